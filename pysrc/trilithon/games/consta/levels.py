"""How hard the computer tries at Consta, level by level.

On 11×11 a move takes some 0.01, 0.08 and 0.5 seconds in CPython, on 5×5 less than half of that.
"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=8_000, candidates=24, batch=512),
    2: Effort(playouts=200_000, batch=4096),
    3: Effort(playouts=1_500_000, batch=4096),
}
