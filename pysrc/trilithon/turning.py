"""Scenes turned by quarters: the board seen from another side, with all that is written upright.

A scene is turned about the origin of its coordinates, so that lengths along a path are turned just
like places, and every number of it stays the same but for its sign.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import cast

from trilithon.protocol import Orientation, Scene, Shape, Space

ORIENTATIONS: tuple[Orientation, ...] = (0, 1, 2, 3)

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
# How many numbers a command of path data takes at a time.
_TAKES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
_ACROSS = {"H": "V", "V": "H", "h": "v", "v": "h"}

Step = tuple[str, tuple[str, ...]]


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
        return {**shape, "d": turned_path(shape["d"], orientation)}
    x, y = shape["anchor"]
    anchor = turned_place(x, y, orientation)
    return {**shape, "d": _moved_path(shape["d"], anchor[0] - x, anchor[1] - y), "anchor": anchor}


def turned_place(x: float, y: float, orientation: Orientation) -> tuple[float, float]:
    """Where a place of the scene is when it is turned."""
    for _ in range(orientation):
        # Adding zero makes a negative zero positive.
        x, y = -y + 0.0, x
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


def path_steps(d: str) -> Iterator[Step]:
    """The commands of path data with their numbers, each as often as it has numbers.

    Numbers of an arc must stand apart from each other.
    """
    tokens = _TOKEN.findall(d)
    place, letter = 0, ""
    while place < len(tokens):
        if tokens[place].isalpha():
            letter = tokens[place]
            place += 1
        takes = _TAKES[letter.upper()]
        yield letter, tuple(tokens[place : place + takes])
        place += takes
        # More places after a first one are lines.
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def turned_path(d: str, orientation: Orientation) -> str:
    """Path data turned about the origin."""
    for _ in range(orientation):
        d = "".join(_written(*_turned_step(letter, numbers)) for letter, numbers in path_steps(d))
    return d


def _turned_step(letter: str, numbers: tuple[str, ...]) -> Step:
    if letter in "Hh":
        return _ACROSS[letter], numbers
    if letter in "Vv":
        return _ACROSS[letter], (_negative(numbers[0]),)
    if letter in "Aa":
        # An ellipse turned by a quarter is one whose radii have changed places.
        across, down, *flags, x, y = numbers
        return letter, (down, across, *flags, _negative(y), x)
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return letter, tuple(number for x, y in pairs for number in (_negative(y), x))


def _negative(number: str) -> str:
    if number.startswith("-"):
        return number[1:]
    return number if number == "0" else f"-{number.removeprefix('+')}"


def _moved_path(d: str, right: float, down: float) -> str:
    return "".join(_written(*step) for step in _moved_steps(d, right, down))


def _moved_steps(d: str, right: float, down: float) -> Iterator[Step]:
    for index, (letter, numbers) in enumerate(path_steps(d)):
        # A path's first place counts from the origin, however it is written.
        if letter.islower() and index > 0:
            yield letter, numbers
        elif letter == "H":
            yield letter, (_sum(numbers[0], right),)
        elif letter == "V":
            yield letter, (_sum(numbers[0], down),)
        else:
            kept = 5 if letter == "A" else 0
            places = enumerate(numbers[kept:])
            moved = (_sum(number, down if place % 2 else right) for place, number in places)
            yield letter, (*numbers[:kept], *moved)


def _sum(number: str, length: float) -> str:
    return f"{round(float(number) + length, 4):g}"


def _written(letter: str, numbers: tuple[str, ...]) -> str:
    return letter + " ".join(numbers)
