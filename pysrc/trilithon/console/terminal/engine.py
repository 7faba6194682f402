"""The page's engine for a terminal: commands to one session, and what it tells."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from trilithon.page.bridge import Bridge
from trilithon.page.protocol.view import View

_SESSION = "terminal"


class Engine:
    """One session of a bridge; `tell` hears its events, and `view` is what it has shown last."""

    view: View

    def __init__(self, tell: Callable[[dict[str, Any]], None]) -> None:
        self._bridge = Bridge()
        self._tell = tell

    def open(self, fragment: str, seats: list[dict[str, Any]]) -> None:
        """Begin with a game that a link's fragment holds."""
        self._hand("open", fragment=fragment, seats=seats)

    def send(self, kind: str, **fields: Any) -> None:
        """Carry out a command on what is shown now."""
        self._hand(kind, revision=self.view["revision"], **fields)

    @property
    def busy(self) -> bool:
        """Whether `step` has something to do."""
        return self._bridge.busy

    def step(self) -> None:
        """Go on with a search for some milliseconds."""
        self._take(self._bridge.step())

    def _hand(self, kind: str, **fields: Any) -> None:
        self._take(self._bridge.handle(json.dumps({"type": kind, "session": _SESSION, **fields})))

    def _take(self, events: str) -> None:
        for event in json.loads(events):
            if event["type"] == "view":
                self.view = event
            # What games there are is told before the first view, and known here.
            if event["type"] != "catalogue":
                self._tell(event)
