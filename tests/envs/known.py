"""What environments are tried on: each game's smallest useful settings first, then others."""

from __future__ import annotations

from typing import Any

STARTS: list[tuple[str, dict[str, Any]]] = [
    ("consta", {"size": 5}),
    ("consta", {"size": 2}),
    ("consta", {"size": 8}),
    ("carteso", {"size": 4, "komi": -1.5}),
    ("carteso", {"size": 3, "komi": 1.0, "variant": "button"}),
    ("constructo", {"pattern": "arch"}),
    ("constructo", {"first": "blue"}),
    ("constructo", {"pattern": "0.0+0.2+1.3+0.4+0.6"}),
]
