"""The chances of moves, told by a batch of random fills.

A fill is a playout for every move at once: the fills that happen to have a black stone on a point
are those that follow a black stone there. So all moves share all fills, and what differs in two
moves is compared on the same fills.
"""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.boards.square import bits
from trilithon.core import Player
from trilithon.games.carteso.play.endgame import lead_of_mover
from trilithon.games.carteso.play.fill import Fills
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import BUTTON, PASS, Move, Position

# A move's winrate is drawn to that of all fills by so many of them.
_DRAWN = 8.0
# A win counts a third each at the komi, and at more and less by so many points for each empty one:
# that takes out much of the noise, and tells by how much a position is won while all is open.
_SOFTENED = 0.2


def chances(
    position: Position, fills: Fills, only: Sequence[Move]
) -> tuple[float, list[tuple[Move, float]]]:
    """The mover's winrate in all fills, and after each legal move, or each of `only`; best first.

    To pass ends the game, or lets the other player end it where that is better for them.
    """
    won = _won(position, fills)
    count, weight = fills.count, 1 / len(won)
    wins = sum(mask.bit_count() for mask in won) * weight
    average = wins / count
    drawn = _DRAWN * average
    told = []
    for bit in bits(position.empty):
        white = fills.white[bit]
        whites = white.bit_count()
        white_wins = sum([(white & mask).bit_count() for mask in won]) * weight
        told.append((Move("white", bit), (white_wins + drawn) / (whites + _DRAWN)))
        blacks = count - whites
        told.append((Move("black", bit), (wins - white_wins + drawn) / (blacks + _DRAWN)))
    if position.may_pass:
        told.append((PASS, _after_pass(position, average)))
    else:
        lost = _won(rules.play(position, BUTTON), fills)
        told.append((BUTTON, 1 - sum(mask.bit_count() for mask in lost) / len(lost) / count))
    if only:
        wanted = set(only)
        told = [pair for pair in told if pair[0] in wanted]
    told.sort(key=lambda pair: -pair[1])
    return average, told


def _won(position: Position, fills: Fills) -> list[int]:
    """What the mover wins: fills of which each counts the same part."""
    komi = position.komi - rules.button_in_halves(position)
    step = 2 * round(_SOFTENED * position.empty.bit_count())
    masks = [
        fills.at_least(bound)
        for margin in (-step, 0, step)
        # To win, and at least to draw.
        for bound in ((komi + margin) // 2 + 1, -(-(komi + margin) // 2))
    ]
    if komi % 2:
        masks = masks[::2]
    if position.mover is Player.FIRST:
        return masks
    everything = (1 << fills.count) - 1
    return [everything ^ mask for mask in masks]


def _after_pass(position: Position, average: float) -> float:
    lead = lead_of_mover(position)
    now = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return now if position.passes == 1 else min(now, average)
