"""The task that a mistake leaves: to find, in the same position, what would have been better."""

from __future__ import annotations

from typing import Any

from trilithon.core import AnyGame
from trilithon.core.solver import sign
from trilithon.study.analysis.finding import Finding
from trilithon.study.analysis.judgement import Judgement

GOOD = 0.05
"""So much of the chances, from 0 to 1, a move may be estimated below the best and still counts."""

# What a search has tried less often than one in so many times tells nothing of its worth.
_TRIED = 50
# Of so few moves, or where more than a half of them will do, there is little to be found.
_CHOICE, _SHARE = 5, 2


def second_try(game: AnyGame, position: Any, before: Finding[Any], found: Judgement) -> str:
    """The goal of the task: the moves that are as good as the best, that one first.

    Empty where there is none: the move was only dubious, or nearly everything would do.
    """
    legal = game.rules.count_legal_moves(position)
    if found.grade == "dubious" or legal < _CHOICE:
        return ""
    good = as_good(game, before)
    if len(good) * _SHARE > legal:
        return ""
    return " ".join(["better", *(game.notation.write_move(position, move) for move in good)])


def as_good(game: AnyGame, before: Finding[Any]) -> list[Any]:
    """The moves that an analysis holds as good as the best, best first.

    Of moves whose values are proved, those with the result of the best one, or with its value where
    points of several rounds add up; of others, those whose chances are estimated `GOOD` or less
    below its own.
    """
    lines = before.best(len(before.values) + len(before.lines))
    best = lines[0]
    value, exact = before.values.get(best.move), game.next_settings is not None
    good = []
    for line in lines:
        worth = before.values.get(line.move)
        if worth is not None and value is not None:
            held = worth == value if exact else sign(worth) == sign(value)
        else:
            tried = line.playouts * _TRIED >= best.playouts
            held = best.winrate - line.winrate <= GOOD and (tried or worth is not None)
        if held:
            good.append(line.move)
    return good
