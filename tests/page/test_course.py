"""The game as it is played, whatever the board shows: turns, clocks, names and how it ended."""

from __future__ import annotations

import pytest

from tests.support.client import HUMANS, Client, begun
from trilithon.formats.link import read_fragment
from trilithon.formats.pgn import read_record
from trilithon.match.ending import termination

CLOCK = {"seconds": 300, "increment": 5}
TIMED = [{"seat": "human", "level": 1, "clock": CLOCK}, {"seat": "human", "level": 1}]


def course(client: Client) -> tuple[str | None, int]:
    told = client.view["course"]
    return told["player"], told["ply"]


def test_whose_turn_it_is_does_not_change_by_leafing_but_by_taking_back() -> None:
    client = begun("c3", "a1,b4")
    assert course(client) == ("black", 2)
    client.send("go", node=0)
    assert course(client) == ("black", 2)
    client.send("go", node=2)
    client.send("undo")
    assert course(client) == ("white", 1)
    client.send("redo")
    assert course(client) == ("black", 2)
    client.send("undo")
    client.send("play", move="2e5")
    assert course(client) == ("black", 2)


def test_running_out_of_time_is_recorded_and_ends_the_game() -> None:
    client = begun("c3", "a1,b4", "2d4")
    client.send("go", node=1)
    client.send("time_out")
    view = client.view
    assert view["status"]["key"] == "status-time"
    assert view["status"]["args"] == {"player": "white", "winner": "black"}
    expected = {"player": None, "ply": 3, "plies": 3, "result": "1-0", "termination": "time"}
    assert view["course"] == expected
    assert '[Termination "time"]\n[Result "1-0"]' in view["record"]
    for match in (read_record(view["record"]), read_fragment(view["fragment"])):
        assert termination(match) == "time"
    # Whoever looks on afterwards changes nothing of that.
    assert client.send("time_out")[0]["text"]["key"] == "match-over"
    client.send("undo")
    client.send("play", move="2e5")
    assert client.view["course"] == expected


def test_who_took_a_move_back_can_run_out_of_time_there() -> None:
    client = begun("c3", "a1,b4")
    client.send("undo")
    client.send("time_out")
    assert client.view["course"]["result"] == "1-0"


def test_a_round_that_is_over_can_be_looked_at_from_the_next_one() -> None:
    client = begun("R1", "S2", game="constructo", settings={}, rounds=2, names=["Ana", "Eva"])
    assert "earlier" not in client.view
    client.send("resign")
    client.send("next_round")
    client.send("play", move="R5")
    [link] = client.view["earlier"]
    client.send("open", fragment=link)
    shown = client.view
    assert [move["text"] for move in shown["moves"]] == ["R1", "S2"]
    assert [player["person"] for player in shown["players"]] == ["Ana", "Eva"]
    assert shown["course"]["result"] == "0-1"
    assert not {"round", "earlier"} & shown.keys()
    assert not shown["controls"]["next_round"]


def test_a_match_has_a_result_after_its_last_round() -> None:
    client = begun(game="constructo", settings={}, rounds=2)
    for number in (1, 2):
        client.send("resign")
        told = client.view["course"]
        assert told["player"] is None
        assert (told["result"] is None) == (number == 1)
        assert (told["termination"] is None) == (number == 1)
        if number == 1:
            client.send("next_round")
    assert told["result"] == "1/2-1/2"


def test_a_clock_goes_with_the_seat_and_outlasts_opening_anew() -> None:
    client = begun("c3", seats=TIMED)
    assert [player.get("clock") for player in client.view["players"]] == [CLOCK, None]
    client.send("open", fragment=client.view["fragment"], seats=TIMED)
    assert [player.get("clock") for player in client.view["players"]] == [CLOCK, None]


@pytest.mark.parametrize(("seconds", "increment"), [(0, 0), (86_401, 0), (60, -1), (60, 86_401)])
def test_a_clock_without_bounds_is_refused(seconds: int, increment: int) -> None:
    client = begun("c3")
    clock = {"seconds": seconds, "increment": increment}
    events = client.send("seats", seats=[{**TIMED[0], "clock": clock}, TIMED[1]])
    assert events[0]["text"]["key"] == "command-clock"


def test_names_are_shown_and_go_into_the_record() -> None:
    client = begun("c3", names=['Ana "A"', " Björn\n<b>x</b> "])
    people = [player.get("person") for player in client.view["players"]]
    assert people == ['Ana "A"', "Björn <b>x</b>"]
    again = Client()
    again.send("open", record=client.view["record"])
    assert [player.get("person") for player in again.view["players"]] == people


def test_a_name_without_end_is_refused() -> None:
    client = begun("c3")
    events = client.send("new", game="consta", settings={}, seats=HUMANS, names=["x" * 201, ""])
    assert events[0]["text"]["key"] == "annotation-long"
    assert len(client.view["moves"]) == 1


def test_names_and_clocks_change_sides_with_the_persons() -> None:
    seats = [HUMANS[0], TIMED[0]]
    client = begun(game="carteso", seats=seats, names=["Ana", "Eva"], settle=True)
    client.send("answer", answer="3.5")
    client.send("answer", answer="vertical")
    first, second = client.view["players"]
    assert (first["name"], first["person"], first.get("clock")) == ("vertical", "Eva", CLOCK)
    assert (second["name"], second["person"], second.get("clock")) == ("horizontal", "Ana", None)


def test_in_the_second_round_each_keeps_the_colour_with_name_and_clock() -> None:
    fields = {"seats": TIMED, "names": ["Ana", "Eva"], "rounds": 2}
    client = begun(game="constructo", **fields | {"settings": {}})
    client.send("resign")
    client.send("next_round")
    told = [(one["name"], one["person"], one.get("clock")) for one in client.view["players"]]
    assert told == [("blue", "Eva", None), ("yellow", "Ana", CLOCK)]
