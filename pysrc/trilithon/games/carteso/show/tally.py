"""What a report counts in games of Carteso: kinds of moves, and what is claimed."""

from __future__ import annotations

from trilithon.games.carteso.rules.position import Move, Position


def kind(move: Move) -> str:
    """Which colour a stone has, `pass`, or `button`."""
    return move.kind


def material(position: Position) -> tuple[int, int]:
    """The stones that Vertical and Horizontal have claimed; komi counts at the end alone."""
    return position.vertical.bit_count(), position.horizontal.bit_count()
