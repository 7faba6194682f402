"""What a page asks before a game begins: proposals of settings, and drawings of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from trilithon.games import GAMES
from trilithon.games.constructo.rules.patterns import PRINTED
from trilithon.page.bridge import Bridge
from trilithon.page.protocol.events import Proposal, Sketch
from trilithon.page.validation import mismatch


def ask(**command: Any) -> dict[str, Any]:
    (event,) = json.loads(Bridge().handle(json.dumps(command)))
    found: dict[str, Any] = event
    return found


def sketch(**what: str) -> dict[str, Any]:
    event = ask(type="sketch", game="constructo", what="pattern", **what)
    assert mismatch(event, Sketch) is None
    ids = [space["id"] for space in event["scene"]["spaces"]]
    assert [name for row in event["scene"]["rows"] for name in row] == ids
    return event


def drawn(*choices: str) -> dict[str, Any]:
    """A drawing begun with nothing and changed at one space after the other."""
    event = sketch(value="")
    for choice in choices:
        event = sketch(drawing=event["drawing"], choice=choice)
    return event


@pytest.mark.parametrize("game", GAMES)
def test_settings_are_completed(game: str) -> None:
    event = ask(type="propose", game=game, settings={})
    assert mismatch(event, Proposal) is None
    assert event["problem"] is None
    assert set(event["settings"]) == {setting.name for setting in GAMES[game].settings}


def test_the_komi_that_is_proposed_goes_with_the_variant() -> None:
    settings = {"size": "9", "variant": "button"}
    event = ask(type="propose", game="carteso", settings=settings)
    assert float(event["settings"]["komi"]).is_integer()
    assert not float(
        ask(type="propose", game="carteso", settings={})["settings"]["komi"]
    ).is_integer()


def test_what_is_wrong_with_settings_is_told() -> None:
    event = ask(type="propose", game="carteso", settings={"komi": "1.3"})
    assert event["problem"]["key"] == "carteso-komi"
    assert ask(type="propose", game="chess", settings={})["text"]["key"] == "command-game"


def test_the_catalogue_tells_what_can_be_settled_and_drawn() -> None:
    catalogue = json.loads(Bridge().handle('{"type":"open","session":"s"}'))[0]
    games = {game["name"]: game for game in catalogue["games"]}
    assert games["consta"]["settles"] == []
    assert games["carteso"]["settles"] == ["komi"]
    assert games["constructo"]["settles"] == ["pattern"]
    assert [s["name"] for s in games["constructo"]["settings"] if s.get("drawn")] == ["pattern"]


@pytest.mark.parametrize("name", PRINTED)
def test_a_drawing_begins_with_the_pattern_it_is_given(name: str) -> None:
    event = sketch(value=name)
    assert event["value"] == name
    assert event["says"]["key"] == "pattern-drawn"


def test_a_drawing_is_checked_after_every_change() -> None:
    assert drawn("2.2", "3.3")["says"]["key"] == "pattern-count"
    assert drawn("2.2", "3.3", "2.4")["value"] == "0.0+1.1+0.2"
    apart = drawn("2.2", "3.3", "2.4", "6.6")
    assert (apart["value"], apart["spaces"]) == (None, ["6.6"])
    assert drawn("2.2", "3.3", "2.4", "6.6", "6.6")["value"] == "0.0+1.1+0.2"


def offered(event: dict[str, Any]) -> int:
    """How many places of a drawing stand out as those where a tile may come next."""
    shapes = [shape for layer in event["scene"]["layers"] for shape in layer["shapes"]]
    return sum(shape["name"] == "tile-beside" for shape in shapes)


def test_the_first_tile_may_come_anywhere_and_the_next_one_beside_it() -> None:
    empty = drawn()
    assert offered(empty) == len(empty["scene"]["spaces"])
    assert offered(drawn("2.2")) == 6


def test_a_drawing_can_grow_beyond_every_edge() -> None:
    event = sketch(value="")
    for direction in (max, min) * 9:
        places = [space["id"] for space in event["scene"]["spaces"]]
        tiles = [space["id"] for space in event["scene"]["spaces"] if space["holds"] == "tile"]
        wanted = direction(places, key=lambda name: int(name.split(".")[0]))
        assert wanted not in tiles
        event = sketch(drawing=event["drawing"], choice=wanted)
    assert len(event["drawing"].split("+")) == 18


@pytest.mark.parametrize("drawing", ["x", "1.1+", "+".join(["0.0"] * 99)])
def test_what_is_no_drawing_is_refused(drawing: str) -> None:
    event = ask(type="sketch", game="constructo", what="pattern", drawing=drawing, choice="1.1")
    assert (event["type"], event["text"]["key"]) == ("trouble", "pattern-malformed")


def test_games_without_an_editor_say_so() -> None:
    event = ask(type="sketch", game="consta", what="pattern", value="")
    assert event["text"]["key"] == "planning-editor"
