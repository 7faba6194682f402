"""The chances of moves, told by a batch of random fills.

A fill is a playout for every move at once: the fills that happen to have a black stone on a point
are those that follow a black stone there. So all moves share all fills, and what differs in two
moves is compared on the same fills.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import cache, partial, reduce
from itertools import repeat
from operator import add, and_, lshift
from typing import NamedTuple

from trilithon.boards.square import bits
from trilithon.core import Player
from trilithon.games.carteso.play.digits import total
from trilithon.games.carteso.play.endgame import lead_of_mover
from trilithon.games.carteso.play.fill import Fills
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import BUTTON, PASS, Move, Position

# What a stone adds is drawn to what was told of the position before, as if so many fills told it,
# or to nothing where nothing was.
_DRAWN, _DRAWN_TO_NOTHING = 200.0, 8.0
# A win counts a third each at the komi, and at more and less by so many points for each empty one:
# that takes out much of the noise, and tells by how much a position is won while all is open.
_SOFTENED = 0.2
SHARES = 16
"""How often stones are owned is told in so many parts of all fills."""


class Chances(NamedTuple):
    """What fills tell of a position.

    `winrate` is the mover's. `black` has by bits what a black stone adds to it, which is what a
    white one takes from it. `own` and `other` have by bits in how many of so many SHARES the stone
    there is the mover's in the end, and the other player's.
    """

    winrate: float
    black: Sequence[float]
    own: Sequence[int]
    other: Sequence[int]

    def after(self, move: Move) -> float:
        """The mover's winrate after a stone."""
        gain = self.black[move.space]
        return self.winrate + (gain if move.kind == "black" else -gain)


def chances(position: Position, fills: Fills, before: Sequence[float] | None = None) -> Chances:
    """The chances, given what black stones added for the other player in the position before.

    What a stone adds to a space that is not empty is told as nothing.
    """
    masks, count = _won(position, fills), fills.count
    winrate = sum(map(int.bit_count, masks)) / len(masks) / count
    empty = list(bits(position.empty))
    strips = list(map(fills.white.__getitem__, empty))
    half, drawn = count / 2, _DRAWN_TO_NOTHING if before is None else _DRAWN
    known = repeat(0.0) if before is None else map(before.__getitem__, empty)
    whites, weight = map(int.bit_count, strips), 1 / len(masks)
    black = array("f", [0.0]) * len(fills.white)
    for space, white, win, gain in zip(empty, whites, _wins(masks, strips), known, strict=False):
        black[space] = (winrate * white - weight * win - drawn * gain) / (half + drawn)
    tell = _shares(count).__getitem__
    owned = (fills.upright, fills.level)
    shares = [
        list(map(tell, map(int.bit_count, owned[player])))
        for player in (position.mover, position.mover.opponent)
    ]
    return Chances(winrate, black, *shares)


def _wins(masks: Sequence[int], strips: Sequence[int]) -> Iterable[int]:
    """How many wins each strip has in all masks, which are added up before they are counted.

    By map, without a line of Python for each point: this is a good part of what a node takes.
    """
    counted = [
        map(lshift, map(int.bit_count, map(and_, strips, repeat(digit))), repeat(place))
        for place, digit in enumerate(total(masks))
    ]
    return reduce(partial(map, add), counted)


@cache
def _shares(count: int) -> Sequence[int]:
    """In how many of SHARES it is told that something holds in so many of all fills."""
    return [SHARES * some // count for some in range(count + 1)]


def after_pass(position: Position, fills: Fills, winrate: float) -> tuple[Move, float]:
    """The pass, or the button that is to be taken first, and the mover's winrate after it.

    To pass ends the game, or lets the other player end it where that is better for them.
    """
    if not position.may_pass:
        lost = _won(rules.play(position, BUTTON), fills)
        return BUTTON, 1 - sum(mask.bit_count() for mask in lost) / len(lost) / fills.count
    lead = lead_of_mover(position)
    now = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return PASS, now if position.passes == 1 else min(now, winrate)


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
