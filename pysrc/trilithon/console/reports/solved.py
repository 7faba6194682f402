"""Small boards as exact search sees them: who wins, or by how much, and with which first moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trilithon.games import GAMES
from trilithon.match import new_match

_MEGABYTES = 1000


@dataclass(frozen=True, slots=True)
class Board:
    """A board to solve, and how many positions may be looked into for it."""

    game: str
    settings: Mapping[str, str]
    longest: int


def solve(board: Board) -> dict[str, Any]:
    """What is proved of the start, as plain JSON data.

    `value` is seen by the first player, as solvers tell it; `best` are the first moves that keep
    it, out of so many `moves`. Either is null where the positions did not suffice for it.
    """
    game = GAMES[board.game]
    match = new_match(game, board.settings)
    assert game.solver is not None
    solver, looked, best = game.solver(match.position, _MEGABYTES), 0, None
    steps = solver.run()
    try:
        while looked < board.longest:
            looked = next(steps)
        steps.close()
    except StopIteration as stop:
        right = [move for move, value in stop.value.moves if value == stop.value.value]
        best = [game.notation.write_move(match.position, move) for move in right]
    return {
        "settings": match.settings,
        "value": solver.value,
        "moves": game.rules.count_legal_moves(match.position),
        "best": best,
        "looked": looked,
        "longest": board.longest,
    }
