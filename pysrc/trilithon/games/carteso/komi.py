"""What komi to propose for a size, so that both sides have about the same chances."""

from __future__ import annotations

# Provisional.
_HALF_POINT = {5: "0.5"}


def recommended_komi(size: int, *, button: bool) -> str:
    """The komi for a quick start; a whole number where the button is played for."""
    return "0" if button else _HALF_POINT.get(size, "0.5")
