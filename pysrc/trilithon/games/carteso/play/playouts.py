"""What the search asks of Carteso: proven results near the end, and the chances of moves."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import inf
from random import Random

from trilithon.core import Evaluation, Exploration
from trilithon.games.carteso.play.chances import chances
from trilithon.games.carteso.play.closure import Closing, closing
from trilithon.games.carteso.play.endgame import Endgame, known_bounds, lead_of_mover
from trilithon.games.carteso.play.fill import all_fills, batch, fill
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import PASS, Move, Position

# With so few empty points, or fewer on large boards, it is looked for what is certain: at the root,
# and elsewhere.
_CLOSING, _CLOSING_SOON = 12, 9
# With so few, what is not certain is searched for, and given up after so many moves.
_SEARCHED, _MOST_TRIED = 8, 15_000

_EXPLORATION = Exploration(c_puct=0.2, widening=inf)
# How much a winrate says of a move's being best.
_SHARPNESS = 40.0


def tactics(
    position: Position, *, deep: bool
) -> Generator[None, None, tuple[Sequence[Move], int | None]]:
    """A pass that wins at once; near the end, the result and the moves that are proved best."""
    if position.passes == 1 and lead_of_mover(position) > 0:
        return [PASS], 1
    empty = position.empty.bit_count()
    ways = 1 << min(empty, _CLOSING if deep else _CLOSING_SOON)
    if ways < 1 << empty or ways > 2 * batch(position.size, ways):
        return [], None
    sure = yield from closing(position)
    low, high = known_bounds(position, sure)
    if low == high:
        return (_best(position, sure, low) if deep else []), low
    if not deep or empty > _SEARCHED:
        return [], None
    found = yield from Endgame(sure).best_moves(_MOST_TRIED)
    return found or ([], None)


def _best(position: Position, sure: Closing, result: int) -> list[Move]:
    """The moves that certainly come to a result, the likeliest ones in random fills first."""
    _, moves = chances(position, all_fills(position), [])
    return [
        move for move, _ in moves if -known_bounds(rules.play(position, move), sure)[1] == result
    ]


def exploration(position: Position) -> Exploration:
    """The same for all positions."""
    return _EXPLORATION


def evaluate(
    position: Position, only: Sequence[Move], limit: int, playouts: int, random: Random
) -> Evaluation[Move]:
    """One batch of fills, each a playout for every move whose stone it happens to have."""
    made = batch(position.size, playouts)
    if 1 << position.empty.bit_count() <= made:
        fills = all_fills(position)
    else:
        fills = fill(position, made, random)
    winrate, moves = chances(position, fills, only)
    best = [(move, _SHARPNESS * chance) for move, chance in moves[:limit]]
    return Evaluation(winrate, made, lambda: best)
