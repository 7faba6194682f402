"""Engines that help another one with its search: what they find, and what becomes of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.client import COMPUTER_SECOND, Client, Watcher, opened
from trilithon.search.result import Line, merged

GAME = "v=0&game=consta&size=5&moves=c3"


def ask(helper: Watcher, game: str, position: str) -> list[dict[str, Any]]:
    """Let a helper search a position."""
    command = {"type": "assist", "game": game, "position": position}
    return helper.take(helper.bridge.handle(json.dumps(command)))


def assisted(position: str, game: str = "consta") -> dict[str, Any]:
    """What a helper tells first of a position."""
    helper = Watcher()
    ask(helper, game, position)
    while "assisted" not in helper.last:
        helper.take(helper.bridge.step())
    found: dict[str, Any] = helper.last["assisted"]
    ask(helper, game, "")
    assert not helper.bridge.busy
    return found


def test_what_searches_found_adds_up() -> None:
    one = [Line(("a", "b"), 0.5, 100), Line(("c",), 0.4, 50)]
    other = [Line(("c", "d"), 0.6, 150), Line(("e",), 0.0, 10, -1)]
    assert merged([one, other]) == [
        Line(("c", "d"), (0.4 * 50 + 0.6 * 150) / 200, 200),
        Line(("a", "b"), 0.5, 100),
        Line(("e",), 0.0, 10, -1),
    ]
    assert merged([one, [Line(("c",), 1.0, 1, 1)]])[0] == Line(("c",), 1.0, 51, 1)


def test_a_helper_adds_its_playouts_to_the_analysis() -> None:
    client = opened(GAME)
    client.watch()
    found = assisted(client.view["position"])
    assert found["position"] == client.view["position"]
    while not client.last["analysis"]["lines"]:
        client.take(client.bridge.step())
    before = client.last["analysis"]["playouts"]
    fields = {name: found[name] for name in ("position", "lines")}
    assert client.send("merge", helper=0, playouts=10**9, **fields) == []
    while client.last["analysis"]["playouts"] == before:
        client.take(client.bridge.step())
    assert client.last["analysis"]["playouts"] > 10**9
    # What is told of a position that has been left is dropped.
    client.send("go", node=0)
    client.send("merge", helper=0, playouts=10**9, **fields)
    assert client.last["analysis"]["playouts"] < 10**9


def test_the_computer_plays_what_its_helpers_prefer() -> None:
    client = Client()
    client.send("open", fragment="v=0&game=consta&size=5")
    highest = [COMPUTER_SECOND[0], {"seat": "computer", "level": 3}]
    client.send("seats", seats=highest)
    client.send("play", move="c3")
    line = {"moves": ["2a1"], "winrate": 1.0, "playouts": 10**9}
    position = client.view["position"]
    client.send("merge", helper=1, position=position, playouts=10**9, lines=[line])
    client.think()
    assert client.view["moves"][-1]["text"] == "2a1"


@pytest.mark.parametrize(
    ("game", "position", "key"),
    [("chess", "8/8", "command-game"), ("consta", "8/8", "position-fields")],
)
def test_a_helper_refuses_what_it_does_not_know(game: str, position: str, key: str) -> None:
    helper = Watcher()
    [trouble] = ask(helper, game, position)
    assert trouble["type"] == "trouble"
    assert trouble["text"]["key"].endswith(key)
