"""What a small network tells of a position: how likely half moves are best, and who is ahead.

Random fillings see what joins, but not what is answered and how. The network sees the pieces, and
what the fillings tell of each space; it was fitted to what longer searches came to
(`python -m tools.research.learning`). The player to move is taken to join the bottom and the top
edge: White sees the board mirrored along its rising diagonal. So what was learned from one side
serves both.
"""

from __future__ import annotations

from array import array
from base64 import b85decode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice, product
from math import exp, log
from operator import itemgetter, mul
from typing import NamedTuple

from trilithon.boards.square import bits, square_board
from trilithon.boards.square_network import Block, Layer, Network, Shown, Told, Weights
from trilithon.boards.square_planes import BASE, BITS, ONE, Kernel, frame, numbers_of, spread
from trilithon.games.consta.play import weights
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.rules.rules import open_spaces

# Winrates are not taken for surer than this.
_MARGIN = 0.01
STEPS, MOST = 256.0, 15
"""What a half move adds to the winrate is told in so many steps for 1, and no more than so many."""
# The number for each step; that of the negative ones stands where Python counts from the end.
_NUMBERS = [min(2 * MOST, step + MOST) for step in range(256)]
_NUMBERS += [max(0, step + MOST) for step in range(-256, 0)]
# Kinds of pieces: singles and stacks of the player to move, then of the other.
_KINDS = 4


@dataclass(frozen=True, slots=True)
class View:
    """A position as the network sees it: the mover's winrate, and what it tells of half moves."""

    winrate: float
    single: bytes
    stack: bytes
    field: Mapping[int, int]

    def singles(self, gains: Mapping[int, float]) -> dict[int, float]:
        """The priors of singles, by bits, from what each adds to the playouts' winrate."""
        return _priors(self.single, self.field, gains, weights.GAIN_SINGLE)

    def stacks(self, gains: Mapping[int, float]) -> dict[int, float]:
        """The same of stacks."""
        return _priors(self.stack, self.field, gains, weights.GAIN_STACK)


class Counted(NamedTuple):
    """What playouts tell of a position after the first move that is not over.

    That is the mover's winrate, and what singles and stacks add to it, by the bits of spaces.
    """

    position: Position
    winrate: float
    single: Sequence[float]
    stack: Sequence[float]


def views(counted: Sequence[Counted]) -> list[View]:
    """What the network tells of positions of one size, given what the playouts tell of them."""
    if not counted:
        return []
    told = _network(counted[0].position.size).tell(list(map(_shown, counted)))
    return [_view(one, found) for one, found in zip(counted, told, strict=True)]


def _shown(counted: Counted) -> Shown:
    position = counted.position
    side = _side(position.size, position.ply % 2 == 1)
    own, other, stacks = position.mover, position.waiter, position.stacks
    kinds = own & ~stacks, own & stacks, other & ~stacks, other & stacks
    legal = [side.plane(mask) for mask in open_spaces(position)]
    gains = [
        (side.numbers(gained) & (where << BITS) - where) - MOST * where
        for gained, where in zip((counted.single, counted.stack), legal, strict=True)
    ]
    return Shown([[side.field[bit] for bit in bits(mask)] for mask in kinds], gains + legal)


def _view(counted: Counted, told: Told) -> View:
    lead = weights.FIRST + weights.PLAYOUTS * log_odds(counted.winrate)
    lead += sum(map(mul, weights.POOLS, told.pools))
    side = _side(counted.position.size, counted.position.ply % 2 == 1)
    single, stack = told.maps
    return View(1 / (1 + exp(-lead)), single, stack, side.field)


def log_odds(winrate: float) -> float:
    """A winrate without bounds, 0 for an even one; none is taken for surer than the margin."""
    chance = min(1 - _MARGIN, max(_MARGIN, winrate))
    return log(chance / (1 - chance))


def _priors(
    told: bytes, field: Mapping[int, int], gains: Mapping[int, float], weight: float
) -> dict[int, float]:
    numbers, one = numbers_of(told), ONE << weights.SHIFTS[-1]
    return {bit: weight * gain + (numbers[field[bit]] - BASE) / one for bit, gain in gains.items()}


@dataclass(frozen=True, slots=True)
class _Side:
    """The board as one side sees it: the field of each space's bit, and the bits by field."""

    field: Mapping[int, int]
    bits: Sequence[int]
    ones: int
    width: int

    def plane(self, mask: int) -> int:
        """A mask as a plane."""
        signs = f"{mask:0{self.width}b}"[::-1]
        return spread("".join(itemgetter(*self.bits)(signs)), self.ones)

    def numbers(self, gains: Sequence[float]) -> int:
        """What half moves add, in steps, as a plane of numbers from 0."""
        steps = map(round, map(STEPS.__mul__, gains))
        told = list(map(_NUMBERS.__getitem__, steps))
        return int.from_bytes(array("H", itemgetter(*self.bits)(told)).tobytes(), "little")


@cache
def _side(size: int, white: bool) -> _Side:
    board, here = square_board(size), frame(size)
    # Fields that belong to no space get the first bit, which `ones` leaves out.
    order, field = [0] * here.pitch, dict[int, int]()
    for bit in bits(board.full):
        column, row = board.place(bit)
        field[bit] = here.field(column, row) if white else here.field(row, column)
        order[field[bit]] = bit
    return _Side(field, order, here.ones, size * board.stride)


@cache
def _network(size: int) -> Network:
    return Network(learned_weights(), size)


@cache
def learned_weights() -> Weights:
    """The network as it was fitted, out of its numbers in the order in which they stand here."""
    numbers = iter(array("h", b85decode(weights.NUMBERS)))
    shifts, channels = iter(weights.SHIFTS), weights.CHANNELS

    def row(count: int) -> list[int]:
        return list(islice(numbers, count))

    def kernels(reach: int) -> list[Kernel]:
        steps = list(product(range(-reach, reach + 1), range(-reach, reach + 1)))
        return [dict(zip(steps, row(len(steps)), strict=True)) for _ in range(channels)]

    def layer(count: int, before: int) -> Layer:
        return Layer([row(before) for _ in range(count)], row(count), next(shifts))

    def blocks() -> Iterator[Block]:
        for _ in range(weights.BLOCKS):
            yield Block(kernels(1), row(channels), next(shifts), layer(channels, channels))

    return Weights(
        [kernels(2) for _ in range(_KINDS)],
        [kernels(2) for _ in range(3)],
        layer(channels, 4),
        list(blocks()),
        pools=layer(len(weights.POOLS), channels),
        maps=layer(2, channels),
    )
