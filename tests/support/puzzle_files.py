"""The puzzles of the games as their page reads them."""

from __future__ import annotations

from tools.build.paths import WEB
from trilithon.study.puzzles.puzzle import Puzzle, puzzles_in


def all_puzzles(game: str) -> list[Puzzle]:
    """All puzzles of a game, with those that are given up."""
    return puzzles_in((WEB / "puzzles" / f"{game}.json").read_text(encoding="utf-8"))


def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles of a game that are in use."""
    return [puzzle for puzzle in all_puzzles(game) if "day" not in puzzle]
