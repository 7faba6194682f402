"""How many levels of skill there are, from the measured ladders."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import hypot

from tools.docs.commands import ladder_command
from tools.docs.locale import Locale, shell
from tools.docs.measurements import results
from tools.docs.reports.data import Data
from tools.docs.reports.figures import figure

# Whoever is stronger by so many Elo points wins some three games of four.
STEP = 200


def skill(game: str, say: Locale) -> str:
    """For each board with a ladder, how far its strongest player is above its weakest one."""
    words = say.words
    boards = [list(parts) for _, parts in groupby(results(f"ladder-{game}"), key=say.board)]
    if not boards:
        return ""
    head = ("docs-on", "report-players", "report-span", "docs-interval", "report-steps",
            "docs-games")  # fmt: skip
    rows = [_row(parts, say) for parts in boards]
    table = say.table(head, rows)
    commands = shell([ladder_command(data) for parts in boards for data in parts])
    return figure(words["report-skill-caption"], table + commands)


def _row(parts: Sequence[Data], say: Locale) -> tuple[str, ...]:
    rungs = sorted((rung for data in parts for rung in data["rungs"]), key=lambda one: one["level"])
    names = [rungs[0]["against"], *(f"level:{one['level']}" for one in rungs)]
    climbed = climb(rungs)
    stands = heights(climbed)
    low, high = stands.index(min(stands)), stands.index(max(stands))
    span = stands[high] - stands[low]
    between = slice(min(low, high), max(low, high))
    spread = hypot(*(error for _, error in climbed[between]))
    return (
        say.board(parts[0]),
        f"{say.player(names[low])} – {say.player(names[high])}",
        say.number(span, 0),
        f"{say.number(span - spread, 0)}–{say.number(span + spread, 0)}",
        say.number(span / STEP, 1),
        say.count(sum(one["games"] for one in rungs[between])),
    )


def climb(rungs: Sequence[Data]) -> list[tuple[float, float]]:
    """By how many Elo points each level is above the one below, and half its interval.

    Where every game was won or lost, the difference has a bound on one side only, and that counts.
    """
    found = []
    for rung in rungs:
        low, high = rung["elo_interval"]
        if rung["elo"] is None:
            found.append((low if low is not None else high, 0.0))
        else:
            ends = [abs(end - rung["elo"]) for end in (low, high) if end is not None]
            found.append((rung["elo"], sum(ends) / len(ends)))
    return found


def heights(climbed: Sequence[tuple[float, float]]) -> list[float]:
    """How high each player of a ladder stands above the one it begins with, that one included."""
    found = [0.0]
    for step, _ in climbed:
        found.append(found[-1] + step)
    return found
