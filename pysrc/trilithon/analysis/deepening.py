"""Finding out more and more about one position: a search and, where there is hope, a proof."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from trilithon.ai.meter import Budget
from trilithon.ai.report import Line
from trilithon.ai.search import search
from trilithon.analysis.exact import Proof, exact_values
from trilithon.analysis.finding import Finding, ended
from trilithon.core import Effort, Game

P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)

# A proof that takes longer is given up for this time.
_PROOF_SECONDS = 30.0
_LINES_KEPT = 6
_FIRST_SECONDS = 0.25


class Deepening(Generic[P, M]):
    """What is found out about a position, step by step; `finding` is what is known by now.

    `spent` are the seconds of its steps: it stands still between them. The search ends after so
    many `seconds`; `done` tells that nothing more comes. `proves` is there while exact values are
    to be expected.
    """

    def __init__(
        self,
        game: Game[P, M],
        position: P,
        effort: Effort,
        seconds: float,
        seed: int,
        clock: Callable[[], float],
    ) -> None:
        self.spent = 0.0
        self.proves = False
        self._began: float | None = None
        self._clock = clock
        self._seconds = seconds
        over = ended(game, position)
        self.finding: Finding[M] = over or Finding()
        self._parts: list[Generator[None, None, None]] = []
        if over is None:
            self._parts.append(self._search(game, position, effort, seconds, seed))
            if (proof := exact_values(game, position)) is not None:
                self.proves = True
                self._parts.append(self._prove(proof))

    @property
    def part_done(self) -> float:
        """How much of its time is spent, from 0 to 1."""
        return 1.0 if self.done else min(1.0, self.spent / self._seconds)

    @property
    def done(self) -> bool:
        """Whether there is nothing more to come."""
        return not self._parts

    def step(self) -> None:
        """Go on for some milliseconds. May be left off after any step."""
        self._began = self._clock()
        part = self._parts.pop(0)
        if next(part, part) is None:
            self._parts.append(part)
        if self._is_settled():
            self.close()
        self.spent += self._clock() - self._began
        self._began = None

    def close(self) -> None:
        """Let nothing more come."""
        for part in self._parts:
            part.close()
        self._parts = []

    def _now(self) -> float:
        """A clock that stands still between the steps."""
        return self.spent + (0.0 if self._began is None else self._clock() - self._began)

    def _is_settled(self) -> bool:
        """Whether all that matters is proved; lines are wanted all the same."""
        return self.finding.value is not None and bool(self.finding.values and self.finding.lines)

    def _search(
        self, game: Game[P, M], position: P, effort: Effort, seconds: float, seed: int
    ) -> Generator[None, None, None]:
        """Searches, each twice as long as the one before."""
        length = _FIRST_SECONDS
        while self._now() < seconds:
            steps = search(game, position, Budget(effort, length, self._now), seed)
            while True:
                try:
                    progress = next(steps)
                except StopIteration as stop:
                    self._learn(stop.value.lines, stop.value.playouts)
                    break
                self._learn(progress.lines, progress.playouts)
                yield
            length *= 2

    def _learn(self, lines: Sequence[Line[M]], playouts: int) -> None:
        if lines:
            self.finding = replace(self.finding, lines=lines[:_LINES_KEPT], playouts=playouts)

    def _prove(self, proof: Proof[M]) -> Generator[None, None, None]:
        until = self._now() + min(_PROOF_SECONDS, self._seconds)
        while self._now() < until:
            try:
                next(proof)
            except StopIteration as stop:
                values = dict(stop.value.moves)
                self.finding = replace(self.finding, values=values, value=stop.value.value)
                break
            yield
        self.proves = False
        proof.close()
