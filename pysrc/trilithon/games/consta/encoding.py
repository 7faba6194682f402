"""Consta's moves as numbers and its positions as planes.

Two single stones are two actions in a row of the same player: all pairs together would be 7,260
numbers on 11 × 11 and 64,980 on 19 × 19, of which nearly all look alike to whoever learns, where
the stones one by one are 121 and 361. Either may come first; both ways lead to the same position.
"""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.boards.encoding import space_number, square_grid
from trilithon.core import Player
from trilithon.core.encoding import Grid, Legal, Seen
from trilithon.games.consta.rules.position import PASS, Move, Position
from trilithon.games.consta.rules.rules import open_spaces, partnered, partners

KINDS: tuple[str, ...] = ("single", "stack")
OTHERS: tuple[str, ...] = ("pass",)
MASKS: tuple[str, ...] = (
    "own single stones",
    "own stacks",
    "the other's single stones",
    "the other's stacks",
    "the first stone of a move in making",
)
VALUES: tuple[str, ...] = ("1 for White, who joins left and right", "1 before the first move")

_SINGLE, _STACK = range(2)


def grid(position: Position) -> Grid:
    """Where the spaces of the position's board lie."""
    return square_grid(position.size)


def legal(position: Position, begun: Sequence[int]) -> Legal:
    """Stones that leave a whole move possible; to pass only where there is none."""
    single, stack = open_spaces(position)
    if begun:
        second = partners(position, single, square_grid(position.size).bits[begun[0]])
        return Legal((second, 0), (False,))
    if position.ply:
        single = partnered(position, single)
    return Legal((single, stack), (not (single or stack),))


def seen(position: Position, begun: Sequence[int], player: Player) -> Seen:
    """The position as a player sees it."""
    own, other = position.black, position.white
    if player:
        own, other = other, own
    stacks = position.stacks
    first = 1 << square_grid(position.size).bits[begun[0]] if begun else 0
    masks = own & ~stacks, own & stacks, other & ~stacks, other & stacks, first
    return Seen(masks, (float(player), float(position.ply == 0)))


def move(position: Position, actions: Sequence[int]) -> Move | None:
    """A single stone alone makes a move only at ply 1."""
    bits, count = square_grid(position.size).bits, position.size**2
    kind, space = divmod(actions[0], count)
    if kind == _SINGLE:
        if position.ply == 0:
            return Move((bits[space],))
        if len(actions) < 2:
            return None
        two = bits[space], bits[actions[1]]
        return Move(tuple(sorted(two, key=position.board.place)))
    return Move((bits[space],), stack=True) if kind == _STACK else PASS


def actions(position: Position, move: Move) -> tuple[int, ...]:
    """One number for a stack or a pass, one for each single stone."""
    count = position.size**2
    if move == PASS:
        return (len(KINDS) * count,)
    first = _STACK * count if move.stack else 0
    return tuple(first + space_number(position.board, bit) for bit in move.spaces)


def begun_text(position: Position, begun: Sequence[int]) -> tuple[str, ...]:
    """The name of the space where the first stone is to stand."""
    bits = square_grid(position.size).bits
    return tuple(position.board.name(bits[action]) for action in begun)


def longest(position: Position) -> int:
    """Every action fills a space, but for a pass, which ends the game."""
    return position.size**2 + 1
