"""How hard the computer tries at Constructo, level by level: slow playouts, and proofs late on."""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=150, candidates=24, batch=32),
    2: Effort(playouts=1_500, batch=32),
    3: Effort(playouts=8_000, batch=32),
}
