"""How hard the computer tries at Carteso, level by level.

On 9×9 a move takes some 3 milliseconds in CPython up to level 5, 50 at level 6 and 130 at level 7.
The highest level takes the time that it is given. Four of its positions share 3,584 fills: integers
of up to 3,630 binary digits are among the objects that Python finds room for fastest, and somewhat
larger ones cost half as much again.
"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort, Handicap, Player
from trilithon.games.carteso.rules.rules import VARIANT

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=1, candidates=24, batch=512, misjudging=0.9),
    2: Effort(playouts=1, candidates=24, batch=512, misjudging=0.64),
    3: Effort(playouts=1, candidates=24, batch=512, misjudging=0.4),
    4: Effort(playouts=1, candidates=24, batch=1024, misjudging=0.15),
    5: Effort(playouts=3_500, batch=256, leaves=4),
    6: Effort(playouts=9_000, batch=256, leaves=4),
    7: Effort(playouts=40_000, batch=512, leaves=4),
    8: Effort(playouts=None, batch=896, leaves=4),
}

# By size and level, the komi with which it and the level below win as often (`trilithon handicap`).
_KOMI: Mapping[int, Mapping[int, str]] = {
    7: {2: "34.5", 3: "37.5", 4: "16.5", 5: "16.5"},
    9: {2: "59.5", 3: "64.5", 4: "36.5"},
    11: {2: "80.5", 3: "92.5", 4: "67.5"},
}


def fair_handicap(texts: Mapping[str, str], level: int) -> Handicap | None:
    """Which komi helps the level below this one, or below the nearest that is known."""
    known = _KOMI.get(int(texts["size"]))
    if not known or texts["variant"] != VARIANT.default:
        return None
    nearest = min(known, key=lambda other: abs(other - level))
    return Handicap(nearest, Player.SECOND, 0, {"komi": known[nearest]}, 0.5)
