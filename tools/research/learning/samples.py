"""What is learned from: positions of games, with what a longer search made of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Sample:
    """A position, its mover's winrate as a search saw it, and how often that tried each move.

    `moves` is empty where they were tried too seldom. `outcome` is what the mover won in the end,
    1, 0.5 or 0, where the game came to the position; None where only a search did.
    """

    position: str
    winrate: float
    visits: int
    moves: dict[str, int]
    outcome: float | None = None


def read_sample(told: Mapping[str, Any]) -> Sample:
    """A sample from JSON data that has its names, and maybe others. Raises KeyError otherwise."""
    position, winrate, visits, moves = (
        told[name] for name in ("position", "winrate", "visits", "moves")
    )
    return Sample(position, winrate, visits, moves, told.get("outcome"))
