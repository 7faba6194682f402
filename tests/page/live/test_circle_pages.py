"""Two pages with their engines that look at one board."""

from __future__ import annotations

from typing import Any

from tests.support.client import Client

ID = "circle1234"


class Member(Client):
    """A page whose session looks on with others; what it is to send is kept by whom it is for."""

    def __init__(self) -> None:
        super().__init__()
        self.outbox: list[tuple[int, str]] = []
        self.circle: dict[str, Any] = {}

    def take(self, text: str) -> list[dict[str, Any]]:
        events = super().take(text)
        for event in events:
            if event["type"] == "circle":
                self.circle = event
                self.outbox += [(one["to"], one["text"]) for one in event["send"]]
        return events


def carry_pages(host: Member, guest: Member) -> None:
    while host.outbox or guest.outbox:
        for here, there, sender in ((host, guest, 0), (guest, host, 1)):
            sent, here.outbox = here.outbox, []
            for _, text in sent:
                there.send("overhear", guest=sender, text=text)


def test_two_pages_look_at_one_board() -> None:
    host, guest = Member(), Member()
    for member in (host, guest):
        member.send("open")
        member.new()
        member.send("circle", id=ID, host=member is host, on=True)
    host.send("play", move="c3")
    host.send("welcome", guest=1, on=True)
    guest.send("welcome", guest=0, on=True)
    carry_pages(host, guest)
    assert guest.moves == ["c3"]
    assert (guest.circle["you"], guest.circle["holder"]) == (1, 0)
    host.send("point", at="d4")
    carry_pages(host, guest)
    assert guest.circle["points"] == [[0, "d4"]]
    host.send("hand", to=1)
    carry_pages(host, guest)
    guest.send("play", move="2a1")
    carry_pages(host, guest)
    assert host.moves == ["c3", "2a1"]
    # It is the same match all the while.
    assert host.view["match"] == guest.view["match"] == 2
    [told] = guest.send("hand", to=0)
    assert told["text"]["key"] == "circle-none"
    host.send("circle", id=ID, host=True, on=False)
    carry_pages(host, guest)
    assert guest.circle["ended"]
    assert guest.send("look") == []


def test_who_looks_on_sees_what_a_host_does_whose_engine_had_to_begin_anew() -> None:
    host, guest = Member(), Member()
    for member in (host, guest):
        member.send("open")
        member.new()
        member.send("circle", id=ID, host=member is host, on=True)
    host.send("welcome", guest=1, on=True)
    guest.send("welcome", guest=0, on=True)
    for move in ("c3", "2a1"):
        host.send("play", move=move)
        carry_pages(host, guest)
    anew = Member()
    anew.send("open", fragment=host.view["fragment"])
    anew.send("circle", id=ID, host=True, on=True, number=host.circle["number"])
    anew.send("welcome", guest=1, on=True)
    anew.send("play", move="2e5")
    carry_pages(anew, guest)
    assert guest.moves == ["c3", "2a1", "2e5"]


def test_who_turns_to_another_game_looks_on_no_more() -> None:
    guest = Member()
    guest.send("open")
    guest.send("circle", id=ID, host=False, on=True)
    guest.new()
    assert guest.circle["ended"]
