"""Scenes turned by quarters: the board seen from another side, with all that is written upright.

A scene is turned about the origin of its coordinates, so that every number stays the same but for
its sign.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import cast

from trilithon.core.scene import Orientation, Scene, Shape, Space
from trilithon.core.shapes import Place, line, places


def turned(scene: Scene, orientation: Orientation) -> Scene:
    """The scene with its board turned to the right by so many quarters.

    Symbols and labels move but stay upright, and so do paths with an anchor. `rows` are read anew
    from the top.
    """
    if orientation == 0:
        return scene
    spaces = [_turned_space(space, orientation) for space in scene["spaces"]]
    layers = [
        {**layer, "shapes": turned_shapes(layer["shapes"], orientation)}
        for layer in scene["layers"]
    ]
    changed = {
        "bounds": _turned_box(scene["bounds"], orientation),
        "rows": _rows(spaces),
        "layers": layers,
        "spaces": spaces,
    }
    return cast(Scene, {**scene, **changed})


def turned_shapes(shapes: Iterable[Shape], orientation: Orientation) -> list[Shape]:
    """Shapes of a scene, or over one, as they are where the scene is turned."""
    return [_turned_shape(shape, orientation) for shape in shapes]


def _turned_shape(shape: Shape, orientation: Orientation) -> Shape:
    if orientation == 0:
        return shape
    if shape["kind"] != "path":
        x, y = turned_place(shape["x"], shape["y"], orientation)
        return cast(Shape, {**shape, "x": x, "y": y})
    if "anchor" not in shape:
        lines = [
            [length for x, y in places(one) for length in turned_place(x, y, orientation)]
            for one in shape["lines"]
        ]
        return {**shape, "lines": lines}
    left, top = shape["anchor"]
    anchor = turned_place(left, top, orientation)
    right, down = anchor[0] - left, anchor[1] - top
    moved = [line(*((x + right, y + down) for x, y in places(one))) for one in shape["lines"]]
    return {**shape, "lines": moved, "anchor": anchor}


def turned_place(x: float, y: float, orientation: Orientation) -> Place:
    """Where a place of the scene is when it is turned."""
    for _ in range(orientation):
        # Unlike a mere sign, this makes no negative zero.
        x, y = 0 - y, x
    return x, y


def _turned_space(space: Space, orientation: Orientation) -> Space:
    x, y = turned_place(space["x"], space["y"], orientation)
    return {**space, "x": x, "y": y}


def _turned_box(
    box: tuple[float, float, float, float], orientation: Orientation
) -> tuple[float, float, float, float]:
    for _ in range(orientation):
        left, top, width, height = box
        box = round(-top - height, 4), left, height, width
    return box


def _rows(spaces: Iterable[Space]) -> list[list[str]]:
    """The ids of spaces row by row, from the top and from the left."""
    ordered = sorted(spaces, key=lambda space: (round(space["y"], 3), space["x"]))
    rows = groupby(ordered, key=lambda space: round(space["y"], 3))
    return [[space["id"] for space in row] for _, row in rows]
