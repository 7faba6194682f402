"""Puzzles in games with points: what is to be kept is the result that exact search proves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trilithon.core import AnyGame
from trilithon.study.puzzles.judge import MOST_TURNS, TooLong

_MEGABYTES = 64


class ByPoints:
    """What is to be kept is the result that exact search proves of the position at first."""

    def __init__(self, game: AnyGame, position: Any, longest: int) -> None:
        assert game.solver is not None
        self._game = game
        self._solver = game.solver(position, _MEGABYTES, book=False)
        self._left, self._seen = longest, 0
        self._values: dict[Any, float] = {}
        self._lengths: dict[Any, int | None] = {}
        self.values = {
            move: -self._value(game.rules.play(position, move))
            for move in game.rules.legal_moves(position)
        }
        """What every move of the puzzle's first position is worth."""
        self.aim = "win" if max(self.values.values()) > 0 else "draw"

    def length(self, position: Any) -> int | None:
        """How many moves are to be found, at least one of which others would spoil."""
        if position not in self._lengths:
            self._lengths[position] = self._length(position)
        return self._lengths[position]

    def _length(self, position: Any) -> int | None:
        rules = self._game.rules
        right = self.right(position, MOST_TURNS)
        if len(right) == rules.count_legal_moves(position):
            return 0
        lengths = [self._slowest(rules.play(position, move)) for move in right]
        found = [length for length in lengths if length is not None and length < MOST_TURNS]
        return 1 + min(found) if found else None

    def _slowest(self, position: Any) -> int | None:
        """How long the longest reply lasts."""
        most = 0
        for reply in self.replies(position):
            length = self.length(self._game.rules.play(position, reply))
            if length is None:
                return None
            most = max(most, length)
        return most

    def right(self, position: Any, _turns: int) -> Sequence[Any]:
        """All moves that keep the result."""
        rules = self._game.rules
        return [
            move
            for move in rules.legal_moves(position)
            if self._keeps(-self._value(rules.play(position, move)))
        ]

    def only(self, position: Any, turns: int) -> Any | None:
        """The one move that does."""
        right = self.right(position, turns)
        return right[0] if len(right) == 1 else None

    def replies(self, position: Any) -> Sequence[Any]:
        """All replies."""
        return self._game.rules.legal_moves(position)

    def _keeps(self, value: float) -> bool:
        return value > 0 if self.aim == "win" else value >= 0

    def _value(self, position: Any) -> float:
        """What a position is worth to the player to move."""
        value = self._values.get(position)
        if value is None:
            steps = self._solver.worth(position)
            while True:
                try:
                    seen = next(steps)
                except StopIteration as stop:
                    value = self._values[position] = stop.value
                    break
                self._left -= max(0, seen - self._seen)
                self._seen = seen
                if self._left < 0:
                    raise TooLong
        return value
