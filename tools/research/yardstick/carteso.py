"""Carteso by whole turns; a playout fills the board at random and counts its groups."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tools.research.yardstick.field import score_of
from trilithon.core import Player
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.claims import box, flood
from trilithon.games.carteso.rules.position import Move, Position


class Carteso:
    """The field of Carteso."""

    def start(self, position: Position) -> Position:
        """The position itself."""
        return position

    def steps(self, state: Position) -> Sequence[Move]:
        """The legal moves."""
        return rules.legal_moves(state)

    def take(self, state: Position, step: Move) -> Position:
        """The position after a move."""
        return rules.play(state, step)

    def first_moves(self, state: Position) -> bool:
        """Whether Vertical is to move."""
        return state.mover is Player.FIRST

    def ended(self, state: Position) -> float | None:
        """The score after two passes."""
        outcome = rules.outcome(state)
        return None if outcome is None else score_of(outcome)

    def playout(self, state: Position, random: Random) -> float:
        """Vertical's score on a board filled at random; a coin decides who owns a square group."""
        board = state.board
        fill = random.getrandbits(board.size * board.stride) & state.empty
        vertical = horizontal = 0
        for stones in (state.black | fill, state.white | state.empty & ~fill):
            left = stones
            while left:
                group = flood(board, left & -left, left)
                left ^= group
                if group & state.vertical:
                    upright = True
                elif group & state.horizontal:
                    upright = False
                else:
                    columns, rows = box(board, group).span
                    upright = rows > columns or (rows == columns and random.random() < 0.5)
                if upright:
                    vertical |= group
                else:
                    horizontal |= group
        lead = 2 * (vertical.bit_count() - horizontal.bit_count()) - state.komi
        if state.holder is not None:
            lead += 1 if state.holder is Player.FIRST else -1
        return 0.5 if lead == 0 else float(lead > 0)

    def move(self, state: Position, steps: Sequence[Move]) -> Move | None:
        """The first step is the move."""
        del state
        return steps[0] if steps else None
