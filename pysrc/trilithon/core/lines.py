"""Lines of moves from a position on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trilithon.core.game import AnyGame, Game
from trilithon.core.types import M, P


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


def forced_line(game: Game[P, M], position: P) -> tuple[tuple[M, ...], P]:
    """The moves from a position on that have no alternative, and the position after them."""
    moves: list[M] = []
    while game.rules.count_legal_moves(position) == 1:
        [move] = game.rules.legal_moves(position)
        moves.append(move)
        position = game.rules.play(position, move)
    return tuple(moves), position
