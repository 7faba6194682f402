"""What is learned from: positions of games, with what a longer search made of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Sample:
    """A position, its mover's winrate as a search saw it, and how often that tried each move.

    `moves` is empty where they were tried too seldom.
    """

    position: str
    winrate: float
    visits: int
    moves: dict[str, int]


def read_sample(told: Mapping[str, Any]) -> Sample:
    """A sample from JSON data that has its names, and maybe others. Raises KeyError otherwise."""
    return Sample(told["position"], told["winrate"], told["visits"], told["moves"])
