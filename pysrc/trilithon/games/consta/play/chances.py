"""The chances of moves, told by a batch of random fillings.

Every filling is a playout for each half move at once: of a single stone, or of a stack, on each
space that it happens to have filled so.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import repeat
from operator import and_, lshift, or_, rshift, xor
from random import Random
from typing import NamedTuple

from trilithon.boards.square import bits
from trilithon.games.consta.play.fill import fill
from trilithon.games.consta.play.flood import Boards, black_wins
from trilithon.games.consta.play.plan import Plan, make_plan
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.rules.rules import open_spaces

# The most playouts in a batch, on boards up to a size: it takes about 2 ms in CPython on them all.
_LANES = ((11, 8192), (13, 4096), (16, 2048), (19, 1024))
# Half moves differ by some 2% in winrate, which so many playouts would tell from chance: by so many
# an estimate is drawn to the average, and a stack's to what its single is worth.
_DRAWN = 600


class Gains(NamedTuple):
    """What half moves add to the mover's winrate, by the bits of spaces: singles, and stacks."""

    single: Sequence[float]
    stack: Sequence[float]


class Chances(NamedTuple):
    """The mover's winrate in so many playouts, and what half moves add to it."""

    winrate: float
    gains: Gains
    playouts: int


def batch(position: Position, playouts: int) -> int:
    """As many as are wanted, up to what takes about 2 ms."""
    return min(playouts, next(lanes for size, lanes in _LANES if position.size <= size))


def of_legal(position: Position, gains: Gains) -> tuple[dict[int, float], dict[int, float]]:
    """What the half moves add that are legal alone."""
    singles, stacks = open_spaces(position)
    return (
        {bit: gains.single[bit] for bit in bits(singles)},
        {bit: gains.stack[bit] for bit in bits(stacks)},
    )


def chances(position: Position, playouts: int, random: Random) -> Chances:
    """What a batch of about so many fillings tells of a position that is not over."""
    return chances_of_all([position], playouts, random, [None])[0]


def chances_of_all(
    positions: Sequence[Position], playouts: int, random: Random, before: Sequence[Gains | None]
) -> list[Chances]:
    """What a batch tells of positions of one size, of which each has a part of the lanes.

    Where gains are known of the position before, what is told is drawn to them.
    """
    count = len(positions)
    plan = make_plan(positions, batch(positions[0], playouts * count) // count, random)
    boards = fill(plan, random)
    won = black_wins(plan.board, boards, plan.full)
    return [
        _counted(position, _lanes_of(plan, boards, won, at, stacks=drawn is None), drawn)
        for at, (position, drawn) in enumerate(zip(positions, before, strict=True))
    ]


class _Lanes(NamedTuple):
    """The fillings of one position: where Black is, where Black wins, and where stacks are.

    These are left out where nothing is to be told of them.
    """

    black: Sequence[int]
    won: int
    stacks: Sequence[int]
    lanes: int


def _lanes_of(plan: Plan, boards: Boards, won: int, at: int, *, stacks: bool) -> _Lanes:
    """The lanes of one of the positions of a plan; each order has a part of them."""
    each, drawn = plan.each, plan.drawn.bit_length()
    if each == drawn:
        return _Lanes(boards.black, won, boards.stacks, plan.lanes)
    own, first, second = (1 << each) - 1, each * at, each * at + drawn

    def cut(words: Sequence[int]) -> list[int]:
        """These lanes alone, those of a second order after those of the first one."""
        parts = list(map(and_, map(rshift, words, repeat(first)), repeat(own)))
        if len(plan.orders) == 1:
            return parts
        others = map(and_, map(rshift, words, repeat(second)), repeat(own))
        return list(map(or_, parts, map(lshift, others, repeat(each))))

    (lanes,) = cut([won])
    two = cut(boards.stacks) if stacks else []
    return _Lanes(cut(boards.black), lanes, two, each * len(plan.orders))


def _counted(position: Position, own: _Lanes, before: Gains | None) -> Chances:
    """What fillings tell; estimates are drawn to what was told of the position before.

    So few of them have a stack on a space that they would hardly change what was known of stacks:
    then that is only put together with what they tell of singles.
    """
    made, won = own.black, own.won
    if position.ply % 2:
        full = (1 << own.lanes) - 1
        made, won = list(map(xor, made, repeat(full))), won ^ full
    winrate = won.bit_count() / own.lanes
    single = _gains(made, won, winrate, repeat(0.0) if before is None else before.single)
    if before is None:
        stack = _gains(list(map(and_, made, own.stacks)), won, winrate, single)
    else:
        stack = array("f", map(_middle, single, before.stack))
    return Chances(winrate, Gains(single, stack), own.lanes)


def _gains(
    made: Sequence[int], won: int, winrate: float, likely: Iterable[float]
) -> Sequence[float]:
    """What the mover's pieces add, in these lanes by the bits of spaces, drawn to what is likely.

    By map, without a line of Python for each space: this is a good part of what a node takes.
    """
    counts = map(int.bit_count, made)
    wins = map(int.bit_count, map(and_, made, repeat(won)))
    return array(
        "f",
        [
            (win - winrate * count + _DRAWN * gain) / (count + _DRAWN)
            for count, win, gain in zip(counts, wins, likely, strict=False)
        ],
    )


def _middle(one: float, other: float) -> float:
    return (one + other) / 2
