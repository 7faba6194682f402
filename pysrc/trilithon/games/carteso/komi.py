"""What komi to propose, so that both sides have about the same chances."""

from __future__ import annotations

# What games of the computer with itself came to, in half points by size; see docs/results/komi-*.
_FAIR = {5: 1, 7: 1, 9: 1}
_FAIR_WITH_BUTTON = {5: 0, 7: 0, 9: 0}


def recommended_komi(size: int, *, button: bool) -> str:
    """The komi for a quick start; a whole number where the button is played for.

    A size that was not measured gets what the nearest one has that was.
    """
    fair = _FAIR_WITH_BUTTON if button else _FAIR
    return f"{fair[min(fair, key=lambda known: abs(known - size))] / 2:g}"
