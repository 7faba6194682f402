"""A puzzle as it is kept, and the files that puzzles are kept in."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NotRequired, TypedDict


class Puzzle(TypedDict):
    """One puzzle as it is kept.

    `aim` is to win in so many `turns`, to `win`, or where no move wins to `draw`; `turns` tells how
    many moves are to be found, and `line` is the tree of those that are right (see `study.line`).
    `rating` is how hard it is (see `puzzles.rating`). `since` is the day from which it may be a
    day's own; one that has a `day` was that day's, and is seen no more.
    """

    id: str
    position: str
    aim: str
    turns: int
    line: str
    themes: list[str]
    rating: int
    since: NotRequired[str]
    day: NotRequired[str]


_PARTS = {
    "id": str,
    "position": str,
    "aim": str,
    "turns": int,
    "line": str,
    "themes": list,
    "rating": int,
}


def puzzles_in(text: str) -> list[Puzzle]:
    """All puzzles of a file's text. Raises ValueError, which tells what is wrong."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise ValueError(f"line {wrong.lineno}: this is no JSON") from wrong
    except (ValueError, RecursionError) as wrong:
        raise ValueError("this is no list of puzzles") from wrong
    if not isinstance(found, list):
        raise ValueError("this is no list of puzzles")
    for number, one in enumerate(found, start=1):
        if not isinstance(one, dict) or not all(
            isinstance(one.get(name), kind) for name, kind in _PARTS.items()
        ):
            raise ValueError(f"number {number} in it is no puzzle")
    puzzles: list[Puzzle] = found
    return puzzles


def write_puzzles(puzzles: Sequence[Puzzle]) -> str:
    """The puzzles from easy to hard, one a line."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle["rating"], puzzle["id"]))
    return "[\n" + ",\n".join(f"  {json.dumps(puzzle)}" for puzzle in ordered) + "\n]\n"
