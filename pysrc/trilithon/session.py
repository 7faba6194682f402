"""One board of a page: a match, the revision of what the page sees, and the search that runs for it."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from trilithon import link, record, view
from trilithon.match import Match
from trilithon.protocol import View

Search = Generator[Any, None, Any]


@dataclass(slots=True, eq=False)
class Session:
    """A match with the revision of its view; every change of the match is a new revision."""

    name: str
    match: Match
    revision: int = 0
    search: Search | None = None

    def changed(self) -> None:
        """Begin a new revision; what was being searched is no longer asked."""
        self.revision += 1
        if self.search is not None:
            self.search.close()
            self.search = None

    def view(self) -> View:
        """All that the page shows."""
        match = self.match
        outcome = match.outcome
        return {
            "type": "view",
            "session": self.name,
            "revision": self.revision,
            "game": match.game.name,
            "settings": match.settings or {},
            "scene": view.scene(match),
            "status": view.status(match, thinking=self.search is not None),
            "notices": view.notices(match),
            "players": view.players(match),
            "moves": view.moves(match),
            "cursor": len(match.cursor.path()) - 1,
            "draft": list(match.draft),
            "controls": view.controls(match),
            "result": None if outcome is None else outcome.result,
            "thinking": self.search is not None,
            "position": match.game.notation.write_position(match.position),
            "fragment": link.write_fragment(match),
            "record": record.write_record(match),
        }
