"""Scenes for pictures: of any node, with or without coordinates and move numbers."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.core import Draft
from trilithon.core.scene import Layer, Scene, Shape
from trilithon.core.shapes import places
from trilithon.draw.marks import as_seen
from trilithon.draw.move_numbers import move_numbers
from trilithon.match import Match
from trilithon.match.node import Node

# Board units around a board without coordinates.
_MARGIN = 0.12


def scenes_of(
    match: Match,
    nodes: Sequence[Node],
    *,
    coordinates: bool,
    numbers: bool,
    draft: Draft = (),
) -> list[Scene]:
    """The board at nodes of one line, with a draft or without and turned as the match's is.

    The nodes come one after another, up to the last one that is asked for.
    """
    drawn = [match.game.presenter.scene(node.position, node.move, draft) for node in nodes]
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
    names = [shape for shape in ground["shapes"] if shape["kind"] == "label"]
    rest: list[Shape] = [shape for shape in ground["shapes"] if shape["kind"] != "label"]
    lines = [line for shape in rest if shape["kind"] == "path" for line in shape["lines"]]
    across, down = zip(*(place for line in lines for place in places(line)), strict=True)
    left, right, top, bottom = min(across), max(across), min(down), max(down)
    bounds = scene["bounds"]
    if any(not (left <= name["x"] <= right and top <= name["y"] <= bottom) for name in names):
        wide, high = right - left + 2 * _MARGIN, bottom - top + 2 * _MARGIN
        bounds = left - _MARGIN, top - _MARGIN, wide, high
    layers: list[Layer] = [
        {**layer, "shapes": rest} if layer is ground else layer for layer in scene["layers"]
    ]
    return {**scene, "bounds": bounds, "layers": layers}
