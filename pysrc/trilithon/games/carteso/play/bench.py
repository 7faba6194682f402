"""What to measure of Carteso beyond its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from trilithon.games.carteso.play.fill import batch, fill
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import COLOURS, Move, Position

_AT_ONCE = 1024


def benchmarks(start: Position) -> Iterator[tuple[str, Callable[[], int]]]:
    """Placing stones with their claims, and random fills in batches as the search makes them."""
    random = Random(1)
    count = batch(start.size, _AT_ONCE)

    def fill_once() -> int:
        fill(start, count, random)
        return count

    yield "place and claim", lambda: _fill_one_by_one(start, random)
    yield f"random fill, {count} at once", fill_once


def _fill_one_by_one(position: Position, random: Random) -> int:
    """Place stones at random until the board is full; returns how many."""
    points = list(position.board.bits_by_column())
    random.shuffle(points)
    for bit in points:
        position = rules.play(position, Move(random.choice(COLOURS), bit))
    return len(points)
