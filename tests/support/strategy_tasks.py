"""The chapters on strategy: the position of each task, and what its moves are worth."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.support.lesson_files import read_chapters
from trilithon import GAMES
from trilithon.core import AnyGame
from trilithon.search.result import finish

_MEGABYTES = 64


def strategy(game: str) -> list[dict[str, Any]]:
    """The tasks of a game's chapter on strategy."""
    return read_chapters(game)["strategy"]


def at(game: str, name: str, *moves: str) -> Any:
    """The position of a task, after some moves."""
    (task,) = (task for task in strategy(game) if task["id"] == name)
    position = GAMES[game].notation.read_position(task["position"])
    for text in moves:
        position = played(GAMES[game], position, text)
    return position


def played(game: AnyGame, position: Any, text: str) -> Any:
    move = game.notation.read_move(position, text)
    game.rules.check(position, move)
    return game.rules.play(position, move)


def legal(game: str, position: Any) -> list[str]:
    write = GAMES[game].notation.write_move
    return [write(position, move) for move in GAMES[game].rules.legal_moves(position)]


@cache
def values(game: str, name: str) -> dict[str, float]:
    """What every move of a task is worth, by exact search."""
    position = at(game, name)
    solver = GAMES[game].solver
    assert solver is not None
    found = finish(solver(position, _MEGABYTES).run())
    return {GAMES[game].notation.write_move(position, move): value for move, value in found.moves}
