"""The order in which a batch fills the spaces: which 2×2 blocks each completes, and how late."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from trilithon.games.consta.play.flood import blocks
from trilithon.games.consta.rules.position import Position

# The lateness of a block is given in parts of 2 ** LATENESS.
LATENESS = 3
# Random games end, nearly evenly spread, with a share of the board filled from the first number on
# (seen on sizes 4 to 11: 10% below 0.61 to 0.69, half below 0.80 to 0.88, 10% above 0.95 to 1).
_FIRST_END, _SPREAD = 0.55, 0.5


# A block that a space completes: the space across, the two sides, and the lanes where it does, None
# for all. (Plain tuples of numbers cost the garbage collector nothing, and there are thousands.)
Check = tuple[int, int, int, int | None]
# When a block, named by its lower left space, is completed: whether its rising pair was there
# before, the chance in parts of 2 ** LATENESS that the game was over by then, and in which lanes.
Age = tuple[int, bool, int, int | None]


@dataclass(frozen=True, slots=True)
class Order:
    """The order in which the spaces are filled, those of which are empty in some lanes only too.

    `steps` are the spaces in that order with the blocks each completes, `ages` tell when each block
    is completed.
    """

    steps: tuple[tuple[int, tuple[Check, ...]], ...]
    ages: tuple[Age, ...]


def order_of(
    position: Position, empties: list[int], partly: Mapping[int, int], drawn: int, left: int
) -> Order:
    """Which blocks each space completes, in which of the lanes drawn, and how late that is.

    `left` spaces are empty in a position, on average.
    """
    stride = position.board.stride
    turns = [-1] * (position.size * stride)
    for index, bit in enumerate(empties):
        turns[bit] = index
    lateness = _lateness(position.size**2, left)
    slower = left / max(1, len(empties))
    checks: list[list[Check]] = [[] for _ in empties]
    ages: list[Age] = []
    up, across = stride, stride + 1
    for a in blocks(position.board):
        turn = max(turns[a], turns[a + 1], turns[a + up], turns[a + across])
        if turn < 0:
            continue
        bit, taken = empties[turn], 0
        while True:
            # A space completes the block where all that come later in it are not empty.
            free = partly.get(bit)
            lanes = (drawn if free is None else free) & ~taken if taken else free
            if lanes != 0:
                falling_first = bit == a or bit == a + across
                one, two = (a + 1, a + up) if falling_first else (a, a + across)
                # The spaces of either diagonal have the same sum.
                checks[turn].append((a + a + across - bit, one, two, lanes))
                ages.append((a, not falling_first, lateness[int(turn * slower)], lanes))
            if free is None:
                break
            taken |= free
            earlier = [turns[other] for other in (a, a + 1, a + up, a + across)]
            turn = max((other for other in earlier if other < turn), default=-1)
            if turn < 0:
                break
            bit = empties[turn]
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
