"""The chances of moves, told by a batch of random fills.

A fill is a playout for every move at once: the fills that happen to have a black stone on a point
are those that follow a black stone there. So all moves share all fills, replies too, and what
differs in two moves is compared on the same fills. Square groups that a move claims at once count
for their owner.
"""

from __future__ import annotations

from functools import lru_cache

from trilithon.core import Player, Tally
from trilithon.games.carteso import rules
from trilithon.games.carteso.claims import box, groups
from trilithon.games.carteso.fills import Fills
from trilithon.games.carteso.position import PASS, Move, Position


class Chances:
    """What a batch of fills of a position tells of its moves."""

    def __init__(self, position: Position, fills: Fills) -> None:
        self._position = position
        self._fills = fills
        self._everything = (1 << fills.count) - 1
        self._won: dict[int, tuple[int, int]] = {}

    def at_once(self, move: Move) -> Tally:
        """How many fills follow a move, and how many of them its mover wins."""
        follows = self._follows(move)
        gain = gains(self._position).get(move, 0)
        return self._told(move, follows, self._wins(follows, gain, self._position.mover))

    def after_reply(self, move: Move) -> Tally:
        """The same after the stone that answers the move best. Looks at all replies: it is slow."""
        position, mover = self._position, self._position.mover
        follows = self._follows(move)
        after = rules.play(position, move)
        gain, gains_after = gains(position).get(move, 0), gains(after)
        worst = self._wins(follows, gain, mover) / max(1, follows.bit_count())
        for reply in rules.legal_moves(after):
            if reply.space < 0:
                continue
            both = follows & self._follows(reply)
            wins = self._wins(both, gain + gains_after.get(reply, 0), mover)
            worst = min(worst, (wins + 0.5) / (both.bit_count() + 1))
        return self._told(move, follows, worst * follows.bit_count())

    def _follows(self, move: Move) -> int:
        """The fills that go on from a move: all of them where it places no stone."""
        if move.space < 0:
            return self._everything
        white = self._fills.white[move.space]
        return white if move.kind == "white" else self._everything & ~white

    def _wins(self, follows: int, gain: int, player: Player) -> float:
        """How many of some fills a player wins if Vertical gains so many half points more."""
        if gain not in self._won:
            # What Vertical's lead in stones, counted in half points, has to make up for.
            bound = self._position.komi - _button(self._position) - gain
            better = self._fills.at_least(bound // 2 + 1)
            even = self._fills.at_least(bound // 2) & ~better if bound % 2 == 0 else 0
            self._won[gain] = better, even
        better, even = self._won[gain]
        wins = (follows & better).bit_count() + (follows & even).bit_count() / 2
        return wins if player is Player.FIRST else follows.bit_count() - wins

    def _told(self, move: Move, follows: int, wins: float) -> Tally:
        """A pass ends the game, or lets the other player end it where that is better for them."""
        playouts = follows.bit_count()
        if move == PASS:
            lead = lead_of_mover(self._position)
            now = playouts if lead > 0 else playouts / 2 if lead == 0 else 0.0
            wins = now if self._position.passes == 1 else min(now, wins)
        return Tally(playouts, wins)


def lead_of_mover(position: Position) -> int:
    """By how many half points the player to move is ahead as the claims now stand."""
    lead = rules.lead_in_halves(position)
    return lead if position.mover is Player.FIRST else -lead


def _button(position: Position) -> int:
    """The half point of the button for Vertical, against Vertical, or still open."""
    if position.holder is None:
        return 0
    return 1 if position.holder is Player.FIRST else -1


@lru_cache(maxsize=64)
def gains(position: Position) -> dict[Move, int]:
    """Vertical's half points from the moves that claim square groups at once or take the button."""
    found: dict[Move, int] = {}
    for move in rules.legal_moves(position):
        after = rules.play(position, move)
        gain = _button(after) - _button(position)
        gain += 2 * _square_stones(after, position, after.vertical & ~position.vertical)
        gain -= 2 * _square_stones(after, position, after.horizontal & ~position.horizontal)
        if gain:
            found[move] = gain
    return found


def _square_stones(position: Position, before: Position, gained: int) -> int:
    """How many of the claimed stones are in square groups that were not claimed before."""
    claimed = before.vertical | before.horizontal
    count = 0
    for colour in (position.black, position.white) if gained else ():
        for group in groups(position.board, colour, colour & gained):
            columns, rows = box(position.board, group).span
            if columns == rows and not group & claimed:
                count += group.bit_count()
    return count
