"""Games by link on two devices: what is sent, and what is taken back or agreed on."""

from __future__ import annotations

from tests.support.client import known
from tests.support.link_devices import BLACK, ID, WHITE, Device, trouble


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
