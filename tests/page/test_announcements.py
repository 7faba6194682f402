"""What is told to those who hear the game: what a move brought about, and which moves are legal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.client import Client
from trilithon.games import GAMES
from trilithon.match import new_match
from trilithon.page.commands.questions import MOST


@pytest.fixture
def client() -> Client:
    return Client()


def news(client: Client) -> list[tuple[str, dict[str, Any]]]:
    return [(text["key"], text["args"]) for text in client.view["news"]]


def legal(client: Client, start: str = "", most: int = 100) -> dict[str, Any]:
    client.send("legal", start=start, most=most)
    (event,) = client.think()
    assert event["type"] == "legal"
    return event


def test_a_claim_is_news_once(client: Client) -> None:
    client.send("open", fragment="v=0&game=carteso&size=3&moves=Ba1.Ba2.Wb1.Wb2.Wb3.Ba3")
    claim = {"player": "vertical", "stones": 3, "space": "a1"}
    assert news(client) == [("carteso-claimed", claim)]
    client.send("play", move="pass")
    assert news(client) == []


def test_a_broken_chain_is_news(client: Client) -> None:
    moves = "c3.a1,d4.c2,c4.e1,e3.c1,d5"
    client.send("open", fragment=f"v=0&game=consta&size=5&moves={moves}")
    assert [text["key"] for text in client.view["notices"]] == ["consta-threat"]
    client.send("play", move="2c5")
    assert news(client) == [("consta-broken", {"player": "white", "opponent": "black"})]


def test_towers_made_and_taken_are_news(client: Client) -> None:
    client.send("open", fragment="v=0&game=constructo&moves=R1.m2.R9.2-1")
    assert news(client) == [("constructo-tower-new", {"player": "blue", "space": "1"})]
    client.send("play", move="S2")
    assert news(client) == []
    client.send("play", move="r7")
    client.send("play", move="2-1")
    assert news(client) == [("constructo-tower-taken", {"player": "yellow", "space": "1"})]


@pytest.mark.parametrize("game", GAMES)
def test_all_legal_moves_are_listed(client: Client, game: str) -> None:
    client.send("open", start={"game": game, "mode": "play"})
    match = new_match(GAMES[game], {})
    write, position = match.game.notation.write_move, match.position
    texts = [write(position, move) for move in match.game.rules.legal_moves(position)]
    found = legal(client, most=MOST)
    assert (found["moves"], found["count"], found["complete"]) == (texts, len(texts), True)


def test_legal_moves_are_found_by_how_they_begin(client: Client) -> None:
    client.send("open", fragment="v=0&game=consta&size=19&moves=c3")
    found = legal(client, most=10)
    assert found["count"] > 60_000
    assert len(found["moves"]) == 10
    assert not found["complete"]
    found = legal(client, " 2S1")
    assert found["complete"]
    assert found["moves"] == ["2s1", *(f"2s{row}" for row in range(10, 20))]
    assert legal(client, "zz")["moves"] == []
    assert len(legal(client, most=10**9)["moves"]) == MOST


def test_nothing_is_legal_before_and_after_a_game(client: Client) -> None:
    client.send("open", fragment="v=0&game=consta&size=5&moves=c3")
    client.send("resign")
    assert legal(client)["count"] == 0
    client.send("open")
    client.send(
        "new",
        game="carteso",
        settings={"size": "5"},
        seats=[{"seat": "human", "level": 1}] * 2,
        settle=True,
    )
    assert legal(client) | {"revision": 0} == {
        "type": "legal",
        "session": "s",
        "revision": 0,
        "count": 0,
        "start": "",
        "moves": [],
        "complete": True,
    }
