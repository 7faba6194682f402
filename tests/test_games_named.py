"""Only `games/` lists the games: whatever else goes through them follows from its registry."""

from __future__ import annotations

import re

from tools.build.paths import PACKAGE, ROOT, WEB, files_under
from trilithon.games import GAMES

_FOLDERS = (PACKAGE, WEB, *(ROOT / "tools" / room for room in ("build", "docs", "site")))
# Texts that tell people of the games, and what each game has of its own side by side.
_ALLOWED = (
    r"pysrc/trilithon/games/.*",
    r"pysrc/trilithon/draw/pictures/symbols\.svg",
    # Made by `build.py looks`.
    r"pysrc/trilithon/draw/pictures/looks\.json",
    r"web/.*\.(ftl|md)",
    # Words that links are packed by, which must stay as they are for ever.
    r"pysrc/trilithon/formats/link/packed\.py",
)
_NAMED = re.compile(rf"\b({'|'.join(GAMES)})(?=\b|-)", re.IGNORECASE)


def test_no_file_outside_games_lists_them() -> None:
    lists = {}
    for path in (path for folder in _FOLDERS for path in files_under(folder)):
        place = path.relative_to(ROOT).as_posix()
        if path.suffix in {".py", ".js", ".ts", ".css", ".html", ".svg", ".json", ".ftl", ".md"}:
            named = {name.lower() for name in _NAMED.findall(path.read_text(encoding="utf-8"))}
            # Where two are named the next one would have to be added.
            if len(named) > 1 and not any(re.fullmatch(rule, place) for rule in _ALLOWED):
                lists[place] = sorted(named)
    assert lists == {}
