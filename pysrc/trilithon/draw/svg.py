"""Scenes as static SVG text, for first paint and still pictures.

The page's `board.js` keeps the same elements in sync; both are short loops over a scene. Symbols
and colours come from the page's sheet of symbols and its style sheets.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from trilithon.core.scene import Label, Path, Scene, Shape, Space, Symbol

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})

Attributes = Mapping[str, str | float]


def element(tag: str, attributes: Attributes, inside: str = "") -> str:
    """An element; its attributes are plain, and `inside` is markup already."""
    written = "".join(f' {name}="{_value(value)}"' for name, value in attributes.items())
    return f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>"


def _value(value: str | float) -> str:
    return escaped(value) if isinstance(value, str) else f"{value:g}"


def escaped(text: str) -> str:
    """The text as it stands in an element or an attribute."""
    return text.translate(_ESCAPES)


def numbers_text(numbers: Iterable[float]) -> str:
    """Numbers as path data and view boxes have them."""
    return " ".join(f"{length:g}" for length in numbers)


def board_svg(game: str, scene: Scene, *, interactive: bool = False) -> str:
    """One `<svg>` element; with `interactive` also the areas that can be pointed at."""
    layers = "".join(
        element(
            "g", {"class": f"layer-{layer['name']}"}, "".join(map(shape_markup, layer["shapes"]))
        )
        for layer in scene["layers"]
    )
    frame = {"class": "board", "viewBox": numbers_text(scene["bounds"]), "data-game": game}
    return element("svg", frame, layers + (_areas(scene) if interactive else ""))


def shape_markup(shape: Shape) -> str:
    """A shape as an element of the page's board."""
    own = {"class": shape["name"], "data-key": shape["key"]}
    if shape["kind"] == "symbol":
        return element(
            "use", {"href": f"#{shape['name']}", **own, **_square(shape["x"], height(shape))}
        )
    return line_or_label(shape, own)


def height(shape: Symbol) -> float:
    """Where the centre of a symbol is drawn."""
    return round(shape["y"] - shape.get("lift", 0), 4)


def line_or_label(shape: Path | Label, attributes: Attributes) -> str:
    """A shape that is no symbol as an element that has such attributes besides."""
    if shape["kind"] == "path":
        return element("path", {**attributes, "d": path_data(shape)})
    place = {"x": shape["x"], "y": shape["y"]}
    return element("text", {**attributes, **place}, escaped(shape["text"]))


def path_data(path: Path) -> str:
    """The lines of a path as SVG path data."""
    radius, end = path.get("radius"), "Z" if path.get("closed") else ""
    if radius is None:
        return "".join(f"M{numbers_text(line)}{end}" for line in path["lines"])
    arc = f"a{radius:g} {radius:g} 0 1 0"
    circle = f"m{-radius:g} 0{arc} {2 * radius:g} 0{arc} {-2 * radius:g} 0Z"
    return "".join(f"M{numbers_text(centre)}{circle}" for centre in path["lines"])


def _areas(scene: Scene) -> str:
    spaces = {space["id"]: space for space in scene["spaces"]}
    rows = (
        element("g", {"role": "row"}, "".join(_area(spaces[name]) for name in row))
        for row in scene["rows"]
    )
    return element("g", {"class": "spaces", "role": "grid"}, "".join(rows))


def _area(space: Space) -> str:
    state = space.get("state", "idle")
    own = {"class": "space", "role": "gridcell", "data-space": space["id"], "data-state": state}
    return element("rect", {**own, **_square(space["x"], space["y"])})


def _square(x: float, y: float) -> dict[str, float]:
    """The corner and the lengths of what is one board unit wide and high around a place."""
    return {"x": x - 0.5, "y": y - 0.5, "width": 1, "height": 1}
