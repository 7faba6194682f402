"""Carteso's positions for tests: starts by setting texts, and the same for the reference."""

from __future__ import annotations

from random import Random

from tests.reference import carteso as reference
from trilithon.core import Outcome, Player
from trilithon.games.carteso import CARTESO
from trilithon.games.carteso.rules import notation, rules
from trilithon.games.carteso.rules.position import Position

# The outcomes by the names that the reference has for winners.
WINNERS = {
    "vertical": Outcome(Player.FIRST),
    "horizontal": Outcome(Player.SECOND),
    "draw": Outcome(None),
}


def start(size: int, **texts: str) -> Position:
    """The empty board of a size, with other settings as texts."""
    full = CARTESO.complete({"size": str(size), **texts})
    return rules.start(CARTESO.read_settings(full))


def play(position: Position, *moves: str) -> Position:
    """The position after moves given as texts, each of them legal."""
    for text in moves:
        move = notation.read_move(position, text)
        rules.check(position, move)
        position = rules.play(position, move)
    return position


def texts(position: Position) -> list[str]:
    """The legal moves as texts."""
    return [notation.write_move(position, move) for move in rules.legal_moves(position)]


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


def after_stones(position: Position, stones: int, rng: Random) -> Position:
    """The position after some random stones."""
    for _ in range(stones):
        moves = [move for move in rules.legal_moves(position) if move.space >= 0]
        if moves:
            position = rules.play(position, rng.choice(moves))
    return position
