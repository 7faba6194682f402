"""Starts for players of different strength: some of Black's stones are there, and White moves."""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Settings
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.rules.rules import start

# Where the stones are, in steps from the middle, by how many there are.
_ENDS = ((0, -1), (0, 1))
_SIDES = ((-1, 0), (1, 0))
_MIDDLE = ((0, 0),)
_PATTERNS = {
    2: _ENDS,
    3: _ENDS + _MIDDLE,
    4: _ENDS + _SIDES,
    5: _ENDS + _SIDES + _MIDDLE,
}


def handicaps(settings: Settings) -> Mapping[int, Position]:
    """The starts by the number of Black's stones, as after a first move of so many."""
    empty = start(settings)
    middle, step = empty.size // 2, (empty.size + 1) // 4
    return {
        count: Position(
            empty.size,
            black=sum(
                1 << empty.board.bit(middle + step * column, middle + step * row)
                for column, row in pattern
            ),
            ply=1,
        )
        for count, pattern in _PATTERNS.items()
        if empty.size >= 3
    }
