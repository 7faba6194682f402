"""Which judge a position has.

Both judges are exact. In games without points a puzzle is to be won in so many turns, whatever the
replies, and all moves that do it in that many are right. In games with points those are right that
keep the result, as long as others lose it.
"""

from __future__ import annotations

from typing import Any

from trilithon.core import AnyGame
from trilithon.study.puzzles.judge import MOST_TURNS, Judge
from trilithon.study.puzzles.points import ByPoints
from trilithon.study.puzzles.wins import ByTurns


def judge_of(game: AnyGame, position: Any, longest: int, most: int = MOST_TURNS) -> Judge:
    """The judge of what may follow a position; it looks into about so many positions at most.

    Wins in more than `most` turns it does not look for.
    """
    if game.rules.score(position) is None:
        return ByTurns(game, longest, most)
    return ByPoints(game, position, longest)
