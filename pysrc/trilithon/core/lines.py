"""Lines of moves from a position on, as texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trilithon.core.game import AnyGame


def write_line(game: AnyGame, position: Any, moves: Iterable[Any]) -> list[str]:
    """The texts of moves that are made one after the other."""
    texts = []
    for move in moves:
        texts.append(game.notation.write_move(position, move))
        position = game.rules.play(position, move)
    return texts


def read_line(game: AnyGame, position: Any, texts: Iterable[str]) -> list[Any]:
    """The moves that such texts stand for. Raises BadMove or IllegalMove."""
    moves = []
    for text in texts:
        moves.append(game.legal_move(position, text))
        position = game.rules.play(position, moves[-1])
    return moves
