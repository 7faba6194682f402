"""Proving kept puzzles once more, and what can be told of all of a game's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypedDict

from trilithon.core import AnyGame
from trilithon.study.line import read_line
from trilithon.study.puzzles.judges import judge_of
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


class Statistics(TypedDict):
    """What there is to tell of puzzles: how many there are of each kind.

    `rating` is the lowest, the middle and the highest; `images` are those that are another one's,
    where the game tells; `naive` those that a rule of thumb solves.
    """

    puzzles: int
    boards: dict[str, int]
    turns: dict[str, int]
    rating: tuple[int, int, int]
    themes: dict[str, int]
    first_moves: dict[str, int]
    images: int | None
    naive: dict[str, int]


def statistics(game: AnyGame, puzzles: Sequence[Puzzle]) -> Statistics:
    """What there is to tell of puzzles, of which there is one at least."""
    positions = [game.notation.read_position(puzzle["position"]) for puzzle in puzzles]
    ratings = sorted(puzzle["rating"] for puzzle in puzzles)
    naive = Counter(name for puzzle in puzzles for name in naive_of(game, puzzle))
    images = None if game.alike is None else len(puzzles) - len({*map(game.alike, positions)})
    return {
        "puzzles": len(puzzles),
        "boards": _counted(_board(puzzle) for puzzle in puzzles),
        "turns": _counted(str(puzzle["turns"]) for puzzle in puzzles),
        "rating": (ratings[0], ratings[len(ratings) // 2], ratings[-1]),
        "themes": _counted(theme for puzzle in puzzles for theme in puzzle["themes"]),
        "first_moves": _counted(_kind(puzzle["line"]) for puzzle in puzzles),
        "images": images,
        "naive": {name: naive[name] for name in NAMES},
    }


def _board(puzzle: Puzzle) -> str:
    """What board a puzzle is on: how many rows it has, or its pattern."""
    board = puzzle["position"].split()[0]
    return str(board.count("/") + 1) if "/" in board else board


def _kind(line: str) -> str:
    """What kind of move comes first: its letters, without where it is made."""
    first = next(iter(read_line(line)))
    return first if first.isalpha() else "".join("#" if sign.isdigit() else sign for sign in first)


def _counted(names: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(names).items()))
