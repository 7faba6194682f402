"""Who judges the moves of a puzzle: what is asked of them, and how long it takes to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

MOST_TURNS = 5
"""How many moves of one's own a puzzle has at most."""


class TooLong(Exception):
    """A judgement takes more work than it may."""


class Judge(Protocol):
    """Judges the positions that may come up in one puzzle. Raises TooLong."""

    aim: str
    """What is to be reached: a win in so many `turns`, a `win`, or a `draw` where nothing wins."""

    def length(self, position: Any) -> int | None:
        """How many moves the solver has still to find if he is quick and the other is slow.

        None where it is not reached within `MOST_TURNS`; 0 where nothing can be done wrong.
        """

    def right(self, position: Any, turns: int, /) -> Sequence[Any]:
        """All the moves that reach it, in so many turns where that counts."""

    def only(self, position: Any, turns: int, /) -> Any | None:
        """The one move that is right; None where several are."""

    def replies(self, position: Any) -> Sequence[Any]:
        """The replies among which the one is that lasts longest."""
