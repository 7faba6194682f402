"""How hard the computer tries at Carteso, level by level.

On 11×11 a move takes some 3 milliseconds in CPython up to level 4, 70 at level 5, 125 at level 6
and 215 at level 7, and the one for which the end is solved takes longer. The highest level takes
the time that it is given. Four of its positions share 3,584 fills: integers of up to 3,630 binary
digits are among the objects that Python finds room for fastest, and somewhat larger ones cost half
as much again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from trilithon.core import Effort, Handicap, Player
from trilithon.games.carteso.rules.position import Position
from trilithon.games.carteso.rules.rules import VARIANT

# A search makes batches of a sixty-fourth of its playouts (puct.py), or smaller ones where that is
# told: more positions with fewer fills widen the steps on 7×7, where fills tell little, and narrow
# them on 11×11.
LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=1, candidates=24, batch=512, misjudging=0.94),
    2: Effort(playouts=1, candidates=24, batch=512, misjudging=0.69),
    3: Effort(playouts=1, candidates=24, batch=512, misjudging=0.455),
    4: Effort(playouts=1, candidates=24, batch=1024, misjudging=0.05),
    5: Effort(playouts=3_000, batch=256, leaves=4),
    6: Effort(playouts=10_400, batch=96, leaves=4),
    7: Effort(playouts=42_000, batch=256, leaves=4),
    8: Effort(playouts=None, batch=896, leaves=4),
}

# On larger boards as many playouts tell more: with all of its own level 6 won 35 of 38 games
# against level 5 on 13×13.
_ON_LARGER: Mapping[int, Effort] = {
    **LEVELS,
    6: replace(LEVELS[6], playouts=6_000),
    7: replace(LEVELS[7], playouts=20_000),
}

# How much levels misjudge is told for boards of this size. On smaller ones there are fewer moves to
# confuse, and levels that were off by as much lay too close together (`trilithon ladder`).
_SIZE_OF_LEVELS = 11

# By size and level, the komi with which it and the level below win as often (`trilithon handicap`).
_KOMI: Mapping[int, Mapping[int, str]] = {
    7: {2: "10.5", 3: "12.5", 4: "9.5"},
    9: {2: "14.5", 3: "14.5", 4: "14.5"},
    11: {2: "28.5", 3: "20.5", 4: "15.5"},
}


def levels_on(position: Position) -> Mapping[int, Effort]:
    """The levels on the board of a position, which on a smaller one misjudge more."""
    return _levels(position.size)


@cache
def _levels(size: int) -> Mapping[int, Effort]:
    more = _SIZE_OF_LEVELS / size
    levels = LEVELS if size <= _SIZE_OF_LEVELS else _ON_LARGER
    return {
        level: replace(effort, misjudging=effort.misjudging * more)
        for level, effort in levels.items()
    }


def fair_handicap(texts: Mapping[str, str], level: int) -> Handicap | None:
    """Which komi helps the level below this one, or below the nearest that is known."""
    known = _KOMI.get(int(texts["size"]))
    if not known or texts["variant"] != VARIANT.default:
        return None
    nearest = min(known, key=lambda other: abs(other - level))
    return Handicap(nearest, Player.SECOND, 0, {"komi": known[nearest]}, 0.5)
