"""Square boards in their mirrors: left and right swapped, bottom and top swapped, or both."""

from __future__ import annotations

from functools import lru_cache

from trilithon.boards.square import bits, square_board


@lru_cache(maxsize=200_000)
def mirrored(size: int, mask: int) -> tuple[int, int, int, int]:
    """A mask of spaces, and the same as each of the three mirrors shows it."""
    board = square_board(size)
    last = size - 1
    across = down = both = 0
    for bit in bits(mask):
        column, row = board.place(bit)
        across |= 1 << board.bit(last - column, row)
        down |= 1 << board.bit(column, last - row)
        both |= 1 << board.bit(last - column, last - row)
    return mask, across, down, both
