"""Finding out more and more about one position: a search and, where there is hope, a proof."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from typing import Any, Generic

from trilithon.core import Effort, Game, Solver
from trilithon.core.lines import forced_line
from trilithon.core.types import M, P
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import Line
from trilithon.study.analysis.finding import Finding, ended, negated

# A proof may take so many times as long as the search, but no longer than that in seconds, and as
# much memory as all proofs of a game share.
_PROOF_SHARE, _PROOF_SECONDS, _MEGABYTES = 5, 300.0, 40
# A search grows no larger: so many nodes take 80 to 120 MB in CPython.
_MOST_NODES = 20_000
# So many lines are kept of a search.
_LINES_KEPT = 6
# After the best moves that are proved best play is followed, for so many moves.
_LONGEST = 5

Lines = Callable[[], Sequence[Line[M]]]


class Deepening(Generic[P, M]):
    """What is found out about a position, step by step: so many best `lines`.

    `spent` are the seconds of its steps: it stands still between them. The search ends after so
    many `seconds`, or when it has grown large; a proof may take longer. `done` tells that nothing
    more comes. `proves` is there while exact values are to be expected.
    """

    def __init__(
        self,
        game: Game[P, M],
        position: P,
        effort: Effort,
        lines: int,
        seconds: float,
        seed: int,
        clock: Callable[[], float],
    ) -> None:
        self.spent = 0.0
        self._began: float | None = None
        self._clock = clock
        self._wanted = lines
        self._seconds = seconds
        self._lines: Lines[M] = tuple
        self._playouts = 0
        over = ended(game, position)
        self._exact: Finding[M] = over or Finding()
        self._parts: list[Generator[None, None, None]] = []
        self.proves = over is None and game.solver is not None and game.solvable(position)
        if over is None:
            self._parts.append(self._search(game, position, effort, seed))
        if self.proves:
            self._parts.append(self._prove(game, position))

    @property
    def finding(self) -> Finding[M]:
        """What is known by now."""
        return replace(self._exact, lines=self._lines()[:_LINES_KEPT], playouts=self._playouts)

    @property
    def knows(self) -> bool:
        """Whether anything is known by now."""
        return self._exact.value is not None or bool(self._lines())

    @property
    def settled(self) -> bool:
        """Whether it is proved how the game ends, and no exact values are to be expected."""
        return not self.proves and self.finding.result is not None

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
        if self.done:
            self.close()
        self.spent += self._clock() - self._began
        self._began = None

    def close(self) -> None:
        """Let nothing more come."""
        for part in self._parts:
            part.close()
        self._parts = []
        self.proves = False
        # The tree that they were read from is not needed any more.
        lines = self._lines()[:_LINES_KEPT]
        self._lines = lambda: lines

    def _now(self) -> float:
        """A clock that stands still between the steps."""
        return self.spent + (0.0 if self._began is None else self._clock() - self._began)

    def _search(
        self, game: Game[P, M], position: P, effort: Effort, seed: int
    ) -> Generator[None, None, None]:
        """Search where there is a choice: in the position, or after the moves that are forced."""
        forced, at = forced_line(game, position)
        same = game.rules.player(at) is game.rules.player(position)

        def told(lines: Lines[M]) -> Lines[M]:
            # All lines begin with what is forced, and the best reply tells what that is worth.
            best = slice(1 if forced else None)
            return lambda: [_after(forced, line, same=same) for line in lines()[best]]

        if (over := ended(game, at)) is not None:
            end: Line[M] = Line((), over.winrate or 0.0, 0, over.result)
            self._lines = told(lambda: [end])
            return
        steps = search(game, at, Budget(effort, self._seconds, self._now), seed, self._wanted)
        while True:
            try:
                progress = next(steps)
            except StopIteration as stop:
                lines, self._playouts = stop.value.lines, stop.value.playouts
                break
            self._lines, self._playouts = told(progress.tell), progress.playouts
            if self._playouts >= _MOST_NODES * effort.batch:
                lines = progress.lines
                break
            yield
        self._lines = told(lambda: lines)

    def _prove(self, game: Game[P, M], position: P) -> Generator[None, None, None]:
        """Values of all moves, and what best play goes on with after the best ones."""
        assert game.solver is not None
        solver = game.solver(position, _MEGABYTES)
        until = self._now() + min(_PROOF_SHARE * self._seconds, _PROOF_SECONDS)
        for _ in solver.run():
            self._exact = Finding(values=dict(solver.found), value=solver.value)
            if self._now() >= until:
                self.proves = False
                return
            yield
        self._exact = Finding(values=dict(solver.found), value=solver.value)
        self.proves = False
        # There is nothing left to estimate.
        self._parts = []
        for line in self.finding.best(self._wanted):
            move, after = line.move, game.rules.play(position, line.move)
            moves: tuple[M, ...] = ()
            while len(moves) < _LONGEST and game.rules.outcome(after) is None:
                solver = game.solver(after, _MEGABYTES)
                for _ in solver.run():
                    if (best := _best(solver)) is not None or self._now() >= until:
                        break
                    yield
                else:
                    best = _best(solver)
                if best is None:
                    return
                moves = (*moves, best)
                after = game.rules.play(after, best)
                self._exact = replace(self._exact, replies={**self._exact.replies, move: moves})


def _best(solver: Solver[Any, M]) -> M | None:
    """A move that keeps the value of a position, once one is proved to."""
    if solver.value is None:
        return None
    return next((move for move, value in solver.found.items() if value == solver.value), None)


def _after(forced: tuple[M, ...], line: Line[M], *, same: bool) -> Line[M]:
    """A line with the moves that lead to it, seen by who makes the first of them."""
    seen = line if same else negated(line)
    return replace(seen, moves=(*forced, *line.moves))
