"""What a report counts in games of Consta: kinds of moves, and what is on the board."""

from __future__ import annotations

from trilithon.games.consta.rules.position import Move, Position


def kind(move: Move) -> str:
    """Whether a move is a stack, a `pair` of single stones, one `single` stone, or a pass."""
    if move.stack:
        return "stack"
    return ("pass", "single", "pair")[len(move.spaces)]


def material(position: Position) -> tuple[int, int]:
    """The stones of Black and of White; a stack is two."""
    black, white = (
        own.bit_count() + (own & position.stacks).bit_count()
        for own in (position.black, position.white)
    )
    return black, white
