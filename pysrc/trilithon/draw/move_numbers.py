"""The number of the move that brought a piece, written on it: whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from trilithon.core.scene import Label, Shape, Symbol
from trilithon.core.shapes import Place, label
from trilithon.draw.svg import height
from trilithon.games import GAMES
from trilithon.match.node import Node


def move_numbers(game: str, path: Sequence[Node]) -> list[Shape]:
    """Labels for the pieces at the end of a path from the root, in board units before any turn.

    Found by what is new from picture to picture; where pieces lie on each other the last counts.
    """
    found: dict[Place, Shape] = {}
    for ply, (before, node) in enumerate(pairwise(path), start=1):
        for piece in brought(game, before.position, node.position):
            found[piece["x"], piece["y"]] = number_label(piece, ply)
    places = {(piece["x"], piece["y"]) for piece in _pieces(game, path[-1].position).values()}
    return [label for place, label in found.items() if place in places]


@lru_cache(maxsize=4096)
def brought(game: str, before: Any, after: Any) -> tuple[Symbol, ...]:
    """The pieces that a move brought or changed; kept, as a line is shown again and again."""
    known = _pieces(game, before)
    return tuple(piece for key, piece in _pieces(game, after).items() if known.get(key) != piece)


def _pieces(game: str, position: Any) -> dict[str, Symbol]:
    return {piece["key"]: piece for piece in GAMES[game].presenter.pieces(position)}


def number_label(piece: Symbol, ply: int) -> Label:
    """The number of a move on a piece it brought."""
    key, name = f"move-number-{piece['key']}", f"move-number-{piece['name']}"
    return label(key, name, (piece["x"], height(piece)), str(ply))
