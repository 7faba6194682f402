"""Many fills of the board at once, and what they come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import repeat
from operator import and_, or_, rshift
from random import Random

from trilithon.boards.square import SquareBoard, bits
from trilithon.core.memo import memo
from trilithon.games.carteso.play.digits import at_least, total
from trilithon.games.carteso.play.spans import owned
from trilithon.games.carteso.rules.claims import box, groups
from trilithon.games.carteso.rules.position import Position

# At most so many fills make a batch, divided by the fourth power of the size: 3 ms on any board.
_BATCH, _MOST = 40_000_000, 16_384

# Groups of random fills are followed up and down the board so often: on 9×9 that is a third less
# work than to follow all to their ends, and in one of 200 fills a group that winds about is cut.
_SWEEPS = 2


@dataclass(frozen=True, slots=True)
class Fills:
    """Fills that are decided. Bit k of each integer here belongs to fill k.

    `white` tells for every bit of the board which fills have a white stone there, `upright` and
    `level` in which the stone is Vertical's, and Horizontal's. `lead` has the binary digits, lowest
    first, of Vertical's stones and all points less Horizontal's. Groups that are square in the end,
    and are not claimed yet, count for nobody: who places last is open.
    """

    count: int
    points: int
    white: Sequence[int]
    upright: Sequence[int]
    level: Sequence[int]
    lead: Sequence[int]

    def at_least(self, lead: int) -> int:
        """The fills in which Vertical has so many stones more than Horizontal, or more yet."""
        return at_least(self.lead, lead + self.points, self.count)

    def part(self, at: int, count: int) -> Fills:
        """So many fills alone, those of one position where several share a batch."""
        own, first = (1 << count) - 1, at * count

        def cut(words: Sequence[int]) -> list[int]:
            return list(map(and_, map(rshift, words, repeat(first)), repeat(own)))

        return Fills(
            count,
            self.points,
            cut(self.white),
            cut(self.upright),
            cut(self.level),
            cut(self.lead),
        )


def batch(size: int, wanted: int) -> int:
    """How many fills, of so many that are wanted, are made in a few milliseconds."""
    return min(wanted, _MOST, _BATCH // size**4)


def fill(position: Position, count: int, random: Random) -> Fills:
    """Fill the empty points at random, `count` times."""
    return fill_all([position], count, random)[0]


def fill_all(positions: Sequence[Position], count: int, random: Random) -> list[Fills]:
    """Fill the empty points of each position `count` times; all have boards of one size."""
    board, turns = positions[0].board, _turns(len(positions), count)
    stones, kinds = _known(positions, count), _kinds(board)
    for bit, empty in _lanes([position.empty for position in positions], count).items():
        stones[bit] |= turns.draw(random, kinds[bit]) & empty
    fills = _decide(positions, count, stones, sweeps=_SWEEPS)
    if len(positions) == 1:
        return [fills]
    return [fills.part(at, count) for at in range(len(positions))]


@dataclass(frozen=True, slots=True)
class _Turns:
    """How one fill makes four: as it was drawn, and with colours turned.

    They are turned on every other point, on all points, and on those between. What fills favour
    evens out better among such four than among four that are drawn: on 9×9 that takes a tenth of
    the noise out of winrates, and a seventh out of what stones add to them. `first` are the fills
    that are drawn, `step` lies between the four of each, and `turned` are fills that are turned on
    the one and on the other kind of points.
    """

    lanes: int
    first: int
    step: int
    turned: tuple[int, int]

    def draw(self, random: Random, kind: int) -> int:
        """The colours of an empty point, of the one or the other kind, in all fills."""
        strip = random.getrandbits(self.lanes)
        if not self.step:
            return strip
        strip &= self.first
        strip |= strip << self.step
        return (strip | strip << 2 * self.step) ^ self.turned[kind]


@cache
def _kinds(board: SquareBoard) -> Mapping[int, int]:
    """The kind of each point, 0 or 1; neighbours are of different kinds."""
    return {bit: sum(board.place(bit)) % 2 for bit in bits(board.full)}


@cache
def _turns(positions: int, count: int) -> _Turns:
    """The same for each of so many positions, with so many fills; odd ones are all drawn."""
    lanes, step = positions * count, count // 4
    if count % 4:
        return _Turns(lanes, 0, 0, (0, 0))
    quarters = [
        sum((1 << step) - 1 << at * count + quarter * step for at in range(positions))
        for quarter in range(4)
    ]
    first, second, third, last = quarters
    return _Turns(lanes, first, step, (third | last, second | third))


@memo(4)
def every_fill(position: Position) -> Fills:
    """Every way to fill the empty points; there are two to the power of their number."""
    points = position.empty.bit_count()
    everything = (1 << (1 << points)) - 1
    stones = _known([position], 1 << points)
    for place, bit in enumerate(bits(position.empty)):
        # Alternating runs of zeros and ones, twice as long from point to point.
        stones[bit] = everything // ((1 << (1 << place)) + 1) << (1 << place)
    return _decide([position], 1 << points, stones)


def _known(positions: Sequence[Position], count: int) -> list[int]:
    """The white stones of positions, by the bits of the board."""
    board = positions[0].board
    white = [0] * (board.size * board.stride)
    for bit, lanes in _lanes([position.white for position in positions], count).items():
        white[bit] = lanes
    return white


def _lanes(masks: Sequence[int], count: int) -> dict[int, int]:
    """The fills that belong to positions in whose mask a bit is, for every bit of any mask."""
    own, everything = (1 << count) - 1, (1 << count * len(masks)) - 1
    common = reduce(and_, masks)
    found = dict.fromkeys(bits(common), everything)
    for bit in bits(reduce(or_, masks) & ~common):
        found[bit] = sum(own << at * count for at, mask in enumerate(masks) if mask >> bit & 1)
    return found


def _decide(
    positions: Sequence[Position], each: int, white: Sequence[int], *, sweeps: int | None = None
) -> Fills:
    """What comes of fills that have these white stones, so many for each position."""
    board, count = positions[0].board, each * len(positions)
    everything = (1 << count) - 1
    claimed = (
        _squares(board, positions, [position.vertical for position in positions], each),
        _squares(board, positions, [position.horizontal for position in positions], each),
    )
    upright, level = owned(board.size, _along_rows(board, white), count, claimed, sweeps=sweeps)
    lead = total([*upright, *(everything ^ strip for strip in level)])
    by_bits = _by_bits(board, upright), _by_bits(board, level)
    return Fills(count, board.size**2, white, *by_bits, lead)


def _along_rows(board: SquareBoard, white: Sequence[int]) -> list[int]:
    """What is kept by bits of the board, without its spare bits."""
    starts = range(0, len(white), board.stride)
    return [strip for start in starts for strip in white[start : start + board.size]]


def _by_bits(board: SquareBoard, strips: Sequence[int]) -> list[int]:
    """What is kept along the rows, by bits of the board."""
    spare = [0] * (board.stride - board.size)
    starts = range(0, len(strips), board.size)
    return [strip for start in starts for strip in [*strips[start : start + board.size], *spare]]


def _squares(
    board: SquareBoard, positions: Sequence[Position], claimed: Sequence[int], each: int
) -> Mapping[int, int]:
    """The points, along the rows, of claimed stones in groups with as many rows as columns.

    They come with the fills of the positions where they are that.
    """
    masks = [_square(board, *one) for one in zip(positions, claimed, strict=True)]
    return {
        bit // board.stride * board.size + bit % board.stride: lanes
        for bit, lanes in _lanes(masks, each).items()
    }


def _square(board: SquareBoard, position: Position, claimed: int) -> int:
    found = 0
    for colour in (position.black, position.white) if claimed else ():
        stones = colour & claimed
        for group in groups(board, stones, stones):
            columns, rows = box(board, group).span
            if columns == rows:
                found |= group
    return found
