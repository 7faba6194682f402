"""The notebook's board in Python: it plays, tells how its game stands, and what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tools.site.widget import widget_page
from trilithon.core.errors import Problem
from trilithon.games import GAMES
from trilithon.lab import new
from trilithon.widget import Board, board


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a board shows is not looked at here."""
    monkeypatch.setattr(board, "_page", lambda: "<!doctype html>")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_against_the_computer_to_its_end(game: str) -> None:
    small: dict[str, Any] = (
        {"size": 3} if any(one.name == "size" for one in GAMES[game].settings) else {}
    )
    played = Board(game, level=1, **small)
    rules, notation = GAMES[game].rules, GAMES[game].notation
    while played.result is None:
        position = notation.read_position(played.position)
        before = played.ply
        played.play(notation.write_move(position, rules.legal_moves(position)[0]))
        assert played.ply in (before + 1, before + 2)
    assert played.record.rstrip().endswith(played.result)


def test_what_changes_can_be_observed() -> None:
    seen: list[Any] = []
    played = Board("consta", size=3)
    played.observe(lambda change: seen.append(change["new"]), "move")
    played.play("b2")
    played.play("2a1")
    assert seen == ["b2", "2a1"]
    assert (played.ply, played.position) == (2, "3/1b1/W2 b 3")


def test_a_match_is_shown_from_where_it_stands() -> None:
    shown = Board(new("consta", "b2 2a1", size=3))
    assert (shown.ply, shown.position) == (2, "3/1b1/W2 b 3")
    replay = Board(new("consta", "b2 2a1", size=3), mode="replay")
    assert replay.ply == 2
    assert "2a1" in replay.record


def test_a_move_that_cannot_be_made_changes_nothing() -> None:
    played = Board("consta", size=3)
    with pytest.raises(Problem, match="z9 is not on a board of size 3"):
        played.play("z9")
    with pytest.raises(Problem, match="one single stone"):
        played.play("a1,a2")
    assert played.ply == 0


@pytest.mark.parametrize(
    "asked", [{"size": 1}, {"level": 9}, {"mode": "dance"}, {"komi": 1}, {"moves": "z9"}]
)
def test_what_makes_no_board_is_told(asked: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        Board("consta", **asked)


def test_without_its_page_it_says_how_a_checkout_makes_it_and_which_wheels_have_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(board, "_PLACES", (tmp_path / "page.html",))
    with pytest.raises(
        FileNotFoundError,
        match=r"checkout `python build\.py widget`.* wheel that was built without",
    ):
        Board("consta")


def test_the_page_fetches_nothing() -> None:
    page = widget_page()
    assert page.count("<script") == page.count("</script") == 1
    assert "import.meta" not in page
    assert " src=" not in page.partition("<body")[0]
    assert "<link" not in page
    assert "@import" not in page
