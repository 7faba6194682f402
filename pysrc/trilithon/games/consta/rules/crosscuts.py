"""Crosscuts: which stones they forbid, and which diagonal links they cut.

A crosscut is a 2×2 block with one colour on its rising diagonal and the other one on its falling
diagonal (see `boards.square_links`). Everything here works on masks of the whole board at once.
"""

from __future__ import annotations

from trilithon.boards.square import SquareBoard
from trilithon.boards.square_links import Links, diagonals


def barred(board: SquareBoard, own: int, other: int, stacks: int) -> tuple[int, int]:
    """Spaces where one stone of colour `own`, or a stack, would make a crosscut of equal ranks.

    Returns the masks (single, stack); occupied spaces may be in them. Each of the four blocks
    around a space has a piece across the diagonal, and one at the side and at the flank.
    """
    single = stack = 0
    own_1, own_2, other_1, other_2 = own & ~stacks, own & stacks, other & ~stacks, other & stacks
    up, right, left = board.stride, board.stride + 1, board.stride - 1
    # Per block: what is beside a space up or down, beside it right or left, and across. All are
    # shifts in place, since this is called for every stone that is tried.
    to_right, to_left = (other_1 >> 1, other_2 >> 1), (other_1 << 1, other_2 << 1)
    above, below = (other_1 >> up, other_2 >> up), (other_1 << up, other_2 << up)
    for (side_1, side_2), (flank_1, flank_2), across_1, across_2 in (
        (above, to_right, own_1 >> right, own_2 >> right),
        (above, to_left, own_1 >> left, own_2 >> left),
        (below, to_right, own_1 << left, own_2 << left),
        (below, to_left, own_1 << right, own_2 << right),
    ):
        rank_3 = side_1 & flank_2 | side_2 & flank_1
        single |= across_1 & side_1 & flank_1 | across_2 & rank_3
        stack |= across_1 & rank_3 | across_2 & side_2 & flank_2
    return single, stack


def barring_block(
    board: SquareBoard, own: int, other: int, stacks: int, bit: int, *, stack: bool
) -> int:
    """A block that bars a stone of colour `own`, or a stack, from a space; 0 where none does."""
    square = 0b11 | 0b11 << board.stride
    for corner in (0, 1, board.stride, board.stride + 1):
        block = square << bit >> corner
        if barred(board, own & block, other & block, stacks)[stack] >> bit & 1:
            return block
    return 0


def holding(board: SquareBoard, own: int, other: int, stacks: int) -> Links:
    """The diagonal links of colour `own` that hold: no crosscut, or the higher rank in one."""
    rising, falling = diagonals(board, own)
    cut_rising, cut_falling = cut_links(board, own, other, stacks)
    return Links(rising & ~cut_rising, falling & ~cut_falling)


def cut_links(board: SquareBoard, own: int, other: int, stacks: int) -> Links:
    """The diagonal pairs of colour `own` that a crosscut of higher rank cuts.

    Of the pairs of a crosscut, that with fewer stacks has the lower rank.
    """
    stride = board.stride
    (own_up, own_down), (other_up, other_down) = diagonals(board, own), diagonals(board, other)
    rising, falling = own_up & other_down, own_down & other_up
    if not (rising or falling):
        return Links(0, 0)
    two_up, two_down = diagonals(board, stacks)
    one_up, one_down = stacks | stacks >> stride + 1, stacks >> stride | stacks >> 1
    rising &= two_down & ~two_up | one_down & ~one_up
    return Links(rising, falling & (two_up & ~two_down | one_up & ~one_down))
