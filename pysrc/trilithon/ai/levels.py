"""How hard the computer tries at each level.

Budgets count playouts and not time, so that a level plays the same on a slow phone.
"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.ai.search import Budget

LEVELS: Mapping[int, Budget] = {
    1: Budget(playouts=4_000, candidates=24, replies=0),
    2: Budget(playouts=150_000, candidates=96, replies=4),
    3: Budget(playouts=2_000_000, candidates=192, replies=24),
}
