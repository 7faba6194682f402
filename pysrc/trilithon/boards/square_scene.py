"""Drawing a square board: places in board units, with y downwards as in SVG."""

from __future__ import annotations

from collections.abc import Iterable

from trilithon.boards.square import SquareBoard
from trilithon.core.scene import Label, Symbol
from trilithon.core.shapes import label, line, symbol

# Board units outside the board: the coloured edges, the centres of the labels, and the margins.
_EDGE, _LABEL, _LEFT, _TOP = 0.3, 0.68, 1.05, 0.4


def bounds(board: SquareBoard) -> tuple[float, float, float, float]:
    """All that is drawn of a board with labels on the left and below."""
    side = board.size + _LEFT + _TOP
    return -_LEFT, -_TOP, side, side


def bits_by_row(board: SquareBoard) -> list[int]:
    """The bits of all spaces as a person reads the board, row by row from the top."""
    rows = reversed(range(board.size))
    return [board.bit(column, row) for row in rows for column in range(board.size)]


def rows(board: SquareBoard) -> list[list[str]]:
    """The names of the spaces, row by row from the top."""
    names = [board.name(bit) for bit in bits_by_row(board)]
    return [names[at : at + board.size] for at in range(0, len(names), board.size)]


def place_centre(board: SquareBoard, bit: int) -> tuple[float, float]:
    """The centre of a space, the board's upper left corner being (0, 0)."""
    column, row = board.place(bit)
    return column + 0.5, board.size - row - 0.5


def symbol_on(board: SquareBoard, bit: int, key: str, name: str) -> Symbol:
    """A symbol of the sheet on a space."""
    return symbol(key, name, place_centre(board, bit))


def crossing(lengths: Iterable[float], near: float, far: float) -> list[list[float]]:
    """Upright lines at such distances from the left, then level ones at the same from the top."""
    at = list(lengths)
    upright = [line((length, near), (length, far)) for length in at]
    return upright + [line((near, length), (far, length)) for length in at]


def level_edges(size: int) -> list[list[float]]:
    """The edges above and below, each the wider the farther out; to be closed."""
    near, far = -_EDGE, size + _EDGE
    top = line((near, near), (far, near), (size, 0), (0, 0))
    return [top, line((near, far), (far, far), (size, size), (0, size))]


def upright_edges(size: int) -> list[list[float]]:
    """The edges on the left and on the right; to be closed."""
    near, far = -_EDGE, size + _EDGE
    left = line((near, near), (near, far), (0, size), (0, 0))
    return [left, line((far, near), (far, far), (size, size), (size, 0))]


def coordinates(board: SquareBoard) -> list[Label]:
    """Row numbers on the left and column letters below."""
    labels: list[Label] = []
    for index in range(board.size):
        row, column = board.bit(0, index), board.bit(index, 0)
        y, x = place_centre(board, row)[1], place_centre(board, column)[0]
        number, letter = str(index + 1), board.name(column)[0]
        labels.append(label(f"row-{number}", "coordinate", (-_LABEL, y), number))
        labels.append(label(f"column-{letter}", "coordinate", (x, board.size + _LABEL), letter))
    return labels


def line_through(board: SquareBoard, spaces: Iterable[int]) -> list[float]:
    """A line through the centres of spaces."""
    return line(*(place_centre(board, bit) for bit in spaces))
