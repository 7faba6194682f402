"""What is tried ahead of a game: replies that go with a link, and lines beside it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.client import COMPUTER_SECOND, HUMANS
from tests.support.link_devices import Device, trouble


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
