"""What a search tells while it runs and when it ends."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeAlias, TypeVar

from trilithon.core.types import M

R = TypeVar("R")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Line(Generic[M]):
    """A principal variation: a move, and what is expected to be played after it.

    `winrate` is the share of its `playouts` that the player of its first move won. `result` is how
    the game ends for that player, 1, 0 or -1, if that is proved.
    """

    moves: tuple[M, ...]
    winrate: float
    playouts: int
    result: int | None = None

    @property
    def move(self) -> M:
        """The move that the line is about."""
        return self.moves[0]


@dataclass(frozen=True, slots=True)
class Progress(Generic[M]):
    """How far a search has come: `done` from 0 to 1, the `playouts` made, the best `winrate`.

    `tell` makes the lines, which takes longer than a step of the search. As long as it is an exact
    one, it has looked into so many `states` instead of playouts.
    """

    done: float
    winrate: float
    playouts: int
    tell: Callable[[], Sequence[Line[M]]] = field(default=tuple, compare=False)
    states: int = 0

    @property
    def lines(self) -> Sequence[Line[M]]:
        """The lines as they stand when they are asked for, best first; none before any is known."""
        return self.tell()


@dataclass(frozen=True, slots=True)
class Report(Generic[M]):
    """What a search found: its `lines`, one for each move compared, best first; `playouts` made.

    An exact search has looked into so many `states` instead.
    """

    lines: Sequence[Line[M]]
    playouts: int
    states: int = 0

    @property
    def move(self) -> M:
        """The best move."""
        return self.lines[0].move

    @property
    def proved(self) -> bool:
        """Whether the best move is proved to win."""
        return self.lines[0].result == 1


Search: TypeAlias = Generator[Progress[M], None, Report[M]]


def finish(steps: Generator[object, None, R]) -> R:
    """What a generator returns, when it is run to its end at once."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            result: R = stop.value
            return result


def finish_before(steps: Generator[T, None, R], late: Callable[[T], bool]) -> R | None:
    """What a generator returns; None where it is too late by what it has yielded."""
    while True:
        try:
            told = next(steps)
        except StopIteration as stop:
            result: R = stop.value
            return result
        if late(told):
            steps.close()
            return None


def quiet(steps: Generator[object, None, R]) -> Generator[None, None, R]:
    """The same steps and result, without what is told on the way."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            result: R = stop.value
            return result
        yield


def merged(searches: Iterable[Sequence[Line[M]]]) -> list[Line[M]]:
    """One line for each move, best first: playouts add up, and what any search proved is proved.

    What is expected after a move is told by the search that tried it most.
    """
    found: dict[M, Line[M]] = {}
    for lines in searches:
        for line in lines:
            known = found.get(line.move)
            found[line.move] = line if known is None else _together(known, line)
    return sorted(found.values(), key=lambda line: (-(line.result or 0), -line.playouts))


def _together(one: Line[M], other: Line[M]) -> Line[M]:
    leading = max(one, other, key=lambda line: (line.result is not None, line.playouts))
    playouts = one.playouts + other.playouts
    if leading.result is not None or not playouts:
        return replace(leading, playouts=playouts)
    wins = one.winrate * one.playouts + other.winrate * other.playouts
    return replace(leading, winrate=wins / playouts, playouts=playouts)
