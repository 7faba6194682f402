"""How hard the computer tries at Consta, level by level.

On 11×11 a move takes some 5 milliseconds in CPython up to level 3, 25 at level 4 and 100 at level
5. The highest level takes the time that it is given, and plays by the book of 5×5 what is in it.
"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort, Handicap, Player

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=128, candidates=8, batch=128, slips=1.0, glance=80),
    2: Effort(playouts=128, candidates=8, batch=128, slips=0.7, glance=8),
    3: Effort(playouts=160, candidates=16, batch=16),
    4: Effort(playouts=720, batch=32),
    5: Effort(playouts=10_000, batch=256),
    6: Effort(playouts=None, batch=512, leaves=8, states=1),
}

# By size and level, how many stones bring it and the level below nearest to an even game, and which
# share of the games the lower one wins so (`trilithon handicap`).
_STONES: Mapping[int, Mapping[int, tuple[int, float]]] = {
    7: {2: (4, 0.47), 3: (6, 0.5), 4: (4, 0.45)},
    11: {2: (9, 0.36), 3: (9, 0.48), 4: (9, 0.4)},
}


def fair_handicap(texts: Mapping[str, str], level: int) -> Handicap | None:
    """How many black stones help the level below this one, or below the nearest that is known."""
    known = _STONES.get(int(texts["size"]))
    if not known:
        return None
    nearest = min(known, key=lambda other: abs(other - level))
    stones, share = known[nearest]
    return Handicap(nearest, Player.FIRST, stones, {}, share)
