"""Boards as tables of cells, for programs that learn to play."""

from __future__ import annotations

from functools import cache

from trilithon.boards.hexagons import HexPattern
from trilithon.boards.square import SquareBoard, square_board
from trilithon.core.encoding import Grid


@cache
def square_grid(size: int) -> Grid:
    """Rows from the one numbered 1, columns from `a`; spaces are counted row by row."""
    spaces = tuple((row, column) for row in range(size) for column in range(size))
    board = square_board(size)
    return Grid(size, size, spaces, tuple(board.bit(column, row) for row, column in spaces))


def space_number(board: SquareBoard, bit: int) -> int:
    """The number of the space of a bit."""
    column, row = board.place(bit)
    return row * board.size + column


@cache
def hexagon_grid(pattern: HexPattern) -> Grid:
    """Rows are the tiles' y, so that those of neighbours differ by 1 or 2, or by 0 and 2.

    Whatever the tile, its neighbours lie at the same distances. Tiles keep their numbers, from 0.
    """
    rows, columns = max(y for _, y in pattern.tiles), max(column for column, _ in pattern.tiles)
    spaces = tuple((y, column) for column, y in pattern.tiles)
    return Grid(rows + 1, columns + 1, spaces, tuple(range(len(spaces))))
