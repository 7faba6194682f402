"""The shapes of scenes, made from places: x and y in board units, y growing downwards."""

from __future__ import annotations

from collections.abc import Iterable

from trilithon.core.scene import Label, Path, Symbol

Place = tuple[float, float]


def symbol(key: str, name: str, place: Place) -> Symbol:
    """A symbol of the sheet with its centre at a place."""
    return {"kind": "symbol", "key": key, "name": name, "x": place[0], "y": place[1]}


def label(key: str, name: str, place: Place, text: str) -> Label:
    """A short text centred at a place."""
    return {"kind": "label", "key": key, "name": name, "x": place[0], "y": place[1], "text": text}


def path(name: str, lines: Iterable[list[float]], *, key: str = "", closed: bool = False) -> Path:
    """Lines, or areas where they are closed; the key is the name where none is given."""
    shape: Path = {"kind": "path", "key": key or name, "name": name, "lines": list(lines)}
    if closed:
        shape["closed"] = True
    return shape


def disc(key: str, name: str, centre: Place, radius: float) -> Path:
    """A round area, or a circle, by how it is styled."""
    return {"kind": "path", "key": key, "name": name, "lines": [line(centre)], "radius": radius}


def line(*places: Place) -> list[float]:
    """A path's line through places, to a thousandth of a board unit."""
    return [_short(length) for place in places for length in place]


def _short(length: float) -> float:
    # JSON writes whole numbers shorter, and a negative zero never.
    rounded = round(length, 3)
    return int(rounded) if rounded == int(rounded) else rounded


def rectangle(left: float, top: float, width: float, height: float) -> list[float]:
    """The outline of a rectangle, to be closed."""
    right, bottom = left + width, top + height
    return line((left, top), (right, top), (right, bottom), (left, bottom))


def places(numbers: list[float]) -> list[Place]:
    """The places of a path's line."""
    return list(zip(numbers[::2], numbers[1::2], strict=True))
