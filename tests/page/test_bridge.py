"""The engine as a page meets it: JSON in, JSON out."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.client import COMPUTER_SECOND, HUMANS, Client


def test_a_session_opens_with_the_catalogue_and_the_default_game() -> None:
    events = Client().send("open")
    assert [event["type"] for event in events] == ["catalogue", "view"]
    assert events[0]["games"][0]["name"] == "consta"
    assert events[1]["position"].startswith("11/")


def test_two_choices_make_a_move(client: Client) -> None:
    client.new()
    client.send("choose", choice="c3")
    client.send("choose", choice="b2")
    assert client.view["draft"] == ["b2"]
    client.send("choose", choice="d4")
    assert client.moves == ["c3", "b2,d4"]
    assert client.view["status"] == {"key": "status-to-move", "args": {"player": "black"}}


def test_a_refused_choice_says_why_and_marks_the_block(client: Client) -> None:
    client.send("open", fragment="v=0&game=consta&position=5/5/1bw2/1w3/5_b_3")
    [event] = client.send("choose", choice="c2")
    assert event["type"] == "view"
    [event] = client.send("choose", choice="a1")
    assert event["type"] == "explanation"
    assert event["refused"]
    assert event["text"]["key"] == "consta-stack-only"
    assert set(event["spaces"]) == {"b2", "c2", "b3", "c3"}


def test_a_view_tells_whose_turn_it_is_also_after_the_end(client: Client) -> None:
    client.new()
    assert client.view["mover"] == 0
    client.send("choose", choice="c3")
    assert client.view["mover"] == 1
    client.send("resign")
    assert client.view["mover"] == 1
    assert not any(player["to_move"] for player in client.view["players"])


def test_inspecting_changes_nothing(client: Client) -> None:
    client.new()
    before = client.view
    [event] = client.send("inspect", choice="c3")
    assert event["type"] == "explanation"
    assert not event["refused"]
    assert client.view is before


@pytest.mark.parametrize(
    ("game", "move", "empty"),
    [("consta", "c3", "a1"), ("carteso", "Bc3", "a1"), ("constructo", "S5", "1")],
)
def test_after_a_resignation_no_space_offers_a_move(
    client: Client, game: str, move: str, empty: str
) -> None:
    client.send("open", fragment=f"v=0&game={game}&moves={move}")
    client.send("resign")
    [event] = client.send("inspect", choice=empty)
    assert event["text"]["key"] == "match-over"


def test_a_stale_command_is_dropped(client: Client) -> None:
    client.new()
    assert client.send("choose", choice="c3", revision=client.view["revision"] - 1) == []
    assert client.view["moves"] == []


def test_the_computer_answers_and_a_whole_game_ends(client: Client) -> None:
    client.new(seats=COMPUTER_SECOND)
    rng = random.Random(3)
    while client.view["result"] is None:
        offered = [s["id"] for s in client.view["scene"]["spaces"] if s.get("state") == "target"]
        offered += [option["id"] for option in client.view["scene"]["options"]]
        client.send("choose", choice=rng.choice(offered))
        client.think()
    assert client.view["status"]["key"] == "status-won-them"
    assert not any(space.get("state") == "target" for space in client.view["scene"]["spaces"])


def test_undo_while_the_computer_thinks_stops_it(client: Client) -> None:
    client.new(size=11, seats=COMPUTER_SECOND)
    client.send("choose", choice="c3")
    assert client.bridge.busy
    assert client.view["thinking"]
    client.take(client.bridge.step())
    client.send("undo")
    assert not client.bridge.busy
    assert client.view["cursor"] == 0
    assert not client.view["thinking"]


def test_the_computers_move_cannot_be_made_for_it(client: Client) -> None:
    client.new(seats=COMPUTER_SECOND)
    client.send("choose", choice="c3")
    [event] = client.send("choose", choice="a1")
    assert event["text"]["key"] == "command-computer"


def test_two_computers_play_a_game_out(client: Client) -> None:
    client.new(seats=[{"seat": "computer", "level": 1}] * 2)
    client.think()
    assert client.view["result"] in ("1-0", "0-1")
    assert not client.view["controls"]["resign"]


def test_resigning_is_for_the_human(client: Client) -> None:
    client.new(seats=COMPUTER_SECOND)
    client.send("choose", choice="c3")
    client.send("resign")
    assert client.view["result"] == "0-1"
    assert client.view["status"]["key"] == "status-resignation-them"
    assert not client.bridge.busy


def test_the_record_and_the_fragment_of_a_view_open_the_same_game(client: Client) -> None:
    client.new()
    for move in ("c3", "b2,d4", "2a1"):
        client.send("play", move=move)
    position, record, fragment = (client.view[key] for key in ("position", "record", "fragment"))
    for field, text in (("record", record), ("fragment", fragment)):
        other = Client()
        other.send("open", **{field: text}, seats=COMPUTER_SECOND)
        assert other.view["position"] == position
        assert other.view["players"][1]["seat"] == "computer"


def test_a_mangled_link_is_told_and_the_kept_game_goes_on() -> None:
    client = Client()
    client.send("open")
    client.send("play", move="f6")
    record = client.view["record"]
    events = Client().send("open", fragment="v=0&game=consta&moves=f6.f6,f7", record=record)
    assert [event["type"] for event in events] == ["catalogue", "trouble", "view"]
    assert events[1]["text"]["key"] == "link-move"
    assert events[1]["text"]["args"]["reason"]["key"] == "consta-taken"
    assert events[2]["moves"][0]["text"] == "f6"


def test_a_damaged_link_leaves_the_game_under_way_as_it_is(client: Client) -> None:
    client.send("choose", choice="f6")
    before = client.view["fragment"], client.view["match"]
    events = client.send("open", fragment="1tdamaged")
    assert events[0]["type"] == "trouble"
    assert (client.view["fragment"], client.view["match"]) == before


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "7", '{"type":"fly"}', '{"type":"go","session":"s"}', "[" * 5000],
)
def test_a_message_that_is_no_command_is_trouble_alone(client: Client, text: str) -> None:
    before = client.view
    [event] = client.take(client.bridge.handle(text))
    assert event["type"] == "trouble"
    client.send("choose", choice="f6")
    assert client.view["revision"] == before["revision"] + 1


def test_thousands_of_random_commands_leave_the_game_playable(client: Client) -> None:
    rng = random.Random(11)
    client.new(seats=HUMANS)
    kinds = ["choose", "inspect", "go", "play", "undo", "redo", "retract", "resign", "seats", "new"]
    odd: list[Any] = ["c3", "zz", "", "pass", None, 3, -1, 10**30, [], {}, "é\x00", HUMANS, 0.5]
    fields = ("choice", "node", "move", "seats", "game", "settings")
    for _ in range(3000):
        chosen = rng.sample(fields, rng.randint(0, 3))
        command = {name: rng.choice(odd) for name in chosen}
        kind = rng.choice(kinds)
        if kind == "choose" and rng.random() < 0.5:
            command = {"choice": rng.choice("abcde") + rng.choice("12345")}
        for event in client.send(kind, **command):
            assert event["type"] != "trouble" or event["text"]["key"] != "bridge-internal"
    client.new()
    client.send("choose", choice="c3")
    assert client.view["moves"][0]["text"] == "c3"


def test_sessions_do_not_meet(client: Client) -> None:
    client.new()
    events = json.loads(client.bridge.handle(json.dumps({"type": "open", "session": "t"})))
    assert events[-1]["session"] == "t"
    client.send("choose", choice="c3")
    assert client.view["moves"][0]["text"] == "c3"
    client.send("close")
    assert (
        client.take(client.bridge.handle('{"type":"undo","session":"s","revision":0}'))[0]["text"][
            "key"
        ]
        == "bridge-session"
    )


def test_a_mistake_of_the_engine_is_told_and_loses_no_game(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    client.new()
    client.send("choose", choice="c3")

    def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr("trilithon.match.Match.go", broken)
        [event] = client.send("go", node=0)
    assert event["text"]["key"] == "bridge-internal"
    assert "a bug" in capsys.readouterr().err
    client.send("go", node=0)
    assert client.view["cursor"] == 0


def test_a_link_alone_brings_variations_back(client: Client) -> None:
    client.new()
    for move in ("c3", "b2,d4"):
        client.send("play", move=move)
    client.send("undo")
    client.send("play", move="2e5")
    client.send("go", node=1)
    again = Client()
    again.send("open", fragment=client.view["fragment"])
    assert again.view["cursor"] == 1
    assert again.view["record"] == client.view["record"]


def test_a_link_counts_before_a_record(client: Client) -> None:
    linked = "v=0&game=consta&size=5&moves=a1"
    [_, view] = client.send("open", fragment=linked, record='[Game "carteso"] *')
    assert view["moves"][0]["text"] == "a1"


def test_a_search_that_fails_is_told_and_the_game_stands(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object, **__: object) -> Iterator[None]:
        raise RuntimeError("a bug")
        yield

    monkeypatch.setattr("trilithon.page.opponent.search", broken)
    client.new(seats=COMPUTER_SECOND)
    client.send("choose", choice="c3")
    assert client.view["thinking"]
    events = client.take(client.bridge.step())
    assert [event["type"] for event in events] == ["trouble", "view"]
    assert not client.bridge.busy
    assert not client.view["thinking"]
    assert "a bug" in capsys.readouterr().err
    client.send("undo")
    assert client.view["cursor"] == 0
