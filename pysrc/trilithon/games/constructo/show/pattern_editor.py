"""Drawing a pattern tile by tile, on a grid of hexagons that always has room around the drawing.

A drawing is written as tiles, in any order and number, joined by `+`; unlike a pattern it need not
touch the edges of the grid, and it may be empty.
"""

from __future__ import annotations

from trilithon.boards.hexagon_scene import HALF_HEIGHT, hexagon, tile_centre
from trilithon.boards.hexagons import (
    BadPattern,
    Tile,
    check_pattern,
    normal_form,
    read_tile,
    reading_order,
    tile_text,
    touching,
)
from trilithon.core.editor import CLEAR, Drawing
from trilithon.core.scene import Path, Scene, Shape, Space, sentence
from trilithon.games.constructo.rules.patterns import find_pattern, pattern_text

# The least size of the grid in columns and half tiles, the farthest place, and the most tiles.
_COLUMNS, _HEIGHT, _MOST, _LONGEST = 9, 14, 99, 60
_MARGIN, _INSIDE = 0.15, 0.8


def begin(value: str) -> Drawing:
    """The drawing of a pattern, in the middle of the grid; an empty one where there is none."""
    try:
        tiles = find_pattern(value).tiles
    except BadPattern:
        return _drawing(set())
    right, lowest = max(column for column, _ in tiles), max(y for _, y in tiles)
    across, down = max(1, (_COLUMNS - 1 - right) // 2), max(2, (_HEIGHT - 2 - lowest) // 2)
    down += (across + down) % 2
    return _drawing({(column + across, y + down) for column, y in tiles})


def read(drawing: str) -> Drawing:
    """The drawing of that text. Raises BadPattern."""
    return _drawing(_tiles(drawing))


def change(drawing: str, choice: str, tool: str) -> Drawing:
    """The drawing with a tile more or less, or without any. Raises BadPattern."""
    if choice == CLEAR:
        return _drawing(set())
    return _drawing(_tiles(drawing) ^ {read_tile(choice)})


def _tiles(drawing: str) -> set[Tile]:
    texts = drawing.split("+") if drawing else []
    if len(texts) > _LONGEST:
        raise BadPattern("pattern-malformed", text=drawing)
    return {read_tile(text) for text in texts}


def _drawing(tiles: set[Tile]) -> Drawing:
    places = _moved(tiles)
    text = "+".join(tile_text(tile) for tile in sorted(places, key=reading_order))
    try:
        check_pattern(places)
    except BadPattern as reason:
        return Drawing(text, _scene(places, set(reason.spaces)), None, reason.text, reason.spaces)
    pattern = normal_form(places)
    said = sentence("pattern-drawn", count=len(places), links=pattern.links)
    return Drawing(text, _scene(places, set()), pattern_text(pattern), said)


def _moved(tiles: set[Tile]) -> set[Tile]:
    """The tiles so far from the grid's edges that each side can still grow."""
    across = 2 * any(column < 1 for column, _ in tiles)
    down = 2 * any(y < 2 for _, y in tiles)
    return {(min(column + across, _MOST), min(y + down, _MOST)) for column, y in tiles}


def _grid(tiles: set[Tile]) -> list[Tile]:
    """Every place of the grid in reading order: those where column + y is even."""
    columns = max(_COLUMNS, *(column + 2 for column, _ in tiles), 0)
    height = max(_HEIGHT, *(y + 3 for _, y in tiles), 0)
    parity = sum(min(tiles, default=(0, 0))) % 2
    return [
        (column, y)
        for y in range(height)
        for column in range(columns)
        if (column + y) % 2 == parity
    ]


def _scene(tiles: set[Tile], loose: set[str]) -> Scene:
    grid = _grid(tiles)
    columns, height = (max(places) for places in zip(*grid, strict=True))
    width, high = 0.75 * columns + 1, HALF_HEIGHT * (height + 2)
    rows: dict[int, list[str]] = {}
    for tile in grid:
        rows.setdefault(tile[1], []).append(tile_text(tile))
    marks: list[Shape] = [
        _outline("tile-loose", tile, _INSIDE) for tile in sorted(tiles) if tile_text(tile) in loose
    ]
    return {
        "bounds": (
            -_MARGIN,
            -_MARGIN,
            round(width + 2 * _MARGIN, 3),
            round(high + 2 * _MARGIN, 3),
        ),
        "space_shape": "hexagon",
        "rows": list(rows.values()),
        "layers": [
            {"name": "ground", "shapes": [_ground(tile, tiles) for tile in grid]},
            {"name": "over", "shapes": marks},
        ],
        "spaces": [_space(tile, tiles) for tile in grid],
        "options": [],
    }


def _ground(tile: Tile, tiles: set[Tile]) -> Shape:
    if tile in tiles:
        return _outline("tile", tile)
    near = not tiles or any(other in tiles for other in touching(tile))
    return _outline("tile-beside" if near else "tile-free", tile, _INSIDE)


def _outline(name: str, tile: Tile, scale: float = 1.0) -> Path:
    return hexagon(f"{name}-{tile_text(tile)}", name, tile, scale)


def _space(tile: Tile, tiles: set[Tile]) -> Space:
    x, y = tile_centre(tile)
    drawn = tile in tiles
    return {
        "id": tile_text(tile),
        "x": x,
        "y": y,
        "holds": "tile" if drawn else "empty",
        "state": "target",
        "hint": "pattern-remove" if drawn else "pattern-add",
    }
