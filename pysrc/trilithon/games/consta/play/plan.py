"""Plans for batches of random fillings: what is fixed, and what is chosen once for many lanes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import and_, or_
from random import Random

from trilithon.boards.square import SquareBoard, bits
from trilithon.games.consta.play.flood import Words
from trilithon.games.consta.play.order import Order, order_of
from trilithon.games.consta.rules.position import Position

# Chances are given in parts of 2 ** PRECISION.
PRECISION = 7
# How many random words the stacks of all spaces share: random bits are the dearest part of a batch.
POOL = 40
# Choices of those words are kept for each so many spaces.
_STEP = 16
# From so many lanes on a batch fills the board in two orders, each for half of the lanes, and pairs
# the spaces in so many ways for as many shares of those. What one order and one pairing favour puts
# the winrate of a 7×7 board off by 0.06, as seen in batches of the same positions, however many
# lanes there are. Opposite orders err in opposite ways: with them and more pairings, 0.025 is left.
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
class Plan:
    """How a batch of fillings goes, of one position or of several that share it.

    `full` has a bit for each lane, `drawn` for each lane of one order; of these `each` in turn are
    a position's. `black` and `stacks` are the words of the pieces on the boards, and `partly` has
    the spaces that are empty in some positions and not in others, with the lanes where they are,
    all in the lanes of one order. `white_moves` are the lanes where White is to move. `pairings`
    come with their lanes. Chances are the player to move's, in parts of 2 ** PRECISION: to get both
    of an extra couple, and the odd space. `sources` names for each space the words of the pool that
    decide whether it is a stack.
    """

    board: SquareBoard
    full: int
    drawn: int
    each: int
    black: Words
    stacks: Words
    partly: Mapping[int, int]
    white_moves: int
    pairings: tuple[tuple[Pairing, int], ...]
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


def make_plan(positions: Sequence[Position], lanes: int, random: Random) -> Plan:
    """A plan for fillings of positions of one size, so many lanes for each, or a few less.

    Of several, none may be before Black's first move.
    """
    first, count = positions[0], len(positions)
    board = first.board
    empties = list(bits(reduce(or_, (position.empty for position in positions))))
    random.shuffle(empties)
    orders, pairings = (2, _PAIRINGS) if lanes * count >= _MANY else (1, 1)
    share = lanes // (orders * pairings)
    each = share * pairings
    drawn = (1 << each * count) - 1
    own = [((1 << each) - 1) << each * index for index in range(count)]
    left = round(sum(position.empty.bit_count() for position in positions) / count)
    lead, stack_share = shares(left)
    if first.ply == 0:
        lead = 1 - shares(left - 1)[0]
    # Of several positions hardly two batches have as many spaces to fill: few choices are enough.
    spaces = len(empties) if count == 1 else -(-len(empties) // _STEP) * _STEP
    partly = _partly(positions, own)
    parts = 1 << PRECISION
    return Plan(
        board=board,
        full=(1 << each * count * orders) - 1,
        drawn=drawn,
        each=each,
        black=_words(board, [position.black for position in positions], own, drawn),
        stacks=_words(board, [position.stacks for position in positions], own, drawn),
        partly=partly,
        white_moves=sum(
            mask for position, mask in zip(positions, own, strict=True) if position.ply % 2
        ),
        pairings=tuple(
            (
                pairing,
                sum(((1 << share) - 1) << each * index + share * number for index in range(count)),
            )
            for number, pairing in enumerate(_pairings(empties, pairings))
        ),
        extra_chance=round(parts * lead / 2),
        odd_chance=round(parts * (1 + lead) / 2),
        stack_chance=round(parts * stack_share),
        sources=tuple(zip(empties, _sources(spaces), strict=False)),
        orders=tuple(
            order_of(first, way, partly, drawn, left) for way in (empties, empties[::-1])[:orders]
        ),
    )


def _partly(positions: Sequence[Position], own: Sequence[int]) -> dict[int, int]:
    """The spaces that are empty in some positions and not in others, with the lanes where."""
    always = reduce(and_, (position.empty for position in positions))
    found = dict[int, int]()
    for position, lanes in zip(positions, own, strict=True):
        for bit in bits(position.empty & ~always):
            found[bit] = found.get(bit, 0) | lanes
    return found


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


def _words(board: SquareBoard, masks: Sequence[int], own: Sequence[int], drawn: int) -> Words:
    """What masks of positions are in the lanes of each, of those drawn."""
    always = reduce(and_, masks)
    words = [drawn if always >> bit & 1 else 0 for bit in range(board.size * board.stride)]
    for mask, lanes in zip(masks, own, strict=True):
        for bit in bits(mask & ~always):
            words[bit] |= lanes
    return words


@cache
def _sources(spaces: int) -> tuple[tuple[int, ...], ...]:
    """For each of so many spaces a choice of words of the pool; two choices share few."""
    random = Random(spaces)
    return tuple(tuple(random.sample(range(POOL), PRECISION)) for _ in range(spaces))
