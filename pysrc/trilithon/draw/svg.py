"""SVG as text: elements, and the shapes of scenes that are no symbols."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from trilithon.core.scene import Label, Path, Symbol

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
