"""Who wins on full boards, for many boards at once: one integer per space, one bit per board.

The words of a board are lists indexed by the bits of `boards.square`; the spare bits that end the
rows hold 0, and so does index -1.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from trilithon.boards.square import SquareBoard

Words = list[int]


def black_wins(board: SquareBoard, black: Words, stacks: Words, full: int) -> int:
    """The word of the boards where Black has a chain from the bottom to the top edge.

    `black` holds the boards where a space is Black's, `stacks` those where it has two stones,
    `full` has a bit for every board. Trusts that the boards are full and free of equal crosscuts,
    so that White has the chain wherever Black has none.
    """
    size, stride = board.size, board.stride
    links = _crosscut_links(board, black, stacks, full)
    reached = black[:size] + [0] * (len(black) - size)
    won = 0
    while True:
        for row in range(1, size):
            _sweep_up(row * stride, size, stride, black, reached, links)
        last, won = won, reduce(or_, reached[-stride:])
        changed = 0
        for row in reversed(range(size - 1)):
            changed |= _sweep_down(row * stride, size, stride, black, reached, links)
        # Nothing more can come up on a board where nothing new went down.
        if not changed & (won ^ full) or (won == full and last == won):
            return won


def _crosscut_links(
    board: SquareBoard, black: Words, stacks: Words, full: int
) -> tuple[Words, Words]:
    """Black's rising and falling links that hold in crosscuts, by the block's lower left space.

    Outside crosscuts a diagonal pair is joined by one of the block's other two spaces anyway.
    """
    stride = board.stride
    rising, falling = [0] * len(black), [0] * len(black)
    for row in range(board.size - 1):
        for a in range(row * stride, row * stride + board.size - 1):
            b, c, d = a + 1, a + stride, a + stride + 1
            up, down = stacks[a] | stacks[d], stacks[b] | stacks[c]
            ends, sides = black[a] & black[d], black[b] & black[c]
            # The ranks differ, so two stacks always beat, and one beats none.
            up_higher = (stacks[a] & stacks[d]) | (up & (down ^ full))
            rising[a] = ends & up_higher & ((black[b] | black[c]) ^ full)
            down_higher = (stacks[b] & stacks[c]) | (down & (up ^ full))
            falling[a] = sides & down_higher & ((black[a] | black[d]) ^ full)
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
