"""Boards of hexagons in any pattern: tiles in reading order, neighbours, and their text form.

A tile is (column, y) on a grid of flat-topped hexagons: columns count from 0 at the left, y in half
tiles downwards. So column + y is even for all tiles of a pattern, or odd for all, and two tiles
touch when their places differ by (0, ±2) or (±1, ±1). Tile n of a pattern is its nth in reading
order: by y, then by column.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from trilithon.core.errors import BadMove, Problem

SMALLEST, LARGEST = 3, 19
_STEPS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
_TILE = re.compile(r"(0|[1-9][0-9]?)\.(0|[1-9][0-9]?)", re.ASCII)

Tile = tuple[int, int]


class BadPattern(Problem):
    """A text or a set of tiles that is no pattern; `spaces` hold the tiles that show why."""


@dataclass(frozen=True, slots=True)
class HexPattern:
    """Tiles in reading order and who touches whom, by index from 0. Make it with `hex_pattern`."""

    tiles: tuple[Tile, ...]
    neighbours: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        index = {tile: number for number, tile in enumerate(self.tiles)}
        around = (
            tuple(sorted(index[next_to] for next_to in touching(tile) if next_to in index))
            for tile in self.tiles
        )
        object.__setattr__(self, "neighbours", tuple(around))

    @property
    def text(self) -> str:
        """The tiles as records write them, such as `0.0+1.1+0.2`."""
        return "+".join(map(tile_text, self.tiles))

    @property
    def links(self) -> int:
        """The number of pairs of tiles that touch."""
        return sum(map(len, self.neighbours)) // 2

    def name(self, index: int) -> str:
        """The number of a tile, counted from 1."""
        return str(index + 1)

    def read(self, text: str) -> int:
        """The index of the tile with that number. Raises BadMove."""
        if not re.fullmatch("[1-9][0-9]?", text, re.ASCII):
            raise BadMove("tile-malformed", text=text)
        if int(text) > len(self.tiles):
            raise BadMove("tile-off-board", text=text, count=len(self.tiles))
        return int(text) - 1


@cache
def hex_pattern(tiles: tuple[Tile, ...]) -> HexPattern:
    """The one board of these tiles; trusts that they are a pattern in normal form."""
    return HexPattern(tiles)


def tile_text(tile: Tile) -> str:
    """A tile's place as patterns write it, such as `1.3`."""
    return f"{tile[0]}.{tile[1]}"


def read_tile(text: str) -> Tile:
    """The place that `column.y` stands for. Raises BadPattern."""
    found = _TILE.fullmatch(text)
    if found is None:
        raise BadPattern("pattern-malformed", text=text)
    return int(found[1]), int(found[2])


def touching(tile: Tile) -> list[Tile]:
    """The six places around a place, whether or not there are tiles."""
    return [(tile[0] + right, tile[1] + down) for right, down in _STEPS]


def reading_order(tile: Tile) -> tuple[int, int]:
    """A key that sorts tiles by y, then by column."""
    return tile[1], tile[0]


def read_pattern(text: str) -> HexPattern:
    """The board that tiles joined by `+` stand for, in normal form as given. Raises BadPattern."""
    texts = text.split("+")
    if len(texts) > LARGEST:
        raise BadPattern("pattern-count", count=len(texts), low=SMALLEST, high=LARGEST)
    tiles = [read_tile(part) for part in texts]
    for before, tile in pairwise(tiles):
        if reading_order(tile) < reading_order(before):
            raise BadPattern("pattern-order", [tile_text(tile)], text=tile_text(tile))
        if tile == before:
            raise BadPattern("pattern-twice", [tile_text(tile)], text=tile_text(tile))
    check_pattern(tiles)
    if min(column for column, _ in tiles) or tiles[0][1]:
        raise BadPattern("pattern-origin")
    return hex_pattern(tuple(tiles))


def check_pattern(tiles: Iterable[Tile]) -> None:
    """Raises BadPattern unless different tiles, anywhere on the grid, make up a pattern."""
    places = set(tiles)
    if len({sum(tile) % 2 for tile in places}) > 1:
        raise BadPattern("pattern-parity")
    if not SMALLEST <= len(places) <= LARGEST:
        raise BadPattern("pattern-count", count=len(places), low=SMALLEST, high=LARGEST)
    loose = sorted(places - _largest_part(places), key=reading_order)
    if loose:
        raise BadPattern("pattern-connected", [tile_text(tile) for tile in loose])


def _largest_part(places: set[Tile]) -> set[Tile]:
    """Of the parts that hang together, the largest; the first one in reading order of several."""
    left, parts = set(places), []
    while left:
        parts.append(_connected(left))
        left -= parts[-1]
    return max(parts, key=len)


def _connected(places: set[Tile]) -> set[Tile]:
    """The tiles that hang together with the first one."""
    waiting = [min(places, key=reading_order)]
    reached = set(waiting)
    while waiting:
        new = places.intersection(touching(waiting.pop())) - reached
        reached |= new
        waiting += new
    return reached


def normal_form(tiles: Iterable[Tile]) -> HexPattern:
    """The board of tiles drawn anywhere on the grid. Raises BadPattern."""
    places = set(tiles)
    check_pattern(places)
    left, top = min(column for column, _ in places), min(y for _, y in places)
    moved = ((column - left, y - top) for column, y in places)
    return hex_pattern(tuple(sorted(moved, key=reading_order)))
