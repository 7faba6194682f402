"""Many random fills of the board at once, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from trilithon.boards.square import SquareBoard, bits
from trilithon.games.carteso.claims import box, groups
from trilithon.games.carteso.position import Position
from trilithon.games.carteso.spans import owned, total


@dataclass(frozen=True, slots=True)
class Fills:
    """Fills that are decided. Bit k of each integer here belongs to fill k.

    `white` tells for every bit of the board which fills have a white stone there; `lead` holds the
    binary digits, lowest first, of Vertical's stones plus all points less Horizontal's stones.
    Groups that are square in the end, and are not claimed yet, count for nobody: who places last is
    open.
    """

    count: int
    points: int
    white: Sequence[int]
    lead: Sequence[int]

    def at_least(self, lead: int) -> int:
        """The fills in which Vertical has so many stones more than Horizontal, or more yet."""
        bound = lead + self.points
        if bound <= 0:
            return (1 << self.count) - 1
        if bound >> len(self.lead):
            return 0
        above, equal = 0, (1 << self.count) - 1
        for place in reversed(range(len(self.lead))):
            digit = self.lead[place]
            if bound >> place & 1:
                equal &= digit
            else:
                above |= equal & digit
                equal &= ~digit
        return above | equal


def fill(position: Position, count: int, random: Random) -> Fills:
    """Fill the empty points at random, `count` times."""
    board, everything = position.board, (1 << count) - 1
    white = [0] * (board.size * board.stride)
    for bit in bits(position.white):
        white[bit] = everything
    for bit in bits(position.empty):
        white[bit] = random.getrandbits(count)
    claimed = (
        _squares(board, position, position.vertical),
        _squares(board, position, position.horizontal),
    )
    vertical, horizontal = owned(board.size, _along_rows(board, white), count, claimed)
    lead = total([*vertical, *(everything ^ stones for stones in horizontal)])
    return Fills(count, board.size**2, white, lead)


def _along_rows(board: SquareBoard, white: Sequence[int]) -> list[int]:
    """What is kept by bits of the board, without its spare bits."""
    starts = range(0, len(white), board.stride)
    return [strip for start in starts for strip in white[start : start + board.size]]


def _squares(board: SquareBoard, position: Position, claimed: int) -> list[int]:
    """The points, along the rows, of claimed stones in groups with as many rows as columns."""
    found = 0
    for colour in (position.black, position.white) if claimed else ():
        stones = colour & claimed
        for group in groups(board, stones, stones):
            columns, rows = box(board, group).span
            if columns == rows:
                found |= group
    return [bit // board.stride * board.size + bit % board.stride for bit in bits(found)]
