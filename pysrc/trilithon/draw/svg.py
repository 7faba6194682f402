"""Scenes as static SVG text, for first paint and still pictures.

The page's `board.js` keeps the same elements in sync; both are short loops over a scene. Symbols
and colours come from the page's sheet of symbols and its style sheets.
"""

from __future__ import annotations

from trilithon.core.scene import Scene, Shape, Space

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


def board_svg(game: str, scene: Scene, *, interactive: bool = False) -> str:
    """One `<svg>` element; with `interactive` also the areas that can be pointed at."""
    bounds = " ".join(f"{length:g}" for length in scene["bounds"])
    layers = [
        f'<g class="layer-{layer["name"]}">{"".join(map(shape_markup, layer["shapes"]))}</g>'
        for layer in scene["layers"]
    ]
    areas = _areas(scene) if interactive else ""
    return (
        f'<svg class="board" viewBox="{bounds}" data-game="{escaped(game)}">'
        f"{''.join(layers)}{areas}</svg>"
    )


def escaped(text: str) -> str:
    """The text as it stands in an element or an attribute."""
    return text.translate(_ESCAPES)


def shape_markup(shape: Shape) -> str:
    """A shape as an element of the page's board."""
    common = f'class="{escaped(shape["name"])}" data-key="{escaped(shape["key"])}"'
    if shape["kind"] == "path":
        return f'<path {common} d="{escaped(shape["d"])}"/>'
    if shape["kind"] == "label":
        place = f'x="{shape["x"]:g}" y="{shape["y"]:g}"'
        return f"<text {common} {place}>{escaped(shape['text'])}</text>"
    corner = f'x="{shape["x"] - 0.5:g}" y="{shape["y"] - 0.5:g}" width="1" height="1"'
    return f'<use href="#{escaped(shape["name"])}" {common} {corner}/>'


def _areas(scene: Scene) -> str:
    spaces = {space["id"]: space for space in scene["spaces"]}
    rows = "".join(
        f'<g role="row">{"".join(_area(spaces[name]) for name in row)}</g>' for row in scene["rows"]
    )
    return f'<g class="spaces" role="grid">{rows}</g>'


def _area(space: Space) -> str:
    corner = f'x="{space["x"] - 0.5:g}" y="{space["y"] - 0.5:g}" width="1" height="1"'
    return (
        f'<rect class="space" role="gridcell" data-space="{escaped(space["id"])}"'
        f' data-state="{space.get("state", "idle")}" {corner}/>'
    )
