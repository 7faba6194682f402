"""How hard the computer tries at Carteso, level by level, each playout with a reply."""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=1_000, candidates=24, replies=0),
    2: Effort(playouts=12_000, candidates=64, replies=4),
    3: Effort(playouts=60_000, candidates=96, replies=8),
}
