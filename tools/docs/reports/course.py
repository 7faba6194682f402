"""Figures of how games go: who leads and who will win, what is played, and what one has."""

from __future__ import annotations

from tools.docs.charts import Axes, Point, bars, curve
from tools.docs.locale import Locale
from tools.docs.reports.data import Data
from tools.docs.reports.figures import board_name, ends, figure, mean_row, sample, share_row, whole
from trilithon.games import GAMES

# Plies that fewer games have come to are not drawn.
_FEWEST = 20
_PARTS = 10


def leads(data: Data, say: Locale) -> str:
    """How often the lead goes over from one player to the other."""
    words, found = say.words, data["leads"]
    counts = {int(value): count for value, count in found["changes"]["counts"].items()}
    axes = Axes(
        words["report-changes"],
        words["report-share-of-games"],
        words["report-leads-plot"],
        lambda value: say.number(value, 0),
        say.hundredths,
    )
    rows = [
        mean_row(words["report-changes-mean"], found["changes"], say, 2),
        share_row(words["report-unchanged"], found["unchanged"], say),
        share_row(words["report-upsets"], found["upsets"], say),
    ]
    return whole(data, say, bars(counts, found["changes"]["mean"], axes), rows)


def trajectory(data: Data, say: Locale) -> str:
    """What the winner was given, tenth by tenth of the game."""
    words, parts = say.words, data["trajectory"]
    axes = Axes(
        words["report-part"],
        words["report-given"],
        words["report-trajectory-plot"],
        lambda part: say.hundredths(part / _PARTS),
        say.hundredths,
    )
    points = [Point(one["part"], one["low"], one["mean"], one["high"]) for one in parts]
    head = ("report-part", "report-given", "report-most-games", "docs-games")
    rows = [
        (
            say.hundredths(one["part"] / _PARTS),
            say.share(one["mean"]),
            say.shares([one["low"], one["high"]]),
            say.count(one["games"]),
        )
        for one in parts
    ]
    table = say.table(head, rows)
    return figure(sample(data, say), curve(points, axes) + table, say)


def kinds(data: Data, say: Locale) -> str:
    """How many moves of each kind a game has."""
    words, players = say.words, GAMES[data["game"]].players
    head = ["report-kind", "report-a-game", "docs-interval"]
    head += [f"report-player-{player}" for player in players]
    rows = [
        (
            words[f"report-kind-{one['kind']}"],
            say.number(one["all"]["mean"], 2),
            ends(one["all"]["interval"], say, 2),
            *(say.number(own["mean"], 2) for own in one["players"]),
        )
        for one in data["kinds"]
    ]
    return figure(sample(data, say), say.table(head, rows), say)


def material(data: Data, say: Locale) -> str:
    """What either player has on the board, ply by ply."""
    words, what = say.words, say.words[f"report-material-{data['game']}"]
    plies = [one for one in data["material"] if one["games"] >= _FEWEST] or data["material"]
    some = sorted({max(1, round(len(plies) * part / _PARTS)) for part in range(_PARTS + 1)})
    plots, rows = "", list[tuple[str, ...]]()
    for index, player in enumerate(GAMES[data["game"]].players):
        name, own = words[f"report-player-{player}"], [one["players"][index] for one in plies]
        axes = Axes(
            words["report-move-number"],
            f"{name}: {what}",
            words["report-material-plot"],
            lambda value: say.number(value, 0),
            say.plain,
        )
        points = [Point(ply, at["low"], at["mean"], at["high"]) for ply, at in enumerate(own, 1)]
        plots += curve(points, axes)
        rows += [(name, str(ply), say.number(own[ply - 1]["mean"], 1)) for ply in some]
    table = say.table(("report-player", "report-move-number", "report-mean"), rows)
    return figure(sample(data, say), plots + table, say)


def random(data: Data, say: Locale) -> str:
    """How games at random are, beside those of the report's player."""
    chance, own = data["random"], data["balance"][0]
    if chance is None:
        return ""
    head = ("docs-who", "docs-games", "report-first-points", "docs-interval",
            "report-length-mean", "docs-interval")  # fmt: skip
    rows = [
        (
            name,
            say.count(board["games"]),
            say.share(board["rate"]),
            say.shares(board["interval"]),
            say.number(board["length"]["mean"], 1),
            ends(board["length"]["interval"], say, 1),
        )
        for name, board in ((say.player("random"), chance), (say.player(data["player"]), own))
    ]
    table = say.table(head, rows)
    return figure(board_name(data["game"], data, say), table, say)
