"""What a small network tells of a position: how likely moves are best, and who is ahead.

Random fills see what spans what, but not what is answered and how. The network sees the stones, and
what the fills tell of each point; it was fitted to what longer searches came to
(`python -m tools.research.learning`). The player to move is taken to be Vertical: Horizontal sees
the board mirrored along its rising diagonal. So what was learned from one side serves both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import mul
from typing import NamedTuple

from trilithon.boards.square_network import Laid, Network, Shown, Told
from trilithon.boards.square_planes import BASE, ONE, numbers_of
from trilithon.boards.square_sides import Side, log_odds, side_of, winrate_at
from trilithon.boards.square_weights import Weights, read_weights
from trilithon.core import Player
from trilithon.games.carteso.play import weights
from trilithon.games.carteso.play.chances import Chances
from trilithon.games.carteso.rules.position import Move, Position, stones

# The prior of what loses at once, such as a pass while one is behind: nothing comes after it.
_LOST = -20.0


class Counted(NamedTuple):
    """A position, and what fills tell of it.

    `earlier` is what the network laid of the mover's last position before it, if it saw that.
    """

    position: Position
    chances: Chances
    earlier: Laid | None = None


@dataclass(frozen=True, slots=True)
class View:
    """A position as the network sees it: the mover's winrate, and what it tells of stones.

    `laid` is for positions in which the same player is to move.
    """

    winrate: float
    counted: Counted
    maps: tuple[bytes, bytes]
    laid: Laid

    def stones(self, spaces: Sequence[int]) -> list[tuple[Move, float]]:
        """Stones of both colours on these spaces, with their priors."""
        position, (_, gains, *_), _ = self.counted
        field, one = _side(position).field, ONE << weights.SHIFTS[-1]
        black, white = map(numbers_of, self.maps)
        found = []
        for bit in spaces:
            at, gain = field[bit], gains[bit]
            of_black = weights.GAIN_BLACK * gain + (black[at] - BASE) / one
            of_white = (white[at] - BASE) / one - weights.GAIN_WHITE * gain
            black_move, white_move = stones(bit)
            found += [(black_move, of_black), (white_move, of_white)]
        return found

    def passing(self, winrate: float) -> float:
        """The prior of a pass, or of taking the button, after which the mover has this winrate.

        Of what is lost the network knows nothing: searches try it once, and learning sees no more.
        """
        if not winrate:
            return _LOST
        gain = winrate - self.counted.chances.winrate
        return weights.GAIN_PASS * gain + weights.PASS


def views(counted: Sequence[Counted]) -> list[View]:
    """What the network tells of positions of one size, given what fills tell of them."""
    told = _network(counted[0].position.size).tell(list(map(_shown, counted)))
    return [_view(one, found) for one, found in zip(counted, told, strict=True)]


def _side(position: Position) -> Side:
    return side_of(position.size, mirrored=position.mover is Player.SECOND)


def kinds(position: Position) -> tuple[int, int, int, int]:
    """The kinds of stones that the network tells apart: black, white, and the same claimed."""
    black, white, claimed = position.black, position.white, position.vertical | position.horizontal
    return black & ~claimed, white & ~claimed, black & claimed, white & claimed


def _shown(counted: Counted) -> Shown:
    position, chances, earlier = counted
    side = _side(position)
    empty = side.plane(position.empty)
    own, other = side.numbers(chances.own), side.numbers(chances.other)
    # The first space's number lies in fields that belong to no space as well.
    every = (side.ones << 16) - side.ones
    told = [side.gains(chances.black, empty), own & every, other & every, empty]
    return Shown(list(map(side.fields, kinds(position))), told, earlier)


def _view(counted: Counted, told: Told) -> View:
    lead = weights.FIRST + weights.PLAYOUTS * log_odds(counted.chances.winrate)
    lead += sum(map(mul, weights.POOLS, told.pools))
    black, white = told.maps
    return View(winrate_at(lead), counted, (black, white), told.laid)


@cache
def _network(size: int) -> Network:
    return Network(learned_weights(), size)


@cache
def learned_weights() -> Weights:
    """The network as it was fitted."""
    return read_weights(weights)
