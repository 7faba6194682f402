"""A page's part in tests of the bridge."""

from __future__ import annotations

import json
from typing import Any

from trilithon.page.bridge import Bridge
from trilithon.page.protocol import Event
from trilithon.page.validation import mismatch

HUMANS = [{"seat": "human", "level": 1}, {"seat": "human", "level": 1}]
COMPUTER_SECOND = [{"seat": "human", "level": 1}, {"seat": "computer", "level": 1}]


class Client:
    """A page that keeps the last view, and checks every event against the protocol."""

    def __init__(self) -> None:
        self.bridge = Bridge(seed=lambda: 7)
        self.view: dict[str, Any] = {}

    def send(self, kind: str, /, **fields: Any) -> list[dict[str, Any]]:
        command = {"type": kind, "session": "s", **fields}
        if kind != "open":
            command.setdefault("revision", self.view["revision"])
        return self.take(self.bridge.handle(json.dumps(command)))

    def take(self, text: str) -> list[dict[str, Any]]:
        events: list[dict[str, Any]] = json.loads(text)
        for event in events:
            assert mismatch(event, Event) is None
            if event["type"] == "view":
                self.view = event
        return events

    def step(self) -> list[dict[str, Any]]:
        return self.take(self.bridge.step())

    def think(self) -> list[dict[str, Any]]:
        events = []
        while self.bridge.busy:
            events += self.step()
        return events

    def new(self, size: int = 5, seats: Any = HUMANS) -> None:
        self.send("new", game="consta", settings={"size": str(size)}, seats=seats)
