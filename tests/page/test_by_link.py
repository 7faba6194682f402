"""Games by link on two devices: taking back by agreement, replies, and what is sent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.client import COMPUTER_SECOND, HUMANS, Client, known

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


@pytest.fixture
def devices() -> tuple[Device, Device]:
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


def test_moves_are_taken_back_when_the_other_one_agrees(devices: tuple[Device, Device]) -> None:
    black, white = devices
    white.send("play", move="2a1")
    black.get(white).send("play", move="2b1")
    chain = black.told["chain"]
    white.get(black)
    assert white.told["may_request"]
    white.send("request", on=True)
    assert white.told["request"] == {"player": 1, "moves": 2, "refused": False}
    assert not white.told["may_request"]
    assert trouble(white.send("answer_request", accept=True)) == "match-request"
    black.get(white).send("answer_request", accept=True)
    assert black.moves == ["c3"]
    # What was done stays in the chain, so that each device knows which link is the later one.
    assert black.told["chain"][: len(chain)] == chain
    white.get(black)
    assert white.view["status"]["key"] == "status-your-move"
    assert "request" not in white.told
    white.send("play", move="2e5")
    assert len(white.told["chain"]) == len(chain) + 2
    # What was played before is still there to be looked at, on this device.
    assert white.tried == ["2a1", "2b1"]
    assert black.get(white).moves == ["c3", "2e5"]
    # Back across what was taken back before, and on from the start.
    black.send("request", on=True)
    white.get(black).send("answer_request", accept=True)
    assert white.moves == []
    assert black.get(white).view["status"]["key"] == "status-your-move"
    black.send("play", move="a1")
    assert white.get(black).moves == ["a1"]


def test_a_request_is_withdrawn_refused_or_lapses(devices: tuple[Device, Device]) -> None:
    black, white = devices
    black.send("request", on=True)
    black.reload()
    black.send("request", on=False)
    assert "request" not in black.told
    assert trouble(black.send("request", on=False)) == "match-request"
    black.send("shared", shared=known(black.told))
    black.send("request", on=True)
    white.get(black).send("answer_request", accept=False)
    assert white.told["request"]["refused"]
    assert black.get(white).told["request"]["refused"]
    black.send("shared", shared=known(black.told))
    white.send("play", move="2a1")
    assert "request" not in white.told
    assert trouble(white.send("answer_request", accept=True)) == "match-request"
    assert black.get(white).moves == ["c3", "2a1"]


def test_what_was_taken_back_is_settled_until_then(devices: tuple[Device, Device]) -> None:
    black, white = devices
    black.send("request", on=True)
    white.get(black).send("answer_request", accept=True)
    black.get(white)
    assert not black.view["controls"]["undo"]
    black.send("play", move="d3")
    assert black.view["controls"]["undo"]
    black.send("undo")
    black.send("play", move="e3")
    white.get(black)
    assert not black.view["controls"]["undo"]
    assert white.moves == ["e3"]


def foresee(device: Device, *lines: list[str]) -> None:
    for line in lines:
        device.send("foresee", on=True)
        for move in line:
            device.send("play", move=move)
    device.send("foresee", on=False)


def test_replies_are_made_on_the_other_device(devices: tuple[Device, Device]) -> None:
    black, white = devices
    foresee(black, ["2a1", "2b1", "2a2", "b2,b3"], ["2a1", "2b1", "2a3", "2d4"], ["2e5", "2e4"])
    lines = [["2a1", "2b1", "2a2", "b2,b3"], ["2a1", "2b1", "2a3", "2d4"], ["2e5", "2e4"]]
    assert [reply["moves"] for reply in black.told["replies"]] == lines
    assert black.moves == ["c3"]
    black.reload()
    assert [reply["moves"] for reply in black.told["replies"]] == lines
    white.get(black)
    assert white.tried == []
    assert white.told["has_replies"]
    assert not white.told["replies"]
    white.send("play", move="2a1")
    assert white.moves == ["c3", "2a1", "2b1"]
    made = {"player": "black", "move": "2b1"}
    assert white.view["news"][0] == {"key": "reply-made", "args": made}
    # Who has seen the reply does not take the move back, not even after a reload.
    assert not white.view["controls"]["undo"]
    white.reload()
    assert not white.view["controls"]["undo"]
    white.send("play", move="2a3")
    assert white.moves[3:] == ["2a3", "2d4"]
    assert not white.told["has_replies"]
    white.send("play", move="2a2")
    assert white.moves[5:] == ["2a2"]
    assert black.get(white).moves == ["c3", "2a1", "2b1", "2a3", "2d4", "2a2"]


def test_a_move_that_was_not_foreseen_is_answered_by_nobody(devices: tuple[Device, Device]) -> None:
    black, white = devices
    foresee(black, ["2a1", "2b1"], ["2e5"])
    assert [reply["moves"] for reply in black.told["replies"]] == [["2a1", "2b1"]]
    white.get(black).send("play", move="2d4")
    assert white.moves == ["c3", "2d4"]
    # Not sent yet, it gives way to another one, which was foreseen.
    white.send("undo")
    white.send("play", move="2a1")
    assert white.moves == ["c3", "2a1", "2b1"]


def test_what_is_foreseen_is_none_of_the_game(devices: tuple[Device, Device]) -> None:
    black, white = devices
    assert trouble(white.send("foresee", on=True)) == "match-foresee"
    black.send("foresee", on=True)
    assert {space.get("state") for space in black.view["scene"]["spaces"]} > {"target"}
    chain = black.told["chain"]
    black.send("play", move="2a1")
    black.send("play", move="2b1")
    node = black.view["note"]["node"]
    assert trouble(black.send("promote", node=node)) == "match-foreseen"
    black.send("undo")
    black.send("undo")
    assert black.view["cursor"] == 1
    assert not black.view["controls"]["undo"]
    assert black.told["chain"] == chain
    assert black.view["course"]["plies"] == 1
    assert "2a1" not in black.view["record"]
    black.send("delete", node=node)
    assert black.told["replies"] == []
    black.send("rejoin")
    assert not black.told["foreseeing"]
    assert black.view["status"]["key"] == "status-elsewhere"


def test_what_one_tries_is_not_sent_and_not_lost(devices: tuple[Device, Device]) -> None:
    black, white = devices
    white.send("go", node=0)
    white.send("play", move="b2")
    white.send("rejoin")
    white.send("play", move="2a1")
    assert white.tried == ["b2"]
    black.get(white)
    assert black.tried == []
    black.send("play", move="2b1")
    assert white.get(black).tried == ["b2"]
    assert white.moves == ["c3", "2a1", "2b1"]


def test_a_move_taken_back_before_it_was_sent_was_not_made(devices: tuple[Device, Device]) -> None:
    black, white = devices
    before = white.told["chain"]
    white.send("play", move="2a1")
    white.send("undo")
    white.reload()
    assert white.view["status"]["key"] == "status-your-move"
    assert not white.view["leafed"]
    assert white.told["chain"] == before
    assert black.get(white).moves == ["c3"]
    white.send("play", move="2a2")
    assert black.get(white).moves == ["c3", "2a2"]


@pytest.mark.parametrize("seats", [HUMANS, COMPUTER_SECOND])
def test_a_move_tried_at_the_end_of_a_game_that_goes_on_is_not_played(seats: Any) -> None:
    client = Device(seats)
    client.send("open")
    client.send("new", game="consta", settings={"size": "5"}, seats=HUMANS)
    for move in ("c3", "2a1"):
        client.send("play", move=move)
    client.send("analyse", on=True, paused=True)
    client.send("play", move="2e5")
    client.send("play", move="2d5")
    assert client.moves == ["c3", "2a1"]
    assert client.tried == ["2e5", "2d5"]
    assert "2e5" not in client.view["record"]
    # What is kept knows it too.
    client.reload()
    assert client.view["course"]["ply"] == 2
    client.send("rejoin")
    client.send("play", move="2e5")
    assert client.moves == ["c3", "2a1", "2e5"]
    client.think()
    assert client.moves[:3] == ["c3", "2a1", "2e5"]


def test_a_line_tried_ahead_can_become_the_game_between_persons_at_one_board() -> None:
    client = Device(HUMANS)
    client.send("open")
    client.send("new", game="consta", settings={"size": "5"}, seats=HUMANS)
    client.send("play", move="c3")
    client.send("analyse", on=True, paused=True)
    client.send("play", move="2e5")
    client.send("promote", node=client.view["note"]["node"])
    assert client.moves == ["c3", "2e5"]
    assert client.view["course"]["plies"] == 2


def test_a_draw_is_offered_and_agreed_on_by_link() -> None:
    first, second = Device(BLACK), Device(WHITE)
    first.send("open")
    first.send("new", game="carteso", settings={"size": "5"}, seats=BLACK, correspondence=ID)
    first.send("play", move="Bc3")
    first.send("request", on=True, draw=True)
    second.get(first)
    assert second.told["request"] == {"player": 0, "moves": 0, "refused": False}
    second.send("answer_request", accept=True)
    first.get(second)
    for device in (first, second):
        assert device.view["result"] == "1/2-1/2"
        assert device.view["status"]["key"] == "status-agreed"


def test_the_side_that_was_picked_can_be_picked_anew_until_it_is_sent() -> None:
    host, guest = Device(BLACK), Device(WHITE)
    host.send("open")
    seats = {"seats": BLACK, "correspondence": ID, "settle": True}
    host.send("new", game="carteso", settings={"size": "5", "variant": "standard"}, **seats)
    assert not host.view["controls"]["undo"]
    host.send("answer", answer="3.5")
    assert host.view["controls"]["undo"]
    host.send("undo")
    assert host.view["question"]["name"] == "komi"
    host.send("answer", answer="4.5")
    guest.get(host)
    for device in (host, guest):
        assert not device.view["controls"]["undo"]
    guest.send("answer", answer="vertical")
    assert [side["seat"] for side in guest.view["players"]] == ["human", "remote"]
    guest.send("undo")
    assert guest.view["question"]["known"]["komi"] == "4.5"
    assert guest.told["stage"] == host.told["stage"]
    guest.send("answer", answer="horizontal")
    assert [side["seat"] for side in guest.view["players"]] == ["remote", "human"]
    host.get(guest)
    assert [side["seat"] for side in host.view["players"]] == ["human", "remote"]
    assert not guest.view["controls"]["undo"]
