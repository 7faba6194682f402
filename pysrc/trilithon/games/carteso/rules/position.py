"""Carteso's positions and moves as data."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from trilithon.boards.square import SquareBoard, square_board
from trilithon.core import Player

Colour = Literal["black", "white"]
COLOURS: tuple[Colour, Colour] = ("black", "white")


@dataclass(frozen=True, slots=True)
class Position:
    """The stones, what of them is claimed, whose turn it is, and what the score depends on.

    Masks are those of `boards.square`: `black` and `white` stones, and the stones in groups that
    `vertical` and `horizontal` have claimed. `komi` counts half points. `passes` in a row end the
    game at two. `button` says that the variant is played, and `holder` who has taken the button.
    No notation carries the ply, so it takes no part in comparisons.
    """

    size: int
    komi: int = 1
    black: int = 0
    white: int = 0
    vertical: int = 0
    horizontal: int = 0
    mover: Player = Player.FIRST
    passes: int = 0
    button: bool = False
    holder: Player | None = None
    ply: int = field(default=0, compare=False)

    @property
    def board(self) -> SquareBoard:
        """The geometry of the board."""
        return square_board(self.size)

    @property
    def empty(self) -> int:
        """The mask of the empty points."""
        return self.board.full & ~(self.black | self.white)

    @property
    def may_pass(self) -> bool:
        """Whether passing is allowed: always, but for a button that nobody has taken."""
        return not self.button or self.holder is not None


@dataclass(frozen=True, slots=True)
class Move:
    """What a player does in one turn; `space` is the bit of the point that gets a stone."""

    kind: Colour | Literal["pass", "button"]
    space: int = -1


PASS = Move("pass")
BUTTON = Move("button")


@cache
def stones(bit: int) -> tuple[Move, Move]:
    """A black stone and a white one; to make them anew takes a good part of a node's opening."""
    return Move("black", bit), Move("white", bit)


def half_points(halves: int) -> str:
    """A number of half points as the decimal that notation writes, such as `-1.5` or `2`."""
    whole, half = divmod(abs(halves), 2)
    return f"{'-' if halves < 0 else ''}{whole}{'.5' if half else ''}"
