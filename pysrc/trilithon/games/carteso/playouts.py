"""What the search asks of Carteso: proven results near the end, and the chances of moves."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from random import Random

from trilithon.core import Tally
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


def tactics(position: Position) -> Generator[None, None, tuple[Sequence[Move], bool]]:
    """A pass that wins at once; near the end, moves that are proved to win, or else to draw."""
    if position.passes == 1 and lead_of_mover(position) > 0:
        return [PASS], True
    if position.empty.bit_count() > _FEW_EMPTY:
        return [], False
    found = yield from Endgame().best_moves(position, _MOST_TRIED)
    if found is None:
        return [], False
    moves, result = found
    return ([], False) if result < 0 else (moves, result > 0)


def half_moves(position: Position) -> Sequence[Move]:
    """All legal moves: a move of Carteso has no parts."""
    return rules.legal_moves(position)


def combine(position: Position, ranked: Sequence[Hashable], limit: int) -> Sequence[Move]:
    """The best moves themselves."""
    del position
    return [move for move in ranked[:limit] if isinstance(move, Move)]


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
