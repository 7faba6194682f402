"""The solution of a puzzle as a tree: the right moves, and to each the reply that lasts longest.

As text it is `a(b c d) e`: after `a` comes the reply `b`, and then `c` or `d` ends it; `e` ends it
at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, TypeAlias

from trilithon.core import AnyGame
from trilithon.study.puzzles.judge import Judge, TooLong

Line: TypeAlias = "dict[str, dict[str, Line]]"
"""To each right move the reply to it, with what is right then; nothing where it ends the puzzle."""

_MOST_MOVES = 40


class TooWide(Exception):
    """So many moves are right that there is little to be found."""


def solution(game: AnyGame, judge: Judge, position: Any, turns: int) -> Line:
    """What is right in a position from which the aim is so many turns away. Raises TooLong or TooWide."""
    line: Line = {}
    for move in judge.right(position, turns):
        after = game.rules.play(position, move)
        line[game.notation.write_move(position, move)] = _answered(game, judge, after, turns)
        if sum(1 for _ in moves(line)) > _MOST_MOVES:
            raise TooWide
    return line


def _answered(game: AnyGame, judge: Judge, position: Any, turns: int) -> dict[str, Line]:
    """The reply that lasts longest, and what is right then."""
    if turns == 1 and judge.aim == "win" and game.rules.score(position) is None:
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


def moves(line: Line) -> Iterator[str]:
    """All the solver's moves of a tree."""
    for move, answered in line.items():
        yield move
        for below in answered.values():
            yield from moves(below)


def main_line(line: Line) -> list[str]:
    """The longest way through a tree, moves and replies in turn."""
    ways = []
    for move, answered in line.items():
        way = [move]
        for reply, below in answered.items():
            way += [reply, *main_line(below)]
        ways.append(way)
    return max(ways, key=len, default=[])


def write_line(line: Line) -> str:
    """A tree as text."""
    written = []
    for move, answered in line.items():
        replied = [f"({reply} {write_line(below)})" for reply, below in answered.items()]
        written.append(move + "".join(replied))
    return " ".join(written)


def read_line(text: str) -> Line:
    """The tree that a text stands for. Raises ValueError."""
    words = re.findall(r"[^\s()]+|[()]", text)
    line, rest = _read(words)
    if rest or not line:
        raise ValueError(text)
    return line


def _read(words: list[str]) -> tuple[Line, list[str]]:
    """The right moves that stand first, and the words after them."""
    line: Line = {}
    while words and words[0] not in "()":
        move, *words = words
        line[move] = {}
        if words[:1] == ["("]:
            reply, *words = words[1:] or [""]
            below, words = _read(words)
            if words[:1] != [")"] or not below:
                raise ValueError(move)
            line[move][reply] = below
            words = words[1:]
    return line, words
