"""Consta's rules: what may be placed, and when a game is won."""

from __future__ import annotations

import pytest

from tests.support.consta_games import board, play, refusal, start, texts
from trilithon.core import Outcome, Player
from trilithon.core.errors import BadSetting
from trilithon.games import GAMES
from trilithon.games.consta.rules import notation, rules
from trilithon.games.consta.rules.rules import has_chain

# Setting up and moving


def test_the_board_is_11_by_11_unless_told_otherwise() -> None:
    assert rules.start({}).size == 11
    assert notation.write_position(start(5)) == "5/5/5/5/5 b 1"


@pytest.mark.parametrize("size", ["1", "20", "0", "-3", "x", "", "5.0", "٥", "99999"])
def test_sizes_go_from_2_to_19(size: str) -> None:
    with pytest.raises(BadSetting):
        GAMES["consta"].read_settings({"size": size})
    assert GAMES["consta"].read_settings({"size": "19"}) == {"size": 19}


def test_black_begins_with_one_single_stone() -> None:
    assert texts(start(2)) == ["a1", "a2", "b1", "b2"]
    assert refusal(start(5), "2c3").key == "consta-first-single"
    assert refusal(start(5), "c3,d4").key == "consta-first-single"
    assert notation.write_position(play(start(5), "c3")) == "5/5/2b2/5/5 w 2"


def test_every_later_move_is_two_singles_or_a_stack() -> None:
    assert texts(play(start(2), "a1")) == ["a2,b1", "a2,b2", "b1,b2", "2a2", "2b1", "2b2"]
    assert refusal(play(start(5), "c3"), "b2").key == "consta-one-stone"
    assert notation.write_position(play(start(3), "b2", "a1,c3", "2a3")) == "B1w/1b1/w2 w 4"


def test_black_may_start_from_a_set_up_stone_with_a_single() -> None:
    position = notation.read_position("3/1w1/3 b 1")
    assert len(texts(position)) == 8
    assert refusal(position, "2a1").key == "consta-first-single"


@pytest.mark.parametrize("move", ["2c3", "b2,c3", "c3,d4", "2a1"])
def test_nothing_is_placed_on_an_occupied_space(move: str) -> None:
    problem = refusal(play(start(5), "c3", "2a1"), move)
    assert problem.key == "consta-taken"
    assert problem.spaces == (("a1",) if move == "2a1" else ("c3",))


def test_passing_is_refused_while_there_is_a_legal_move() -> None:
    assert refusal(start(5), "pass").key == "consta-pass"
    assert refusal(play(start(5), "c3"), "pass").key == "consta-pass"


# Winning


def test_a_chain_wins_only_when_it_survives_the_opponents_move() -> None:
    position = play(start(3), "b1", "2a1", "b2,b3")
    assert rules.outcome(position) is None
    assert texts(position) != []
    position = play(position, "2c1")
    assert rules.outcome(position) == Outcome(Player.FIRST)
    assert texts(position) == []
    assert rules.count_legal_moves(position) == 0
    assert refusal(position, "2c2").key == "consta-over"
    assert refusal(position, "pass").key == "consta-over"


def test_a_chain_that_the_opponent_cuts_has_not_won() -> None:
    waiting = board("..b", ".b.", "bw.", turn=4)
    assert has_chain(waiting, white=False)
    assert rules.outcome(waiting) is None
    cut = play(waiting, "2a2")
    assert not has_chain(cut, white=False)
    assert rules.outcome(cut) is None
    left = play(waiting, "2c1")
    assert rules.outcome(left) == Outcome(Player.FIRST)


def test_the_chain_of_the_player_who_just_moved_does_not_win_yet() -> None:
    assert rules.outcome(board("b..", "b..", "b..", turn=4)) is None
    assert rules.outcome(board("b..", "b..", "b..", turn=5)) == Outcome(Player.FIRST)
    assert rules.outcome(board("www", "...", "...", turn=5)) is None
    assert rules.outcome(board("www", "...", "...", turn=4)) == Outcome(Player.SECOND)
