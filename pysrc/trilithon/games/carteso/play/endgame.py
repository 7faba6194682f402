"""Exact play near the end: who wins a position, by the true rules with passes and claims."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Sequence
from functools import cache

from trilithon.boards.square import bits
from trilithon.core import Player
from trilithon.core.solver import sign
from trilithon.games.carteso.play.closure import Closing
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import BUTTON, PASS, Move, Position, stones

# Moves tried between two yields, some 4 ms. More than what it takes to walk down to where the
# search was left, since it begins anew from the root each time and knows only what was finished.
_SLICE = 300


class _Pause(Exception):
    """The moves of this slice are used up."""


class Endgame:
    """A search for the results of positions: 1 where the mover wins, 0 for a draw, -1 for a loss.

    Results are found by alpha-beta search where they are not certain, with a table of the bounds
    that are known. Moves that settled other positions are tried first.
    """

    def __init__(self, sure: Closing) -> None:
        self._sure = sure
        self._bounds: dict[Position, tuple[int, int]] = {}
        self._settled: tuple[dict[Move, int], dict[Move, int]] = defaultdict(int), defaultdict(int)
        self._left = 0

    def best_moves(self, limit: int) -> Generator[None, None, tuple[Sequence[Move], int] | None]:
        """The first winning move, else all that draw, else all; and the result.

        Gives up with None when `limit` moves were tried.
        """
        position = self._sure.start
        best: list[Move] = []
        result = -1
        for move in self._ordered(position):
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
        low, high = self._bounds.get(position) or known_bounds(position, self._sure)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        best = -1
        for move in self._ordered(position):
            if self._left == 0:
                raise _Pause
            self._left -= 1
            after = rules.play(position, move)
            best = max(best, -self._value(after, -beta, -max(alpha, best)))
            if best >= beta:
                self._settled[position.mover][move] += 1
                break
        if best < beta:
            high = best
        if best > alpha:
            low = best
        self._bounds[position] = low, high
        return best

    def _ordered(self, position: Position) -> list[Move]:
        """The legal moves, to pass first where that would win if the other passed too.

        Where the other would win, to pass is left out, unless there is nothing else.
        """
        settled = self._settled[position.mover]
        moves = [move for bit in bits(position.empty) for move in stones(bit)]
        moves.sort(key=settled.__getitem__, reverse=True)
        if not position.may_pass:
            return [*moves, BUTTON]
        lead = lead_of_mover(position)
        if lead > 0:
            return [PASS, *moves]
        return [*moves, PASS] if lead == 0 or not moves else moves


@cache
def lead_of_mover(position: Position) -> int:
    """By how many half points the player to move is ahead as the claims now stand."""
    lead = rules.lead_in_halves(position)
    return lead if position.mover is Player.FIRST else -lead


def known_bounds(position: Position, sure: Closing) -> tuple[int, int]:
    """What the result must be at least and at most."""
    if position.passes >= 2:
        result = sign(lead_of_mover(position))
        return result, result
    low, high = sure.bounds(position)
    if position.passes == 1:
        now = sign(lead_of_mover(position))
        return max(low, now), max(high, now)
    return low, high
