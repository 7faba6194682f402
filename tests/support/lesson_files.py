"""The lessons as the learning page reads them, and what is right in them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tools.build.paths import WEB
from trilithon.core import AnyGame
from trilithon.formats.attributes import Start
from trilithon.study.tasks import Statement, reaches

LESSONS = WEB / "lessons"


def read_chapters(game: str) -> dict[str, list[dict[str, Any]]]:
    """The tasks of each chapter of a game's lessons, in order."""
    chapters = json.loads((LESSONS / f"{game}.json").read_text("utf-8"))
    return {chapter["chapter"]: chapter["tasks"] for chapter in chapters}


def read_lessons(game: str) -> list[dict[str, Any]]:
    """The tasks of all chapters of a game's lessons, in order."""
    return [task for tasks in read_chapters(game).values() for task in tasks]


def start_of(game: str, lesson: dict[str, Any]) -> Start:
    """What the page asks the engine to begin for a task."""
    told = {name: lesson[name] for name in ("position", "settings", "goal") if name in lesson}
    return {"mode": "puzzle", "game": game, **told}  # type: ignore[typeddict-item]


def right_moves(game: AnyGame, goal: Sequence[Statement], position: Any) -> list[Any]:
    """Every legal move that reaches a goal."""
    moves = game.rules.legal_moves(position)
    return [move for move in moves if reaches(game, goal, position, move)]
