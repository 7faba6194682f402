"""How hard the computer tries at Constructo, level by level: slow playouts, and proofs late on."""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=150, candidates=24, replies=0),
    2: Effort(playouts=1_500, candidates=36, replies=2),
    3: Effort(playouts=8_000, candidates=36, replies=4),
}
