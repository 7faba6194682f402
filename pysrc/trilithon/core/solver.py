"""Proofs of what a position is worth."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

from trilithon.core.types import M, P_contra


@dataclass(frozen=True, slots=True)
class Solution(Generic[M]):
    """The value of a position when both play best, and of each legal move, seen by the mover.

    Points won less points lost; in games without points 1 for a win, -1 for a loss, 0 for a draw.
    """

    value: float
    moves: Sequence[tuple[M, float]]


def sign(value: float) -> int:
    """How a game of this value ends for whose it is: 1 for a win, 0 for a draw, -1 for a loss."""
    return (value > 0) - (value < 0)


class BadProof(Exception):
    """What was to be taken over as an unfinished proof is none of this board; says why."""


class Solver(Protocol[P_contra, M]):
    """The proof of one position's value, which can be left off and taken up again."""

    @property
    def value(self) -> float | None:
        """The position's value as in a solution; None as long as it is not proved."""

    @property
    def found(self) -> Mapping[M, float]:
        """The values of legal moves that are proved so far; more come while it runs."""

    def run(self) -> Generator[int, None, Solution[M]]:
        """Yields how many positions were looked into, every some milliseconds, and the solution.

        May be closed at any yield; what it has found out is kept, and another run goes on with it.
        """

    def worth(self, position: P_contra) -> Generator[int, None, float]:
        """What a position is worth that may follow; yields as `run`, and uses what that found."""

    def save(self) -> Iterable[str]:
        """What is proved so far, as lines of text; none where a game keeps nothing."""

    def load(self, lines: Iterable[str]) -> None:
        """Take over what another solver of the same board saved. Raises BadProof."""


class MakeSolver(Protocol[P_contra, M]):
    """How a game makes solvers."""

    def __call__(
        self, position: P_contra, megabytes: int, book: bool = True
    ) -> Solver[P_contra, M]:
        """A solver of a position that takes about so much memory.

        Without `book` it proves everything anew that the game comes with as known.
        """
