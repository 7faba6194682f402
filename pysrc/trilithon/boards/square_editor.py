"""Square boards in the editor of positions: their size, and what is left when that changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from trilithon.boards.square import SIZES, SquareBoard, bits, read_size, square_board
from trilithon.core.editor import SwitchRow

D = TypeVar("D")


def size_row(size: Callable[[D], int], resize: Callable[[D, SquareBoard], D]) -> SwitchRow[D]:
    """The switch for the size; `resize` puts what is drawn on another board."""
    return SwitchRow(
        "size",
        "choice",
        lambda drawn: str(size(drawn)),
        lambda drawn, value: resize(drawn, square_board(read_size(value))),
        lambda drawn: [str(one) for one in sorted({*SIZES, size(drawn)})],
        open=True,
    )


def fitted(mask: int, board: SquareBoard, other: SquareBoard) -> int:
    """The mask on another board, of the spaces that both boards have."""
    return sum(
        1 << other.bit(column, row)
        for column, row in map(board.place, bits(mask))
        if column < other.size and row < other.size
    )
