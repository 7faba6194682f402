"""The chances of moves, told by a batch of random fills.

A fill is a playout for every move at once: the fills that happen to have a black stone on a point
are those that follow a black stone there. So all moves share all fills, replies too, and what
differs in two moves is compared on the same fills. Square groups that a move claims at once count
for their owner.
"""

from __future__ import annotations

from functools import lru_cache

from trilithon.boards.square import bits
from trilithon.core import Player, Tally
from trilithon.games.carteso import rules
from trilithon.games.carteso.claims import box, groups
from trilithon.games.carteso.fills import Fills
from trilithon.games.carteso.position import BUTTON, COLOURS, PASS, Move, Position

# How many replies are tried besides those near a move.
_THREATS = 48


class Chances:
    """What a batch of fills of a position tells of its moves."""

    def __init__(self, position: Position, fills: Fills) -> None:
        self._position = position
        self._fills = fills
        self._everything = (1 << fills.count) - 1
        self._won: dict[int, tuple[int, int]] = {}
        self._threats: list[Move] | None = None

    @property
    def average(self) -> float:
        """The share of the fills that the player to move wins."""
        return self._wins(self._everything, 0, self._position.mover) / self._fills.count

    def at_once(self, move: Move) -> Tally:
        """How many fills follow a move, and how many of them its mover wins."""
        follows = self._follows(move)
        gain = gain_of(self._position, move)
        return self._told(move, follows, self._wins(follows, gain, self._position.mover))

    def after_reply(self, move: Move) -> Tally:
        """The same after the stone that answers the move best, of those that are likely to."""
        position, mover = self._position, self._position.mover
        follows, gain = self._follows(move), gain_of(position, move)
        worst = self._wins(follows, gain, mover) / max(1, follows.bit_count())
        after = rules.play(position, move)
        for reply in self._replies(move):
            both = follows & self._follows(reply)
            wins = self._wins(both, gain + gain_of(after, reply), mover)
            worst = min(worst, (wins + 0.5) / (both.bit_count() + 1))
        return self._told(move, follows, worst * follows.bit_count())

    def _replies(self, move: Move) -> list[Move]:
        """Stones near the move's own, and those that would hurt its mover most without it."""
        if self._threats is None:
            stones = [reply for reply in rules.legal_moves(self._position) if reply.space >= 0]
            self._threats = sorted(stones, key=self._rate)[:_THREATS]
        if move.space < 0:
            return self._threats
        near = _near(self._position, move.space)
        far = (reply for reply in self._threats if not near >> reply.space & 1)
        return [
            *(reply for reply in far if reply.space != move.space),
            *(Move(colour, bit) for bit in bits(near) for colour in COLOURS),
        ]

    def _rate(self, move: Move) -> float:
        """The mover's share of the fills that follow a stone of either player."""
        follows = self._follows(move)
        return self._wins(follows, 0, self._position.mover) / max(1, follows.bit_count())

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


def _near(position: Position, bit: int) -> int:
    """The empty points at most two steps away from a point."""
    board = position.board
    near = 1 << bit
    for _ in range(2):
        near |= near << 1 | near >> 1 | near << board.stride | near >> board.stride
        near &= board.full
    return near & position.empty & ~(1 << bit)


def gain_of(position: Position, move: Move) -> int:
    """Vertical's half points from the button, or from the square groups that a stone claims."""
    if move == BUTTON:
        return 1 if position.mover is Player.FIRST else -1
    if move.space < 0:
        return 0
    known = _known_gains(position)
    if move not in known:
        known[move] = _gain(position, move)
    return known[move]


@lru_cache(maxsize=64)
def _known_gains(position: Position) -> dict[Move, int]:
    """Where the gains from a position's moves are kept."""
    del position
    return {}


def _gain(position: Position, move: Move) -> int:
    after = rules.play(position, move)
    vertical = _square_stones(after, position, after.vertical & ~position.vertical)
    return 2 * (vertical - _square_stones(after, position, after.horizontal & ~position.horizontal))


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
