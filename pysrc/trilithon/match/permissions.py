"""Where help is fair: not where somebody else plays who has none."""

from __future__ import annotations

from trilithon.match import Match


def _goes_on(match: Match) -> bool:
    """Whether the game is still to be decided, whatever the board happens to show."""
    return match.outcome_at(match.root.end()) is None


def may_analyse(match: Match) -> bool:
    """Whether the game may be analysed: once it is over, or while nobody plays against another one.

    Two persons at one device see the same board, and two computers need no help.
    """
    if match.question is not None:
        return False
    seats = {seat.kind for seat in match.seats}
    return not _goes_on(match) or "human" not in seats or seats == {"human"}


def may_review(match: Match) -> bool:
    """Whether all moves may be looked into, if there are any."""
    return may_analyse(match) and len(match.line()) > 1


def may_hint(match: Match) -> bool:
    """Whether a person who is to move against the computer may ask for a hint."""
    seats = {seat.kind for seat in match.seats}
    asked = match.question is None and match.outcome is None and not match.leafed
    return asked and seats == {"human", "computer"} and match.seat.kind == "human"
