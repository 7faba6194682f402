"""Live games: two pages with their engines."""

from __future__ import annotations

from typing import Any

from tests.support.client import Client


class Person(Client):
    """A page with its engine; what it is to send is kept till the other one takes it."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.live: dict[str, Any] = {}
        self.outbox: list[str] = []
        self.said: list[dict[str, Any]] = []
        seats = [{"seat": "human" if at == side else "remote", "level": 1} for at in (0, 1)]
        self.send("open")
        chosen = {"settings": {"size": "5"}, "seats": seats, "correspondence": "abcdef1234"}
        self.send("new", game="consta", **chosen)
        self.send("meet", on=True)

    def take(self, text: str) -> list[dict[str, Any]]:
        events = super().take(text)
        for event in events:
            if event["type"] == "live":
                self.live = event
                self.outbox += event["send"]
                self.said += event["said"]
        return events


def meet() -> tuple[Person, Person]:
    black, white = Person(0), Person(1)
    carry(black, white)
    return black, white


def carry(one: Person, other: Person) -> None:
    while one.outbox or other.outbox:
        for here, there in ((one, other), (other, one)):
            texts, here.outbox = here.outbox, []
            for text in texts:
                there.send("hear", text=text)


def test_pages_play_live_ask_and_talk() -> None:
    black, white = meet()
    assert white.live["met"]
    black.send("play", move="c3")
    carry(black, white)
    assert white.view["status"]["key"] == "status-your-move"
    assert black.live["known"] == 1
    # What the other one has seen is not just undone.
    assert not black.view["controls"]["undo"]
    black.send("request", on=True)
    carry(black, white)
    assert white.view["correspondence"]["request"]["player"] == 0
    white.send("answer_request", accept=True)
    black.send("say", word="thanks")
    white.send("say", text="<b>Not at all</b>")
    carry(black, white)
    assert black.view["moves"] == white.view["moves"] == []
    assert {one["text"] for one in black.said} == {"", "<b>Not at all</b>"}
    white.send("attend", hidden=True, typing=False)
    carry(black, white)
    assert black.live["hidden"]
    white.send("resign")
    carry(black, white)
    assert black.view["result"] == "1-0"
    white.send("want_again", on=True)
    carry(black, white)
    assert black.live["again"] == [False, True]
    black.send("want_again", on=True)
    carry(black, white)
    assert black.view["match"] == white.view["match"] == 3
    assert [player["seat"] for player in black.view["players"]] == ["remote", "human"]
    assert black.view["correspondence"]["id"] == white.view["correspondence"]["id"] != "abcdef1234"


def test_another_game_on_the_board_ends_the_live_one() -> None:
    black, _ = meet()
    black.new()
    assert black.live["ended"]
    assert black.send("hear", text="{}") == []


def test_a_game_that_cannot_be_live_says_so() -> None:
    client = Client()
    client.send("open")
    client.new()
    [told] = client.send("meet", on=True)
    assert told["text"]["key"] == "live-seats"
