"""Consta's positions for tests: random ones of the engine, and the same for the reference."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.reference import consta as reference
from trilithon.core import Outcome, Player
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.rules.rules import has_chain

# The outcomes by the names that the reference has for winners.
WINNERS = {"black": Outcome(Player.FIRST), "white": Outcome(Player.SECOND)}


def start(size: int) -> Position:
    """The empty board of a size."""
    return rules.start({"size": size})


def to_reference(position: Position) -> reference.State:
    """The same position for the reference."""
    board = position.board
    pieces = {
        board.place(bit): (colour, 2 if position.stacks >> bit & 1 else 1)
        for colour, mask in (("black", position.black), ("white", position.white))
        for bit in range(mask.bit_length())
        if mask >> bit & 1
    }
    return reference.State(position.size, pieces, position.ply)


def random_game(size: int, rng: Random, stacks: float = 0.2) -> Iterator[Position]:
    """The positions of a game of random moves that are not over.

    So many of the moves are stacks where there is one: more crosscuts and cuts than by chance.
    """
    position = Position(size)
    while rules.outcome(position) is None:
        yield position
        moves = rules.legal_moves(position)
        stacking = [move for move in moves if move.stack]
        chosen = stacking if stacking and rng.random() < stacks else moves
        position = rules.play(position, rng.choice(chosen))


def random_position(size: int, rng: Random) -> Position:
    """One position of such a game."""
    return rng.choice(list(random_game(size, rng)))


def by_trying(position: Position) -> tuple[set[Move], set[Move]]:
    """Moves that win whatever the reply, and moves that leave the other player without a chain."""
    white = position.ply % 2 == 1
    winning, breaking = set(), set()
    for move in rules.legal_moves(position):
        after = rules.play(position, move)
        if has_chain(after, not white):
            continue
        breaking.add(move)
        if has_chain(after, white) and all(
            has_chain(rules.play(after, reply), white) for reply in rules.legal_moves(after)
        ):
            winning.add(move)
    return winning, breaking
