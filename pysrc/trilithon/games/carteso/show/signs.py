"""Carteso's stones as characters, for boards that are text."""

from __future__ import annotations

from trilithon.core.signs import Sign

_STONES = {"black": "●", "white": "○"}
# The direction of who has claimed a stone.
_CLAIMED = {"vertical": "│", "horizontal": "─"}


def signs(holds: str) -> tuple[Sign, ...]:
    """What stands on a point: a stone, and where it is claimed by whom."""
    _, colour, owner = holds.split("-")
    claimed = _CLAIMED.get(owner)
    stone = Sign(_STONES[colour], colour)
    return (stone,) if claimed is None else (stone, Sign(claimed, owner))
