"""Scenes for pictures: of any node, with or without coordinates and move numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from trilithon.games import GAMES
from trilithon.match import Match
from trilithon.paths import path_ends
from trilithon.protocol import Label, Layer, Scene, Shape, Symbol
from trilithon.tree import Node
from trilithon.view import as_seen

# Board units around a board without coordinates.
_MARGIN = 0.12


def scenes_of(
    match: Match, nodes: Sequence[Node], *, coordinates: bool, numbers: bool
) -> list[Scene]:
    """The board at nodes of one line, without drafts and turned as the match's is.

    The nodes come one after another, up to the last one that is asked for.
    """
    drawn = [match.game.presenter.scene(node.position, node.move, ()) for node in nodes]
    if numbers:
        numbered = list(_move_numbers(match.game.name, nodes[-1].path()))
        for scene, labels in zip(drawn, numbered[-len(nodes) :], strict=True):
            _layer(scene, "over")["shapes"] += labels
    seen = [as_seen(match, node, scene) for node, scene in zip(nodes, drawn, strict=True)]
    return seen if coordinates else [without_coordinates(scene) for scene in seen]


def _layer(scene: Scene, name: str) -> Layer:
    return next(layer for layer in scene["layers"] if layer["name"] == name)


@lru_cache(maxsize=512)
def _pieces(game: str, position: Any) -> dict[str, Symbol]:
    """The pieces by their keys; kept, as pictures of one line come one by one."""
    shapes = _layer(GAMES[game].presenter.scene(position, None, ()), "pieces")["shapes"]
    return {shape["key"]: shape for shape in shapes if shape["kind"] == "symbol"}


def _move_numbers(game: str, path: Sequence[Node]) -> Iterator[list[Shape]]:
    """At each node from the root, by each piece the number of the move that brought it there.

    Found by what is new from picture to picture, whatever the game; where pieces lie on each other
    the last one counts.
    """
    found: dict[tuple[float, float], Shape] = {}
    before: dict[str, Symbol] = {}
    for ply, node in enumerate(path):
        pieces = _pieces(game, node.position)
        places = {(piece["x"], piece["y"]) for piece in pieces.values()}
        found = {place: number for place, number in found.items() if place in places}
        for key, piece in pieces.items() if ply else ():
            if before.get(key) != piece:
                found[piece["x"], piece["y"]] = _number(piece, ply)
        yield list(found.values())
        before = pieces


def _number(piece: Symbol, ply: int) -> Label:
    return {
        "kind": "label",
        "key": f"move-number-{piece['key']}",
        "name": f"move-number-{piece['name']}",
        "x": piece["x"],
        "y": piece["y"],
        "text": str(ply),
    }


def without_coordinates(scene: Scene) -> Scene:
    """The scene without the names of rows, columns or tiles, and without the room they took."""
    ground = _layer(scene, "ground")
    names = [shape for shape in ground["shapes"] if shape["name"] == "coordinate"]
    rest = [shape for shape in ground["shapes"] if shape["name"] != "coordinate"]
    ends = [end for shape in rest if shape["kind"] == "path" for end in path_ends(shape["d"])]
    left, right = min(x for x, _ in ends), max(x for x, _ in ends)
    top, bottom = min(y for _, y in ends), max(y for _, y in ends)
    bounds = scene["bounds"]
    if any(
        label["kind"] == "label"
        and not (left <= label["x"] <= right and top <= label["y"] <= bottom)
        for label in names
    ):
        wide, high = right - left + 2 * _MARGIN, bottom - top + 2 * _MARGIN
        bounds = left - _MARGIN, top - _MARGIN, wide, high
    layers: list[Layer] = [
        {**layer, "shapes": rest} if layer is ground else layer for layer in scene["layers"]
    ]
    return {**scene, "bounds": bounds, "layers": layers}
