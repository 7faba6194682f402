"""How hard the computer tries at Consta, level by level.

On 11×11 a move takes some 5 milliseconds in CPython up to level 3, 25 at level 4 and 100 at level
5. The highest level takes the time that it is given.
"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=8, candidates=8, batch=8, slips=1.0, glance=80),
    2: Effort(playouts=8, candidates=8, batch=8, slips=0.7, glance=8),
    3: Effort(playouts=160, candidates=16, batch=16),
    4: Effort(playouts=720, batch=32),
    5: Effort(playouts=10_000, batch=256),
    6: Effort(playouts=None, batch=512, leaves=8),
}
