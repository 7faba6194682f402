"""Constructo's bases as characters, for boards that are text."""

from __future__ import annotations

from trilithon.core.signs import Sign


def signs(holds: str) -> tuple[Sign, ...]:
    """What stands on a tile from bottom to top: the letters of the notation."""
    bases = holds.removeprefix("constructo-")
    return tuple(Sign(base, "yellow" if base.isupper() else "blue") for base in bases)
