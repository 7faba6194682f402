"""Constructo's positions and moves as data."""

from __future__ import annotations

from dataclasses import dataclass, field

from trilithon.boards.hexagons import HexPattern
from trilithon.games.constructo.rules.stacks import EACH, HOLDS


@dataclass(frozen=True, slots=True)
class Position:
    """What stands on the tiles and who moves; everything else follows from it.

    `stacks` holds the number of a stack for each tile (see `stacks`), `colour` is 0 when Yellow is
    to move and 1 for Blue. `began` is the colour that made ply 1 of the round; no notation of
    positions carries it, so it takes no part in comparisons.
    """

    pattern: HexPattern
    stacks: bytes
    colour: int = 0
    began: int = field(default=0, compare=False)

    def in_hand(self) -> tuple[int, ...]:
        """How many of each base are not on the board: yellow ring, medium, small, then blue."""
        placed = sum(map(HOLDS.__getitem__, self.stacks))
        return tuple(EACH - (placed >> 6 * base & 63) for base in range(6))

    def empty(self) -> list[int]:
        """The tiles without a base."""
        return [tile for tile, stack in enumerate(self.stacks) if not stack]


@dataclass(frozen=True, slots=True)
class Move:
    """A base is put onto `tile`: one of `kind` from the hand, or the one that is alone on `source`.

    Just one of `kind` and `source` is given.
    """

    tile: int
    kind: int | None = None
    source: int | None = None
