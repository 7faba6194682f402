"""Exact values of a position and its moves, wherever the game's solver may come to an end."""

from __future__ import annotations

from collections.abc import Generator, Hashable
from typing import TypeVar

from trilithon.core import Game, Solution

P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)

# Positions with more moves are not to be solved while somebody waits, and listing what follows them
# would take longer than a slice.
_MOST_MOVES = 60
_MEGABYTES = 64

Proof = Generator[None, None, Solution[M]]


def exact_values(game: Game[P, M], position: P) -> Proof[M] | None:
    """The proof of a position's value; None where there is no hope of it."""
    if game.solver is None or game.rules.count_legal_moves(position) > _MOST_MOVES:
        return None
    return _proved(game, position)


def _proved(game: Game[P, M], position: P) -> Proof[M]:
    assert game.solver is not None
    steps = game.solver(position, _MEGABYTES).run()
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            solution: Solution[M] = stop.value
            return solution
        yield
