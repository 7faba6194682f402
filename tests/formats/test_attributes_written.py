"""What an embedded board's attributes say of a match."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

from tests.support.client import COMPUTER_SECOND, Client
from tests.support.scenes import matches
from trilithon.formats.attributes import MODES, Start, begin, written_parts
from trilithon.games import GAMES
from trilithon.match import Match
from trilithon.page.bridge import Bridge

STARTED: Start = {"game": "consta", "settings": {"size": "5"}, "moves": "c3 b2,d4 2a1"}
NAMES = Start.__annotations__.keys() - {"settings"}


def start_of(parts: dict[str, str]) -> Start:
    """What a frame asks of the engine for these attributes."""
    start: Any = {name: text for name, text in parts.items() if name in NAMES}
    if settings := {name: text for name, text in parts.items() if name not in NAMES}:
        start["settings"] = settings
    return cast(Start, start)


def texts(match: Match) -> list[str]:
    line = match.line()
    write = match.game.notation.write_move
    return [write(a.position, b.move) for a, b in pairwise(line)]


def test_a_whole_game_is_told_by_its_settings_and_moves() -> None:
    match = begin(STARTED)
    assert written_parts(match, "replay", whole=True) == {
        "game": "consta",
        "size": "5",
        "moves": "c3 b2,d4 2a1",
        "ply": "3",
        "mode": "replay",
    }
    match.go(0)
    assert "ply" not in written_parts(match, "replay", whole=True)
    assert written_parts(match, "diagram", whole=True)["ply"] == "0"


def test_a_position_is_told_with_what_follows_where_that_is_wanted() -> None:
    match = begin({**STARTED, "ply": "1"})
    position = {"game": "consta", "position": "5/5/2b2/5/5 w 2"}
    assert written_parts(match, "diagram", whole=False) == position
    assert written_parts(match, "play", whole=False) == {**position, "mode": "play"}
    puzzle = {**position, "moves": "b2,d4 2a1", "mode": "puzzle"}
    assert written_parts(match, "puzzle", whole=False) == puzzle


def test_what_settings_and_moves_do_not_tell_goes_into_a_record_or_a_link() -> None:
    match = begin(STARTED)
    match.tags["Black"] = "Ada"
    assert "Ada" in written_parts(match, "replay", whole=True)["record"]
    match.go(0)
    match.studied = True
    match.play_text("a1")
    assert written_parts(match, "replay", whole=True).keys() == {"link", "mode"}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("game", GAMES)
def test_a_board_of_the_parts_shows_what_was_there(game: str, mode: str) -> None:
    random = Random(1)
    for match in random.sample(list(matches(GAMES[game])), 12):
        match.go(random.choice(list(match.nodes)))
        if mode == "puzzle" and not match.cursor.children:
            continue
        for whole in (True, False):
            shown = begin(start_of(written_parts(match, mode, whole=whole)))
            assert shown.position == match.position
            assert shown.players == match.players
            after = texts(match)[match.cursor.ply :]
            if mode in ("replay", "puzzle"):
                assert texts(shown)[shown.cursor.ply :] == after


def test_over_the_bridge() -> None:
    bridge = Bridge()
    bridge.handle(json.dumps({"type": "open", "session": "s", "start": STARTED}))
    asked = {"type": "parts", "session": "s", "revision": 1, "mode": "replay", "whole": True}
    [told] = json.loads(bridge.handle(json.dumps(asked)))
    assert told["type"] == "parts"
    assert told["parts"]["moves"] == "c3 b2,d4 2a1"


def test_a_board_for_others_takes_no_side() -> None:
    client = Client()
    client.send("open", fragment="v=0&game=consta&size=5&moves=c3.a1,a5", seats=COMPUTER_SECOND)
    asked = {"mode": "replay", "whole": True}
    assert client.view["status"]["key"] == "status-your-move"
    [told] = client.send("parts", **asked)
    assert told["status"] == {"key": "status-to-move", "args": {"player": "black"}}
    client.send("resign")
    assert client.view["status"]["key"] == "status-resignation-them"
    [told] = client.send("parts", **asked)
    assert told["status"]["key"] == "status-resignation"
