"""Groups: what they are connected to, who would own them, and when they are finished.

A group is finished when it can grow in neither direction, which is so exactly when the *reach* it
lies in (the connected points that are empty or of its colour) has the group's own bounding box. One
reach holds at most one finished group of its colour, since two groups with one bounding box both
join its left to its right side and its bottom to its top, and would have to cross.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from trilithon.boards.square import SquareBoard, bits
from trilithon.core import Player


class Box(NamedTuple):
    """A bounding box: its lowest and highest row, and its columns as a mask of the bottom row."""

    low: int
    high: int
    columns: int

    @property
    def span(self) -> tuple[int, int]:
        """How many columns and how many rows a connected set with this box spans."""
        return self.columns.bit_count(), self.high - self.low + 1


@cache
def _folds(size: int, stride: int) -> tuple[int, ...]:
    """Shifts that together bring every row down to the bottom one."""
    powers = (1 << power for power in reversed(range(size.bit_length())))
    return tuple(rows * stride for rows in powers if rows < size)


def box(board: SquareBoard, mask: int) -> Box:
    """The bounding box of a mask that is not empty."""
    stride = board.stride
    low, high = ((mask & -mask).bit_length() - 1) // stride, (mask.bit_length() - 1) // stride
    for shift in _folds(board.size, stride):
        mask |= mask >> shift
    return Box(low, high, mask & board.bottom)


def box_mask(board: SquareBoard, bounds: Box) -> int:
    """All points within a bounding box."""
    low, high, columns = bounds
    rows = board.left >> (board.size - 1 - high + low) * board.stride
    return rows * columns << low * board.stride


def flood(board: SquareBoard, seed: int, within: int) -> int:
    """All points of `within` that are connected to the seed, which is part of it."""
    stride = board.stride
    reached = seed
    while True:
        spread = reached | (reached << 1) | (reached >> 1)
        spread |= (reached << stride) | (reached >> stride)
        spread &= within
        if spread == reached:
            return reached
        reached = spread


def groups(board: SquareBoard, stones: int, seeds: int) -> list[int]:
    """The groups, among stones of one colour, that hold one of the seeds (a part of them)."""
    found = []
    while seeds:
        group = flood(board, seeds & -seeds, stones)
        found.append(group)
        seeds &= ~group
    return found


def is_finished(board: SquareBoard, group: int, other: int) -> bool:
    """Whether a group can grow in neither direction; `other` are the stones of the other colour."""
    return not flood_leaves(board, group, board.full & ~other, box_mask(board, box(board, group)))


def flood_leaves(board: SquareBoard, seed: int, within: int, bounds: int) -> bool:
    """Whether a flood of `within` from the seed ever leaves the bounds."""
    stride = board.stride
    reached = seed
    while True:
        spread = reached | (reached << 1) | (reached >> 1)
        spread |= (reached << stride) | (reached >> stride)
        spread &= within
        if spread & ~bounds:
            return True
        if spread == reached:
            return False
        reached = spread


def owner(board: SquareBoard, group: int, placer: Player) -> Player:
    """Who owns a group at the moment when `placer` has placed a stone."""
    columns, rows = box(board, group).span
    if columns == rows:
        return placer.opponent
    return Player.FIRST if rows > columns else Player.SECOND


def claims_after(
    board: SquareBoard, own: int, other: int, claims: tuple[int, int], bit: int, placer: Player
) -> tuple[int, int]:
    """The claimed stones, Vertical's and Horizontal's, after a stone was placed on `bit`.

    `own` are the stones of its colour, with it. Only its own group and the other colour's reaches
    that it touches can have been finished by it.
    """
    vertical, horizontal = claims
    group = flood(board, 1 << bit, own)
    if group & vertical:
        vertical |= group
    elif group & horizontal:
        horizontal |= group
    elif is_finished(board, group, other):
        if owner(board, group, placer) is Player.FIRST:
            vertical |= group
        else:
            horizontal |= group
    if _leaves_reach_whole(board, own, bit):
        return vertical, horizontal
    for found in _finished_around(board, own, other, vertical | horizontal, bit):
        if owner(board, found, placer) is Player.FIRST:
            vertical |= found
        else:
            horizontal |= found
    return vertical, horizontal


def _finished_around(board: SquareBoard, own: int, other: int, claimed: int, bit: int) -> list[int]:
    """The other colour's unclaimed groups that are finished in the reaches beside a new stone."""
    stone, stride, open_ = 1 << bit, board.stride, board.full & ~own
    touched = (stone << 1 | stone >> 1 | stone << stride | stone >> stride) & open_
    found = []
    while touched:
        reach = flood(board, touched & -touched, open_)
        touched &= ~reach
        stones = reach & other
        if stones and not stones & claimed:
            found += _finished_in(board, stones, box(board, reach))
    return found


def _finished_in(board: SquareBoard, stones: int, reach: Box) -> list[int]:
    """The group, if there is one, that fills the bounding box of the reach it lies in."""
    if box(board, stones) != reach:
        return []
    seeds = stones & board.bottom << reach.low * board.stride
    for group in groups(board, stones, seeds):
        if box(board, group) == reach:
            return [group]
    return []


def _leaves_reach_whole(board: SquareBoard, own: int, bit: int) -> bool:
    """Whether a new stone changes no reach of the other colour but by its own point.

    That is certain when the points around it join those beside it, and when these keep up the
    extent of its row and of its column. It saves most floods on an open board.
    """
    stride = board.stride
    around = ((board.full & ~own) << (stride + 1)) >> bit
    pattern = around & 7 | (around >> stride & 7) << 3 | (around >> 2 * stride & 7) << 6
    return _WHOLE[pattern]


def _whole(pattern: int) -> bool:
    """The answer of `_leaves_reach_whole` for 3 × 3 points, whose lowest row is the lowest bits."""
    points = {(bit % 3, bit // 3) for bit in bits(pattern)} - {(1, 1)}
    beside = points & {(0, 1), (2, 1), (1, 0), (1, 2)}
    if not ({(0, 1), (2, 1)} & beside and {(1, 0), (1, 2)} & beside):
        return False
    joined = {min(beside)}
    for _ in range(8):
        joined |= {
            (x, y) for x, y in points if any(abs(x - a) + abs(y - b) == 1 for a, b in joined)
        }
    return beside <= joined


_WHOLE = tuple(_whole(pattern) for pattern in range(512))
