"""Marks of a commentator as shapes: circles around spaces and arrows between them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import hypot

from trilithon.core.scene import Path, Scene, Shape, Space
from trilithon.core.shapes import Place, disc, line, path
from trilithon.draw.rotate import turned
from trilithon.match import Match
from trilithon.match.node import Mark, Node

# Board units: a circle's radius where spaces are squares and where they are hexagons.
_RADIUS, _RADIUS_HEXAGON = 0.455, 0.39
# An arrow begins and ends so far from the centres; half its width; its head's length, half width.
_START, _END, _SHAFT, _HEAD, _WING = 0.2, 0.06, 0.065, 0.36, 0.2


def mark_shapes(marks: Iterable[Mark], scene: Scene) -> list[Shape]:
    """The shapes of marks on a scene that is not turned; marks of other boards are left out."""
    spaces = {space["id"]: space for space in scene["spaces"]}
    radius = _RADIUS_HEXAGON if scene["space_shape"] == "hexagon" else _RADIUS
    # A mark that is made twice is drawn once.
    shapes = {(mark.kind, mark.spaces): _shape(mark, spaces, radius) for mark in marks}
    return [shape for shape in shapes.values() if shape is not None]


def as_seen(match: Match, node: Node, drawn: Scene) -> Scene:
    """A scene of a node's position with the node's marks, turned as the match's board is."""
    if marks := mark_shapes(node.marks, drawn):
        drawn["layers"].append({"name": "marks", "shapes": marks})
    return turned(drawn, match.orientation)


def _shape(mark: Mark, spaces: Mapping[str, Space], radius: float) -> Path | None:
    if not all(name in spaces for name in mark.spaces):
        return None
    places = [(spaces[name]["x"], spaces[name]["y"]) for name in mark.spaces]
    key = f"{mark.kind}-{'-'.join(mark.spaces)}"
    if mark.kind == "circle":
        return disc(key, "mark-circle", places[0], radius)
    if places[0] == places[1]:
        return None
    return arrow(key, "mark-arrow", *places)


def arrow(key: str, name: str, start: Place, end: Place) -> Path:
    """An arrow from the centre of a space to that of another one."""
    return path(name, [_outline(start, end)], key=key, closed=True)


def _outline(start: Place, end: Place) -> list[float]:
    """The outline of an arrow, as one area, so that it may let shine through what is below."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down)
    right, below = across / length, down / length

    def place(along: float, aside: float) -> Place:
        x = start[0] + along * right - aside * below
        return x, start[1] + along * below + aside * right

    neck, tip = length - _END - _HEAD, length - _END
    return line(
        place(_START, -_SHAFT),
        place(neck, -_SHAFT),
        place(neck, -_WING),
        place(tip, 0),
        place(neck, _WING),
        place(neck, _SHAFT),
        place(_START, _SHAFT),
    )
