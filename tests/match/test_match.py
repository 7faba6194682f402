"""What a person can do with a game: play, take back, go anywhere, resign."""

from __future__ import annotations

from itertools import pairwise

import pytest

from trilithon import GAMES
from trilithon.core import Player
from trilithon.core.errors import BadMove, BadPosition, BadSetting, IllegalMove
from trilithon.match import BadCommand, Match, Seat, match_from, new_match
from trilithon.match.draft import choose, retract
from trilithon.match.edit import delete, promote
from trilithon.match.ending import agree_draw, resign, run_out_of_time, termination
from trilithon.match.tags import name_persons, persons
from trilithon.match.undo import redo, undo, undo_target

CONSTA = GAMES["consta"]


def small_match(*moves: str, seats: tuple[str, str] = ("human", "human")) -> Match:
    match = new_match(CONSTA, {"size": "5"})
    for text in moves:
        match.play_text(text)
    first, second = (Seat(seat) for seat in seats)  # type: ignore[arg-type]
    match.seats = first, second
    return match


def texts(match: Match) -> list[str]:
    line = match.line()
    return [
        CONSTA.notation.write_move(before.position, node.move) for before, node in pairwise(line)
    ]


def drafted(match: Match) -> list[str]:
    return list(match.draft)


def test_choices_gather_in_a_draft_until_they_make_a_move() -> None:
    match = small_match("c3")
    choose(match, "b2")
    assert drafted(match) == ["b2"]
    assert texts(match) == ["c3"]
    choose(match, "d4")
    assert drafted(match) == []
    assert texts(match) == ["c3", "b2,d4"]


def test_the_same_space_twice_makes_a_stack() -> None:
    match = small_match("c3")
    choose(match, "b2")
    choose(match, "b2")
    assert texts(match) == ["c3", "2b2"]


def test_a_draft_can_be_taken_back_and_is_dropped_when_the_cursor_moves() -> None:
    match = small_match("c3")
    choose(match, "b2")
    retract(match)
    assert drafted(match) == []
    choose(match, "b2")
    match.go(0)
    assert drafted(match) == []


def test_a_refused_choice_keeps_the_draft() -> None:
    match = small_match("c3")
    choose(match, "b2")
    with pytest.raises(IllegalMove):
        choose(match, "c3")
    assert drafted(match) == ["b2"]


def test_a_choice_that_is_no_space_is_named() -> None:
    match = small_match()
    with pytest.raises(BadMove, match="z9"):
        choose(match, "z9")
    with pytest.raises(BadMove, match="nonsense"):
        choose(match, "nonsense")


def test_going_back_and_playing_the_same_move_follows_the_line() -> None:
    match = small_match("c3", "b2,d4", "2a1")
    undo(match)
    undo(match)
    match.play_text("b2,d4")
    assert texts(match) == ["c3", "b2,d4", "2a1"]


def test_going_back_and_playing_another_move_keeps_the_old_line_as_a_variation() -> None:
    match = small_match("c3", "b2,d4", "2a1")
    undo(match)
    undo(match)
    match.play_text("2e5")
    assert texts(match) == ["c3", "2e5"]
    match.go(3)
    assert texts(match) == ["c3", "b2,d4", "2a1"]


def test_undo_against_the_computer_goes_to_the_humans_own_turn() -> None:
    match = small_match("c3", "b2,d4", "2a1", "2e5", seats=("human", "computer"))
    undo(match)
    assert len(match.cursor.path()) == 3
    assert match.player is Player.FIRST
    redo(match)
    assert match.cursor is match.line()[-1]


def test_the_computers_first_move_cannot_be_undone_to() -> None:
    match = small_match("c3", seats=("computer", "human"))
    assert undo_target(match) is None
    undo(match)
    assert len(match.cursor.path()) == 2


def test_the_computer_is_awaited_only_at_the_end_of_a_line() -> None:
    match = small_match("c3", "b2,d4", seats=("human", "computer"))
    assert not match.awaits_computer
    match.play_text("2a1")
    assert match.awaits_computer
    match.go(1)
    assert not match.awaits_computer


def test_resigning_ends_the_game_wherever_one_looks_at_it() -> None:
    match = small_match("c3", "b2,d4")
    match.go(1)
    resign(match, Player.FIRST)
    assert texts(match) == ["c3", "b2,d4"]
    assert match.outcome is not None
    assert match.outcome.result == "0-1"
    with pytest.raises(BadCommand):
        match.play_text("2a1")
    match.go(1)
    assert match.outcome is None


def test_whose_turn_it_is_in_the_game_runs_out_of_time_whatever_the_board_shows() -> None:
    match = small_match("c3", "b2,d4")
    match.go(1)
    run_out_of_time(match)
    assert match.outcome is not None
    assert (match.outcome.result, termination(match)) == ("0-1", "time")
    with pytest.raises(BadCommand):
        run_out_of_time(match)


def test_two_persons_may_agree_on_a_draw() -> None:
    match = small_match("c3")
    assert termination(match) is None
    agree_draw(match)
    assert match.outcome is not None
    assert (match.outcome.result, termination(match)) == ("1/2-1/2", "normal")


def test_names_are_tags_without_idle_spaces_and_an_empty_one_is_none() -> None:
    match = small_match()
    name_persons(match, ("  Ana   Ruiz ", "Ben"))
    assert match.tags == {"Black": "Ana Ruiz", "White": "Ben"}
    name_persons(match, (" ", "Ben"))
    assert persons(match) == ("", "Ben")
    assert match.tags == {"White": "Ben"}


def test_a_move_before_a_resignation_is_a_variation_and_the_game_stays_resigned() -> None:
    match = small_match("c3", "b2,d4")
    resign(match, Player.FIRST)
    undo(match)
    match.play_text("2e1")
    assert match.outcome is None
    assert texts(match) == ["c3", "2e1"]
    match.go(match.root.end().id)
    assert texts(match) == ["c3", "b2,d4"]
    assert match.outcome is not None


def test_a_new_move_in_a_studied_game_is_a_variation() -> None:
    match = small_match("c3", "b2,d4", "2a1")
    match.studied = True
    match.go(1)
    match.play_text("2e5")
    match.go(match.root.end().id)
    assert texts(match) == ["c3", "b2,d4", "2a1"]


def test_a_variation_is_promoted_step_by_step_up_to_the_main_line() -> None:
    match = small_match("c3", "b2,d4", "2a1")
    match.studied = True
    match.go(1)
    match.play_text("2e5")
    match.play_text("2a5")
    match.go(match.cursor.parent.id if match.cursor.parent else 0)
    match.play_text("2b5")
    promote(match, match.cursor.id)
    assert match.line()[0].end().move == match.nodes[3].move
    promote(match, match.cursor.id)
    assert match.root.end() is match.cursor
    promote(match, match.cursor.id)
    assert match.root.end() is match.cursor


def test_deleting_takes_a_whole_line_and_moves_the_cursor_out_of_it() -> None:
    match = small_match("c3", "b2,d4", "2a1")
    resign(match, match.player)
    delete(match, 2)
    assert texts(match) == ["c3"]
    assert match.cursor.id == 1
    assert match.ending is None
    assert sorted(match.nodes) == [0, 1]
    match.play_text("2e5")
    # Who still speaks of a node that is gone does not mean the new one.
    assert sorted(match.nodes) == [0, 1, 4]
    with pytest.raises(BadCommand):
        delete(match, 0)
    with pytest.raises(BadCommand, match="no move 77"):
        promote(match, 77)


def test_nothing_can_be_chosen_when_the_game_is_won() -> None:
    match = match_from(CONSTA, "2b2/2b2/2b2/2b2/2b2 b 9")
    assert match.outcome is not None
    assert match.outcome.winner is Player.FIRST
    with pytest.raises(BadCommand):
        choose(match, "a1")


@pytest.mark.parametrize(
    ("settings", "named"),
    [({"size": "1"}, "1"), ({"size": "20"}, "20"), ({"size": "x"}, "x"), ({"komi": "1"}, "komi")],
)
def test_settings_out_of_range_are_named(settings: dict[str, str], named: str) -> None:
    with pytest.raises(BadSetting, match=named):
        new_match(CONSTA, settings)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "fields"),
        ("5/5/5/5/5 b", "fields"),
        ("5/5/5/5/5 b 2", "turn 2"),
        ("5/5/5/5/5 x 1", "x"),
        ("5/5/5/5/5 b 0", "0"),
        ("5/5/5/5/4 b 1", "Row 1"),
        ("5/5/5/5/05 b 1", "Row 1"),
        ("5/5/5/5/q4 b 1", "q"),
        ("1 b 1", "2 to 19 rows; this one has 1"),
        ("5/5/5/5/5/ b 1", "Row 6"),
        ("bw3/wb3/5/5/5 b 3", "a4"),
        ("B4/5/5/5/5 b 1", "turn 1"),
        ("bb3/5/5/5/5 b 1", "turn 1"),
    ],
)
def test_positions_that_cannot_stand_are_refused_with_the_reason(text: str, named: str) -> None:
    with pytest.raises(BadPosition, match=named):
        match_from(CONSTA, text)
