"""Scenes for pictures: of any node, with or without coordinates and move numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trilithon.match import Match
from trilithon.paths import path_ends
from trilithon.protocol import Label, Layer, Scene, Shape, Symbol
from trilithon.tree import Node
from trilithon.view import as_seen

# Board units around a board without coordinates.
_MARGIN = 0.12


def scenes_of(
    match: Match, path: Sequence[Node], *, coordinates: bool, numbers: bool
) -> list[Scene]:
    """The board at each node of a path from the root, without drafts, turned as the match's is."""
    drawn = [match.game.presenter.scene(node.position, node.move, ()) for node in path]
    if numbers:
        for scene, numbered in zip(drawn, list(_move_numbers(drawn)), strict=True):
            _layer(scene, "over")["shapes"] += numbered
    seen = [as_seen(match, node, scene) for node, scene in zip(path, drawn, strict=True)]
    return seen if coordinates else [without_coordinates(scene) for scene in seen]


def _layer(scene: Scene, name: str) -> Layer:
    return next(layer for layer in scene["layers"] if layer["name"] == name)


def _move_numbers(scenes: Sequence[Scene]) -> Iterator[list[Shape]]:
    """For each scene of a path, by each piece the number of the move that brought it there.

    Found by what is new from scene to scene, whatever the game; where pieces lie on each other the
    last one counts.
    """
    found: dict[tuple[float, float], Shape] = {}
    before: dict[str, Symbol] = {}
    for ply, scene in enumerate(scenes):
        shapes = _layer(scene, "pieces")["shapes"]
        pieces = {shape["key"]: shape for shape in shapes if shape["kind"] == "symbol"}
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
