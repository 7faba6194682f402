"""Shapes on a board of points: lines, areas and boxes as SVG path data."""

from __future__ import annotations

from trilithon.boards.square import SquareBoard, bits
from trilithon.boards.square_scene import place_centre
from trilithon.core.scene import Path
from trilithon.games.carteso.rules.claims import Box


def path(name: str, d: str) -> Path:
    """A path whose name is also its key."""
    return {"kind": "path", "key": name, "name": name, "d": d}


def point_lines(size: int) -> str:
    """Path data of the lines that meet at the points."""
    near, far = "0.5", f"{size - 0.5:g}"
    places = [f"{index + 0.5:g}" for index in range(size)]
    upright = "".join(f"M{place} {near}V{far}" for place in places)
    return upright + "".join(f"M{near} {place}H{far}" for place in places)


def star_points(size: int) -> str:
    """Path data of dots that help to find one's way: on odd sizes from 9, five or nine of them."""
    if size < 9 or size % 2 == 0:
        return ""
    near, middle = (2 if size < 13 else 3), size // 2
    lines = (near, middle, size - 1 - near)
    stars = [(x, y) for y in lines for x in lines if size >= 13 or (x == middle) == (y == middle)]
    return "".join(f"M{x + 0.5:g} {y + 0.5:g}h0" for x, y in stars)


def area(board: SquareBoard, mask: int) -> str:
    """Path data of the squares around the points of a mask, joined along their rows."""
    d = ""
    starts = mask & ~(mask << 1)
    for bit in bits(starts):
        run = mask >> bit
        length = (~run & (run + 1)).bit_length() - 1
        x, y = place_centre(board, bit)
        d += f"M{x - 0.5:g} {y - 0.5:g}h{length}v1h-{length}Z"
    return d


def frame(board: SquareBoard, bounds: Box) -> str:
    """Path data of the outline of a bounding box."""
    columns, rows = bounds.span
    left = (bounds.columns & -bounds.columns).bit_length() - 1
    return f"M{left} {board.size - 1 - bounds.high}h{columns}v{rows}h-{columns}Z"


def strokes(board: SquareBoard, mask: int, *, upright: bool, half: float) -> str:
    """Path data of a short upright or level stroke on every point of a mask."""
    d = ""
    for bit in bits(mask):
        x, y = place_centre(board, bit)
        if upright:
            d += f"M{x:g} {y - half:g}v{2 * half:g}"
        else:
            d += f"M{x - half:g} {y:g}h{2 * half:g}"
    return d
