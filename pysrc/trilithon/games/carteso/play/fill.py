"""Many fills of the board at once, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
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
    return fill_all([position], count, random)[0]


def fill_all(positions: Sequence[Position], count: int, random: Random) -> list[Fills]:
    """Fill each of some positions of one size at random, `count` times."""
    whole = count * len(positions)
    white = [0] * (positions[0].size * positions[0].board.stride)
    for bit in bits(reduce(or_, (position.empty for position in positions))):
        white[bit] = random.getrandbits(whole)
    decided = _decide(positions, count, white)
    return [_part(decided, count, number) for number in range(len(positions))]


@lru_cache(maxsize=4)
def all_fills(position: Position) -> Fills:
    """Every way to fill the empty points; there are two to the power of their number."""
    points = position.empty.bit_count()
    everything = (1 << (1 << points)) - 1
    white = [0] * (position.size * position.board.stride)
    for point, bit in enumerate(bits(position.empty)):
        # Alternating runs of zeros and ones, twice as long from point to point.
        white[bit] = everything // ((1 << (1 << point)) + 1) << (1 << point)
    return _decide([position], 1 << points, white)


def _decide(positions: Sequence[Position], count: int, white: list[int]) -> Fills:
    """So many fills of each position, with these strips of white stones on empty points.

    What strips tell of points that are not empty does not count.
    """
    board, everything = positions[0].board, (1 << count * len(positions)) - 1
    own = [((1 << count) - 1) << count * number for number in range(len(positions))]
    claimed: tuple[dict[int, int], dict[int, int]] = {}, {}
    for position, strip in zip(positions, own, strict=True):
        elsewhere = everything ^ strip
        for bit in bits(position.black):
            white[bit] &= elsewhere
        for bit in bits(position.white):
            white[bit] |= strip
        for points, claims in zip(claimed, (position.vertical, position.horizontal), strict=True):
            for point in _squares(board, position, claims):
                points[point] = points.get(point, 0) | strip
    upright, level = owned(board.size, _along_rows(board, white), everything.bit_length(), claimed)
    vertical, others = total(upright), total([everything ^ strip for strip in level])
    lead = add(vertical, others)
    return Fills(everything.bit_length(), board.size**2, white, vertical, others, lead)


def _part(fills: Fills, count: int, number: int) -> Fills:
    """So many fills of many, in turn."""
    if count == fills.count:
        return fills
    shift, own = count * number, (1 << count) - 1
    white, vertical, others, lead = (
        [strip >> shift & own for strip in strips]
        for strips in (fills.white, fills.vertical, fills.not_horizontal, fills.lead)
    )
    return Fills(count, fills.points, white, vertical, others, lead)


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
