"""The two sides of a game, and how it can end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum


class Player(IntEnum):
    """One of the two sides; FIRST makes ply 1 of the game.

    >>> Player.FIRST.opponent
    <Player.SECOND: 1>
    """

    FIRST = 0
    SECOND = 1

    @property
    def opponent(self) -> Player:
        """The other side."""
        return Player(1 - self)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: `winner` is None for a draw.

    >>> Outcome(Player.SECOND).result, Outcome(None).result
    ('0-1', '1/2-1/2')
    """

    winner: Player | None

    @property
    def result(self) -> str:
        """The result as records write it, seen from the first player."""
        if self.winner is None:
            return "1/2-1/2"
        return "1-0" if self.winner is Player.FIRST else "0-1"


def by_points(first: float, second: float) -> Outcome:
    """How a game ended that goes by points: whoever has more has won, and equal ones are a draw."""
    if first == second:
        return Outcome(None)
    return Outcome(Player.FIRST if first > second else Player.SECOND)


OUTCOMES: Mapping[str, Outcome | None] = {
    **{one.result: one for one in (*map(Outcome, Player), Outcome(None))},
    "*": None,
}
"""How games ended by the results that records write; of one that goes on, nothing."""


def result_text(outcome: Outcome | None) -> str:
    """The result as records write it, also where there is none yet."""
    return "*" if outcome is None else outcome.result
