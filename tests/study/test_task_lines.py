"""Tasks of several moves on a board of a page: lines played out with the replies told."""

from __future__ import annotations

import pytest

from tests.support.client import Client
from tests.support.tasks import opened

# White has one move after which nothing stops both of what it threatens.
TWICE = {
    "mode": "puzzle",
    "game": "consta",
    "position": "b6/1w3b1/wbWB1W1/1bw1W2/wb1wB2/1wB4/7 b 13",
    "goal": "line 2a6(2c1 2b1 2d1 d1,d2)",
}


def test_a_line_is_played_out_with_the_replies_that_are_told() -> None:
    client = opened(TWICE)
    assert client.view["task"] == {
        "node": 0,
        "standing": "open",
        "number": 1,
        "turns": 2,
        "answer": "2a6",
    }
    client.send("play", move="2a6")
    client.think()
    assert client.view["task"]["standing"] == "answered"
    assert client.moves == ["2a6", "2c1"]
    client.send("go", node=client.view["moves"][1]["node"])
    assert client.view["task"]["standing"] == "open"
    assert client.view["task"]["number"] == 2
    client.send("play", move="f1,g1")
    client.think()
    assert client.view["task"]["standing"] == "wrong"
    client.send("go", node=client.view["task"]["node"])
    assert client.view["task"]["answer"] == "2b1"
    client.send("play", move="2d1")
    client.think()
    assert client.view["task"]["standing"] == "right"
    assert not client.bridge.busy


def test_a_wrong_move_of_a_line_is_answered_by_what_stops_it() -> None:
    client = opened(TWICE)
    client.send("play", move="2a1")
    client.think()
    assert client.view["task"]["standing"] == "wrong"
    assert len(client.moves) == 2


@pytest.mark.parametrize("line", ["", "2a6(", "2a6(2c1)", "2a6)", "(2a6)", "a(b " * 99 + ")" * 99])
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    events = Client().send("open", start={**TWICE, "goal": f"line {line}"})
    assert "trouble" in [event["type"] for event in events]
