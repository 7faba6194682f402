"""Plans for batches of random fillings: what is fixed, and what is chosen once for many lanes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from trilithon.boards.square import SquareBoard, bits
from trilithon.games.consta.play.flood import Words, blocks
from trilithon.games.consta.rules.position import Position

# Chances are given in parts of 2 ** PRECISION, the lateness of a block in parts of 2 ** LATENESS.
PRECISION, LATENESS = 7, 3
# How many random words the stacks of all spaces share: random bits are the dearest part of a batch.
POOL = 40
# Random games end, nearly evenly spread, with a share of the board filled from the first number on
# (seen on sizes 4 to 11: 10% below 0.61 to 0.69, half below 0.80 to 0.88, 10% above 0.95 to 1).
_FIRST_END, _SPREAD = 0.55, 0.5


# A block that a space completes: the space across, and the two sides. (Plain tuples of numbers cost
# the garbage collector nothing, and there are thousands.)
Check = tuple[int, int, int]
# When a block, named by its lower left space, is completed: whether its rising pair was there
# before, and the chance in parts of 2 ** LATENESS that the game was over by then.
Age = tuple[int, bool, int]


# From so many lanes on a batch fills the board in two orders, each for half of the lanes, and pairs
# the spaces in so many ways for as many shares of those. What one order and one pairing favour puts
# the winrate of a 7×7 board off by 0.07, as seen in batches of the same positions, however many
# lanes there are. Opposite orders err in opposite ways: with them, and more pairings, 0.02 is left.
_MANY, _PAIRINGS = 1024, 4


@dataclass(frozen=True, slots=True)
class Pairing:
    """Which empty spaces get different colours.

    `extra` is the couple that the player to move may get both of, `odd` the space without a couple.
    """

    pairs: tuple[tuple[int, int], ...]
    extra: tuple[int, int] | None
    odd: int | None


@dataclass(frozen=True, slots=True)
class Order:
    """The order in which the spaces are filled.

    `steps` are the spaces in that order with the blocks each completes, `ages` tell when each block
    is completed.
    """

    steps: tuple[tuple[int, tuple[Check, ...]], ...]
    ages: tuple[Age, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """How a batch of fillings goes.

    `full` has a bit for each lane, `drawn` for each lane of one order, and `share` is how many of
    those a pairing has. `black` and `stacks` are the words of the pieces on the board, in the lanes
    of one order. Chances are the player to move's, in parts of 2 ** PRECISION: to get both of an
    extra couple, and the odd space. `sources` names for each space the words of the pool that
    decide whether it is a stack.
    """

    board: SquareBoard
    full: int
    drawn: int
    share: int
    black: Words
    stacks: Words
    white_moves: bool
    pairings: tuple[Pairing, ...]
    extra_chance: int
    odd_chance: int
    stack_chance: int
    sources: tuple[tuple[int, tuple[int, ...]], ...]
    orders: tuple[Order, ...]

    @property
    def lanes(self) -> int:
        """How many fillings there are in a batch."""
        return self.full.bit_length()


@cache
def shares(empties: int) -> tuple[float, float]:
    """What a random game does with so many empty spaces.

    Returns how many more of them the side to move gets than the other, and the share of stacks
    among all, were every move legal: of `n` empty spaces come n(n-1)/2 pairs and n stacks.
    """
    lead, stacks = [0.0, 1.0], [0.0, 1.0]
    for n in range(2, empties + 1):
        chance = 2 / (n + 1)
        lead.append(chance * (1 - lead[n - 1]) + (1 - chance) * (2 - lead[n - 2]))
        stacks.append(chance * (1 + stacks[n - 1]) + (1 - chance) * stacks[n - 2])
    return lead[empties], stacks[empties] / max(1, empties)


def make_plan(position: Position, lanes: int, random: Random) -> Plan:
    """A plan for fillings of the position in so many lanes, or a few less."""
    board = position.board
    empties = list(bits(position.empty))
    random.shuffle(empties)
    orders, pairings = (2, _PAIRINGS) if lanes >= _MANY else (1, 1)
    share = lanes // (orders * pairings)
    drawn = (1 << share * pairings) - 1
    lead, stack_share = shares(len(empties))
    if position.ply == 0:
        lead = 1 - shares(len(empties) - 1)[0]
    parts = 1 << PRECISION
    return Plan(
        board=board,
        full=(1 << share * pairings * orders) - 1,
        drawn=drawn,
        share=share,
        black=_words(board, position.black, drawn),
        stacks=_words(board, position.stacks, drawn),
        white_moves=position.ply % 2 == 1,
        pairings=tuple(_pairings(empties, pairings)),
        extra_chance=round(parts * lead / 2),
        odd_chance=round(parts * (1 + lead) / 2),
        stack_chance=round(parts * stack_share),
        sources=tuple(zip(empties, _sources(len(empties)), strict=True)),
        orders=tuple(_order(position, way) for way in (empties, empties[::-1])[:orders]),
    )


def _pairings(empties: list[int], count: int) -> Iterator[Pairing]:
    """Ways to pair spaces: neighbours in the list, then one half of it with the other, turned."""
    odd = empties[0] if len(empties) % 2 else None
    free = empties[len(empties) % 2 :]
    half = len(free) // 2
    one, other = free[:half], free[half:]
    for number in range(count):
        turned = half * (number - 1) // max(1, count - 1)
        ends = (one, other[turned:] + other[:turned]) if number else (free[::2], free[1::2])
        pairs = list(zip(*ends, strict=True))
        extra = pairs.pop(0) if pairs and odd is None else None
        yield Pairing(tuple(pairs), extra, odd)


def _words(board: SquareBoard, mask: int, full: int) -> Words:
    return [full if mask >> bit & 1 else 0 for bit in range(board.size * board.stride)]


@cache
def _sources(spaces: int) -> tuple[tuple[int, ...], ...]:
    """For each of so many spaces a choice of words of the pool; two choices share few."""
    random = Random(spaces)
    return tuple(tuple(random.sample(range(POOL), PRECISION)) for _ in range(spaces))


def _order(position: Position, empties: list[int]) -> Order:
    """Which blocks each space completes, and how late that is."""
    stride = position.board.stride
    turns = [-1] * (position.size * stride)
    for index, bit in enumerate(empties):
        turns[bit] = index
    lateness = _lateness(position.size**2, len(empties))
    checks: list[list[Check]] = [[] for _ in empties]
    ages: list[Age] = []
    for a in blocks(position.board):
        b, c, d = a + 1, a + stride, a + stride + 1
        turn = max(turns[a], turns[b], turns[c], turns[d])
        if turn < 0:
            continue
        bit = empties[turn]
        falling_first = bit in (a, d)
        one, two = (b, c) if falling_first else (a, d)
        # The spaces of either diagonal have the same sum.
        checks[turn].append((a + d - bit, one, two))
        ages.append((a, not falling_first, lateness[turn]))
    steps = zip(empties, map(tuple, checks), strict=True)
    return Order(tuple(step for step in steps if step[1]), tuple(ages))


@cache
def _lateness(spaces: int, empties: int) -> tuple[int, ...]:
    """The chance that a game that goes on now is over before the n-th empty space is filled."""

    def ended(filled: int) -> float:
        return max(0.0, min(1.0, (filled / spaces - _FIRST_END) / _SPREAD))

    now = ended(spaces - empties)
    parts = 1 << LATENESS
    return tuple(
        round(parts * (ended(spaces - empties + index) - now) / (1 - now))
        for index in range(empties)
    )
