"""The symmetries of a pattern, as tables that tell what a board looks like from another side."""

from __future__ import annotations

Neighbours = tuple[tuple[int, ...], ...]
"""For each tile the tiles that touch it."""


def image_tables(neighbours: Neighbours) -> list[list[list[int]]]:
    """For each symmetry but the one that changes nothing, the images of all pairs of tiles.

    A board holds four bits for each tile, the first one lowest. A table has, for what may stand on
    a pair of tiles, eight bits, the same on their images; the sum over all pairs is the image.
    """
    return [_tables(images) for images in automorphisms(neighbours)[1:]]


def _tables(images: tuple[int, ...]) -> list[list[int]]:
    tiles, tables = len(images), []
    for first in range(0, tiles, 2):
        low, high = (images[tile] if tile < tiles else 0 for tile in (first, first + 1))
        tables.append([(c & 15) << 4 * low | (c >> 4) << 4 * high for c in range(256)])
    return tables


def automorphisms(neighbours: Neighbours) -> list[tuple[int, ...]]:
    """All ways to renumber the tiles that keep who touches whom; the first one changes nothing."""
    found: list[tuple[int, ...]] = [()]
    for tile, around in enumerate(neighbours):
        found = [
            (*images, image)
            for images in found
            for image, others in enumerate(neighbours)
            if image not in images
            and len(others) == len(around)
            and all((other in around) == (images[other] in others) for other in range(tile))
        ]
    return found
