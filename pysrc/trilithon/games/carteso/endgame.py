"""Exact play near the end: who wins a position, by the true rules with passes and claims."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from trilithon.core import Player
from trilithon.games.carteso import rules
from trilithon.games.carteso.position import Move, Position

# Moves tried between two yields, some 4 ms. More than what it takes to walk down to where the
# search was left, since it begins anew from the root each time and knows only what was finished.
_SLICE = 350


class _Pause(Exception):
    """The moves of this slice are used up."""


class Endgame:
    """A search for the results of positions: 1 where the mover wins, 0 for a draw, -1 for a loss.

    Results are found by alpha-beta search, with a table of the bounds that are known.
    """

    def __init__(self) -> None:
        self._bounds: dict[Position, tuple[int, int]] = {}
        self._left = 0

    def best_moves(
        self, position: Position, limit: int
    ) -> Generator[None, None, tuple[Sequence[Move], int] | None]:
        """The first winning move, else all that draw, else all; and the result.

        Gives up with None when `limit` moves were tried.
        """
        best: list[Move] = []
        result = -1
        for move in ordered_moves(position):
            after = rules.play(position, move)
            while (value := self._attempt(after, -1, -result)) is None:
                limit -= _SLICE
                if limit <= 0:
                    return None
                yield
            if -value > result:
                result, best = -value, []
            if -value == result:
                best.append(move)
            if result == 1:
                break
        return best, result

    def _attempt(self, position: Position, alpha: int, beta: int) -> int | None:
        self._left = _SLICE
        try:
            return self._value(position, alpha, beta)
        except _Pause:
            return None

    def _value(self, position: Position, alpha: int, beta: int) -> int:
        low, high = self._bounds.get(position) or _plain_bounds(position)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        best = -1
        for move in ordered_moves(position):
            if self._left == 0:
                raise _Pause
            self._left -= 1
            after = rules.play(position, move)
            best = max(best, -self._value(after, -beta, -max(alpha, best)))
            if best >= beta:
                break
        if best < beta:
            high = best
        if best > alpha:
            low = best
        self._bounds[position] = low, high
        return best


def ordered_moves(position: Position) -> list[Move]:
    """The legal moves, to pass first where that would win if the other passed too."""
    moves = rules.legal_moves(position)
    if _lead(position) > 0:
        moves.insert(0, moves.pop())
    return moves


def _lead(position: Position) -> int:
    """By how many half points the mover is ahead."""
    lead = rules.lead_in_halves(position)
    return lead if position.mover is Player.FIRST else -lead


def _plain_bounds(position: Position) -> tuple[int, int]:
    """What the result must be whatever is played: as long as enough is open, anything."""
    lead = _lead(position)
    if position.passes >= 2:
        sign = (lead > 0) - (lead < 0)
        return sign, sign
    claimed = (position.vertical | position.horizontal).bit_count()
    open_ = 2 * (position.size**2 - claimed) + (position.button and position.holder is None)
    low = 1 if lead > open_ else 0 if lead == open_ else -1
    high = -1 if lead < -open_ else 0 if lead == -open_ else 1
    if position.passes == 1:
        low = max(low, (lead > 0) - (lead < 0))
    return low, high
