"""The shapes of the board: tiles with their numbers, and stacks from above and from the side."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.boards.hexagon_scene import extent, hexagon, tile_centre
from trilithon.boards.hexagons import HexPattern
from trilithon.core.scene import Label, Path, Shape, Symbol
from trilithon.core.shapes import Place, label, path, rectangle, symbol
from trilithon.games.constructo.rules.stacks import COLOURS, WORDS, base_number

# Board units: around the tiles, the least width and height of the picture, and from a tile's centre
# to its number.
_MARGIN, _LEAST, _NUMBER = 0.15, 3.6, 0.395
# Outlines on one tile, as shares of its size, so that none hides another or the number; what fills
# a tile ends where the gap to the next one begins.
OF_TOWER, OF_STUCK, OF_CHOICE = 0.99, 0.965, 0.95


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
    return hexagon(f"{key or name}-{pattern.name(tile)}", name, pattern.tiles[tile], scale)


def _number(pattern: HexPattern, tile: int) -> Label:
    x, y = tile_centre(pattern.tiles[tile])
    text = pattern.name(tile)
    return label(f"number-{text}", "tile-number", (round(x - _NUMBER, 4), y), text)


# Board units: a key's middle from the tile's centre, the height of a bar with the gap over it, and
# half the width of a bar for ring, medium and small.
_KEY, _STEP, _GAP = 0.395, 0.052, 0.01
_HALF = (0.042, 0.032, 0.021)
# How high a base is drawn above the one that it stands on.
_STOREY = 0.075


def base_symbol(base: int) -> str:
    """The symbol of a base."""
    return f"constructo-{COLOURS[base // 3]}-{WORDS[base % 3]}"


def stacked(pattern: HexPattern, stacks: Sequence[str]) -> list[Symbol]:
    """The bases tile by tile, each stack, given by its letters, from bottom to top."""
    return [
        base
        for tile, text in enumerate(stacks)
        for base in bases_about(pattern.name(tile), text, tile_centre(pattern.tiles[tile]))
    ]


def bases_about(key: str, text: str, centre: Place) -> list[Symbol]:
    """The bases of a stack, seen from above and a little from the front."""
    shapes: list[Symbol] = []
    storey = 0
    for level, letter in enumerate(text):
        # A ring lies around a small base and not on it.
        storey += level > 0 and letter not in "Rr"
        base = symbol(f"{key}-{level}", base_symbol(base_number(letter)), centre)
        if storey:
            base["lift"] = storey * _STOREY
        shapes.append(base)
    return shapes


def side_keys(pattern: HexPattern, stacks: Sequence[str]) -> list[Shape]:
    """For each stack of two or more its bases from the side."""
    return [
        shape
        for tile, text in enumerate(stacks)
        if len(text) > 1
        for shape in side_about(pattern.name(tile), text, tile_centre(pattern.tiles[tile]))
    ]


def side_about(key: str, text: str, centre: Place) -> list[Shape]:
    """A stack from the side, as one path for each colour."""
    x, y = centre
    shapes: list[Shape] = []
    for colour, word in enumerate(COLOURS):
        lines = _bars(text, colour, x + _KEY, y)
        bars = path(f"constructo-key-{word}", lines, key=f"key-{key}-{word}", closed=True)
        if lines:
            shapes.append({**bars, "anchor": (round(x + _KEY, 4), y)})
    return shapes


def _bars(text: str, colour: int, x: float, y: float) -> list[list[float]]:
    """The bars of one colour, the lowest base at the bottom."""
    bottom = y + _STEP * len(text) / 2
    found = []
    for level, letter in enumerate(text):
        base = base_number(letter)
        if base // 3 == colour:
            half = _HALF[base % 3]
            high = bottom - (level + 1) * _STEP + _GAP
            found.append(rectangle(x - half, high, 2 * half, _STEP - _GAP))
    return found
