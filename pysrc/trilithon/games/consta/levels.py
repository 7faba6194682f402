"""How hard the computer tries at Consta, level by level."""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=4_000, candidates=24, replies=0),
    2: Effort(playouts=150_000, candidates=96, replies=6),
    3: Effort(playouts=1_500_000, candidates=192, replies=12),
}
