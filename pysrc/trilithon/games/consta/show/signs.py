"""Consta's stones as characters, for boards that are text."""

from __future__ import annotations

from trilithon.core.signs import Sign

_STONES = {"black": "●", "white": "○"}


def signs(holds: str) -> tuple[Sign, ...]:
    """What stands on a space: a sign for each stone of it."""
    _, colour, *more = holds.split("-")
    return (Sign(_STONES[colour], colour),) * (2 if "stack" in more else 1)
