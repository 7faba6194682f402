"""What a report counts in rounds of Constructo: kinds of moves, and towers."""

from __future__ import annotations

from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.position import Move, Position

_FROM_HAND = ("ring", "medium", "small")


def kind(move: Move) -> str:
    """Which base comes from the hand, or `moved` for one that was on the board."""
    return "moved" if move.kind is None else _FROM_HAND[move.kind]


def material(position: Position) -> tuple[int, int]:
    """The towers that the first and the second player have crowned."""
    return rules.score(position)
