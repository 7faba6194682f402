"""What a small network tells of a position: how likely half moves are best, and who is ahead.

Random fillings see what joins, but not what is answered and how. The network sees the pieces, and
what the fillings tell of each space; it was fitted to what longer searches came to
(`python -m tools.research.learning`). The player to move is taken to join the bottom and the top
edge: White sees the board mirrored along its rising diagonal. So what was learned from one side
serves both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import mul
from typing import NamedTuple

from trilithon.boards.square_network import Laid, Network, Shown, Told
from trilithon.boards.square_planes import BASE, ONE, numbers_of
from trilithon.boards.square_sides import Side, log_odds, side_of, winrate_at
from trilithon.boards.square_weights import Weights, read_weights
from trilithon.games.consta.play import weights
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.rules.rules import open_spaces


@dataclass(frozen=True, slots=True)
class View:
    """A position as the network sees it: the mover's winrate, and what it tells of half moves.

    `laid` is for positions in which the same player is to move.
    """

    winrate: float
    single: bytes
    stack: bytes
    field: Mapping[int, int]
    laid: Laid

    def singles(self, gains: Mapping[int, float]) -> dict[int, float]:
        """The priors of singles, by bits, from what each adds to the playouts' winrate."""
        return _priors(self.single, self.field, gains, weights.GAIN_SINGLE)

    def stacks(self, gains: Mapping[int, float]) -> dict[int, float]:
        """The same of stacks."""
        return _priors(self.stack, self.field, gains, weights.GAIN_STACK)


class Counted(NamedTuple):
    """What playouts tell of a position after the first move that is not over.

    That is the mover's winrate, and what singles and stacks add to it, by the bits of spaces.
    `earlier` is what was laid of his last position before it, if that was seen.
    """

    position: Position
    winrate: float
    single: Sequence[float]
    stack: Sequence[float]
    earlier: Laid | None = None


def views(counted: Sequence[Counted]) -> list[View]:
    """What the network tells of positions of one size, given what the playouts tell of them."""
    if not counted:
        return []
    told = _network(counted[0].position.size).tell(list(map(_shown, counted)))
    return [_view(one, found) for one, found in zip(counted, told, strict=True)]


def _side(position: Position) -> Side:
    return side_of(position.size, mirrored=position.ply % 2 == 1)


def _shown(counted: Counted) -> Shown:
    position = counted.position
    side = _side(position)
    own, other, stacks = position.mover, position.waiter, position.stacks
    kinds = own & ~stacks, own & stacks, other & ~stacks, other & stacks
    legal = [side.plane(mask) for mask in open_spaces(position)]
    gained = zip((counted.single, counted.stack), legal, strict=True)
    gains = [side.gains(gains, where) for gains, where in gained]
    return Shown(list(map(side.fields, kinds)), gains + legal, counted.earlier)


def _view(counted: Counted, told: Told) -> View:
    lead = weights.FIRST + weights.PLAYOUTS * log_odds(counted.winrate)
    lead += sum(map(mul, weights.POOLS, told.pools))
    single, stack = told.maps
    return View(winrate_at(lead), single, stack, _side(counted.position).field, told.laid)


def _priors(
    told: bytes, field: Mapping[int, int], gains: Mapping[int, float], weight: float
) -> dict[int, float]:
    numbers, one = numbers_of(told), ONE << weights.SHIFTS[-1]
    return {bit: weight * gain + (numbers[field[bit]] - BASE) / one for bit, gain in gains.items()}


@cache
def _network(size: int) -> Network:
    return Network(learned_weights(), size)


@cache
def learned_weights() -> Weights:
    """The network as it was fitted."""
    return read_weights(weights)
