"""How far a player is from a chain at the least, were the other one to do nothing."""

from __future__ import annotations

from trilithon.boards.square import SquareBoard
from trilithon.core import Player
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.rules.rules import edges

NEVER = 1_000
"""What is told where no stones make a chain."""


def least_turns(position: Position, player: Player) -> int:
    """In how few turns a player could have a chain; it may well take more.

    Every step to a neighbouring space counts, as if no diagonal could be cut, and every stone as
    if it went to a space of its own.
    """
    white = player is Player.SECOND
    own = position.white if white else position.black
    return -(-_stones(position.board, own, position.empty, *edges(position.board, white)) // 2)


def _stones(board: SquareBoard, own: int, empty: int, start: int, end: int) -> int:
    """How many empty spaces are on the way from edge to edge that has the fewest of them."""
    reached, stones = _spread(board, own & start, own), 0
    while not reached & end:
        further = reached | (board.around(reached) | start) & empty
        further = _spread(board, further, own)
        if further == reached:
            return NEVER
        reached, stones = further, stones + 1
    return stones


def _spread(board: SquareBoard, mask: int, own: int) -> int:
    """A mask with all of a colour's pieces that hang together with it."""
    while True:
        further = mask | board.around(mask) & own
        if further == mask:
            return mask
        mask = further
