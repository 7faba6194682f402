"""How hard the computer tries at Carteso, level by level.

Up to twelve candidates are judged after the best reply to each; more are only at level 1.
"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=1_000, candidates=24, replies=0),
    2: Effort(playouts=12_000, candidates=12, replies=4),
    3: Effort(playouts=60_000, candidates=12, replies=8),
}
