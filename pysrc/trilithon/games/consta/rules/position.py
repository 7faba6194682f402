"""Consta's positions and moves as data."""

from __future__ import annotations

from dataclasses import dataclass

from trilithon.boards.square import SquareBoard, square_board


@dataclass(frozen=True, slots=True)
class Position:
    """The stones on the board and the number of moves made so far.

    `black`, `white` and `stacks` are masks of the spaces with black, white and two stones (see
    `boards.square`). Black moves at even plies.
    """

    size: int
    black: int = 0
    white: int = 0
    stacks: int = 0
    ply: int = 0

    @property
    def board(self) -> SquareBoard:
        """The geometry of the board."""
        return square_board(self.size)

    @property
    def empty(self) -> int:
        """The mask of the empty spaces."""
        return self.board.full & ~(self.black | self.white)

    @property
    def mover(self) -> int:
        """The mask of the pieces of the player to move."""
        return self.white if self.ply % 2 else self.black

    @property
    def waiter(self) -> int:
        """The mask of the pieces of the player who is not to move."""
        return self.black if self.ply % 2 else self.white


@dataclass(frozen=True, slots=True)
class Move:
    """One player's whole move: the bits of the spaces that get stones.

    There are none in a forced pass, and two (by column, then row) for two single stones.
    """

    spaces: tuple[int, ...]
    stack: bool = False


PASS = Move(())
