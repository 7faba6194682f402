"""Consta's positions for tests: random ones of the engine, and the same for the reference."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tests.reference import consta as reference
from trilithon.core import Outcome, Player
from trilithon.core.errors import IllegalMove
from trilithon.games.consta.rules import notation, rules
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


def board(*rows: str, turn: int | None = None) -> Position:
    """A position from its rows, top one first, with dots for empty spaces."""
    stones = sum(row.lower().count("b") + row.lower().count("w") for row in rows)
    number = turn if turn is not None else stones + 2
    packed = re.sub(r"\.+", lambda run: str(len(run[0])), "/".join(rows))
    return notation.read_position(f"{packed} {'b' if number % 2 else 'w'} {number}")


def texts(position: Position) -> list[str]:
    return [notation.write_move(position, move) for move in rules.legal_moves(position)]


def play(position: Position, *moves: str) -> Position:
    for text in moves:
        move = notation.read_move(position, text)
        rules.check(position, move)
        position = rules.play(position, move)
    return position


def refusal(position: Position, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        rules.check(position, notation.read_move(position, text))
    return caught.value
