"""How hard the computer tries at Consta, level by level.

On 11×11 a move takes some 4 milliseconds in CPython up to level 3, 20 at level 4, 60 at level 5, 75
at level 6 and 150 at level 7. The highest level takes the time that it is given, and plays by the
book of 5×5 what is in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from trilithon.core import Effort, Handicap, Player
from trilithon.games.consta.rules.position import Position

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=1, candidates=24, batch=4096, misjudging=1.7),
    2: Effort(playouts=1, candidates=12, batch=4096, misjudging=1.0),
    3: Effort(playouts=1, candidates=12, batch=4096, misjudging=0.3),
    4: Effort(playouts=8_000, batch=1024, misjudging=0.2),
    5: Effort(playouts=10_000, batch=256, leaves=8),
    6: Effort(playouts=40_000, batch=512, leaves=8),
    7: Effort(playouts=75_000, batch=512, leaves=8),
    8: Effort(playouts=None, batch=512, leaves=8, states=1),
}

# On smaller boards there is less to find, and levels that spend as much lie too close together.
# What tells levels 5 to 7 apart on 7×7 is more how many positions they look into (43, 59 and 143
# after d4 c3,e5 2d3) than how many playouts they make of each.
_ON_9: Mapping[int, Effort] = {
    **LEVELS,
    1: replace(LEVELS[1], misjudging=4.0),
    2: replace(LEVELS[2], misjudging=1.75, candidates=24),
    3: replace(LEVELS[3], misjudging=1.0),
    4: replace(LEVELS[4], misjudging=0.55, playouts=4_000),
    5: replace(LEVELS[5], playouts=2_600),
    6: replace(LEVELS[6], playouts=34_000, batch=448),
}
_ON_7: Mapping[int, Effort] = {
    **_ON_9,
    4: replace(LEVELS[4], misjudging=0.5, playouts=4_000),
    5: replace(LEVELS[5], playouts=1_600),
    6: replace(LEVELS[6], playouts=28_000),
}
# Each up to boards of this size.
_BY_SIZE = (7, _ON_7), (10, _ON_9)

# By size and level, how many stones bring it and the level below nearest to an even game, and which
# share of the games the lower one wins so (`trilithon handicap`).
_STONES: Mapping[int, Mapping[int, tuple[int, float]]] = {
    7: {2: (4, 0.5), 3: (4, 0.6), 4: (4, 0.65)},
    9: {2: (5, 0.5), 3: (4, 0.43), 4: (3, 0.37)},
    11: {2: (8, 0.45), 3: (7, 0.52), 4: (3, 0.45)},
}


def levels_on(position: Position) -> Mapping[int, Effort]:
    """What each level spends on the board of a position."""
    return next((levels for size, levels in _BY_SIZE if position.size <= size), LEVELS)


def fair_handicap(texts: Mapping[str, str], level: int) -> Handicap | None:
    """How many black stones help the level below this one, or below the nearest that is known."""
    known = _STONES.get(int(texts["size"]))
    if not known:
        return None
    nearest = min(known, key=lambda other: abs(other - level))
    stones, share = known[nearest]
    return Handicap(nearest, Player.FIRST, stones, {}, share)
