"""Carteso's positions for tests: starts by setting texts, and the same for the reference."""

from __future__ import annotations

from tests.reference import carteso as reference
from trilithon.games.carteso import CARTESO, notation, rules
from trilithon.games.carteso.position import Position


def start(size: int, **texts: str) -> Position:
    """The empty board of a size, with other settings as texts."""
    full = CARTESO.complete({"size": str(size), **texts})
    return rules.start(CARTESO.read_settings(full))


def to_reference(position: Position) -> reference.State:
    """The same position for the reference."""
    board = position.board
    stones = {
        board.place(bit): colour
        for colour, mask in (("black", position.black), ("white", position.white))
        for bit in range(mask.bit_length())
        if mask >> bit & 1
    }
    claimed = {
        board.place(board.read(name)): reference.PLAYERS[player]
        for name, player in notation.markers(position)
    }
    holder = "nobody" if position.holder is None else reference.PLAYERS[position.holder]
    return reference.State(
        position.size,
        position.komi / 2,
        stones,
        claimed,
        reference.PLAYERS[position.mover],
        position.passes,
        holder if position.button else None,
    )
