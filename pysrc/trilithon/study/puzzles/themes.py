"""The themes of a puzzle, as its game tells them: in a module of its own, which no page needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from trilithon.core import AnyGame
from trilithon.study.line import Line, main_line


def themes_of(game: AnyGame, position: Any, line: Line) -> list[str]:
    """The names of the themes that the shortest way through a solution has."""
    positions, moves = [position], []
    for text in main_line(line):
        move = game.notation.read_move(position, text)
        position = game.rules.play(position, move)
        positions.append(position)
        moves.append(move)
    return [name for name, has in all_themes(game).items() if has(positions, moves)]


def all_themes(game: AnyGame) -> Mapping[str, Callable[[Sequence[Any], Sequence[Any]], bool]]:
    """What tells of positions and moves whether a solution has a theme, by the theme's name."""
    module = f"trilithon.games.{game.name}.play.themes"
    if find_spec(module) is None:
        return {}
    themes: Mapping[str, Callable[[Sequence[Any], Sequence[Any]], bool]]
    themes = import_module(module).THEMES
    return themes
