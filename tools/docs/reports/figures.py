"""Figures of what the games tell: how long they are, what there is to choose, who wins them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from tools.docs.charts import Axes, Point, bars, curve
from tools.docs.locale import Locale, shell
from tools.docs.measurements import results
from tools.docs.plots import Estimate, estimates_plot
from tools.docs.reports.data import Data, report_command
from trilithon.console.arena.score import Score

# Plies that fewer games have come to are not drawn.
_FEWEST = 20
# Shares of the first player that are nearly even, drawn as a band.
_EVEN = (0.45, 0.55)
# Means from here on are told in whole numbers.
_LARGE = 100
# Between the lines of a command.
_GOES_ON = " \\\n  "

Row = tuple[str, str, str, str]


def games(data: Data, say: Locale) -> str:
    """What was played."""
    words = say.words
    effort = data["effort"]["playouts"]
    rows = [
        (words["docs-on"], board_name(data["game"], data, say)),
        (words["docs-games"], say.count(data["games"])),
        (words["report-different"], say.count(data["different"])),
        (words["docs-who"], f"{say.player(data['player'])}, {words['report-itself']}"),
        (words["report-playouts"], say.count(effort)),
    ]
    table = say.table(("report-what", "report-value"), rows)
    return f'<div class="measured facts">{table}</div>\n'


def length(data: Data, say: Locale) -> str:
    """How many moves the games have."""
    words, found = say.words, data["length"]
    told = say.count(found["cases"])
    counts = {int(value): count for value, count in found["counts"].items()}
    axes = Axes(
        words["report-moves"],
        words["report-share-of-games"],
        words["report-length-plot"],
        lambda value: say.number(value, 0),
        say.hundredths,
    )
    few = counts[found["ends"][0]]
    rows = [
        mean_row(words["report-length-mean"], found, say, 1),
        (words["report-median"], say.plain(found["median"]), _span(found["median_interval"]), told),
        (
            words["report-half"],
            _span(found["half"]),
            ", ".join(dict.fromkeys(map(_span, found["half_intervals"]))),
            told,
        ),
        (words["report-ends"], _span(found["ends"]), "–", told),
        share_row(words["report-as-short"], Score(few, 0, found["cases"] - few).data(), say),
    ]
    return whole(data, say, bars(counts, found["median"], axes), rows)


def choices(data: Data, say: Locale) -> str:
    """How many moves there are to choose from, ply by ply."""
    words, found = say.words, data["choices"]
    plies = [ply for ply in found["plies"] if ply["games"] >= _FEWEST] or found["plies"]
    points = [
        Point(number, ply["low"], ply["mean"], ply["high"]) for number, ply in enumerate(plies, 1)
    ]
    axes = Axes(
        words["report-move-number"],
        words["report-legal-moves"],
        words["report-choices-plot"],
        lambda value: say.number(value, 0),
        lambda value: say.count(round(value)),
    )
    most = max(range(len(plies)), key=lambda at: plies[at]["mean"])
    where = f"{words['report-choices-most']} ({words['report-move-number']} {most + 1})"
    top = say.count(round(plies[most]["mean"]))
    rows = [
        mean_row(words["report-choices-mean"], found["all"], say, _digits(found["all"]["mean"])),
        (where, top, ends(plies[most]["interval"], say, 0), say.count(plies[most]["games"])),
    ]
    if found["games"] is not None:
        rows.append(
            (
                words["report-tree"],
                f"10^{say.number(found['games'], 1)}",
                words["report-counted"],
                "–",
            )
        )
    return whole(data, say, curve(points, axes), rows)


def balance(data: Data, say: Locale) -> str:
    """How the first player does, board by board."""
    words, boards = say.words, sorted(data["balance"], key=_order)
    names = [board_name(data["game"], board, say) for board in boards]
    plot = estimates_plot(
        [
            Estimate(name, board["rate"], *board["interval"])
            for name, board in zip(names, boards, strict=True)
        ],
        _EVEN,
        say.percent,
        words["report-balance-plot"],
    )
    head = ("docs-on", "report-first-points", "docs-interval", "docs-games", "report-drawn",
            "report-length-mean", "docs-interval")  # fmt: skip
    rows = [
        (
            name,
            say.share(board["rate"]),
            say.shares(board["interval"]),
            say.count(board["games"]),
            say.count(board["drawn"]),
            say.number(board["length"]["mean"], 1),
            ends(board["length"]["interval"], say, 1),
        )
        for name, board in zip(names, boards, strict=True)
    ]
    table = say.table(head, rows)
    return figure(who(data, say), plot + table, say)


def levels(data: Data, say: Locale) -> str:
    """How the first player does at the report's komi, by who played: here and for the komi."""
    words, komi = say.words, float(data["settings"]["komi"])
    rows = []
    for size in sorted({int(board["settings"]["size"]) for board in data["balance"]}):
        found = [
            (who(data, say), board) for board in data["balance"] if _order(board) == (size, komi)
        ] + [
            (say.player(run["player"]), at)
            for run in results("komi")
            if int(run["settings"]["size"]) == size
            for at in run["at"]
            if at["komi"] == komi
        ]
        rows += [
            (
                f"{size}×{size}",
                name,
                say.share(one["rate"]),
                say.shares(one["interval"]),
                str(one["games"]),
            )
            for name, one in found
        ]
    head = ("docs-on", "docs-who", "report-first-points", "docs-interval", "docs-games")
    table = say.table(head, rows)
    return figure(f"{words['docs-komi']} {say.plain(komi)}", table)


def _order(board: Data) -> tuple[int, float]:
    """Small boards first, each from low komi to high; patterns as they come."""
    settings = board["settings"]
    return int(settings.get("size", 0)), float(settings.get("komi", 0))


def command(data: Data, say: Locale) -> str:
    """What makes the report again."""
    lines = report_command(data, _GOES_ON)
    return f'<div class="measured">{shell([lines])}</div>\n'


def board_name(game: str, board: Data, say: Locale) -> str:
    """A board's name, with the komi where there is one."""
    name, komi = say.board(board), board["settings"].get("komi")
    return name if komi is None else f"{name}, {say.words['docs-komi']} {say.plain(float(komi))}"


def figure(caption: str, inside: str, say: Locale | None = None) -> str:
    """A measured figure under a line that tells what it is of, and leads to the command."""
    link = f' · <a href="#again">{escape(say.words["report-command"])}</a>' if say else ""
    head = f"<figcaption>{escape(caption)}{link}</figcaption>"
    return f'<figure class="measured facts">{head}{inside}</figure>\n'


def who(data: Data, say: Locale) -> str:
    """Who played with itself, and how much it looked at."""
    spent = f"{say.count(data['effort']['playouts'])} {say.words['report-playouts']}"
    return f"{say.player(data['player'])}, {say.words['report-itself']}, {spent}"


def sample(data: Data, say: Locale) -> str:
    """How many games of whom, and on which board."""
    words = say.words
    parts = (
        f"{say.count(data['games'])} {words['docs-games']}",
        board_name(data["game"], data, say),
        who(data, say),
    )
    return " · ".join(parts)


def whole(data: Data, say: Locale, plot: str, rows: Iterable[Row]) -> str:
    """A plot of the games, and a table of what they come to."""
    head = ("report-what", "report-value", "docs-interval", "docs-games")
    table = say.table(head, rows)
    return figure(sample(data, say), plot + table, say)


def mean_row(name: str, found: Data, say: Locale, digits: int) -> Row:
    """A mean and its interval as a row of such a table."""
    known = ends(found["interval"], say, digits)
    return name, say.number(found["mean"], digits), known, say.count(found["cases"])


def share_row(name: str, found: Data, say: Locale) -> Row:
    """A share of the games likewise."""
    return name, say.share(found["rate"]), say.shares(found["interval"]), say.count(found["games"])


def _span(ends: Sequence[int]) -> str:
    """Two whole numbers; one where they are the same."""
    low, high = ends
    return str(low) if low == high else f"{low}–{high}"


def _digits(value: float) -> int:
    """How many digits after the point are of interest."""
    return 1 if value < _LARGE else 0


def ends(interval: Sequence[float] | None, say: Locale, digits: int) -> str:
    """An interval with so many digits; none is known of a single case."""
    if interval is None:
        return "–"
    return "–".join(say.number(end, digits) for end in interval)
