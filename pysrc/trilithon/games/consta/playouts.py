"""What the search asks of Consta: tactics, and winrates from batches of random fillings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import nlargest
from itertools import combinations
from math import isqrt
from operator import itemgetter
from random import Random
from typing import NamedTuple

from trilithon.boards.square import bits
from trilithon.core import Evaluation, Temper
from trilithon.games.consta.crosscuts import linked_pairs
from trilithon.games.consta.fill import fill
from trilithon.games.consta.flood import black_wins
from trilithon.games.consta.plan import Plan, make_plan
from trilithon.games.consta.position import PASS, Move, Position
from trilithon.games.consta.rules import barred_pairs, open_spaces
from trilithon.games.consta.tactics import tactics

__all__ = ["batch", "evaluate", "tactics", "temper"]

# Estimates do not see the moves that leave no answer, but these are mostly among the best dozen.
_TEMPER = Temper(curiosity=0.3, sharpness=40.0, patience=16.0)
# On boards up to a size the best stones of the playouts help to tell who is about to win, and there
# are so few moves that many can be tried. On 11×11 foresight won 21 of 32, and 34 of 40 without.
_SMALL, _TEMPER_ON_SMALL = 8, Temper(curiosity=0.5, sharpness=40.0, patience=16.0, foresight=0.5)

# The most playouts in a batch, on boards up to a size: it takes about 2 ms in CPython on them all.
_LANES = ((11, 8192), (13, 4096), (16, 2048), (19, 1024))
# Half moves differ by some 2% in winrate, which so many playouts would tell from chance: by so many
# an estimate is drawn to the average, and a stack's to what its single is worth.
_DRAWN = 600


class _Gains(NamedTuple):
    """What a single stone, and a stack, adds to the winrate where it is legal by itself."""

    single: Mapping[int, float]
    stack: Mapping[int, float]

    def of(self, move: Move) -> float:
        """What a move adds: a pair of singles as much as both of its stones."""
        if move.stack:
            return self.stack[move.spaces[0]]
        return sum(self.single[bit] for bit in move.spaces)


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
    plan = make_plan(position, batch(position, playouts), random)
    winrate, gains = _gains(position, plan, random)
    if only:
        told = [(gains.of(move), move.spaces) for move in only]
    else:
        told = _likely(position, gains, limit)
    best = nlargest(limit, told, key=itemgetter(0))
    moves = [(_move(position, spaces), winrate + gain) for gain, spaces in best]
    return Evaluation(winrate, moves or [(PASS, winrate)], plan.lanes)


def temper(position: Position) -> Temper:
    """Small boards are searched with foresight, and with more curiosity."""
    return _TEMPER_ON_SMALL if position.size <= _SMALL else _TEMPER


def _move(position: Position, spaces: tuple[int, ...]) -> Move:
    return Move(spaces, stack=len(spaces) == 1 and position.ply > 0)


def _gains(position: Position, plan: Plan, random: Random) -> tuple[float, _Gains]:
    """The mover's winrate, and what his half moves add to it."""
    boards = fill(plan, random)
    flip = plan.full if position.ply % 2 else 0
    won = black_wins(position.board, boards, plan.full) ^ flip
    winrate = won.bit_count() / plan.lanes
    singles, stacks = open_spaces(position)
    single: dict[int, float] = {}
    stack: dict[int, float] = {}
    for bit in bits(singles):
        made = boards.black[bit] ^ flip
        count = made.bit_count()
        single[bit] = ((made & won).bit_count() - winrate * count) / (count + _DRAWN)
    for bit in bits(stacks):
        made = (boards.black[bit] ^ flip) & boards.stacks[bit]
        count = made.bit_count()
        gained = (made & won).bit_count() - winrate * count
        stack[bit] = (gained + single.get(bit, 0.0) * _DRAWN) / (count + _DRAWN)
    return winrate, _Gains(single, stack)


def _likely(position: Position, gains: _Gains, limit: int) -> list[tuple[float, tuple[int, ...]]]:
    """What the moves of the best half moves add, those up to a limit among them."""
    single, stack = gains
    if position.ply == 0:
        return [(gain, (bit,)) for bit, gain in single.items()]
    board = position.board
    barred = set(linked_pairs(board, barred_pairs(position, open_spaces(position)[0])))
    best = sorted(single, key=single.__getitem__, reverse=True)[: 2 * isqrt(limit) + 8]
    pairs = combinations(sorted(best, key=board.place), 2)
    return [
        *((single[pair[0]] + single[pair[1]], pair) for pair in pairs if pair not in barred),
        *((gain, (bit,)) for bit, gain in stack.items()),
    ]
