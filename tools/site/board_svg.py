"""Boards as static SVG text, for first paint and in pages of text.

The page's `board.js` keeps the same elements in sync; both are short loops over a scene. Symbols
and colours come from the page's sheet of symbols and its style sheets.
"""

from trilithon.core.scene import Scene, Shape, Space
from trilithon.draw.svg import element, height, line_or_label, numbers_text


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
