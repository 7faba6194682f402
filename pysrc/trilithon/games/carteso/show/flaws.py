"""What a move of Carteso lacks for what a task asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from trilithon.core.scene import Text
from trilithon.games.carteso.rules.position import Move, Position
from trilithon.games.carteso.show.goals import look


def _colour(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text:
    return {"key": "carteso-flaw-colour", "args": {"colour": about[0]}}


def _group(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text | None:
    found = look(after, about[0])
    if found is None:
        return None
    stones = found.group.bit_count()
    return {"key": "carteso-flaw-small", "args": {"space": about[0], "stones": stones}}


def _owned(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text | None:
    found = look(after, about[0])
    if found is None:
        return None
    columns, rows = found.bounds.span
    args: dict[str, str | float | Text] = {"space": about[0], "rows": rows, "columns": columns}
    return {"key": "carteso-flaw-span", "args": args}


def _claimed(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text | None:
    found = look(after, about[0])
    if found is None or found.finished:
        return _owned(before, move, after, about)
    return {"key": "carteso-flaw-open", "args": {"space": about[0]}}


FLAWS: Mapping[str, Callable[[Position, Move, Position, Sequence[str]], Text | None]] = {
    "colour": _colour,
    "group": _group,
    "owned": _owned,
    "sure": _claimed,
    "claimed": _claimed,
}
"""By a statement's name, the sentence for a move that does not make it hold."""
