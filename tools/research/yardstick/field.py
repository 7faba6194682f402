"""What plain UCT asks of a game, and an answer for any game by its rules alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from trilithon.core import AnyGame, Outcome, Player


class Field(Protocol):
    """A game in steps: a step is a half turn, or a turn where the game has no halves.

    States and steps are the field's own. Scores are the first player's: 1, 0.5 or 0.
    """

    def start(self, position: Any) -> Any:
        """The state of a position."""

    def steps(self, state: Any) -> Sequence[Any]:
        """What can be done next; nothing where the field cannot go on."""

    def take(self, state: Any, step: Any) -> Any:
        """The state after a step."""

    def first_moves(self, state: Any) -> bool:
        """Whether the first player takes the next step."""

    def ended(self, state: Any) -> float | None:
        """The score of a game that is over."""

    def playout(self, state: Any, random: Random) -> float:
        """The score of a random game from here."""

    def move(self, state: Any, steps: Sequence[Any]) -> Any | None:
        """The move that steps from a turn's start make, or None as long as it is not whole."""


@dataclass(frozen=True)
class AnyField:
    """Whole turns, and random games by the rules: slow, and right for every game."""

    game: AnyGame

    def start(self, position: Any) -> Any:
        """The position itself."""
        return position

    def steps(self, state: Any) -> Sequence[Any]:
        """The legal moves."""
        return self.game.rules.legal_moves(state)

    def take(self, state: Any, step: Any) -> Any:
        """The position after a move."""
        return self.game.rules.play(state, step)

    def first_moves(self, state: Any) -> bool:
        """Whether the first player is to move."""
        return self.game.rules.player(state) is Player.FIRST

    def ended(self, state: Any) -> float | None:
        """The score of the outcome."""
        outcome = self.game.rules.outcome(state)
        return None if outcome is None else score_of(outcome)

    def playout(self, state: Any, random: Random) -> float:
        """Random moves to the end."""
        while (score := self.ended(state)) is None:
            moves = self.game.rules.legal_moves(state)
            state = self.game.rules.play(state, moves[int(random.random() * len(moves))])
        return score

    def move(self, state: Any, steps: Sequence[Any]) -> Any | None:
        """The first step is the move."""
        del state
        return steps[0] if steps else None


def score_of(outcome: Outcome) -> float:
    """The first player's score."""
    if outcome.winner is None:
        return 0.5
    return 1.0 if outcome.winner is Player.FIRST else 0.0
