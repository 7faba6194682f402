"""How much tests try at random: what the suite has time for, or so many times as much."""

from __future__ import annotations

# What `--seeds` asks for; set before any test is collected.
factor = 1.0


def many(usual: int) -> int:
    """So many random games, positions or examples, or as many times that as was asked for."""
    return max(1, round(usual * factor))
