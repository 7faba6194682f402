"""Stacks seen from above, and beside each a key that shows them from the side."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.boards.hexagon_scene import tile_centre
from trilithon.boards.hexagons import HexPattern
from trilithon.games.constructo.stacks import COLOURS, WORDS, base_number
from trilithon.protocol import Shape

# Board units: a key's middle from the tile's centre, the height of a bar with the gap over it, and
# half the width of a bar for ring, medium and small.
_KEY, _STEP, _GAP = 0.385, 0.064, 0.012
_HALF = (0.056, 0.041, 0.026)


def base_symbol(base: int) -> str:
    """The symbol of a base."""
    return f"constructo-{COLOURS[base // 3]}-{WORDS[base % 3]}"


def pieces(pattern: HexPattern, stacks: Sequence[str]) -> list[Shape]:
    """The bases tile by tile, each stack, given by its letters, from bottom to top."""
    shapes: list[Shape] = []
    for tile, text in enumerate(stacks):
        x, y = tile_centre(pattern.tiles[tile])
        for level, letter in enumerate(text):
            key = f"{pattern.name(tile)}-{level}"
            name = base_symbol(base_number(letter))
            shapes.append({"kind": "symbol", "key": key, "name": name, "x": x, "y": y})
    return shapes


def side_keys(pattern: HexPattern, stacks: Sequence[str]) -> list[Shape]:
    """For each stack of two or more its bases from the side, as one path for each colour."""
    shapes: list[Shape] = []
    for tile, text in enumerate(stacks):
        if len(text) < 2:
            continue
        x, y = tile_centre(pattern.tiles[tile])
        for colour, word in enumerate(COLOURS):
            bars = _bars(text, colour, x + _KEY, y)
            key = f"key-{pattern.name(tile)}-{word}"
            shapes.append(
                {
                    "kind": "path",
                    "key": key,
                    "name": f"constructo-key-{word}",
                    "d": bars,
                    "anchor": (round(x + _KEY, 4), y),
                }
            )
    return shapes


def _bars(text: str, colour: int, x: float, y: float) -> str:
    """Path data of the bars of one colour, the lowest base at the bottom."""
    bottom = y + _STEP * len(text) / 2
    found = ""
    for level, letter in enumerate(text):
        base = base_number(letter)
        if base // 3 == colour:
            half = _HALF[base % 3]
            low = bottom - level * _STEP
            found += f"M{x - half:.3f} {low:.3f}h{2 * half:g}v{_GAP - _STEP:g}h{-2 * half:g}Z"
    return found
