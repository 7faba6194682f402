"""The chances of moves, told by a batch of random fills.

A fill is a playout for every move at once: the fills that happen to have a black stone on a point
are those that follow a black stone there. So all moves share all fills, and what differs in two
moves is compared on the same fills.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import repeat
from operator import add, and_, itemgetter

from trilithon.boards.square import bits
from trilithon.core import Player
from trilithon.games.carteso.play.endgame import lead_of_mover, stones_on
from trilithon.games.carteso.play.fill import Fills
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import BUTTON, PASS, Move, Position

# A move's winrate is drawn to that of all fills by so many of them.
_DRAWN = 8.0
# What stones are worth is drawn to what they were before the last move by so many fills.
_DRAWN_TO_BEFORE = 384.0
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
        told.append((BUTTON, _after_button(position, fills)))
    if only:
        wanted = set(only)
        told = [pair for pair in told if pair[0] in wanted]
    told.sort(key=lambda pair: -pair[1])
    return average, told


class Stones:
    """What stones are worth in a position, known by its fills and by those of the position before.

    It is worked out when it is wanted, and the fills are given up then.
    """

    __slots__ = ("_before", "_fills", "_position", "_taken", "_values", "_won", "winrate")

    def __init__(self, position: Position, fills: Fills, before: Stones | None) -> None:
        """Stones by fills, after those of the position before, if that has any."""
        self._position = position
        self._fills: Fills | None = fills
        self._before = before
        self._won = _won(position, fills)
        self._values: Sequence[float] = ()
        wins = sum(mask.bit_count() for mask in self._won)
        self.winrate = wins / len(self._won) / fills.count
        self._taken = 0.0 if position.may_pass else _after_button(position, fills)

    @property
    def values(self) -> Sequence[float]:
        """By how much more Vertical wins with a white stone than with a black one, for each bit."""
        if self._fills is not None:
            self._values = self._valued(self._fills)
            self._fills = self._before = None
        return self._values

    def _valued(self, fills: Fills) -> Sequence[float]:
        white, count, masks = fills.white, fills.count, self._won
        wins = [0] * len(white)
        for mask in masks:
            made = map(int.bit_count, map(and_, white, repeat(mask)))
            wins = list(map(add, wins, made))
        sign = 4 if self._position.mover is Player.FIRST else -4
        part, average = sign / len(masks), sign * self.winrate
        known = repeat(0.0) if self._before is None else self._before.values
        drawn = _DRAWN if self._before is None else _DRAWN_TO_BEFORE
        whites = map(int.bit_count, white)
        return array(
            "f",
            [
                (part * won - average * stones + drawn * value) / (count + drawn)
                for won, stones, value in zip(wins, whites, known, strict=False)
            ],
        )

    def chances(self, only: Sequence[Move]) -> list[tuple[Move, float]]:
        """The mover's winrate after each legal move, or each of `only`; best first."""
        position, winrate, values = self._position, self.winrate, self.values
        half = 0.5 if position.mover is Player.FIRST else -0.5
        told = list[tuple[Move, float]]()
        for bit in bits(position.empty):
            black, white = stones_on(bit)
            gained = half * values[bit]
            told.append((white, winrate + gained))
            told.append((black, winrate - gained))
        if position.may_pass:
            told.append((PASS, _after_pass(position, winrate)))
        else:
            told.append((BUTTON, self._taken))
        if only:
            wanted = set(only)
            told = [pair for pair in told if pair[0] in wanted]
        told.sort(key=itemgetter(1), reverse=True)
        return told


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


def _after_button(position: Position, fills: Fills) -> float:
    lost = _won(rules.play(position, BUTTON), fills)
    return 1 - sum(mask.bit_count() for mask in lost) / len(lost) / fills.count


def _after_pass(position: Position, average: float) -> float:
    lead = lead_of_mover(position)
    now = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return now if position.passes == 1 else min(now, average)
