"""Drawing a square board: places in board units, with y downwards as in SVG."""

from __future__ import annotations

from collections.abc import Iterable

from trilithon.boards.square import SquareBoard
from trilithon.core.scene import Label
from trilithon.core.shapes import label, line


def place_centre(board: SquareBoard, bit: int) -> tuple[float, float]:
    """The centre of a space, the board's upper left corner being (0, 0)."""
    column, row = board.place(bit)
    return column + 0.5, board.size - row - 0.5


def crossing(lengths: Iterable[float], near: float, far: float) -> list[list[float]]:
    """Upright lines at such distances from the left, then level ones at the same from the top."""
    at = list(lengths)
    upright = [line((length, near), (length, far)) for length in at]
    return upright + [line((near, length), (far, length)) for length in at]


def level_edges(size: int, width: float) -> list[list[float]]:
    """The edges above and below, each the wider the farther out; to be closed."""
    near, far = -width, size + width
    top = line((near, near), (far, near), (size, 0), (0, 0))
    return [top, line((near, far), (far, far), (size, size), (0, size))]


def upright_edges(size: int, width: float) -> list[list[float]]:
    """The edges on the left and on the right; to be closed."""
    near, far = -width, size + width
    left = line((near, near), (near, far), (0, size), (0, 0))
    return [left, line((far, near), (far, far), (size, size), (size, 0))]


def coordinates(board: SquareBoard, distance: float) -> list[Label]:
    """Row numbers on the left and column letters below, centred so far from the board's edge."""
    labels: list[Label] = []
    for index in range(board.size):
        row, column = board.bit(0, index), board.bit(index, 0)
        y, x = place_centre(board, row)[1], place_centre(board, column)[0]
        number, letter = str(index + 1), board.name(column)[0]
        labels.append(label(f"row-{number}", "coordinate", (-distance, y), number))
        labels.append(label(f"column-{letter}", "coordinate", (x, board.size + distance), letter))
    return labels


def line_through(board: SquareBoard, spaces: Iterable[int]) -> list[float]:
    """A line through the centres of spaces."""
    return line(*(place_centre(board, bit) for bit in spaces))
