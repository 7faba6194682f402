"""Crosscuts: which stones they forbid, and which diagonal links they cut.

Everything here works on the whole board at once with masks. A 2×2 block is named by its lower left
space. Of its two diagonals the *rising* one goes from the lower left to the upper right space, the
*falling* one from the upper left to the lower right.
"""

from __future__ import annotations

from typing import NamedTuple

from trilithon.boards.square import SquareBoard, bits


class Links(NamedTuple):
    """Diagonal links of one colour, as masks of the lower left spaces of their blocks."""

    rising: int
    falling: int


def barred(board: SquareBoard, own: int, other: int, stacks: int) -> tuple[int, int]:
    """Spaces where one stone of colour `own`, or a stack, would make a crosscut of equal ranks.

    Returns the masks (single, stack); occupied spaces may be in them. Each of the four blocks
    around a space has its *partner* across the diagonal and two *sides*.
    """
    single = stack = 0
    own_singles, own_stacks = own & ~stacks, own & stacks
    other_singles, other_stacks = other & ~stacks, other & stacks
    vertical = board.stride
    for up in (vertical, -vertical):
        for right in (1, -1):
            side_singles, side_stacks = _seen(other_singles, up), _seen(other_stacks, up)
            flank_singles, flank_stacks = _seen(other_singles, right), _seen(other_stacks, right)
            rank_2 = side_singles & flank_singles
            rank_3 = (side_singles & flank_stacks) | (side_stacks & flank_singles)
            rank_4 = side_stacks & flank_stacks
            partner_1, partner_2 = _seen(own_singles, up + right), _seen(own_stacks, up + right)
            single |= (partner_1 & rank_2) | (partner_2 & rank_3)
            stack |= (partner_1 & rank_3) | (partner_2 & rank_4)
    return single, stack


def _seen(mask: int, step: int) -> int:
    """The spaces from which a step of so many bits leads into the mask."""
    return mask >> step if step > 0 else mask << -step


def holding(board: SquareBoard, own: int, other: int, stacks: int) -> Links:
    """The diagonal links of colour `own` that hold: no crosscut, or the higher rank in one."""
    cut = cut_links(board, own, other, stacks)
    stride = board.stride
    rising = own & (own >> (stride + 1))
    falling = (own >> stride) & (own >> 1)
    return Links(rising & ~cut.rising, falling & ~cut.falling)


def cut_links(board: SquareBoard, own: int, other: int, stacks: int) -> Links:
    """The diagonal pairs of colour `own` that a crosscut of higher rank cuts."""
    stride = board.stride
    rising = own & (own >> (stride + 1)) & (other >> stride) & (other >> 1)
    falling = (own >> stride) & (own >> 1) & other & (other >> (stride + 1))
    # Equal ranks never stand on a board, so the pair with fewer stacks is the lower one.
    rising_lower, rising_higher = _compare(
        stacks, stacks >> (stride + 1), stacks >> stride, stacks >> 1
    )
    return Links(rising & rising_lower, falling & rising_higher)


def linked_pairs(board: SquareBoard, links: Links) -> list[tuple[int, int]]:
    """The bits of the two spaces of each link."""
    rising = [(bit, bit + board.stride + 1) for bit in bits(links.rising)]
    return rising + [(bit + board.stride, bit + 1) for bit in bits(links.falling)]


def crosscuts(board: SquareBoard, one: int, two: int) -> int:
    """The lower left spaces of crosscuts with one colour rising and the other falling."""
    stride = board.stride
    return one & (one >> (stride + 1)) & (two >> stride) & (two >> 1)


def equal_crosscuts(board: SquareBoard, black: int, white: int, stacks: int) -> int:
    """The lower left spaces of blocks that are crosscuts of equal ranks; legal play makes none."""
    stride = board.stride
    found = crosscuts(board, black, white) | crosscuts(board, white, black)
    lower, higher = _compare(stacks, stacks >> (stride + 1), stacks >> stride, stacks >> 1)
    return found & ~lower & ~higher


def _compare(a: int, b: int, c: int, d: int) -> tuple[int, int]:
    """Bitwise, a + b < c + d and a + b > c + d."""
    one_ab, two_ab = a ^ b, a & b
    one_cd, two_cd = c ^ d, c & d
    none_ab, none_cd = ~(a | b), ~(c | d)
    fewer = (none_ab & (one_cd | two_cd)) | (one_ab & two_cd)
    more = (none_cd & (one_ab | two_ab)) | (one_cd & two_ab)
    return fewer, more
