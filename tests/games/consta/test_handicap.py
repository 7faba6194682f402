"""Games that begin with pieces of the first player's, for players of different strength."""

from __future__ import annotations

import pytest

from tests.support.client import HUMANS, Client
from trilithon.boards.square import SIZES, mirrored
from trilithon.core import Player
from trilithon.games import GAMES

CONSTA = GAMES["consta"]


@pytest.mark.parametrize("size", [3, 4, *SIZES])
def test_so_many_black_stones_stand_apart_from_the_edges_in_balance(size: int) -> None:
    starts = CONSTA.handicaps({"size": size})
    assert list(starts) == list(range(2, 10 if size in SIZES else 6))
    for count, position in starts.items():
        assert position.black.bit_count() == count
        assert not position.white | position.stacks
        assert CONSTA.rules.player(position) is Player.SECOND
        assert CONSTA.rules.outcome(position) is None
        text = CONSTA.notation.write_position(position)
        assert CONSTA.notation.read_position(text) == position
        if size % 2:
            *_, turned = mirrored(size, position.black)
            assert turned == position.black


def test_a_board_of_four_spaces_has_none() -> None:
    assert not CONSTA.handicaps({"size": 2})


def test_a_page_begins_such_a_game_and_is_told_which_there_are() -> None:
    client = Client()
    events = client.send("open")
    [catalogue] = [event for event in events if event["type"] == "catalogue"]
    offered = {game["name"]: game["handicaps"] for game in catalogue["games"]}
    assert offered["consta"] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert offered["carteso"] == []
    client.send("new", game="consta", settings={"size": "7"}, seats=HUMANS, handicap=3)
    assert client.view["position"] == "7/3b3/7/3b3/7/3b3/7 w 2"
    assert [player["name"] for player in client.view["players"] if player["to_move"]] == ["white"]


@pytest.mark.parametrize(("game", "count"), [("consta", 10), ("consta", -1), ("carteso", 2)])
def test_a_handicap_that_there_is_not_is_refused(game: str, count: int) -> None:
    client = Client()
    client.send("open")
    before = client.view
    events = client.send("new", game=game, settings={}, seats=HUMANS, handicap=count)
    assert client.view is before or client.view["position"] == before["position"]
    assert "command-handicap" in str(events)
