"""What a view tells of the board beyond its picture: aim, threat, tips, scores; and the legend."""

from __future__ import annotations

from typing import Any

from tests.support.client import COMPUTER_SECOND, HUMANS, Client
from trilithon.draw.pictures.sheet import symbols
from trilithon.games import GAMES


def begin(client: Client, game: str, *moves: str, seats: Any = HUMANS, **settings: str) -> None:
    client.send("new", game=game, settings=settings, seats=seats)
    for move in moves:
        client.send("play", move=move)


def legend(client: Client) -> list[str]:
    [event] = client.send("legend")
    return [entry["text"]["key"] for entry in event["entries"]]


def test_the_aim_is_that_of_whoever_is_to_move_or_of_the_one_who_plays_here(client: Client) -> None:
    begin(client, "consta", size="5")
    assert client.view["aim"]["player"] == "black"
    client.send("play", move="c3")
    assert client.view["aim"]["player"] == "white"
    begin(client, "consta", size="5", seats=COMPUTER_SECOND)
    client.send("play", move="c3")
    assert client.view["aim"]["player"] == "black"


def test_nobody_has_an_aim_once_the_game_is_over(client: Client) -> None:
    begin(client, "consta", size="5", seats=COMPUTER_SECOND)
    client.send("play", move="c3")
    client.send("resign")
    assert client.view["result"]
    assert not client.view["aim"]
    # Who leafs back looks at a position that was played.
    client.send("go", node=0)
    assert client.view["aim"]["player"] == "black"


def test_the_aim_follows_the_board_as_it_lies(client: Client) -> None:
    begin(client, "consta", size="5")
    assert not client.view["aim"]["across"]
    client.send("orient", orientation=1)
    assert client.view["aim"]["across"]
    assert client.view["aim"]["text"]["args"] == {"turned": "across"}


def test_every_side_has_a_picture_of_its_aim() -> None:
    for game in GAMES.values():
        for player in game.players:
            assert f"aim-{game.name}-{player}" in symbols()


def test_a_chain_that_stands_is_a_threat_until_the_turn_is_made(client: Client) -> None:
    begin(client, "consta", "c3", "a1,a5", "c2,c4", "e1,e5", size="5")
    assert "threat" not in client.view
    client.send("play", move="c1,c5")
    threat = {"player": "black", "opponent": "white", "seat": "human"}
    assert client.view["threat"] == {"key": "consta-cut", "args": threat}
    assert legend(client) == ["consta-legend-threat", "legend-last"]
    client.send("play", move="a3,e3")
    assert client.view["result"] == "1-0"
    assert "threat" not in client.view
    assert legend(client) == ["consta-legend-chain", "legend-last"]


def test_tips_are_about_what_is_on_the_board(client: Client) -> None:
    begin(client, "consta", "c3", size="5")
    assert client.view["tips"] == []
    client.send("play", move="2a1")
    assert client.view["tips"] == ["consta-tip-stack"]
    begin(client, "carteso", "Ba1", "Ba2", "Wb1", "Wb2", size="2")
    assert client.view["tips"] == ["carteso-tip-claim"]
    begin(client, "constructo", "M1", "S2", "R9", "2-1", pattern="rhombus")
    assert client.view["tips"][0] == "constructo-tip-tower"


def test_scores_tell_what_they_are_made_of(client: Client) -> None:
    begin(client, "carteso", "Ba1", "Ba2", "Wb1", "Wb2", size="2", komi="-0.5")
    vertical, horizontal = (player["reckoning"]["args"] for player in client.view["players"])
    assert (vertical["stones"], vertical["sign"]) == (4, "none")
    assert (horizontal["stones"], horizontal["komi"], horizontal["sign"]) == (0, 0.5, "minus")
    begin(client, "consta", size="5")
    assert "reckoning" not in client.view["players"][0]


def test_a_draft_has_its_meaning_and_a_stack_of_constructo_its_side(client: Client) -> None:
    begin(client, "consta", "c3", size="5")
    client.send("choose", choice="a1")
    assert "legend-draft" in legend(client)
    begin(client, "constructo", "M1", "S2", "R9", "2-1", pattern="rhombus")
    assert "constructo-legend-side" in legend(client)
