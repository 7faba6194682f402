"""How hard the computer tries at Carteso, level by level."""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=1_000, candidates=24, batch=64),
    2: Effort(playouts=12_000, batch=256),
    3: Effort(playouts=60_000, batch=256),
}
