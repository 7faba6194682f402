"""Tasks on a board of a page: how a try stands, what follows it, and the help there is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.catalogues import catalogue
from tests.support.client import HUMANS, Client
from tests.support.tasks import opened
from trilithon import GAMES
from trilithon.study.tasks import BadTask, read_goal

# c3 alone completes a chain that White cannot break.
CHAIN = {
    "mode": "puzzle",
    "game": "consta",
    "position": "2b2/1Wb2/4w/2bW1/2b2 b 7",
    "goal": "wins",
}
# Two points are left to fight for, and one move wins.
LAST = {
    "mode": "puzzle",
    "game": "carteso",
    "position": "2wb1/wbbww/bbbwb/wbw2/wwwww V - 0 0.5",
    "goal": "best We5",
}
TOWERS = {
    "mode": "puzzle",
    "game": "constructo",
    "settings": {"pattern": "rhombus"},
    "goal": "holds 5 constructo-R",
}


def clue(client: Client, move: str, step: int) -> dict[str, Any]:
    [event] = client.send("clue", move=move, step=step)
    assert event["type"] == "explanation"
    return event


def test_a_wrong_try_is_refuted_and_can_be_taken_back() -> None:
    client = opened(CHAIN)
    client.send("play", move="2b3")
    client.think()
    assert client.view["task"]["standing"] == "wrong"
    assert len(client.moves) == 2
    assert client.view["cursor"] == 1
    client.send("go", node=client.view["moves"][1]["node"])
    client.think()
    assert client.view["task"]["standing"] == "wrong"
    assert client.view["notices"] == []
    client.send("go", node=client.view["task"]["node"])
    assert client.view["task"]["standing"] == "open"
    assert client.view["status"]["key"] == "status-your-move"
    client.send("play", move="2c3")
    client.think()
    assert client.view["task"]["standing"] == "right"
    assert client.moves == ["2c3"]


def test_where_nothing_threatens_the_best_reply_is_shown() -> None:
    client = opened(CHAIN)
    client.send("play", move="a1,e1")
    assert client.view["task"]["reasons"] == [
        {"key": "consta-flaw-no-chain", "args": {"player": "black", "move": "a1,e1"}}
    ]
    assert client.view["task"]["reply"] == []
    client.think()
    assert client.view["task"]["standing"] == "wrong"
    [told] = client.view["task"]["reply"]
    assert told["args"]["player"] == "white"
    assert client.moves == ["a1,e1", told["args"]["reply"]]


def test_a_crosscut_is_told_with_its_stones() -> None:
    position = "5/5/2bw1/3b1/1w3 b 5"
    client = opened({**CHAIN, "position": position, "goal": "lasting c3 d2"})
    client.send("play", move="a5,e5")
    client.think()
    assert client.moves == ["a5,e5", "2c2"]
    assert client.view["task"]["reply"] == [
        {"key": "try-spoiled", "args": {"player": "white", "reply": "2c2", "points": 0}},
        {
            "key": "consta-crosscut-made",
            "args": {"first": "c2", "second": "d3", "count": 3, "against": 2},
        },
    ]


def test_nobody_answers_by_giving_points_away() -> None:
    """On c1 a stone of the other player's would finish the group for whoever missed it."""
    position = "5/5/5/www2/bb1w1 H - 0 0.5"
    client = opened({**LAST, "position": position, "goal": "gains 3"})
    client.send("play", move="We5")
    client.think()
    assert client.view["task"]["reasons"] == [
        {"key": "try-gains", "args": {"points": 0, "move": "We5"}}
    ]
    assert client.moves == ["We5"]


def test_the_moves_that_an_analysis_holds_good_are_right() -> None:
    client = opened({**CHAIN, "goal": "better 2c3 c3,d3"})
    assert client.view["task"]["answer"] == "2c3"
    client.send("play", move="c3,d3")
    assert client.view["task"]["standing"] == "right"
    client.send("go", node=0)
    client.send("play", move="2b3")
    client.think()
    assert client.view["task"]["reasons"][0]["key"] == "try-not-better"
    assert len(client.moves) == 2


def test_a_task_is_played_on_against_the_computer_until_it_is_won() -> None:
    client = opened(CHAIN)
    client.send("play", move="2b3")
    client.think()
    client.send("practise", level=1)
    assert "task" not in client.view
    assert client.view["practice"] == {"standing": "open"}
    assert [player["seat"] for player in client.view["players"]] == ["human", "computer"]
    client.send("play", move="2c3")
    client.think()
    assert client.view["practice"] == {"standing": "won"}
    client.send("practise", level=1)
    assert client.view["practice"] == {"standing": "open"}
    assert client.view["moves"] == []
    client.send("open", start=CHAIN)
    assert client.view["task"]["standing"] == "open"
    assert "practice" not in client.view


def test_a_game_that_came_from_no_task_cannot_be_practised() -> None:
    client = opened(CHAIN)
    client.new(seats=HUMANS)
    [trouble] = client.send("practise", level=1)
    assert trouble["type"] == "trouble"
    client = opened(CHAIN)
    [trouble] = client.send("practise", level=99)
    assert trouble["type"] == "trouble"


@pytest.mark.parametrize(
    ("move", "follows"),
    # The medium base on tile 3 can get the point, or nothing can; the one move that is right.
    [("M1", "3-5"), ("S7", "3-5"), ("5-9", None)],
)
def test_a_move_that_allows_too_much_is_answered_so(move: str, follows: str | None) -> None:
    position = "rhombus -/-/m/-/R/-/-/-/s y"
    client = opened({**TOWERS, "settings": {}, "position": position, "goal": "allows 0"})
    client.send("play", move=move)
    client.think()
    assert client.moves == [move, *([follows] if follows else [])]
    assert client.view["task"]["standing"] == ("wrong" if follows else "right")


@pytest.mark.parametrize(("move", "result"), [("We5", "1-0"), ("Wb1", None), ("Ba5", "0-1")])
def test_what_is_proved_is_played_out_to_the_end(move: str, result: str | None) -> None:
    client = opened(LAST)
    if result is None:
        [trouble] = client.send("play", move=move)
        assert trouble["type"] == "trouble"
        return
    client.send("play", move=move)
    client.think()
    assert client.moves[0] == move
    client.send("go", node=client.view["moves"][-1]["node"])
    client.think()
    assert client.view["result"] == result


def test_a_search_for_what_follows_ends_when_the_try_is_taken_back() -> None:
    client = opened(LAST)
    client.send("play", move="Ba5")
    assert client.bridge.busy
    client.send("go", node=0)
    assert not client.bridge.busy
    assert client.view["task"]["standing"] == "open"


def test_a_new_game_is_no_task() -> None:
    client = opened(CHAIN)
    client.new(seats=HUMANS)
    assert "task" not in client.view


def test_a_task_may_come_after_some_moves() -> None:
    start = {**CHAIN, "position": "2b2/1Wb2/4w/2bW1/2b2 b 7", "moves": "a1,e1", "ply": "1"}
    client = opened({**start, "goal": "any"})
    node = client.view["task"]["node"]
    assert node == client.view["moves"][0]["node"]
    assert client.view["task"]["standing"] == "open"


def test_clues_tell_where_and_then_what_first() -> None:
    client = opened(CHAIN)
    where, first = clue(client, "2c3", 1), clue(client, "2c3", 2)
    assert "c3" in where["spaces"]
    assert len(where["spaces"]) > 1
    # Whoever hears the page is told of the same spaces.
    assert where["text"]["args"] == {"spaces": ", ".join(where["spaces"])}
    assert first["spaces"] == ["c3"]
    assert first["text"] == {"key": "clue-space", "args": {"space": "c3"}}
    assert clue(opened(TOWERS), "R5", 2)["text"]["key"] == "clue-piece"
    passing = clue(opened({**LAST, "goal": "any"}), "pass", 1)
    assert passing["text"]["key"] == "clue-option"


@pytest.mark.parametrize("language", ["en", "es"])
def test_clues_are_said_in_every_language(language: str) -> None:
    keys = {"clue-where", "clue-space", "clue-piece", "clue-option", "clue-apart"}
    assert keys <= catalogue(language).keys()


@pytest.mark.parametrize(
    "goal", ["", "|", "win", "wins | conquers a1", "moves", "holds a1", "gains many"]
)
def test_a_goal_that_is_none_is_named(goal: str) -> None:
    with pytest.raises(BadTask, match="no such statement"):
        read_goal(GAMES["consta"], goal)
    client = Client()
    events = client.send("open", start={**CHAIN, "goal": goal})
    assert "trouble" in [event["type"] for event in events]
    assert "task" not in client.view
