"""Drawing boards of hexagons: places in board units, one tile being 1 unit wide."""

from __future__ import annotations

from math import sqrt

from trilithon.boards.hexagons import HexPattern, Tile
from trilithon.core.scene import Path
from trilithon.core.shapes import Place, line, path

HALF_HEIGHT = sqrt(3) / 4
_CORNERS = ((-0.5, 0.0), (-0.25, -1.0), (0.25, -1.0), (0.5, 0.0), (0.25, 1.0), (-0.25, 1.0))


def tile_centre(tile: Tile) -> tuple[float, float]:
    """The centre of a tile; the tile at column 0 and y 0 touches both axes."""
    column, y = tile
    return round(0.5 + 0.75 * column, 4), round(HALF_HEIGHT * (y + 1), 4)


def hexagon(key: str, name: str, tile: Tile, scale: float = 1.0) -> Path:
    """A tile's outline, larger or smaller about its centre by a scale."""
    return hexagon_about(key, name, tile_centre(tile), scale)


def hexagon_about(key: str, name: str, centre: Place, scale: float = 1.0) -> Path:
    """The outline of a tile with its centre anywhere."""
    x, y = centre
    corners = ((x + scale * right, y + scale * down * HALF_HEIGHT) for right, down in _CORNERS)
    return path(name, [line(*corners)], key=key, closed=True)


def extent(pattern: HexPattern) -> tuple[float, float]:
    """Width and height of all tiles of a pattern in normal form."""
    columns, lowest = (max(places) for places in zip(*pattern.tiles, strict=True))
    return round(0.75 * columns + 1, 4), round(HALF_HEIGHT * (lowest + 2), 4)


def rows(pattern: HexPattern) -> list[list[str]]:
    """The numbers of the tiles, in one row for each y, from the top."""
    found: dict[int, list[str]] = {}
    for index, (_, y) in enumerate(pattern.tiles):
        found.setdefault(y, []).append(pattern.name(index))
    return list(found.values())


def arrow(key: str, name: str, start: Tile, end: Tile) -> Path:
    """An arrow across the border from one tile to a neighbour."""
    (x1, y1), (x2, y2) = tile_centre(start), tile_centre(end)
    across, down = x2 - x1, y2 - y1

    def place(along: float, aside: float) -> Place:
        return x1 + along * across - aside * down, y1 + along * down + aside * across

    tip = place(0.68, 0)
    shaft, head = line(place(0.34, 0), tip), line(place(0.56, 0.09), tip, place(0.56, -0.09))
    return path(name, [shaft, head], key=key)
