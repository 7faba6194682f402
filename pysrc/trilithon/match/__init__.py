"""A game being played, from its setup to its end."""

from __future__ import annotations

from trilithon.match.errors import BadCommand
from trilithon.match.match import MOST_MOVES, Challenge, Match
from trilithon.match.new import match_from, new_match, new_setup
from trilithon.match.seats import Clock, Correspondence, Ending, Seat, name_tag

__all__ = [
    "MOST_MOVES",
    "BadCommand",
    "Challenge",
    "Clock",
    "Correspondence",
    "Ending",
    "Match",
    "Seat",
    "match_from",
    "name_tag",
    "new_match",
    "new_setup",
]
