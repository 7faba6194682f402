"""What makes games even, as tables: komi between equals, and handicaps between two levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from tools.docs.commands import run_command
from tools.docs.locale import Locale, shell
from trilithon.console.arena.komi import Fair, pooled, recommended


def komi_table(found: Sequence[Mapping[str, Any]], say: Locale) -> str:
    """The fair komi of each board, by itself and with the next sizes, and what is recommended."""
    head = ("docs-on", "docs-fair", "docs-interval", "docs-pooled", "docs-interval", "docs-komi",
            "docs-games", "docs-who")  # fmt: skip
    sizes = [(data["settings"].get("variant"), int(data["settings"]["size"])) for data in found]
    fairs = [Fair(data["fair"], *data["interval"]) for data in found]
    together = {
        (variant, size): fair
        for variant in dict(sizes)
        for size, fair in pooled(
            {at: one for (kind, at), one in zip(sizes, fairs, strict=True) if kind == variant}
        ).items()
    }
    rows = [
        (
            say.board(data),
            say.plain(data["fair"]),
            _ends(data["interval"], say),
            say.number(together[size].komi, 1),
            _ends(together[size][1:], say),
            say.plain(recommended(data["komi"] % 1, together[size])),
            str(data["games"]),
            say.player(data["player"]),
        )
        for data, size in zip(found, sizes, strict=True)
    ]
    made = [
        run_command(f"komi --level {data['player'].partition(':')[2]}", data, data["games"])
        for data in found
    ]
    table = say.table(head, rows)
    return f'<div class="measured">{table}{shell(made)}</div>\n'


def handicap_table(data: Mapping[str, Any], say: Locale) -> str:
    """How the lower one of two levels does without help, and what helps it to half of the wins."""
    levels = [row["level"] for row in data["levels"]]
    told = _by_stones if "pieces" in data["levels"][0] else _by_komi
    head, rows = told(data["levels"], say)
    games = max(row["at"][0]["games"] for row in data["levels"])
    if told is _by_komi:
        games = sum(one["games"] for one in data["levels"][0]["at"])
    beginning = f"handicap --game {data['game']} --levels {min(levels)}-{max(levels)}"
    caption = f"<figcaption>{escape(say.board(data))}</figcaption>"
    table = say.table(head, rows)
    command = shell([run_command(beginning, data, games)])
    return f'<figure class="measured">{caption}{table}{command}</figure>\n'


_Table = tuple[Sequence[str], list[tuple[str, ...]]]


def _by_stones(levels: Sequence[Mapping[str, Any]], say: Locale) -> _Table:
    head = ("docs-pairing", "docs-unhelped", "docs-stones", "docs-helped", "docs-interval")
    rows = list[tuple[str, ...]]()
    for row in levels:
        by_pieces = {one["pieces"]: one for one in row["at"]}
        helped = by_pieces[row["pieces"]]
        rows.append(
            (
                _pairing(row),
                say.share(1 - by_pieces[0]["rate"]),
                say.count(row["pieces"]),
                say.share(1 - helped["rate"]),
                say.shares([1 - end for end in reversed(helped["interval"])]),
            )
        )
    return head, rows


def _by_komi(levels: Sequence[Mapping[str, Any]], say: Locale) -> _Table:
    head = ("docs-pairing", "docs-unhelped", "docs-komi", "docs-interval")
    rows = list[tuple[str, ...]]()
    for row in levels:
        least = min((one for one in row["at"] if one["komi"] >= 0), key=lambda one: one["komi"])
        rows.append(
            (
                _pairing(row),
                say.share(1 - least["rate"]),
                say.plain(row["komi"]),
                _ends(row["interval"], say),
            )
        )
    return head, rows


def _pairing(row: Mapping[str, Any]) -> str:
    return f"{row['level']} – {row['level'] - 1}"


def _ends(interval: Sequence[float], say: Locale) -> str:
    return " … ".join(say.number(end, 1) for end in interval)
