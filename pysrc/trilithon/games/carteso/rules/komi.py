"""What komi to propose, so that both sides have about the same chances."""

from __future__ import annotations

# In half points by size, as `docs/results/komi-5.json` and its like have them; such a command as
# `trilithon komi --size 5 --level 4 --games 200` measures one.
_FAIR = {5: -3, 6: 1, 7: 3, 8: -1, 9: -1, 10: 1, 11: 3, 12: 1, 13: 1}
# What goes for sizes that are not measured: next to nothing, and no draws.
_USUAL = 1


def recommended_komi(size: int, *, button: bool) -> str:
    """The komi for a quick start; with the button the whole number beside it, nearer to zero."""
    fair = _FAIR.get(size, _USUAL)
    return f"{int(fair / 2) if button else fair / 2:g}"
