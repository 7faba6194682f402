"""The chances of moves, told by a batch of random fills.

A fill is a playout for every move at once: the fills that happen to have a black stone on a point
are those that follow a black stone there. So all moves share all fills, and what differs in two
moves is compared on the same fills.
"""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.boards.square import bits
from trilithon.core import Player
from trilithon.games.carteso import rules
from trilithon.games.carteso.endgame import lead_of_mover
from trilithon.games.carteso.fills import Fills
from trilithon.games.carteso.position import BUTTON, PASS, Move, Position

# A move's winrate is drawn to that of all fills by so many of them.
_DRAWN = 8.0


def chances(
    position: Position, fills: Fills, only: Sequence[Move]
) -> tuple[float, list[tuple[Move, float]]]:
    """The mover's winrate in all fills, and after each legal move, or each of `only`; best first.

    To pass ends the game, or lets the other player end it where that is better for them.
    """
    won = _won(position, fills)
    count, wins = fills.count, sum(mask.bit_count() for mask in won) / 2
    average = wins / count
    drawn = _DRAWN * average
    told = []
    for bit in bits(position.empty):
        white = fills.white[bit]
        whites = white.bit_count()
        white_wins = sum([(white & mask).bit_count() for mask in won]) / 2
        told.append((Move("white", bit), (white_wins + drawn) / (whites + _DRAWN)))
        blacks = count - whites
        told.append((Move("black", bit), (wins - white_wins + drawn) / (blacks + _DRAWN)))
    if position.may_pass:
        told.append((PASS, _after_pass(position, average)))
    else:
        gained = _won(rules.play(position, BUTTON), fills)
        told.append((BUTTON, 1 - sum(mask.bit_count() for mask in gained) / 2 / count))
    if only:
        wanted = set(only)
        told = [pair for pair in told if pair[0] in wanted]
    told.sort(key=lambda pair: -pair[1])
    return average, told


def _won(position: Position, fills: Fills) -> tuple[int, int]:
    """The fills that the mover wins, and those where he at least draws."""
    bound = position.komi - rules.button_in_halves(position)
    better, not_worse = fills.at_least(bound // 2 + 1), fills.at_least(-(-bound // 2))
    if position.mover is Player.FIRST:
        return better, not_worse
    everything = (1 << fills.count) - 1
    return everything ^ better, everything ^ not_worse


def _after_pass(position: Position, average: float) -> float:
    lead = lead_of_mover(position)
    now = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return now if position.passes == 1 else min(now, average)
