"""How hard the computer tries at Constructo, level by level: slow playouts, and exact search.

The highest level plays perfectly as far as its book and its search reach; its playouts are for what
lies beyond, such as the beginning on large patterns.
"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Effort

LEVELS: Mapping[int, Effort] = {
    1: Effort(playouts=100, batch=32, misjudging=1.8),
    2: Effort(playouts=100, batch=32, misjudging=0.4),
    3: Effort(playouts=170, batch=32),
    4: Effort(playouts=800, batch=32),
    5: Effort(playouts=2_500, batch=32),
    6: Effort(playouts=4_000, batch=32, states=120_000),
}
