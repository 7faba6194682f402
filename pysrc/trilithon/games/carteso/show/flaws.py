"""What a move of Carteso lacks for what a task asks."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.core.game import Flaws
from trilithon.core.scene import Text, sentence
from trilithon.games.carteso.rules.position import Move, Position
from trilithon.games.carteso.show.goals import look


def _colour(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text:
    return sentence("carteso-flaw-colour", colour=about[0])


def _group(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text | None:
    found = look(after, about[0])
    if found is None:
        return None
    stones = found.group.bit_count()
    return sentence("carteso-flaw-small", space=about[0], stones=stones)


def _owned(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text | None:
    found = look(after, about[0])
    if found is None:
        return None
    columns, rows = found.bounds.span
    return sentence("carteso-flaw-span", space=about[0], rows=rows, columns=columns)


def _claimed(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text | None:
    found = look(after, about[0])
    if found is None or found.finished:
        return _owned(before, move, after, about)
    return sentence("carteso-flaw-open", space=about[0])


FLAWS: Flaws[Position, Move] = {
    "colour": _colour,
    "group": _group,
    "owned": _owned,
    "sure": _claimed,
    "claimed": _claimed,
}
"""By a statement's name, the sentence for a move that does not make it hold."""
