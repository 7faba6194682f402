"""How long the computer thinks at each level, and what a person may change of that."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from trilithon.core import AnyGame, Effort
from trilithon.search.budget import Budget

# What a level spends that counts no playouts.
TOP_SECONDS = 2.0
# Levels count playouts; on the largest boards these would take longer than anyone waits.
_LONGEST_SECONDS = 10.0
_PACES = 0.1, 16.0
# The words there are for the strength of levels, and the one for play that gives nothing away.
_STRENGTHS = 8
_PERFECT = 9
# From this level on, what is set from outside is all that counts: it was the highest one of each
# game when others began to measure by it.
_OPEN = 6


def within_reason(pace: float) -> float:
    """A pace that is neither too short for a thought nor longer than anyone waits."""
    return min(max(pace, _PACES[0]), _PACES[1])


def budget(game: AnyGame, level: int, position: Any, pace: float) -> Budget:
    """What the computer may spend on a move in a position.

    At the highest level that is `pace` times as much as usual.
    """
    effort = game.effort(level, position)
    factor = pace if level == max(game.levels) else 1.0
    if effort.playouts is None:
        return Budget(effort, seconds=TOP_SECONDS * factor)
    paced = replace(effort, playouts=round(effort.playouts * factor))
    return Budget(paced, seconds=_LONGEST_SECONDS * max(1.0, factor))


def open_effort(game: AnyGame, level: int, position: Any) -> Effort:
    """What a level spends in a position where a time, or a number of playouts, is set from outside.

    Level 6 and those above then search as the highest one does. Raises KeyError for a level that
    the game does not have.
    """
    highest = max(game.levels)
    return game.effort(highest if level >= min(_OPEN, highest) else level, position)


def analysis_effort(game: AnyGame) -> Effort:
    """The effort of a search that takes whatever time it gets: the best there is.

    Exact values are found beside it.
    """
    return replace(game.levels[max(game.levels)], playouts=None, misjudging=0.0, states=0)


def usual_seconds(game: AnyGame, level: int) -> float:
    """How long a move takes at a level, about, in a browser."""
    playouts = game.levels[level].playouts
    return TOP_SECONDS if playouts is None else min(_LONGEST_SECONDS, playouts / game.speed)


def strength(game: AnyGame, level: int) -> int:
    """How strong a level is among those of its game, from 1 for the lowest to 8; 9 if perfect.

    A level that plays exactly where it can is perfect if it can be expected to from the start on.
    """
    ranks = sorted(game.levels)
    exact = game.exact is not None and game.solvable(game.begin({})[1])
    if exact and level == ranks[-1]:
        return _PERFECT
    return 1 + round(ranks.index(level) * (_STRENGTHS - 1) / max(1, len(ranks) - 1))
