"""What a search may spend, and what it has spent of that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from trilithon.core import Effort

# The playouts of the first batch of a timed search, by which the others are measured.
_FIRST_BATCH = 64


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

    Its *marks* are points on that scale, from 0 to `whole`, so that the parts of a search share out
    playouts and time alike. Raises ValueError for a budget without any limit.
    """

    def __init__(self, budget: Budget) -> None:
        self.playouts = 0
        self._clock = budget.clock
        self._began = self._batch_began = budget.clock()
        self._seconds = budget.seconds
        self._timed = budget.effort.playouts is None
        limit = budget.seconds if self._timed else budget.effort.playouts
        if limit is None:
            raise ValueError("a search needs a number of playouts or a time")
        self.whole = float(limit)
        self._speed = 0.0

    @property
    def spent(self) -> float:
        """The mark that is reached by now."""
        return self._clock() - self._began if self._timed else float(self.playouts)

    @property
    def done(self) -> float:
        """The part of the whole that is spent, from 0 to 1."""
        return min(1.0, self.spent / self.whole) if self.whole > 0 else 1.0

    def mark(self, share: float, until: float) -> float:
        """The mark where so much of what is left before another one will be spent."""
        return min(until, (spent := self.spent) + share * (until - spent))

    def in_time(self) -> bool:
        """Whether the clock allows more."""
        return self._seconds is None or self._clock() - self._began < self._seconds

    def is_late(self, until: float) -> bool:
        """Whether the clock allows no more at all, or in a timed search no more before a mark."""
        return not self.in_time() or (self._timed and self.spent >= until)

    def begin_batch(self, until: float) -> int:
        """How many playouts are wanted up to a mark; at least one."""
        left = until - self.spent
        self._batch_began = self._clock()
        if not self._timed:
            return max(1, round(left))
        return max(1, int(left * self._speed)) if self._speed else _FIRST_BATCH

    def end_batch(self, made: int) -> None:
        """Count the playouts of the batch that was begun last."""
        self.playouts += made
        if (taken := self._clock() - self._batch_began) > 0:
            self._speed = made / taken
