"""What a move has cost, by what is known of the positions before and after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from trilithon.core.solver import sign
from trilithon.study.analysis.finding import Finding

# What a move gives away of its player's chances, from 0 to 1, from which on it is called so.
_DUBIOUS, _MISTAKE, _BLUNDER = 0.1, 0.2, 0.3
# What it gives away in points, where values are exact and the result stays.
_POINTS_DUBIOUS, _POINTS_MISTAKE = 1, 2

Grade = Literal["dubious", "mistake", "blunder"]


@dataclass(frozen=True, slots=True)
class Judgement:
    """A move that was not the best: what it lost in chances, and in points where that is known.

    `proved` tells that it is no estimate. `better` is the best move.
    """

    grade: Grade
    lost: float
    points: float | None
    proved: bool
    better: Any


def judged(
    before: Finding[Any], after: Finding[Any] | None, move: Any, *, points_add_up: bool
) -> Judgement | None:
    """What to say against a move; None where there is nothing, or too little is known.

    `after` is seen by the other player. Where points of several rounds add up, it counts too what a
    move gives away of them without changing who wins.
    """
    best = before.best(1)
    if not best or best[0].move == move:
        return None
    value = _value_after(before, after, move)
    if before.value is not None and value is not None:
        return _by_values(before.value, value, best[0].move, points_add_up=points_add_up)
    own = _winrate_after(after)
    had = before.winrate
    if own is None or had is None:
        return None
    proved = before.result is not None and after is not None and after.result is not None
    lost = had - own
    grade = _grade(lost)
    return Judgement(grade, lost, None, proved, best[0].move) if grade else None


def _value_after(before: Finding[Any], after: Finding[Any] | None, move: Any) -> float | None:
    if move in before.values:
        return before.values[move]
    return None if after is None or after.value is None else -after.value


def _winrate_after(after: Finding[Any] | None) -> float | None:
    winrate = None if after is None else after.winrate
    return None if winrate is None else 1 - winrate


def _by_values(had: float, kept: float, better: Any, *, points_add_up: bool) -> Judgement | None:
    lost, points = (sign(had) - sign(kept)) / 2, had - kept
    grade = _grade(lost) or (_grade_of_points(points) if points_add_up else None)
    return Judgement(grade, lost, points, True, better) if grade else None


def _grade(lost: float) -> Grade | None:
    if lost >= _BLUNDER:
        return "blunder"
    if lost >= _MISTAKE:
        return "mistake"
    return "dubious" if lost >= _DUBIOUS else None


def _grade_of_points(points: float) -> Grade | None:
    if points >= _POINTS_MISTAKE:
        return "mistake"
    return "dubious" if points >= _POINTS_DUBIOUS else None
