"""Several searches of one position taken together, each of which ran with a seed of its own."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from trilithon.search.result import Line

M = TypeVar("M", bound=Hashable)


def merged(searches: Iterable[Sequence[Line[M]]]) -> list[Line[M]]:
    """One line for each move, best first: playouts add up, and what any search proved is proved.

    What is expected after a move is told by the search that tried it most.
    """
    found: dict[M, Line[M]] = {}
    for lines in searches:
        for line in lines:
            known = found.get(line.move)
            found[line.move] = line if known is None else _together(known, line)
    return sorted(found.values(), key=lambda line: (-(line.result or 0), -line.playouts))


def _together(one: Line[M], other: Line[M]) -> Line[M]:
    leading = max(one, other, key=lambda line: (line.result is not None, line.playouts))
    playouts = one.playouts + other.playouts
    if leading.result is not None or not playouts:
        return replace(leading, playouts=playouts)
    wins = one.winrate * one.playouts + other.winrate * other.playouts
    return replace(leading, winrate=wins / playouts, playouts=playouts)
