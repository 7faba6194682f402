"""Players without a search, to measure the others from below: by chance, and one turn ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from trilithon.core import AnyGame
from trilithon.core.rules import lead
from trilithon.search.budget import Budget
from trilithon.search.result import Line, Report, Search

# So many moves are looked at for a win that they would hand to the other player.
_LOOKED_AT = 30


def random_search(game: AnyGame, position: Any, budget: Budget, seed: int) -> Search[Any]:
    """Any legal move, like `search.best_move.search`."""
    moves = game.rules.legal_moves(position)
    move = moves[Random(seed).randrange(len(moves))]
    yield from ()
    return Report([Line((move,), 0.5, 0)], 0)


def greedy_search(game: AnyGame, position: Any, budget: Budget, seed: int) -> Search[Any]:
    """What wins at once; else what leads by most points after this turn, or chance.

    It steers clear of moves after which it has lost, or the other player wins at once.
    """
    move = next(winning(game, position), None) or _careful(game, position, Random(seed))
    yield from ()
    return Report([Line((move,), 0.5, 0)], 0)


def winning(game: AnyGame, position: Any) -> Iterator[Any]:
    """The moves that win at once, or whatever the reply where a win takes effect a turn later."""
    if game.winning_moves is not None:
        yield from (move for move in game.winning_moves(position) if move is not None)
        return
    mover = game.rules.player(position)
    for move in game.rules.legal_moves(position):
        outcome = game.rules.outcome(game.rules.play(position, move))
        if outcome is not None and outcome.winner is mover:
            yield move


def _careful(game: AnyGame, position: Any, random: Random) -> Any:
    moves = _ranked(game, position, random)
    mover = game.rules.player(position)
    unlost, looked = None, 0
    for move in moves:
        after = game.rules.play(position, move)
        outcome = game.rules.outcome(after)
        if outcome is not None and outcome.winner is mover.opponent:
            continue
        unlost = unlost or move
        looked += 1
        if looked > _LOOKED_AT:
            break
        if outcome is not None or next(winning(game, after), None) is None:
            return move
    return unlost or moves[0]


def _ranked(game: AnyGame, position: Any, random: Random) -> Sequence[Any]:
    """The legal moves in random order, those that lead by more points first."""
    moves = list(game.rules.legal_moves(position))
    random.shuffle(moves)
    if game.rules.score(position) is not None:
        mover = game.rules.player(position)
        moves.sort(key=lambda move: -lead(game.rules, game.rules.play(position, move), mover))
    return moves
