"""What a search tells while it runs and when it ends."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

M = TypeVar("M", bound=Hashable)


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
