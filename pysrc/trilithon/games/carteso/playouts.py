"""What the search asks of Carteso: proven results near the end, and the chances of moves."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

from trilithon.core import Evaluation
from trilithon.games.carteso.chances import chances, lead_of_mover
from trilithon.games.carteso.endgame import Endgame
from trilithon.games.carteso.fills import fill
from trilithon.games.carteso.position import PASS, Move, Position

# Exact search is tried with so few empty points, and given up after so many moves.
_FEW_EMPTY, _MOST_TRIED = 12, 14_000
# At most so many fills make a batch, divided by the fourth power of the size: 3 ms on any board.
_BATCH, _FEWEST, _MOST = 20_000_000, 64, 16_384

CURIOSITY, SHARPNESS = 0.6, 40.0


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


def evaluate(
    position: Position, only: Sequence[Move], limit: int, playouts: int, random: Random
) -> Evaluation[Move]:
    """One batch of fills, each a playout for every move whose stone it happens to have."""
    made = batch(position, playouts)
    winrate, moves = chances(position, fill(position, made, random), only)
    return Evaluation(winrate, moves[:limit], made)


def batch(position: Position, playouts: int) -> int:
    """A number of fills near `playouts` that takes no longer than a batch may."""
    return max(_FEWEST, min(playouts, _MOST, _BATCH // position.size**4))
