"""The bare board: tiles with their numbers, and outlines on them."""

from __future__ import annotations

from trilithon.boards.hexagon_scene import extent, hexagon, tile_centre
from trilithon.boards.hexagons import HexPattern
from trilithon.protocol import Label, Path, Shape

# Board units: around the tiles, the least width and height of the picture, and from a tile's centre
# to its number.
_MARGIN, _LEAST, _NUMBER = 0.15, 3.6, 0.37


def bounds(pattern: HexPattern) -> tuple[float, float, float, float]:
    """All tiles in the middle; small patterns get room around them, so that tiles stay in scale."""
    width, height = extent(pattern)
    wide, high = (max(length + 2 * _MARGIN, _LEAST) for length in (width, height))
    left, top = (width - wide) / 2, (height - high) / 2
    return round(left, 3), round(top, 3), round(wide, 3), round(high, 3)


def ground(pattern: HexPattern) -> list[Shape]:
    """The tiles and their numbers."""
    tiles = range(len(pattern.tiles))
    outlines = [outline(pattern, "tile", tile) for tile in tiles]
    return [*outlines, *(_number(pattern, tile) for tile in tiles)]


def outline(pattern: HexPattern, name: str, tile: int, scale: float = 1.0, key: str = "") -> Path:
    """The outline of a tile, scaled about its centre; the key is the name where none is given."""
    key = f"{key or name}-{pattern.name(tile)}"
    return {"kind": "path", "key": key, "name": name, "d": hexagon(pattern.tiles[tile], scale)}


def _number(pattern: HexPattern, tile: int) -> Label:
    x, y = tile_centre(pattern.tiles[tile])
    text = pattern.name(tile)
    place = round(x - _NUMBER, 4)
    return {
        "kind": "label",
        "key": f"number-{text}",
        "name": "coordinate",
        "x": place,
        "y": y,
        "text": text,
    }
