"""Who wins on full boards, for many boards at once: one integer per space, one bit per board.

The words of a board are lists indexed by the bits of `boards.square`; the spare bits that end the
rows hold 0, and so does index -1.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from trilithon.boards.square import SquareBoard, bits

Words = list[int]


class Boards(NamedTuple):
    """Full boards: where Black is, where two stones are, and links that no crosscut cuts.

    `rising` and `falling` are the boards where a block, named by its lower left space, joins that
    pair whatever its rank; never both.
    """

    black: Words
    stacks: Words
    rising: Words
    falling: Words


def black_wins(board: SquareBoard, boards: Boards, full: int) -> int:
    """The word of the boards where Black has a chain from the bottom to the top edge.

    `full` has a bit for every board. Trusts that the boards are free of equal crosscuts, so that
    White has the chain wherever Black has none.
    """
    size, stride, black = board.size, board.stride, boards.black
    links = _crosscut_links(board, boards, full)
    reached = black[:size] + [0] * (len(black) - size)
    while True:
        for row in range(1, size):
            _sweep_up(row * stride, size, stride, black, reached, links)
        won = reduce(or_, reached[-stride:])
        changed = 0
        for row in reversed(range(size - 1)):
            changed |= _sweep_down(row * stride, size, stride, black, reached, links)
        # Nothing more can come up on a board where nothing new went down.
        if not changed & (won ^ full):
            return won


@cache
def blocks(board: SquareBoard) -> tuple[int, ...]:
    """The lower left spaces of all 2×2 blocks."""
    return tuple(bits(board.full & ~board.right & ~board.top))


def _crosscut_links(board: SquareBoard, boards: Boards, full: int) -> tuple[Words, Words]:
    """Black's rising and falling links that hold in crosscuts, by the block's lower left space.

    Outside crosscuts a diagonal pair is joined by one of the block's other two spaces anyway.
    """
    black, stacks = boards.black, boards.stacks
    rising, falling = [0] * len(black), [0] * len(black)
    for a in blocks(board):
        b, c, d = a + 1, a + board.stride, a + board.stride + 1
        ends, sides = black[a] & black[d], black[b] & black[c]
        up, down = stacks[a] | stacks[d], stacks[b] | stacks[c]
        # The ranks differ, so two stacks always beat, and one beats none.
        up_higher = stacks[a] & stacks[d] | up & (down ^ full)
        up_holds = up_higher & (boards.falling[a] ^ full) | boards.rising[a]
        rising[a] = ends & up_holds & ((black[b] | black[c]) ^ full)
        falling[a] = sides & (up_holds ^ full) & ((black[a] | black[d]) ^ full)
    return rising, falling


def _sweep_up(
    first: int, size: int, stride: int, black: Words, reached: Words, links: tuple[Words, Words]
) -> None:
    """Carry what is reached in the row below into the row that begins at `first`, and along it."""
    rising, falling = links
    run = 0
    for x in range(first, first + size):
        below = x - stride
        run = reached[x] | (black[x] & (run | reached[below]))
        run |= (reached[below - 1] & rising[below - 1]) | (reached[below + 1] & falling[below])
        reached[x] = run
    _sweep_left(first, size, black, reached)


def _sweep_down(
    first: int, size: int, stride: int, black: Words, reached: Words, links: tuple[Words, Words]
) -> int:
    """The same from the row above. Returns the boards where the row has gained anything."""
    rising, falling = links
    before = reached[first : first + size]
    run = 0
    for x in range(first, first + size):
        above = x + stride
        run = reached[x] | (black[x] & (run | reached[above]))
        run |= (reached[above + 1] & rising[x]) | (reached[above - 1] & falling[x - 1])
        reached[x] = run
    _sweep_left(first, size, black, reached)
    changed = 0
    for old, new in zip(before, reached[first : first + size], strict=True):
        changed |= old ^ new
    return changed


def _sweep_left(first: int, size: int, black: Words, reached: Words) -> None:
    run = 0
    for x in reversed(range(first, first + size)):
        run = reached[x] | (run & black[x])
        reached[x] = run
