"""A square board as the player to move sees it who joins, or builds, from the bottom to the top.

The other player, for whom that is from the left to the right, sees the board mirrored along its
rising diagonal: what was learned from one side serves both. What is known by the bits of spaces
becomes planes of numbers here (`boards.square_planes`).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log
from operator import itemgetter

from trilithon.boards.square import bits, square_board
from trilithon.boards.square_planes import BITS, frame, spread

STEPS, MOST = 256.0, 15
"""What a move adds to the winrate is told in so many steps for 1, and no more than so many."""
# Winrates are not taken for surer than this.
_MARGIN = 0.01
# The number for each step; that of the negative ones stands where Python counts from the end.
_NUMBERS = [min(2 * MOST, step + MOST) for step in range(256)]
_NUMBERS += [max(0, step + MOST) for step in range(-256, 0)]


@dataclass(frozen=True, slots=True)
class Side:
    """The field of each space's bit, the bits by field, and the plane with 1 for every space."""

    field: Mapping[int, int]
    bits: Sequence[int]
    ones: int
    width: int

    def fields(self, mask: int) -> frozenset[int]:
        """The fields of a mask's spaces."""
        return frozenset(map(self.field.__getitem__, bits(mask)))

    def plane(self, mask: int) -> int:
        """A mask as a plane."""
        signs = f"{mask:0{self.width}b}"[::-1]
        return spread("".join(itemgetter(*self.bits)(signs)), self.ones)

    def numbers(self, told: Sequence[int]) -> int:
        """Numbers by bits, none of them negative, as a plane."""
        return int.from_bytes(array("H", itemgetter(*self.bits)(told)).tobytes(), "little")

    def gains(self, gains: Sequence[float], where: int) -> int:
        """What moves add to the winrate, in steps, as a plane that is empty but in some spaces.

        Those are given as a plane themselves. Steps may be negative, and then borrow.
        """
        steps = map(round, map(STEPS.__mul__, gains))
        numbers = self.numbers(list(map(_NUMBERS.__getitem__, steps)))
        return (numbers & (where << BITS) - where) - MOST * where


@cache
def side_of(size: int, *, mirrored: bool) -> Side:
    """The board of that size as one side sees it, or as the one for whom it is mirrored."""
    board, here = square_board(size), frame(size)
    # Fields that belong to no space get the first bit, which `ones` leaves out.
    order, field = [0] * here.pitch, dict[int, int]()
    for bit in bits(board.full):
        column, row = board.place(bit)
        field[bit] = here.field(column, row) if mirrored else here.field(row, column)
        order[field[bit]] = bit
    return Side(field, order, here.ones, size * board.stride)


def log_odds(winrate: float) -> float:
    """A winrate without bounds, 0 for an even one; none is taken for surer than the margin."""
    chance = min(1 - _MARGIN, max(_MARGIN, winrate))
    return log(chance / (1 - chance))


def winrate_at(lead: float) -> float:
    """The winrate that such odds are the logarithm of."""
    return 1 / (1 + exp(-lead))
