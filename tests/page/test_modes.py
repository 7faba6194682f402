"""A game that is played, and what is tried and looked into beside it."""

from __future__ import annotations

from tests.support.client import COMPUTER_SECOND, HUMANS, Client, begun

BY_LINK = [{"seat": "human", "level": 1}, {"seat": "remote", "level": 1}]


def main_line(client: Client) -> list[str]:
    moves = client.view.get("tree") or client.view["moves"]
    return [move["text"] for move in moves if not move.get("depth")]


def test_a_move_where_one_has_leafed_to_is_tried_beside_the_game() -> None:
    client = begun("c3", "b2,d4", "2a1")
    client.send("go", node=1)
    assert client.view["leafed"]
    client.send("play", move="2e5")
    assert main_line(client) == ["c3", "b2,d4", "2a1"]
    assert client.view["leafed"]
    assert client.view["course"]["ply"] == 3
    client.send("rejoin")
    assert not client.view["leafed"]
    assert client.view["cursor"] == 3


def test_a_move_after_taking_back_is_the_game() -> None:
    client = begun("c3", "b2,d4", "2a1")
    client.send("undo")
    client.send("undo")
    assert not client.view["leafed"]
    client.send("play", move="2e5")
    assert main_line(client) == ["c3", "2e5"]
    # Leafing does not forget to where moves were taken back.
    client.send("undo")
    client.send("go", node=0)
    client.send("rejoin")
    assert client.view["cursor"] == 1
    # The same move again goes on with the game, though another stood in its place.
    client.send("play", move="b2,d4")
    assert main_line(client)[:2] == ["c3", "b2,d4"]


def test_who_looks_no_further_into_a_game_that_is_over_sees_what_was_played() -> None:
    client = begun("c3", "b2,d4", "2a1")
    client.send("resign")
    client.send("undo")
    client.send("rejoin")
    assert client.view["cursor"] == 2
    client.send("play", move="2e5")
    assert main_line(client) == ["c3", "b2,d4", "2a1"]
    client.send("rejoin")
    assert [move["text"] for move in client.view["moves"]] == ["c3", "b2,d4", "2a1"]


def test_the_computer_does_not_answer_what_is_tried() -> None:
    client = begun("c3", seats=COMPUTER_SECOND)
    client.think()
    client.send("go", node=0)
    client.send("play", move="a1")
    assert not client.view["thinking"]
    assert {space.get("state") for space in client.view["scene"]["spaces"]} > {"target"}
    client.send("rejoin")
    assert client.view["status"]["key"] == "status-your-move"


def test_analysis_ends_with_the_game_that_it_was_about() -> None:
    client = begun("c3", "b2,d4")
    client.send("resign")
    client.send("review")
    assert client.view["explored"]
    client.send("new", game="consta", seats=HUMANS, settings={"size": "5"})
    assert not client.view["explored"]


def test_who_is_invited_changes_nothing_before_the_game_is_taken_up() -> None:
    link = begun("c3", seats=BY_LINK, correspondence="abcdef1234").view["fragment"]
    invited = Client()
    invited.send("open", fragment=link)
    assert not invited.view["controls"]["undo"]
    invited.send("undo")
    for change in ("delete", "promote"):
        told = invited.send(change, node=1)
        assert change == "promote" or told[0]["text"]["key"] == "match-shared"
    assert main_line(invited) == ["c3"]


def test_the_status_is_told_to_the_person_who_plays_here() -> None:
    alone = begun("c3", seats=COMPUTER_SECOND)
    assert alone.view["status"] == {
        "key": "status-level-thinking",
        "args": {"player": "white", "level": 1},
    }
    alone.think()
    assert alone.view["status"]["key"] == "status-your-move"
    alone.send("resign")
    assert alone.view["status"]["key"] == "status-resignation-them"
    by_link = begun("c3", seats=BY_LINK, correspondence="abcdef1234")
    assert by_link.view["status"]["key"] == "status-elsewhere"
    puzzle = Client()
    guess = {"game": "consta", "moves": "c3", "ply": "1", "goal": "any", "mode": "puzzle"}
    puzzle.send("open", start=guess)
    puzzle.send("play", move="2b2")
    assert puzzle.view["status"] == {"key": "status-to-move", "args": {"player": "black"}}
    together = begun("c3")
    assert together.view["status"]["key"] == "status-to-move"
    asked = begun(game="carteso", seats=COMPUTER_SECOND, settle=True)
    assert asked.view["status"]["args"]["seat"] == "you"


def test_where_moves_were_taken_back_to_is_known_after_a_reload() -> None:
    before = begun("c3", "b2,d4", "2a1")
    before.send("undo")
    client = Client()
    client.send("open", fragment=before.view["fragment"])
    assert not client.view["leafed"]
    client.send("play", move="2e5")
    assert main_line(client) == ["c3", "b2,d4", "2e5"]
    client.send("undo")
    client.send("go", node=0)
    again = Client()
    again.send("open", fragment=client.view["fragment"])
    assert again.view["leafed"]
    again.send("rejoin")
    assert again.view["cursor"] == 2
