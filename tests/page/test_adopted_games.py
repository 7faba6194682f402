"""The games of a text, as a page keeps them without having shown them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.client import Client, begun
from trilithon.formats.link import read_fragment

CONSTA = '[Game "consta"]\n[Size "5"]\n[Black "Ada"]\n\n1. c3 2. b2,d4 *\n\n'
ROUNDS = "".join(
    f'[Game "constructo"]\n[Round "{number}"]\n[First "{first}"]\n\n1. R1 2. S2 *\n\n'
    for number, first in ((1, "yellow"), (2, "blue"))
)


@pytest.fixture
def client() -> Client:
    return begun("c3", "b2,d4", "a1,e5")


def adopt(client: Client, text: str, *fragments: str) -> dict[str, Any]:
    message = {"type": "adopt", "text": text, "fragments": fragments}
    assert client.take(client.bridge.handle(json.dumps(message))) == []
    (adopted,) = client.think()
    return adopted


def test_games_come_as_they_are_shown_once_they_are_opened(client: Client) -> None:
    adopted = adopt(client, CONSTA + ROUNDS)
    assert (adopted["known"], adopted["problem"]) == (0, None)
    assert [game["game"] for game in adopted["games"]] == ["consta", "constructo"]
    assert adopted["games"][0]["players"][0]["person"] == "Ada"
    for game in adopted["games"]:
        client.send("open", fragment=game["fragment"])
        view = client.view
        assert game == {name: view[name] for name in game}
        assert ("round" in view) == ("round" in game)
        # They are played on like the games that they were saved of.
        assert not read_fragment(game["fragment"]).studied


def test_what_is_kept_already_is_known_wherever_one_has_leafed_to(client: Client) -> None:
    client.send("go", node=1)
    view = client.view
    adopted = adopt(client, view["record"] + CONSTA, view["fragment"], "no link")
    assert adopted["known"] == 1
    assert [game["course"]["plies"] for game in adopted["games"]] == [2]
    assert adopt(client, view["record"])["games"][0]["fragment"] != view["fragment"]


def test_a_game_played_by_link_is_known_too(client: Client) -> None:
    seats = [{"seat": "human", "level": 1}, {"seat": "remote", "level": 1}]
    client.send("new", game="consta", settings={"size": "5"}, seats=seats, correspondence="a" * 10)
    client.send("play", move="c3")
    adopted = adopt(client, client.view["record"], client.view["fragment"])
    assert (adopted["games"], adopted["known"]) == ([], 1)


def test_what_stands_twice_comes_once(client: Client) -> None:
    adopted = adopt(client, CONSTA + CONSTA)
    assert (len(adopted["games"]), adopted["known"]) == (1, 1)


def test_what_is_damaged_is_told_after_the_games_before_it(client: Client) -> None:
    adopted = adopt(client, CONSTA + '[Game "consta"]\n\n1. zz *')
    assert len(adopted["games"]) == 1
    assert adopted["problem"]["key"] == "record-move-later"
    assert adopt(client, "")["problem"]["key"] == "collection-none"
