"""Moves that wait to be confirmed, games from set up positions, and going on from any position."""

from __future__ import annotations

from typing import Any

from tests.support.client import COMPUTER_SECOND, HUMANS, Client

COMPUTER_FIRST = COMPUTER_SECOND[::-1]


def shapes(client: Client, layer: str) -> list[dict[str, Any]]:
    layers = client.view["scene"]["layers"]
    found: list[dict[str, Any]] = next(one["shapes"] for one in layers if one["name"] == layer)
    return found


def rings(client: Client) -> list[str]:
    return sorted(shape["key"] for shape in shapes(client, "over") if shape["name"] == "held")


def test_a_held_move_is_shown_and_waits(client: Client) -> None:
    client.new()
    client.send("choose", choice="c3", hold=True)
    assert (client.moves, client.view["held"]) == ([], "c3")
    assert rings(client) == ["held-c3"]
    assert "consta-black" in [shape["name"] for shape in shapes(client, "pieces")]
    assert client.view["controls"]["retract"]
    client.send("confirm")
    assert (client.moves, rings(client)) == (["c3"], [])
    assert "held" not in client.view


def test_a_held_move_is_taken_back_to_the_draft_before_it(client: Client) -> None:
    client.new()
    client.send("choose", choice="c3")
    client.send("choose", choice="b2", hold=True)
    assert "held" not in client.view
    client.send("choose", choice="d4", hold=True)
    assert (client.view["held"], client.view["draft"]) == ("b2,d4", ["b2"])
    assert rings(client) == ["held-b2", "held-d4"]
    client.send("retract")
    assert client.view["draft"] == ["b2"]
    assert "held" not in client.view
    client.send("choose", choice="e5", hold=True)
    client.send("choose", choice="b2", hold=True)
    assert client.view["held"] == "2b2"
    client.send("confirm")
    assert client.moves == ["c3", "2b2"]


def test_options_and_moved_bases_are_held_too(client: Client) -> None:
    client.send("new", game="carteso", settings={"size": "3"}, seats=HUMANS)
    client.send("choose", choice="pass", hold=True)
    assert (client.view["held"], client.moves, rings(client)) == ("pass", [], [])
    client.send("confirm")
    assert client.moves == ["pass"]
    client.send("new", game="constructo", settings={}, seats=HUMANS)
    for text in ("S1", "R2"):
        client.send("play", move=text.lower())
    client.send("play", move="M3")
    client.send("choose", choice="2")
    client.send("choose", choice="1", hold=True)
    assert client.view["held"] == "2-1"
    assert rings(client) == ["held-1-1"]


def test_leafing_forgets_what_is_held(client: Client) -> None:
    client.new()
    client.send("choose", choice="c3")
    client.send("choose", choice="b2")
    client.send("choose", choice="d4", hold=True)
    client.send("go", node=0)
    assert "held" not in client.view
    client.send("confirm")
    assert client.moves == ["c3"]


def test_a_refused_choice_leaves_what_is_held(client: Client) -> None:
    client.new()
    client.send("choose", choice="c3")
    client.send("choose", choice="b2")
    client.send("choose", choice="d4", hold=True)
    [event] = client.send("choose", choice="c3", hold=True)
    assert event["type"] == "explanation"
    client.send("confirm")
    assert client.moves == ["c3", "b2,d4"]


def test_a_game_begins_from_a_position(client: Client) -> None:
    position = "5/5/2b2/5/5 w 2"
    client.send("new", game="consta", settings={}, seats=COMPUTER_SECOND, position=position)
    assert client.view["thinking"]
    client.think()
    assert [move["player"] for move in client.view["moves"]] == ["white"]
    client.send("go", node=0)
    assert (client.view["position"], client.view["settings"]) == (position, {})


def test_a_position_that_cannot_stand_leaves_the_game(client: Client) -> None:
    client.new()
    before = client.view
    for position in ("5/5/1bw2/1wb2/5 b 5", "x"):
        [event] = client.send("new", game="consta", settings={}, seats=HUMANS, position=position)
        assert event["type"] == "trouble"
    assert client.view == before


def test_who_began_is_told_beside_a_position(client: Client) -> None:
    client.send(
        "new",
        game="constructo",
        settings={"first": "blue"},
        seats=COMPUTER_FIRST,
        position="rhombus -/-/-/-/-/-/-/-/- y",
    )
    assert [player["name"] for player in client.view["players"]] == ["blue", "yellow"]
    assert not client.view["thinking"]


def test_the_computer_plays_on_from_a_position_that_was_played_on(client: Client) -> None:
    client.new()
    for move in ("c3", "b2,d4", "2e5"):
        client.send("play", move=move)
    client.send("go", node=1)
    client.send("seats", seats=COMPUTER_SECOND)
    assert not client.view["thinking"]
    client.send("seats", seats=COMPUTER_SECOND, here=True)
    assert client.view["thinking"]
    client.think()
    assert client.view["cursor"] == 2
    assert [player["seat"] for player in client.view["players"]] == ["human", "computer"]
    client.send("go", node=3)
    assert client.moves[:3] == ["c3", "b2,d4", "2e5"]


def test_a_move_that_is_made_again_is_answered_again(client: Client) -> None:
    client.new(seats=COMPUTER_SECOND)
    client.send("play", move="c3")
    client.think()
    client.send("undo")
    assert client.view["cursor"] == 0
    client.send("play", move="c3")
    assert client.view["thinking"]
    client.think()
    assert client.view["cursor"] == 2


def test_a_colour_pressed_for_a_move_that_is_confirmed_is_the_one_last_used(client: Client) -> None:
    client.send("new", game="carteso", settings={"size": "5"}, seats=HUMANS)
    for choice in ("c3", "colour:white"):
        client.send("choose", choice=choice, hold=True)
    client.send("confirm")
    assert client.view["moves"][0]["text"] == "Wc3"
    client.send("choose", choice="a1", hold=True)
    client.send("choose", choice="colour:white", hold=True)
    assert client.view["held"] == "Wa1"
    client.send("retract")
    drafted = next(one for one in client.view["scene"]["options"] if one["pressed"])
    assert drafted["id"] == "colour:white"


def test_what_a_person_may_choose_ahead_is_offered_while_the_computer_thinks(
    client: Client,
) -> None:
    client.send("new", game="carteso", settings={"size": "5"}, seats=COMPUTER_SECOND)
    client.send("choose", choice="c3")
    client.send("choose", choice="colour:white")
    offered = client.view["scene"]["options"]
    assert client.view["thinking"]
    assert [one["id"] for one in offered] == ["colour:black", "colour:white", "pass"]
    assert not any("lifts" in one for one in offered)
    # A point that is chosen gets a stone of the colour last used, in Consta one of one's own.
    assert client.view["scene"]["preview"] == "carteso-white-draft"
    client.new(seats=COMPUTER_SECOND)
    client.send("choose", choice="c3")
    assert client.view["scene"]["preview"] == "consta-black-draft"
    client.send("new", game="constructo", settings={}, seats=COMPUTER_SECOND)
    client.send("choose", choice="hand:R")
    client.send("choose", choice="5")
    own, other = client.view["scene"]["hands"]
    assert {item["state"] for item in own["items"]} == {"target"}
    assert {item["state"] for item in other["items"]} == {"idle"}
    assert [item["key"] for item in own["items"]] == ["r", "m", "s"]
