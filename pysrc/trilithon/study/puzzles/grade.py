"""How hard a puzzle is: how far a search that knows only the rules has to look to be right."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from trilithon.core import AnyGame

# More than any score.
_WON = 10_000.0
# So many positions a search looks at before it gives up, and up to how many make grades 1 and 2.
MOST = 10_000
_GRADES = (150, 2_000)


class _Given(Exception):
    """The search has looked at as much as it may."""


def looked_at(game: AnyGame, position: Any, right: Collection[Any]) -> int:
    """How many positions plain look-ahead sees until it prefers right moves only; at most `MOST`.

    It looks one ply further each time, and goes by the score at the last one, if there is a score.
    """
    look = _Look(game)
    try:
        for depth in range(1, 40):
            values = {
                move: -look.value(game.rules.play(position, move), depth - 1, -_WON * 2, _WON * 2)
                for move in game.rules.legal_moves(position)
            }
            best = max(values.values())
            if all(move in right for move, value in values.items() if value == best):
                return look.seen
    except _Given:
        pass
    return MOST


def grade(looked: int) -> int:
    """1 for easy, 2 for medium, 3 for hard, by how many positions had to be looked at."""
    return 1 + sum(looked > border for border in _GRADES)


class _Look:
    """A search to a fixed depth, counting the positions it sees."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.seen = 0

    def value(self, position: Any, depth: int, low: float, high: float) -> float:
        """What the position is worth to the player to move, as far as can be seen."""
        self.seen += 1
        if self.seen >= MOST:
            raise _Given
        rules = self._game.rules
        outcome, mover = rules.outcome(position), rules.player(position)
        if outcome is not None and outcome.winner is not None:
            return _WON if outcome.winner is mover else -_WON
        if outcome is not None or depth == 0:
            score = rules.score(position)
            return 0.0 if score is None else score[mover] - score[mover.opponent]
        for move in rules.legal_moves(position):
            low = max(low, -self.value(rules.play(position, move), depth - 1, -high, -low))
            if low >= high:
                break
        return low
