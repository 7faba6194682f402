"""What the search asks of Carteso: proven results near the end, and the chances of moves."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from random import Random

from trilithon.core import Evaluation, Tally
from trilithon.games.carteso import rules
from trilithon.games.carteso.chances import Chances, lead_of_mover
from trilithon.games.carteso.endgame import Endgame
from trilithon.games.carteso.fills import fill
from trilithon.games.carteso.position import PASS, Move, Position

# Exact search is tried with so few empty points, and given up after so many moves.
_FEW_EMPTY, _MOST_TRIED = 12, 14_000
# The fills of a batch times the fourth power of the size: it takes some 5 ms on any board.
_BATCH = 10_000_000
# So few candidates are each judged after the best reply.
_FEW_CANDIDATES = 12


def tactics(
    position: Position, *, deep: bool
) -> Generator[None, None, tuple[Sequence[Move], int | None]]:
    """A pass that wins at once; near the end, the moves that are proved to be best."""
    if position.passes == 1 and lead_of_mover(position) > 0:
        return [PASS], 1
    if not deep or position.empty.bit_count() > _FEW_EMPTY:
        return [], None
    found = yield from Endgame().best_moves(position, _MOST_TRIED)
    if found is None:
        return [], None
    return found


def half_moves(position: Position) -> Sequence[Move]:
    """All legal moves: a move of Carteso has no parts."""
    return rules.legal_moves(position)


def combine(position: Position, ranked: Sequence[Hashable], limit: int) -> Sequence[Move]:
    """The best moves themselves."""
    del position
    return [move for move in ranked[:limit] if isinstance(move, Move)]


CURIOSITY, SHARPNESS = 0.6, 40.0

# What a move's estimate is drawn to the average of all by: so many fills.
_DRAWN = 8


def evaluate(
    position: Position, only: Sequence[Move], limit: int, playouts: int, random: Random
) -> Evaluation[Move]:
    """One batch of fills, each a playout for every move whose stone it happens to have."""
    made = batch(position, playouts)
    chances = Chances(position, fill(position, made, random))
    average = chances.average
    told = []
    for move in only or rules.legal_moves(position):
        tally = chances.at_once(move)
        told.append((move, (tally.wins + _DRAWN * average) / (tally.playouts + _DRAWN)))
    told.sort(key=lambda pair: -pair[1])
    return Evaluation(average, told[:limit], made)


def batch(position: Position, playouts: int) -> int:
    """A number of fills near `playouts` that takes no longer than a batch may."""
    most = max(64, _BATCH // position.size**4)
    return max(64, min(playouts, most)) // 8 * 8


def sample(
    position: Position, candidates: Sequence[Hashable], playouts: int, random: Random
) -> Sequence[Tally]:
    """The chances of moves in one batch of fills, after the best reply where they are few."""
    chances = Chances(position, fill(position, batch(position, playouts), random))
    moves = [move for move in candidates if isinstance(move, Move)]
    if len(moves) <= _FEW_CANDIDATES:
        return [chances.after_reply(move) for move in moves]
    return [chances.at_once(move) for move in moves]
