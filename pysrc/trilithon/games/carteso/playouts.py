"""What the search asks of Carteso: proven results near the end, and the chances of moves.

A random fill of the board is a playout for every move at once: the fills that happen to have a
black stone on a point are those that follow a black stone there. So all candidates share all fills,
and what differs in them is compared on the same fills. Square groups that a move claims at once are
counted to their owner; see `fills` for those that come later.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from functools import lru_cache
from random import Random

from trilithon.core import Player, Tally
from trilithon.games.carteso import rules
from trilithon.games.carteso.claims import box, groups
from trilithon.games.carteso.endgame import Endgame
from trilithon.games.carteso.fills import Fills, fill
from trilithon.games.carteso.position import PASS, Move, Position

# Exact search is tried with so few empty points, and given up after so many moves.
_FEW_EMPTY, _MOST_TRIED = 12, 14_000
# Fills at once times the fourth power of the size: a batch takes some 5 ms on any board.
_BATCH = 10_000_000


def tactics(position: Position) -> Generator[None, None, tuple[Sequence[Move], bool]]:
    """A pass that wins at once; near the end, moves that are proved to win, or else to draw."""
    if position.passes == 1 and _lead(position) > 0:
        return [PASS], True
    if position.empty.bit_count() > _FEW_EMPTY:
        return [], False
    found = yield from Endgame().best_moves(position, _MOST_TRIED)
    if found is None:
        return [], False
    moves, result = found
    return ([], False) if result < 0 else (moves, result > 0)


def half_moves(position: Position) -> Sequence[Move]:
    """All legal moves: a move of Carteso has no parts."""
    return rules.legal_moves(position)


def combine(position: Position, ranked: Sequence[Hashable], limit: int) -> Sequence[Move]:
    """The best moves themselves."""
    del position
    return [move for move in ranked[:limit] if isinstance(move, Move)]


def batch_size(size: int, playouts: int) -> int:
    """A number of fills near `playouts` that takes no longer than a batch may."""
    most = max(64, _BATCH // size**4)
    return max(64, min(playouts, most)) // 8 * 8


def sample(
    position: Position, candidates: Sequence[Hashable], playouts: int, random: Random
) -> list[Tally]:
    """The chances of moves in one batch of fills."""
    fills = fill(position, batch_size(position.size, playouts), random)
    chances = Chances(position, fills)
    return [chances.tally(move) for move in candidates if isinstance(move, Move)]


class Chances:
    """What a batch of fills of a position tells of the moves there."""

    def __init__(self, position: Position, fills: Fills) -> None:
        self._position = position
        self._fills = fills
        self._gains = square_gains(position)
        self._won: dict[int, tuple[int, int]] = {}

    def tally(self, move: Move) -> Tally:
        """How many fills follow a move, and how many of them its mover wins."""
        fills, mover = self._fills, self._position.mover
        everything = (1 << fills.count) - 1
        if move.space >= 0:
            white = fills.white[move.space]
            follows = white if move.kind == "white" else everything & ~white
        else:
            follows = everything
        better, even = self._winners(self._gains.get(move, 0))
        wins = (follows & better).bit_count() + (follows & even).bit_count() / 2
        playouts = follows.bit_count()
        if mover is Player.SECOND:
            wins = playouts - wins
        if move == PASS:
            wins = _pass_wins(self._position, wins, playouts)
        return Tally(playouts, wins)

    def _winners(self, gain: int) -> tuple[int, int]:
        """The fills that Vertical wins, and those that are draws, with so many half points more."""
        if gain not in self._won:
            # Vertical wins with more than this many stones, in half points.
            bound = self._position.komi - _button(self._position) - gain
            better = self._fills.at_least(bound // 2 + 1)
            even = self._fills.at_least(bound // 2) & ~better if bound % 2 == 0 else 0
            self._won[gain] = better, even
        return self._won[gain]


def _button(position: Position) -> int:
    """The half point of the button for Vertical, against Vertical, or still open."""
    if position.holder is None:
        return 0
    return 1 if position.holder is Player.FIRST else -1


def _lead(position: Position) -> int:
    lead = rules.lead_in_halves(position)
    return lead if position.mover is Player.FIRST else -lead


def _pass_wins(position: Position, wins: float, playouts: int) -> float:
    """The wins of a pass: it ends the game, or lets the other player end it where that is good."""
    lead = _lead(position)
    now = playouts if lead > 0 else playouts / 2 if lead == 0 else 0.0
    return now if position.passes == 1 else min(now, wins)


@lru_cache(maxsize=64)
def square_gains(position: Position) -> dict[Move, int]:
    """For moves that claim square groups at once, and for the button: Vertical's half points."""
    gains: dict[Move, int] = {}
    for move in rules.legal_moves(position):
        after = rules.play(position, move)
        gain = _button(after) - _button(position)
        gain += 2 * _square_stones(after, position, after.vertical & ~position.vertical)
        gain -= 2 * _square_stones(after, position, after.horizontal & ~position.horizontal)
        if gain:
            gains[move] = gain
    return gains


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
