"""How hard the computer tries at Carteso, level by level.

On 9×9 a move takes some 2 milliseconds in CPython up to level 3, 8 at level 4 and 60 at level 5.
The highest level takes the time that it is given.
"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=8, candidates=8, batch=8, slips=0.9),
    2: Effort(playouts=8, candidates=8, batch=8, slips=0.45),
    3: Effort(playouts=48, candidates=16, batch=16, slips=0.03),
    4: Effort(playouts=480, candidates=16, batch=32),
    5: Effort(playouts=6_000, candidates=32, batch=96),
    6: Effort(playouts=None),
}
