"""The task that a mistake leaves: to find, in the same position, what would have been better."""

from __future__ import annotations

from typing import Any

from trilithon.core import AnyGame
from trilithon.study.analysis.finding import Finding, sign
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

    Where the best one's value is proved, those with the same result, or with the same value where
    points of several rounds add up; else those whose chances are estimated `GOOD` or less below.
    """
    lines = before.best(max(1, len(before.values) + len(before.lines)))
    best, adds_up = lines[0], game.next_settings is not None
    value = before.values.get(best.move)
    if value is not None:
        held = before.values.items()
        return [
            best.move,
            *(
                move
                for move, worth in held
                if move != best.move and (worth == value if adds_up else sign(worth) == sign(value))
            ),
        ]
    return [
        line.move
        for line in lines
        if best.winrate - line.winrate <= GOOD and line.playouts * _TRIED >= best.playouts
    ]
