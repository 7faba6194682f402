"""Finding the solution of a puzzle: the right moves, and to each the reply that lasts longest."""

from __future__ import annotations

from typing import Any

from trilithon.core import AnyGame
from trilithon.study.line import Line, moves
from trilithon.study.puzzles.judge import Judge, TooLong

_MOST_MOVES = 40


class TooWide(Exception):
    """So many moves are right that there is little to be found."""


def solution(game: AnyGame, judge: Judge, position: Any, turns: int) -> Line:
    """What is right in a position from which the aim is so many turns away.

    Raises TooLong or TooWide.
    """
    line: Line = {}
    for move in judge.right(position, turns):
        after = game.rules.play(position, move)
        line[game.notation.write_move(position, move)] = _answered(game, judge, after, turns)
        if sum(1 for _ in moves(line)) > _MOST_MOVES:
            raise TooWide
    return line


def _answered(game: AnyGame, judge: Judge, position: Any, turns: int) -> dict[str, Line]:
    """The reply that lasts longest, and what is right then."""
    if turns == 1 and judge.aim == "turns":
        return {}
    best: tuple[tuple[int, int, str], int, Any] | None = None
    for reply in judge.replies(position):
        after = game.rules.play(position, reply)
        length = 0 if game.rules.outcome(after) is not None else judge.length(after)
        if length is None:
            raise TooLong
        if not length:
            continue
        text = game.notation.write_move(position, reply)
        # Of those that last as long the one after which the fewest moves are right.
        rank = -length, len(judge.right(after, length)), text
        if best is None or rank < best[0]:
            best = rank, length, after
    if best is None:
        return {}
    (_, _, text), length, after = best
    return {text: solution(game, judge, after, length)}
