"""A page's part in tests of the bridge."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

from tests.support.protocol import event_mismatch
from trilithon.page.bridge import Bridge

HUMANS = [{"seat": "human", "level": 1}, {"seat": "human", "level": 1}]
COMPUTER_SECOND = [{"seat": "human", "level": 1}, {"seat": "computer", "level": 1}]


def known(told: dict[str, Any]) -> dict[str, int]:
    """What both devices know once a link of a game has come, as a view tells of that game."""
    return {"items": len(told["chain"]), "stage": told["stage"]}


class Client:
    """A page that keeps the last view, and checks every event against the protocol."""

    def __init__(self) -> None:
        self.bridge = Bridge(seed=lambda: 7)
        self.view: dict[str, Any] = {}

    @property
    def moves(self) -> list[str]:
        return [move["text"] for move in self.view["moves"]]

    def send(self, kind: str, /, **fields: Any) -> list[dict[str, Any]]:
        command = {"type": kind, "session": "s", **fields}
        if kind != "open":
            command.setdefault("revision", self.view["revision"])
        return self.take(self.bridge.handle(json.dumps(command)))

    def take(self, text: str) -> list[dict[str, Any]]:
        events: list[dict[str, Any]] = json.loads(text)
        for event in events:
            assert event_mismatch(event) is None
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


class Watcher(Client):
    """A page that keeps the last event of each type, whose clock counts how often it is read."""

    def __init__(self) -> None:
        super().__init__()
        ticks = count()
        self.bridge = Bridge(seed=lambda: 7, clock=lambda: next(ticks) * 0.002)
        self.last: dict[str, Any] = {}

    def take(self, text: str) -> list[dict[str, Any]]:
        events = super().take(text)
        self.last |= {event["type"]: event for event in events}
        return events

    def watch(self, *, paused: bool = False) -> None:
        self.send("analyse", on=True, paused=paused)

    def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """Let the engine go on until an event of a type holds this."""
        for _ in range(20_000):
            found: dict[str, Any] = self.last.get(kind, {})
            if all(found.get(name) == value for name, value in wanted.items()) and found:
                return found
            assert self.bridge.busy, f"{kind} never held {wanted}: {found}"
            self.take(self.bridge.step())
        raise AssertionError(f"{kind} still does not hold {wanted}")


def opened(fragment: str, **more: Any) -> Watcher:
    """Such a page with a link's game."""
    client = Watcher()
    client.send("open", fragment=fragment, **more)
    return client


def begun(*moves: str, **fields: Any) -> Client:
    """A game of Consta on a small board after some moves."""
    client = Client()
    client.send("open")
    fields = {"seats": HUMANS, "settings": {"size": "5"}, "game": "consta"} | fields
    client.send("new", **fields)
    for move in moves:
        client.send("play", move=move)
    return client
