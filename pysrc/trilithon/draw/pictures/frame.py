"""Scenes for pictures: of any node, with or without coordinates and move numbers."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.core.scene import Layer, Scene
from trilithon.draw.geometry import path_ends
from trilithon.draw.marks import as_seen
from trilithon.draw.move_numbers import move_numbers
from trilithon.match import Match
from trilithon.match.node import Node

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
        for scene, node in zip(drawn, nodes, strict=True):
            _layer(scene, "over")["shapes"] += move_numbers(match.game.name, node.path())
    seen = [as_seen(match, node, scene) for node, scene in zip(nodes, drawn, strict=True)]
    return seen if coordinates else [without_coordinates(scene) for scene in seen]


def _layer(scene: Scene, name: str) -> Layer:
    return next(layer for layer in scene["layers"] if layer["name"] == name)


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
