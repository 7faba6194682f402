"""What the search asks of Consta: tactics, and winrates from batches of random fillings."""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import reduce
from itertools import repeat
from operator import and_, lshift, or_, rshift, xor
from random import Random
from typing import NamedTuple

from trilithon.boards.square import bits, surroundings
from trilithon.boards.square_network import Laid
from trilithon.core import Evaluation, Exploration, Leaf
from trilithon.games.consta.play.fill import fill
from trilithon.games.consta.play.flood import Boards, black_wins
from trilithon.games.consta.play.network import Counted, View, views
from trilithon.games.consta.play.plan import Plan, make_plan
from trilithon.games.consta.play.priors import candidates, first_stones
from trilithon.games.consta.play.tactics import tactics
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.rules.rules import open_spaces

__all__ = ["Tally", "batch", "evaluate", "exploration", "tactics", "tally"]

_SMALL, _EXPLORATION_ON_SMALL = 8, Exploration(c_puct=0.3, widening=16.0, leaves=4)
_EXPLORATION = Exploration(c_puct=0.25, widening=16.0, bias=0.5)
# The surroundings of a stone are the spaces so near, along and across.
_NEAR = 2

# The most playouts in a batch, on boards up to a size: it takes about 2 ms in CPython on them all.
_LANES = ((11, 8192), (13, 4096), (16, 2048), (19, 1024))
# Half moves differ by some 2% in winrate, which so many playouts would tell from chance: by so many
# an estimate is drawn to the average, and a stack's to what its single is worth.
_DRAWN = 600


class Tally(NamedTuple):
    """What a batch tells: the mover's winrate, and what half moves add to it.

    Those are a single stone, and a stack, by the bits of the spaces where they are legal alone.
    """

    winrate: float
    single: Mapping[int, float]
    stack: Mapping[int, float]
    playouts: int


class Gains(NamedTuple):
    """What half moves add to the mover's winrate, by the bits of spaces: singles, and stacks."""

    single: Sequence[float]
    stack: Sequence[float]


class _Kept(NamedTuple):
    """What is kept of a position: its empty spaces, gains, and what the network laid.

    Before it is what that laid of the position before, for the other player.
    """

    empty: int
    gains: Gains
    laid: Laid
    before: Laid | None


class _Counted(NamedTuple):
    """The mover's winrate in so many playouts, and what half moves add to it."""

    winrate: float
    gains: Gains
    playouts: int


def batch(position: Position, playouts: int) -> int:
    """As many as are wanted, up to what takes about 2 ms."""
    return min(playouts, next(lanes for size, lanes in _LANES if position.size <= size))


def evaluate(
    position: Position, only: Sequence[Move], limit: int, playouts: int, random: Random
) -> Evaluation[Move]:
    """One batch, of which every filling is one for each stone that it happens to contain.

    Pairs are not judged together: fillings do not know that a link between two stones can wait
    until it is attacked, and to close it at once would seem the best of moves.
    """
    return _judged([Leaf(position, only, limit)], [_count(position, playouts, random)])[0]


def together(
    leaves: Sequence[Leaf[Position, Move]], playouts: int, random: Random
) -> list[Evaluation[Move]]:
    """The evaluations of positions that share a batch, with about so many playouts for each.

    Of each is kept what half moves add to the winrate: about as much as for the other player in the
    position after it, whose estimates are drawn to these. And the network begins with what it laid
    when the same player was last to move.
    """
    counted = _count_all(
        [leaf.position for leaf in leaves],
        playouts,
        random,
        [before.gains if (before := _kept(leaf)) else None for leaf in leaves],
    )
    return _judged(leaves, counted)


def _kept(leaf: Leaf[Position, Move]) -> _Kept | None:
    """What was kept of the position before."""
    return leaf.before if isinstance(leaf.before, _Kept) else None


def _judged(
    leaves: Sequence[Leaf[Position, Move]], told: Sequence[_Counted]
) -> list[Evaluation[Move]]:
    """The winrates and the candidates, by a batch and by a learned network."""
    if leaves[0].position.ply == 0:
        return [_of_start(leaf, one) for leaf, one in zip(leaves, told, strict=True)]
    seen = views(
        [
            Counted(leaf.position, one.winrate, *one.gains, before.before if before else None)
            for leaf, one, before in zip(leaves, told, map(_kept, leaves), strict=True)
        ]
    )
    return [_evaluation(*each) for each in zip(leaves, told, seen, strict=True)]


def _evaluation(leaf: Leaf[Position, Move], told: _Counted, seen: View) -> Evaluation[Move]:
    position, gains, before = leaf.position, told.gains, _kept(leaf)
    return Evaluation(
        seen.winrate,
        told.playouts,
        lambda: candidates(leaf, seen, *_of_legal(position, gains)),
        _Kept(position.empty, gains, seen.laid, before.laid if before else None),
        _surroundings(position, before.empty & ~position.empty) if before else None,
    )


def _surroundings(position: Position, placed: int) -> Hashable:
    """The last stones with those around them, and who placed them."""
    masks = surroundings(position.size, _NEAR)
    near = reduce(or_, map(masks.__getitem__, bits(placed)), 0)
    pieces = position.black, position.white, position.stacks
    return placed, position.ply % 2, *map(and_, pieces, repeat(near))


def _of_start(leaf: Leaf[Position, Move], told: _Counted) -> Evaluation[Move]:
    """What the playouts tell of an empty board, of which the network knows nothing."""
    gains = told.gains
    return Evaluation(
        told.winrate,
        told.playouts,
        lambda: first_stones(leaf, _of_legal(leaf.position, gains)[0]),
    )


def _of_legal(position: Position, gains: Gains) -> tuple[dict[int, float], dict[int, float]]:
    """What the half moves add that are legal alone."""
    singles, stacks = open_spaces(position)
    return (
        {bit: gains.single[bit] for bit in bits(singles)},
        {bit: gains.stack[bit] for bit in bits(stacks)},
    )


def tally(position: Position, playouts: int, random: Random) -> Tally:
    """A batch of so many fillings, or what a batch can be, from a position that is not over."""
    told = _count(position, playouts, random)
    return Tally(told.winrate, *_of_legal(position, told.gains), told.playouts)


def _count(position: Position, playouts: int, random: Random) -> _Counted:
    return _count_all([position], playouts, random, [None])[0]


def _count_all(
    positions: Sequence[Position], playouts: int, random: Random, before: Sequence[Gains | None]
) -> list[_Counted]:
    """What batches tell of positions of one size, of which each has a part of the lanes."""
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


def _counted(position: Position, own: _Lanes, before: Gains | None) -> _Counted:
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
    return _Counted(winrate, Gains(single, stack), own.lanes)


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


def exploration(position: Position) -> Exploration:
    """Small boards have so few moves that many can be tried, and each position tells of many."""
    return _EXPLORATION_ON_SMALL if position.size <= _SMALL else _EXPLORATION
