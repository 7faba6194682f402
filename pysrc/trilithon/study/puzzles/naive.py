"""Rules of thumb, which look at the position after a move and hardly further.

Each names the moves that it likes best. It solves a puzzle where it likes the right one and at most
one other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from trilithon.core import AnyGame
from trilithon.core.rules import lead
from trilithon.search.result import finish
from trilithon.search.scripted import winning

_MOST_LIKED = 2


def naive_rules(game: AnyGame, position: Any, right: Any) -> Iterator[str]:
    """The names of the rules that solve a position in which one move is right."""
    moves = game.rules.legal_moves(position)
    for name, rule in _RULES.items():
        liked = rule(game, position, moves)
        if right in liked and len(liked) <= _MOST_LIKED:
            yield name


Rule = Callable[[AnyGame, Any, Sequence[Any]], Sequence[Any]]


def _most(game: AnyGame, position: Any, moves: Sequence[Any]) -> Sequence[Any]:
    """Be as many points ahead as can be after the move."""
    return _best(moves, lambda move: _lead(game, position, game.rules.play(position, move)))


def _safest(game: AnyGame, position: Any, moves: Sequence[Any]) -> Sequence[Any]:
    """Be as many points ahead as can be after whatever takes the most points next."""
    return _best(moves, lambda move: _left(game, position, game.rules.play(position, move)))


def _left(game: AnyGame, position: Any, after: Any) -> float:
    replies = game.rules.legal_moves(after)
    leads = [_lead(game, position, game.rules.play(after, reply)) for reply in replies]
    return min(leads, default=_lead(game, position, after))


def _ahead(game: AnyGame, position: Any, moves: Sequence[Any]) -> Sequence[Any]:
    """Pass where one is ahead, in games where one may pass."""
    ahead = _lead(game, position, position) > 0
    return [move for move in moves if ahead and game.notation.write_move(position, move) == "pass"]


def _fewest(game: AnyGame, position: Any, moves: Sequence[Any]) -> Sequence[Any]:
    """Leave the other player as few moves as can be."""
    rules = game.rules
    return _best(moves, lambda move: -rules.count_legal_moves(rules.play(position, move)))


def _unlost(game: AnyGame, position: Any, moves: Sequence[Any]) -> Sequence[Any]:
    """Do not lose at once."""
    if game.winning_moves is None:
        return ()
    told, result = finish(game.playouts.tactics(position, deep=True))
    return told if result is None else ()


def _finishing(game: AnyGame, position: Any, moves: Sequence[Any]) -> Sequence[Any]:
    """Win at once."""
    return list(winning(game, position))


_RULES: Mapping[str, Rule] = {
    "win at once": _finishing,
    "lose not at once": _unlost,
    "most points": _most,
    "most points after the reply": _safest,
    "pass when ahead": _ahead,
    "fewest replies": _fewest,
}

NAMES = tuple(_RULES)
"""The names of all rules."""


def _best(moves: Sequence[Any], worth: Callable[[Any], float]) -> Sequence[Any]:
    told = [(worth(move), move) for move in moves]
    most = max(value for value, _ in told)
    return [move for value, move in told if value == most]


def _lead(game: AnyGame, position: Any, after: Any) -> float:
    """How far the player to move at first is ahead later; 0 in games without points."""
    return lead(game.rules, after, game.rules.player(position))
