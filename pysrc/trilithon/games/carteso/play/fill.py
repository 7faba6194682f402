"""Many fills of the board at once, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from trilithon.boards.square import SquareBoard, bits
from trilithon.games.carteso.play.spans import add, owned, total
from trilithon.games.carteso.rules.claims import box, groups
from trilithon.games.carteso.rules.position import Position

# At most so many fills make a batch, divided by the fourth power of the size: 3 ms on any board.
_BATCH, _MOST = 20_000_000, 16_384


@dataclass(frozen=True, slots=True)
class Fills:
    """Fills that are decided. Bit k of each integer here belongs to fill k.

    `white` tells for every bit of the board which fills have a white stone there. The others hold
    the binary digits, lowest first, of numbers: Vertical's stones, all points less Horizontal's
    stones, and the sum of both. Groups that are square in the end, and are not claimed yet, count
    for nobody: who places last is open.
    """

    count: int
    points: int
    white: Sequence[int]
    vertical: Sequence[int]
    not_horizontal: Sequence[int]
    lead: Sequence[int]

    def at_least(self, lead: int) -> int:
        """The fills in which Vertical has so many stones more than Horizontal, or more yet."""
        return _at_least(self.lead, lead + self.points, self.count)

    def vertical_at_least(self, stones: int) -> int:
        """The fills in which Vertical has so many stones."""
        return _at_least(self.vertical, stones, self.count)

    def horizontal_at_least(self, stones: int) -> int:
        """The fills in which Horizontal has so many stones."""
        most = self.points - stones
        return (1 << self.count) - 1 & ~_at_least(self.not_horizontal, most + 1, self.count)


def _at_least(digits: Sequence[int], bound: int, count: int) -> int:
    """Where numbers are no less than a bound."""
    everything = (1 << count) - 1
    if bound <= 0:
        return everything
    if bound >> len(digits):
        return 0
    above, equal = 0, everything
    for place in reversed(range(len(digits))):
        digit = digits[place]
        if bound >> place & 1:
            equal &= digit
        else:
            above |= equal & digit
            equal &= ~digit
    return above | equal


def batch(size: int, wanted: int) -> int:
    """How many fills, of so many that are wanted, are made in a few milliseconds."""
    return min(wanted, _MOST, _BATCH // size**4)


def fill(position: Position, count: int, random: Random) -> Fills:
    """Fill the empty points at random, `count` times."""
    return _decide(position, count, [random.getrandbits(count) for _ in bits(position.empty)])


@lru_cache(maxsize=4)
def all_fills(position: Position) -> Fills:
    """Every way to fill the empty points; there are two to the power of their number."""
    points = position.empty.bit_count()
    everything = (1 << (1 << points)) - 1
    # Alternating runs of zeros and ones, twice as long from point to point.
    runs = [everything // ((1 << (1 << point)) + 1) << (1 << point) for point in range(points)]
    return _decide(position, 1 << points, runs)


def _decide(position: Position, count: int, stones: Sequence[int]) -> Fills:
    """Fills of the empty points with these strips of white stones, in the order of the bits."""
    board, everything = position.board, (1 << count) - 1
    white = [0] * (board.size * board.stride)
    for bit in bits(position.white):
        white[bit] = everything
    for bit, strip in zip(bits(position.empty), stones, strict=True):
        white[bit] = strip
    claimed = (
        _squares(board, position, position.vertical),
        _squares(board, position, position.horizontal),
    )
    upright, level = owned(board.size, _along_rows(board, white), count, claimed)
    vertical, others = total(upright), total([everything ^ strip for strip in level])
    return Fills(count, board.size**2, white, vertical, others, add(vertical, others))


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
