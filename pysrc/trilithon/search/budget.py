"""What a search may spend, and what it has spent of that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter, process_time

from trilithon.core import Effort

WALL, PROCESSOR = "wall", "processor"
CLOCKS: Mapping[str, Callable[[], float]] = {WALL: perf_counter, PROCESSOR: process_time}
"""What time is counted in, by name: as it passes, or only while this process has a processor."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a search may spend: an effort, and where they are given `seconds` by the `clock`.

    With `seconds` it is no longer sure that the same seed gives the same move. An effort without a
    number of playouts needs them: it takes the whole time.
    """

    effort: Effort
    seconds: float | None = None
    clock: Callable[[], float] = perf_counter


class Meter:
    """What is spent of a budget: playouts, or seconds where the effort does not count playouts.

    Raises ValueError for a budget without any limit.
    """

    def __init__(self, budget: Budget) -> None:
        self.playouts = 0
        self._clock = budget.clock
        self._began = budget.clock()
        self._seconds = budget.seconds
        self._timed = budget.effort.playouts is None
        limit = budget.seconds if self._timed else budget.effort.playouts
        if limit is None:
            raise ValueError("a search needs a number of playouts or a time")
        self._whole = float(limit)

    def count(self, playouts: int) -> None:
        """Take note of so many playouts more."""
        self.playouts += playouts

    @property
    def done(self) -> float:
        """The part of the budget that is spent, from 0 to 1."""
        spent = self._clock() - self._began if self._timed else self.playouts
        return min(1.0, spent / self._whole) if self._whole > 0 else 1.0

    @property
    def over(self) -> bool:
        """Whether nothing is left."""
        return self.late or self.done >= 1

    @property
    def late(self) -> bool:
        """Whether the time is up."""
        return self._seconds is not None and self._clock() - self._began >= self._seconds
