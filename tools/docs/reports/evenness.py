"""Whether all places come up equally often, or some more often than chance would have it."""

from __future__ import annotations

from collections.abc import Collection
from math import erfc, sqrt
from typing import NamedTuple


class Evenness(NamedTuple):
    """A chi squared test: how far counts are from even, and how likely so far is by chance."""

    chi_squared: float
    freedom: int
    chance: float


def evenness(counts: Collection[int], games: int, sizes: Collection[int] = ()) -> Evenness:
    """Whether all of so many places come up equally often in games, each once a game at most.

    `counts` has a number for each place, also for those that never came up. Where it has one for
    several places together, `sizes` tells how many they are.
    """
    sizes = sizes or [1] * len(counts)
    places, freedom, whole = sum(sizes), len(counts) - 1, sum(counts)
    # Places that come up in most games vary less; where each game has one place, it is Pearson's.
    left = (places - whole / games) / (places - 1) if places > 1 else 0.0
    if not left or not whole or not freedom:
        return Evenness(0.0, freedom, 1.0)
    chi_squared = sum(
        (count - whole * size / places) ** 2 / (whole * size / places * left)
        for count, size in zip(counts, sizes, strict=True)
    )
    # Wilson and Hilferty: its cube root is all but normal.
    part = 2 / (9 * freedom)
    deviation = ((chi_squared / freedom) ** (1 / 3) - 1 + part) / sqrt(part)
    return Evenness(chi_squared, freedom, erfc(deviation / sqrt(2)) / 2)
