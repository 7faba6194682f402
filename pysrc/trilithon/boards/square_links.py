"""Links between spaces of a square board: diagonals, and what hangs together through them.

A 2×2 block is named by its lower left space. Of its two diagonals the *rising* one goes from the
lower left to the upper right space, the *falling* one from the upper left to the lower right.
"""

from __future__ import annotations

from typing import NamedTuple

from trilithon.boards.square import SquareBoard, bits


class Links(NamedTuple):
    """Diagonals, as masks of the lower left spaces of their blocks."""

    rising: int
    falling: int


def diagonals(board: SquareBoard, mask: int) -> tuple[int, int]:
    """The rising and the falling diagonals that have both their spaces in a mask."""
    up = board.stride
    return mask & mask >> up + 1, mask >> up & mask >> 1


def linked_pairs(board: SquareBoard, links: Links) -> list[tuple[int, int]]:
    """The bits of the two spaces of each diagonal."""
    rising = [(bit, bit + board.stride + 1) for bit in bits(links.rising)]
    return rising + [(bit + board.stride, bit + 1) for bit in bits(links.falling)]


def across(board: SquareBoard, mask: int, links: Links) -> int:
    """The spaces at the other ends of diagonals from those of a mask."""
    rising, falling = links
    up = board.stride
    reached = (mask & rising) << up + 1 | mask >> up + 1 & rising
    return reached | (mask >> 1 & falling) << up | (mask >> up & falling) << 1


def step(board: SquareBoard, mask: int, links: Links) -> int:
    """The spaces beside those of a mask, and those across its diagonal links."""
    # As in `across`, and not by it: most of the time of a flood goes into these few lines.
    rising, falling = links
    up = board.stride
    return (
        mask << 1
        | mask >> 1
        | mask << up
        | mask >> up
        | (mask & rising) << up + 1
        | mask >> up + 1 & rising
        | (mask >> 1 & falling) << up
        | (mask >> up & falling) << 1
    )


def flood(board: SquareBoard, seed: int, within: int, links: Links, until: int = 0) -> int:
    """All spaces of `within` that hang together with the seed, a part of it, by steps.

    Ends early, with some of them, when it has come to a space of `until`.
    """
    reached = frontier = seed
    while frontier and not reached & until:
        frontier = step(board, frontier, links) & within & ~reached
        reached |= frontier
    return reached
