"""What the search asks of Consta: tactics, half moves, and batches of random fillings."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from math import isqrt
from random import Random

from trilithon.boards.square import bits
from trilithon.core import Evaluation, Tally
from trilithon.games.consta.chains import chain
from trilithon.games.consta.fill import fill
from trilithon.games.consta.flood import black_wins
from trilithon.games.consta.plan import Forced, Plan, make_plan
from trilithon.games.consta.position import Move, Position
from trilithon.games.consta.rules import (
    barred_pairs,
    count_legal_moves,
    legal_moves,
    open_spaces,
    play,
)
from trilithon.games.consta.tactics import tactics

__all__ = [
    "CURIOSITY",
    "SHARPNESS",
    "batch",
    "combine",
    "evaluate",
    "half_moves",
    "sample",
    "tactics",
]

# The most playouts in a batch, on boards up to a size: it takes about 2 ms in CPython on them all.
_LANES = ((11, 8192), (13, 4096), (16, 2048), (19, 1024))
# Batches for the same candidates take turns with so many plans.
_VARIANTS = 64


@dataclass(frozen=True, slots=True)
class Half:
    """A part of a move: a single stone on a space, or a stack, which is a whole move."""

    bit: int
    stack: bool = False


def half_moves(position: Position) -> Sequence[Hashable]:
    """Single stones and stacks, each legal by itself, by column and then by row."""
    single, stack = open_spaces(position)
    place = position.board.place
    halves = [Half(bit) for bit in sorted(bits(single), key=place)]
    return halves + [Half(bit, stack=True) for bit in sorted(bits(stack), key=place)]


CURIOSITY, SHARPNESS = 0.6, 100.0

# Half moves differ by some 2% in winrate, which so many playouts would tell from chance: by so many
# an estimate is drawn to the average, and a stack's to what its single is worth.
_DRAWN = 600


def evaluate(
    position: Position, only: Sequence[Move], limit: int, playouts: int, random: Random
) -> Evaluation[Move]:
    """One batch: a pair of singles is as good as both of its stones together."""
    lanes = batch(position, playouts)
    plan, _ = _plan(position, (), lanes, random.randrange(_VARIANTS))
    boards = fill(plan, random)
    flip = plan.full if position.ply % 2 else 0
    won = black_wins(position.board, boards, plan.full) ^ flip
    average = won.bit_count() / lanes
    singles, stacks = open_spaces(position)

    def gain(made: int, expected: float = 0.0) -> float:
        count = made.bit_count()
        return ((made & won).bit_count() - average * count + expected * _DRAWN) / (count + _DRAWN)

    single = {bit: gain(boards.black[bit] ^ flip) for bit in bits(singles)}
    stack = {
        bit: gain((boards.black[bit] ^ flip) & boards.stacks[bit], single.get(bit, 0.0))
        for bit in bits(stacks)
    }
    moves = only or _likely(position, single, stack, limit)
    told = [
        (
            move,
            average
            + (stack[move.spaces[0]] if move.stack else sum(map(single.__getitem__, move.spaces))),
        )
        for move in moves
    ]
    told.sort(key=lambda pair: -pair[1])
    return Evaluation(average, told[:limit], lanes)


def _likely(
    position: Position, single: dict[int, float], stack: dict[int, float], limit: int
) -> Sequence[Move]:
    """The moves of the best half moves; all of them where they are few."""
    if position.ply == 0:
        return [Move((bit,)) for bit in sorted(single, key=lambda bit: -single[bit])[:limit]]
    if count_legal_moves(position) <= limit:
        return legal_moves(position)
    barred = _barred_together(position)
    place = position.board.place
    best = sorted(single, key=lambda bit: -single[bit])[: 2 * isqrt(limit) + 8]
    found = [
        (single[one] + single[two], Move(tuple(sorted((one, two), key=place))))
        for one, two in combinations(best, 2)
        if frozenset((one, two)) not in barred
    ]
    found += [(gain, Move((bit,), stack=True)) for bit, gain in stack.items()]
    found.sort(key=lambda pair: -pair[0])
    return [move for _, move in found[:limit]]


def batch(position: Position, playouts: int) -> int:
    """As many as are wanted, up to what takes about 2 ms."""
    return min(playouts, next(lanes for size, lanes in _LANES if position.size <= size))


def sample(
    position: Position, candidates: Sequence[Hashable], playouts: int, random: Random
) -> Sequence[Tally]:
    """One batch of playouts, one lane each.

    Moves share out the playouts. Half moves all use the same ones: those where the mover happens to
    have the stone or stack in the end ("all moves as first").
    """
    moves = [move for move in candidates if isinstance(move, Move)]
    if moves:
        return _sample_moves(position, tuple(moves), max(len(moves), playouts), random)
    halves = [half for half in candidates if isinstance(half, Half)]
    return _sample_halves(position, halves, playouts, random)


def _sample_halves(
    position: Position, halves: Sequence[Half], lanes: int, random: Random
) -> list[Tally]:
    plan, _ = _plan(position, (), lanes, random.randrange(_VARIANTS))
    boards = fill(plan, random)
    flip = plan.full if position.ply % 2 else 0
    won = black_wins(position.board, boards, plan.full) ^ flip
    tallies = []
    for half in halves:
        made = boards.black[half.bit] ^ flip
        if half.stack:
            made &= boards.stacks[half.bit]
        tallies.append(Tally(made.bit_count(), (made & won).bit_count()))
    return tallies


def _sample_moves(
    position: Position, moves: tuple[Move, ...], lanes: int, random: Random
) -> list[Tally]:
    """A run of neighbouring lanes for each move, where its stones stand from the outset."""
    plan, lost = _plan(position, moves, lanes, random.randrange(_VARIANTS))
    won = black_wins(position.board, fill(plan, random), plan.full)
    if position.ply % 2:
        won ^= plan.full
    won &= lost ^ plan.full
    return [
        Tally(high - low, (won >> low & (1 << high - low) - 1).bit_count())
        for low, high in _runs(len(moves), lanes)
    ]


def _runs(count: int, lanes: int) -> Iterator[tuple[int, int]]:
    """The lanes shared out among so many candidates: from each run's first to the next one's."""
    return pairwise(lanes * index // count for index in range(count + 1))


@lru_cache(maxsize=_VARIANTS)
def _plan(
    position: Position, moves: tuple[Move, ...], lanes: int, variant: int
) -> tuple[Plan, int]:
    """One of many plans for the same candidates: to make one can take as long as to use it.

    With it come the lanes of moves that lose at once: they leave the other player's chain standing.
    """
    forced: dict[int, Forced] = {}
    lost, white = 0, position.ply % 2 == 0
    threatened = chain(position, white)
    for move, (low, high) in zip(moves, _runs(len(moves), lanes), strict=False):
        run = (1 << high) - (1 << low)
        if threatened and chain(play(position, move), white):
            lost |= run
        for bit in move.spaces:
            stones, stacks = forced.get(bit, (0, 0))
            forced[bit] = Forced(stones | run, stacks | run if move.stack else stacks)
    placed = max((len(move.spaces) for move in moves), default=0)
    return make_plan(position, lanes, Random(variant), forced, placed), lost


def combine(position: Position, ranked: Sequence[Hashable], limit: int) -> Sequence[Move]:
    """Moves of the best half moves: pairs whose two ranks add up to little come first.

    A stack counts as a pair of two singles of its rank. With few legal moves these are all of them.
    """
    if position.ply == 0 or count_legal_moves(position) <= limit:
        return legal_moves(position)[:limit] if position.ply else _first_moves(ranked, limit)
    halves = [half for half in ranked if isinstance(half, Half)]
    rank = {half.bit: index for index, half in enumerate(halves) if not half.stack}
    barred = _barred_together(position)
    place = position.board.place
    found = [
        (rank[one] + rank[two], Move(tuple(sorted((one, two), key=place))))
        for one, two in combinations(list(rank)[: 2 * isqrt(limit) + 8], 2)
        if frozenset((one, two)) not in barred
    ]
    found += [
        (2 * index, Move((half.bit,), stack=True))
        for index, half in enumerate(halves)
        if half.stack
    ]
    found.sort(key=lambda pair: pair[0])
    return [move for _, move in found[:limit]]


def _first_moves(ranked: Sequence[Hashable], limit: int) -> list[Move]:
    return [Move((half.bit,)) for half in ranked[:limit] if isinstance(half, Half)]


def _barred_together(position: Position) -> set[frozenset[int]]:
    """The pairs of open spaces that bar each other."""
    rising, falling = barred_pairs(position, open_spaces(position)[0])
    stride = position.board.stride
    pairs = {frozenset((bit, bit + stride + 1)) for bit in bits(rising)}
    return pairs | {frozenset((bit + stride, bit + 1)) for bit in bits(falling)}
