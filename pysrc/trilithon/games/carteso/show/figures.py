"""Lines on a board of points: stars, areas, boxes and strokes."""

from __future__ import annotations

from trilithon.boards.square import SquareBoard, bits
from trilithon.boards.square_scene import place_centre
from trilithon.core.shapes import line, rectangle
from trilithon.games.carteso.rules.claims import Box


def star_points(size: int) -> list[list[float]]:
    """Dots that help to find one's way: on odd sizes from 9, five or nine of them."""
    if size < 9 or size % 2 == 0:
        return []
    near, middle = (2 if size < 13 else 3), size // 2
    lines = (near, middle, size - 1 - near)
    stars = [
        (x + 0.5, y + 0.5)
        for y in lines
        for x in lines
        if size >= 13 or (x == middle) == (y == middle)
    ]
    return [line(star, star) for star in stars]


def area(board: SquareBoard, mask: int) -> list[list[float]]:
    """The squares around the points of a mask, joined along their rows; to be closed."""
    found = []
    starts = mask & ~(mask << 1)
    for bit in bits(starts):
        run = mask >> bit
        length = (~run & (run + 1)).bit_length() - 1
        x, y = place_centre(board, bit)
        found.append(rectangle(x - 0.5, y - 0.5, length, 1))
    return found


def frame(board: SquareBoard, bounds: Box) -> list[float]:
    """The outline of a bounding box; to be closed."""
    columns, rows = bounds.span
    left = (bounds.columns & -bounds.columns).bit_length() - 1
    return rectangle(left, board.size - 1 - bounds.high, columns, rows)


def strokes(board: SquareBoard, mask: int, *, upright: bool, half: float) -> list[list[float]]:
    """A short upright or level stroke on every point of a mask."""
    across, down = (0.0, half) if upright else (half, 0.0)
    centres = (place_centre(board, bit) for bit in bits(mask))
    return [line((x - across, y - down), (x + across, y + down)) for x, y in centres]
