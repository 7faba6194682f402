"""How a game was decided, and another one like it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.client import COMPUTER_SECOND, HUMANS, Client
from trilithon import GAMES

CHAIN = "v=0&game=consta&size=5&moves=c3.a1,b1.c2,c4.a5,b5.c1,c5"
COUNTED = "v=0&game=carteso&size=3&komi=0.5&moves=Ba1.Ba2.Wb1.Wb2.Wb3.Ba3.pass.pass"


@pytest.fixture
def client() -> Client:
    return Client()


def seats(client: Client) -> list[tuple[str, int]]:
    return [(side["seat"], side["level"]) for side in client.view["players"]]


def test_the_chain_that_stood_is_shown_from_edge_to_edge(client: Client) -> None:
    client.send("open", fragment=CHAIN)
    assert "decision" not in client.view
    client.send("play", move="2e1")
    shown = client.view["decision"]
    assert shown["reason"] == {"key": "consta-end-chain", "args": {"opponent": "white"}}
    stones = [name for step in shown["steps"] for name in step["pieces"]]
    assert stones in (["c1", "c2", "c3", "c4", "c5"], ["c5", "c4", "c3", "c2", "c1"])
    drawn = [shape["lines"][0] for step in shown["steps"] for shape in step["shapes"]]
    assert {drawn[0][1], drawn[-1][3]} == {0, 5}


def test_claims_are_counted_up_to_the_score(client: Client) -> None:
    client.send("open", fragment=COUNTED)
    shown = client.view["decision"]
    scores = [step["score"] for step in shown["steps"]]
    assert scores == sorted(scores)
    assert scores[-1] == [side["score"] for side in client.view["players"]]
    told = shown["reason"]["args"]
    assert [told["vertical"], told["horizontal"] + told["komi"]] == scores[-1]


def test_towers_are_counted_up_to_the_score(client: Client) -> None:
    client.send("new" if client.view else "open")
    position = known_end()
    client.send("open", start={"mode": "replay", "game": "constructo", "position": position})
    shown = client.view["decision"]
    assert all(len(step["pieces"]) >= 2 for step in shown["steps"])
    last = shown["steps"][-1]["score"] if shown["steps"] else [0, 0]
    assert last == [side["score"] for side in client.view["players"]]


def known_end() -> str:
    """A round that is over, by the first moves there are."""
    game = GAMES["constructo"]
    position: Any = game.begin({"pattern": "rhombus"})[1]
    while game.rules.outcome(position) is None:
        move = list(game.rules.legal_moves(position))[-1]
        position = game.rules.play(position, move)
    return game.notation.write_position(position)


def test_a_game_that_was_given_up_was_not_decided_by_the_board(client: Client) -> None:
    client.send("open", fragment=CHAIN)
    client.send("resign")
    assert client.view["result"] is not None
    assert "decision" not in client.view


def test_in_a_rematch_the_players_change_sides(client: Client) -> None:
    client.send("open")
    names = ["Ada", "Bo"]
    client.send("new", game="consta", settings={"size": "5"}, seats=COMPUTER_SECOND, names=names)
    client.send("again", at="start")
    assert seats(client) == [("computer", 1), ("human", 1)]
    assert [side["person"] for side in client.view["players"]] == ["Bo", "Ada"]
    assert client.view["settings"] == {"size": "5"}
    assert client.view["match"] == 3
    client.think()
    client.send("again", at="start", level=3)
    assert seats(client) == [("human", 1), ("computer", 3)]
    [trouble] = client.send("again", at="start", level=99)
    assert trouble["text"]["key"] == "command-level"


def test_who_was_helped_at_the_start_is_helped_in_a_rematch_too(client: Client) -> None:
    client.send("open")
    client.send("new", game="consta", settings={"size": "7"}, seats=COMPUTER_SECOND, handicap=3)
    assert not client.view["controls"]["swap"]
    start = client.view["position"]
    client.think()
    client.send("resign")
    client.send("again", at="start", level=2)
    assert (seats(client), client.view["position"]) == ([("human", 1), ("computer", 2)], start)
    client.send("new", game="consta", settings={"size": "7"}, seats=COMPUTER_SECOND)
    assert client.view["controls"]["swap"]


def test_a_match_of_two_rounds_begins_with_its_first_one_again(client: Client) -> None:
    client.send("open")
    settings = {"pattern": "arch", "first": "yellow"}
    client.send("new", game="constructo", settings=settings, seats=HUMANS, rounds=2)
    client.send("again", at="start")
    assert client.view["round"] == {"number": 1, "rounds": 2}
    assert client.view["settings"] == settings


@pytest.mark.parametrize("anew", [False, True], ids=["goes on", "opened anew"])
def test_a_rematch_of_two_rounds_is_played_by_who_played_the_last_one(
    client: Client, anew: bool
) -> None:
    client.send("open")
    settings = {"pattern": "arch", "first": "yellow"}
    client.send("new", game="constructo", settings=settings, seats=COMPUTER_SECOND, rounds=2)
    client.send("resign")
    client.send("next_round")
    if anew:
        # A link tells nothing of who plays, and the page only who plays this round.
        client.send("open", fragment=client.view["fragment"], seats=COMPUTER_SECOND[::-1])
    assert seats(client) == [("computer", 1), ("human", 1)]
    client.think()
    client.send("again", at="start")
    assert [side["name"] for side in client.view["players"]] == ["yellow", "blue"]
    assert seats(client) == [("computer", 1), ("human", 1)]


def test_a_rematch_of_a_position_that_was_set_up_begins_there(client: Client) -> None:
    position = "5/5/2b2/5/5 w 2"
    client.send("open", start={"mode": "play", "game": "consta", "position": position})
    client.send("play", move="a1,b2")
    client.send("again", at="start")
    assert (client.view["position"], client.moves) == (position, [])


def test_the_same_opening_is_played_again_with_the_same_sides(client: Client) -> None:
    client.send("open", fragment=CHAIN, seats=COMPUTER_SECOND)
    client.send("again", at="opening")
    assert client.moves == ["c3"]
    assert seats(client) == [("human", 1), ("computer", 1)]


def test_a_lost_game_goes_on_from_where_it_was_lost(client: Client) -> None:
    # Black passes up every chance, and White completes a chain that Black cannot break.
    moves = "a1.a3,b3.a5,e5.c3,d3.e1,b5.2e3"
    client.send("open", fragment=f"v=0&game=consta&size=5&moves={moves}", seats=COMPUTER_SECOND)
    client.send("again", at="lost")
    assert client.view["thinking"]
    client.think()
    assert client.view["match"] == 2
    assert client.view["cursor"] in (2, 4)
    assert "hopeless" not in client.view
    assert client.view["players"][0]["to_move"]
    client.send("choose", choice="b1")
    assert client.view["draft"] == ["b1"]


def test_no_move_is_blamed_in_a_game_that_could_nowhere_be_held(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing that could be found out would be good enough.
    monkeypatch.setattr("trilithon.study.turning_point._HELD", 1.1)
    client.send("open", fragment="v=0&game=consta&size=5&moves=a1.c3,d2", seats=COMPUTER_SECOND)
    client.send("resign")
    client.send("again", at="lost")
    client.think()
    assert client.view["hopeless"]
    client.send("again", at="start")
    assert "hopeless" not in client.view


def test_no_move_is_blamed_that_was_the_only_one(client: Client) -> None:
    # The board is full, so that Vertical could do nothing but pass, and with that lost the game.
    moves = "Ba1.Ba2.Wb1.Wb2.Bc1.Bc2.Wa3.Bb3.Wc3.pass.pass"
    fragment = f"v=0&game=carteso&size=3&komi=7.5&moves={moves}"
    client.send("open", fragment=fragment, seats=COMPUTER_SECOND)
    assert client.view["result"] == "0-1"
    client.send("again", at="lost")
    client.think()
    assert client.view["cursor"] < 9


def test_a_game_by_link_wants_a_name_for_the_next_one(client: Client) -> None:
    remote = [{"seat": "human", "level": 1}, {"seat": "remote", "level": 1}]
    client.send("open")
    named = {"correspondence": "abcdefghij"}
    client.send("new", game="consta", settings={"size": "5"}, seats=remote, **named)
    [trouble] = client.send("again", at="start")
    assert trouble["text"]["key"] == "command-correspondence"
    client.send("again", at="start", correspondence="abcdefghik")
    assert client.view["correspondence"]["id"] == "abcdefghik"
    assert [side["seat"] for side in client.view["players"]] == ["remote", "human"]
