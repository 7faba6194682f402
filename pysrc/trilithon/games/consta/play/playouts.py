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
from trilithon.boards.square_links import linked_pairs
from trilithon.core import Evaluation, Exploration
from trilithon.games.consta.play.fill import fill
from trilithon.games.consta.play.flood import black_wins
from trilithon.games.consta.play.plan import make_plan
from trilithon.games.consta.play.priors import Priors, judged, priors
from trilithon.games.consta.play.surroundings import surroundings
from trilithon.games.consta.play.tactics import tactics
from trilithon.games.consta.rules.position import PASS, Move, Position
from trilithon.games.consta.rules.rules import barred_pairs, open_spaces

__all__ = ["Tally", "batch", "evaluate", "exploration", "tactics", "tally"]

_SMALL, _EXPLORATION_ON_SMALL = 8, Exploration(c_puct=0.5, widening=16.0)
_EXPLORATION = Exploration(c_puct=0.3, widening=16.0)
# How likely the first stones are: each so much of winrate makes one e times as likely.
_FIRST_SHARPNESS = 40.0

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
    told = tally(position, playouts, random)
    winrate = told.winrate
    found: list[tuple[float, tuple[int, ...]]]
    if position.ply == 0:
        spaces = [bit for move in only for bit in move.spaces] or told.single
        found = [(_FIRST_SHARPNESS * told.single[bit], (bit,)) for bit in spaces]
    else:
        view = surroundings(position)
        winrate = judged(view, winrate)
        likely = priors(view, told.single, told.stack)
        if only:
            found = [(likely.of(move), move.spaces) for move in only if move.spaces]
        else:
            found = _likely(position, likely, limit)
    moves = [
        (_move(position, spaces), prior)
        for prior, spaces in nlargest(limit, found, key=itemgetter(0))
    ]
    return Evaluation(winrate, moves or [(PASS, 0.0)], told.playouts)


def tally(position: Position, playouts: int, random: Random) -> Tally:
    """A batch of so many fillings, or what a batch can be, from a position that is not over."""
    plan = make_plan(position, batch(position, playouts), random)
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
    return Tally(winrate, single, stack, plan.lanes)


def exploration(position: Position) -> Exploration:
    """Small boards have so few moves that many can be tried."""
    return _EXPLORATION_ON_SMALL if position.size <= _SMALL else _EXPLORATION


def _move(position: Position, spaces: tuple[int, ...]) -> Move:
    return Move(spaces, stack=len(spaces) == 1 and position.ply > 0)


def _likely(position: Position, likely: Priors, limit: int) -> list[tuple[float, tuple[int, ...]]]:
    """The priors of moves made of the best half moves, the best up to a limit among them."""
    board, single = position.board, likely.single
    barred = set(linked_pairs(board, barred_pairs(position, open_spaces(position)[0])))
    best = sorted(single, key=single.__getitem__, reverse=True)[: 2 * isqrt(limit) + 8]
    pairs = combinations(sorted(best, key=board.place), 2)
    return [
        *((likely.pair(*pair), pair) for pair in pairs if pair not in barred),
        *((prior, (bit,)) for bit, prior in likely.stack.items()),
    ]
