"""Drawing a square board: places in board units, with y downwards as in SVG."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trilithon.boards.square import SquareBoard
from trilithon.core.scene import Label


def place_centre(board: SquareBoard, bit: int) -> tuple[float, float]:
    """The centre of a space, the board's upper left corner being (0, 0)."""
    column, row = board.place(bit)
    return column + 0.5, board.size - row - 0.5


def grid(size: int) -> str:
    """Path data of the lines around the spaces."""
    lines = range(size + 1)
    return "".join(f"M{n} 0V{size}" for n in lines) + "".join(f"M0 {n}H{size}" for n in lines)


def coordinates(board: SquareBoard, distance: float) -> list[Label]:
    """Row numbers on the left and column letters below, centred so far from the board's edge."""
    labels: list[Label] = []
    for index in range(board.size):
        row, column = board.bit(0, index), board.bit(index, 0)
        y, x = place_centre(board, row)[1], place_centre(board, column)[0]
        labels.append(_label(f"row-{index + 1}", -distance, y, str(index + 1)))
        letter = board.name(column)[0]
        labels.append(_label(f"column-{letter}", x, board.size + distance, letter))
    return labels


def _label(key: str, x: float, y: float, text: str) -> Label:
    return {"kind": "label", "key": key, "name": "coordinate", "x": x, "y": y, "text": text}


def segments(board: SquareBoard, pairs: Iterable[tuple[int, int]]) -> str:
    """Path data of one line for each pair of spaces, from centre to centre."""
    return "".join(line_through(board, pair) for pair in pairs)


def line_through(board: SquareBoard, path: Sequence[int]) -> str:
    """Path data of a line through the centres of spaces."""
    points = (place_centre(board, bit) for bit in path)
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
