"""Carteso's moves as numbers and its positions as planes."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.boards.encoding import space_number, square_grid
from trilithon.core import Player
from trilithon.core.encoding import Grid, Legal, Seen
from trilithon.games.carteso.rules.position import BUTTON, COLOURS, PASS, Move, Position
from trilithon.games.carteso.rules.rules import lead_in_halves

KINDS: tuple[str, ...] = ("black stone", "white stone")
OTHERS: tuple[str, ...] = ("pass", "button")
MASKS: tuple[str, ...] = (
    "black stones",
    "white stones",
    "stones in own claims",
    "stones in the other's claims",
)
VALUES: tuple[str, ...] = (
    "1 for Horizontal",
    "1 after a pass",
    "1 while nobody has the button",
    "1 with the button, -1 if the other has it",
    "own lead by the points of the board, komi included",
)

_OTHER_MOVES = (PASS, BUTTON)


def grid(position: Position) -> Grid:
    """Where the points of the position's board lie."""
    return square_grid(position.size)


def legal(position: Position, begun: Sequence[int]) -> Legal:
    """Both colours on every empty point; then to pass or take the button."""
    empty = position.empty
    return Legal((empty, empty), (position.may_pass, not position.may_pass))


def seen(position: Position, begun: Sequence[int], player: Player) -> Seen:
    """The position as a player sees it."""
    claims, sign = (position.vertical, position.horizontal), 1
    if player:
        claims, sign = (position.horizontal, position.vertical), -1
    holder = position.holder
    values = (
        float(player),
        float(position.passes > 0),
        float(not position.may_pass),
        0.0 if holder is None else 1.0 if holder is player else -1.0,
        max(-1.0, min(1.0, sign * lead_in_halves(position) / (2 * position.size**2))),
    )
    return Seen((position.black, position.white, *claims), values)


def move(position: Position, actions: Sequence[int]) -> Move:
    """Every action is a whole move."""
    kind, space = divmod(actions[0], position.size**2)
    if kind < len(COLOURS):
        return Move(COLOURS[kind], square_grid(position.size).bits[space])
    return _OTHER_MOVES[space]


def actions(position: Position, move: Move) -> tuple[int, ...]:
    """The one number of a move."""
    count = position.size**2
    if move in _OTHER_MOVES:
        return (len(KINDS) * count + _OTHER_MOVES.index(move),)
    colour = KINDS.index(f"{move.kind} stone")
    return (colour * count + space_number(position.board, move.space),)


def begun_text(position: Position, begun: Sequence[int]) -> tuple[str, ...]:
    """No move is ever in making."""
    return ()


def longest(position: Position) -> int:
    """Before every stone there may be one pass; then come the button and two passes more."""
    return 2 * position.empty.bit_count() + 3
