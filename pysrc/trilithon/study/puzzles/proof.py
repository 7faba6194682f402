"""Proving kept puzzles once more, and what can be told of all of a game's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from trilithon.core import AnyGame
from trilithon.study.line import read_line
from trilithon.study.puzzles.judge import judge_of
from trilithon.study.puzzles.naive import NAMES, naive_rules
from trilithon.study.puzzles.puzzle import Puzzle
from trilithon.study.puzzles.solution import solution

# More than any proof takes that made a puzzle.
_LONGEST = 1_000_000


def is_proved(game: AnyGame, puzzle: Puzzle) -> bool:
    """Whether the judge finds the same solution again, with one right move at first."""
    position = game.notation.read_position(puzzle["position"])
    turns = puzzle["turns"]
    judge = judge_of(game, position, _LONGEST, turns)
    if judge.aim != puzzle["aim"] or judge.length(position) != turns:
        return False
    if judge.only(position, turns) is None:
        return False
    return solution(game, judge, position, turns) == read_line(puzzle["line"])


def naive_of(game: AnyGame, puzzle: Puzzle) -> list[str]:
    """The rules of thumb that solve a puzzle."""
    position = game.notation.read_position(puzzle["position"])
    first = next(iter(read_line(puzzle["line"])))
    return list(naive_rules(game, position, game.notation.read_move(position, first)))


def statistics(game: AnyGame, puzzles: Sequence[Puzzle]) -> Iterator[tuple[str, str]]:
    """What there is to tell of puzzles, by what it is about."""
    positions = [game.notation.read_position(puzzle["position"]) for puzzle in puzzles]
    boards: Counter[Any] = Counter(_board(puzzle) for puzzle in puzzles)
    yield "puzzles", str(len(puzzles))
    yield "boards", _told(boards)
    yield "moves to find", _told(Counter(puzzle["turns"] for puzzle in puzzles))
    ratings = sorted(puzzle["rating"] for puzzle in puzzles)
    middle = ratings[len(ratings) // 2]
    yield "rating", f"{ratings[0]} to {ratings[-1]}, half of them up to {middle}"
    themes = Counter(theme for puzzle in puzzles for theme in puzzle["themes"])
    yield "themes", _told(themes)
    firsts = Counter(_kind(puzzle["line"]) for puzzle in puzzles)
    yield "first moves", _told(firsts)
    if game.alike is not None:
        yield "images of others", str(len(puzzles) - len({*map(game.alike, positions)}))
    naive = Counter(name for puzzle in puzzles for name in naive_of(game, puzzle))
    for name in NAMES:
        yield f"solved by “{name}”", str(naive[name])


def _board(puzzle: Puzzle) -> str:
    """What board a puzzle is on: how many rows it has, or its pattern."""
    board = puzzle["position"].split()[0]
    return str(board.count("/") + 1) if "/" in board else board


def _kind(line: str) -> str:
    """What kind of move comes first: its letters, without where it is made."""
    first = next(iter(read_line(line)))
    return first if first.isalpha() else "".join("#" if sign.isdigit() else sign for sign in first)


def _told(counts: Counter[Any]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in sorted(counts.items()))
