"""Two devices that play by sending each other links, without a browser."""

from __future__ import annotations

from typing import Any

from tests.support.client import Client, known

BLACK = [{"seat": "human", "level": 1}, {"seat": "remote", "level": 1}]
WHITE = BLACK[::-1]
ID = "abcdef1234"


class Device(Client):
    """One person's page, which knows what is kept of the game."""

    def __init__(self, seats: list[dict[str, Any]]) -> None:
        super().__init__()
        self.seats = seats

    @property
    def told(self) -> dict[str, Any]:
        told: dict[str, Any] = self.view["correspondence"]
        return told

    @property
    def moves(self) -> list[str]:
        moves = self.view.get("tree") or self.view["moves"]
        return [move["text"] for move in moves if not move.get("depth")]

    @property
    def tried(self) -> list[str]:
        return [move["text"] for move in self.view.get("tree", ()) if move["depth"]]

    def get(self, sender: Device) -> Device:
        """Open the link that the other one sends, and take it up as the page does."""
        sender.send("shared", shared=known(sender.told))
        own = {"own": self.view["fragment"]} if self.view else {}
        self.send("open", fragment=sender.told["link"])
        self.send("seats", seats=self.seats, correspondence=ID, shared=known(self.told), **own)
        assert self.told["chain"] == sender.told["chain"]
        return self

    def reload(self) -> None:
        self.send(
            "open",
            fragment=self.view["fragment"],
            seats=self.seats,
            shared={"items": 0, "stage": 0},
        )


def begun_by_link() -> tuple[Device, Device]:
    """A game of Consta in which White is to move."""
    black, white = Device(BLACK), Device(WHITE)
    black.send("open")
    seats = {"seats": BLACK, "correspondence": ID}
    black.send("new", game="consta", settings={"size": "5"}, **seats)
    black.send("play", move="c3")
    return black, white.get(black)


def trouble(events: list[dict[str, Any]]) -> str:
    (told,) = events
    key: str = told["text"]["key"]
    return key
