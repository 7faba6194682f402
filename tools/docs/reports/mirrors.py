"""What becomes of a player who mirrors, out of what `tools.research.mirrors` wrote."""

from __future__ import annotations

import json

from tools.build.paths import RESULTS
from tools.docs.locale import Locale, shell
from tools.docs.reports.figures import board_name, figure

_FILE = RESULTS / "mirrors.json"


def mirrors(game: str, say: Locale) -> str:
    """How a second player does who answers each move with its image, for each symmetry."""
    if not _FILE.exists():
        return ""
    found = [row for row in json.loads(_FILE.read_text("utf-8")) if row["game"] == game]
    words = say.words
    head = ("report-mirror", "report-mirrored", "report-mirror-points", "docs-interval",
            "docs-games")  # fmt: skip
    rows = [
        (
            words[f"report-mirror-{row['mirror']}"],
            say.share(row["mirrored"]),
            say.share(row["rate"]),
            say.shares(row["interval"]),
            say.count(row["games"]),
        )
        for row in found
    ]
    first = found[0]
    rival = say.player(f"level:{first['level']}")
    told = f"{board_name(game, first, say)} · {words['report-against']} {rival}"
    options = f"--level {first['level']} --games {first['games']}"
    command = f"python -m tools.research.mirrors {options} -o mirrors.json"
    table = say.table(head, rows)
    return figure(told, table + shell([command]))
