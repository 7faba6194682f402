"""How far apart the levels of a game are, out of the ladders that were measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Any

from tools.docs.commands import ladder_command
from tools.docs.locale import Locale, numbers_table, shell
from tools.docs.plots import Estimate, estimates_plot

# The share of games that a level is to win against the one below.
_BAND = (0.65, 0.85)


def ladders(found: Sequence[Mapping[str, Any]], say: Locale) -> list[str]:
    """The ladders of a game's boards: all at a glance, and then each by itself.

    A board's may have been measured in several runs of some levels each, which follow each other.
    """
    boards = [list(parts) for _, parts in groupby(found, key=say.board)]
    return [_overview(boards, say), *(_ladder(parts, say) for parts in boards)] if boards else []


def _overview(boards: Sequence[Sequence[Mapping[str, Any]]], say: Locale) -> str:
    words = say.words
    rates = [
        {rung["level"]: rung["rate"] for data in parts for rung in data["rungs"]}
        for parts in boards
    ]
    levels = sorted(set().union(*rates))
    head = [words["docs-on"], *map(str, levels)]
    rows = [
        (say.board(parts[0]), *(_step(rate.get(level), say) for level in levels))
        for parts, rate in zip(boards, rates, strict=True)
    ]
    caption = f"<figcaption>{escape(words['docs-steps'])}</figcaption>"
    table = numbers_table(words["docs-steps"], head, rows)
    return f'<figure class="measured">{caption}{table}</figure>\n'


def _step(rate: float | None, say: Locale) -> str:
    return "–" if rate is None else say.number(100 * rate, 1)


def _ladder(parts: Sequence[Mapping[str, Any]], say: Locale) -> str:
    words = say.words
    rungs = sorted((rung for data in parts for rung in data["rungs"]), key=_downwards)
    told = [say.board(parts[0])]
    for time in {data["milliseconds"] for data in parts} - {None}:
        counted = "".join({say.clock(data) for data in parts if data["milliseconds"] == time})
        told.append(f"{say.seconds(time)} {words['docs-at-the-top']}{counted}")
    names = [f"{rung['level']} – {_below(rung, say)}" for rung in rungs]
    plot = estimates_plot(
        [
            Estimate(name, rung["rate"], *rung["interval"])
            for name, rung in zip(names, rungs, strict=True)
        ],
        _BAND,
        say.percent,
        words["docs-plot"],
    )
    head = ("docs-pairing", "docs-games", "docs-rate", "docs-interval", "docs-elo",
            "docs-median", "docs-slowest")  # fmt: skip
    rows = [
        (
            name,
            str(rung["games"]),
            say.share(rung["rate"]),
            say.shares(rung["interval"]),
            say.number(rung["elo"], 0),
            say.number(rung["median_seconds"], 2),
            say.number(rung["slowest_seconds"], 2),
        )
        for name, rung in zip(names, rungs, strict=True)
    ]
    caption = f"<figcaption>{escape(' · '.join(told))}</figcaption>"
    table = say.table(head, rows)
    commands = shell([ladder_command(data) for data in parts])
    return f'<figure class="measured">{caption}{plot}{table}{commands}</figure>\n'


def _downwards(rung: Mapping[str, Any]) -> int:
    return -int(rung["level"])


def _below(rung: Mapping[str, Any], say: Locale) -> str:
    against: str = rung["against"]
    return against.partition(":")[2] or say.player(against)
