"""Matches of two rounds, as Constructo is played."""

from __future__ import annotations

import random

import pytest

from trilithon.formats.link import read_fragment, write_fragment
from trilithon.formats.pgn import read_record, write_record
from trilithon.games.constructo import CONSTRUCTO
from trilithon.match import BadCommand, Match, Seat, match_from, new_match, new_setup, rounds
from trilithon.match.answers import answer


def played_out(match: Match, seed: int) -> Match:
    rng = random.Random(seed)
    while match.outcome is None:
        match.play(rng.choice(CONSTRUCTO.rules.legal_moves(match.position)))
    return match


def first_round(seed: int = 1) -> Match:
    match = new_match(CONSTRUCTO, {"pattern": "crown"})
    match.rounds, match.tags["Round"] = 2, "1"
    match.seats = Seat("human"), Seat("computer")
    return played_out(match, seed)


def test_the_other_player_begins_the_second_round() -> None:
    first = first_round()
    assert first.players == ("yellow", "blue")
    second = rounds.next_round(first)
    assert second.players == ("blue", "yellow")
    assert [seat.kind for seat in second.seats] == ["computer", "human"]
    assert second.settings == {"pattern": "crown", "first": "blue"}
    assert second.tags["Round"] == "2"


def test_the_second_round_waits_for_the_first_to_end_and_there_is_no_third() -> None:
    unfinished = new_match(CONSTRUCTO, {})
    unfinished.rounds = 2
    with pytest.raises(BadCommand):
        rounds.next_round(unfinished)
    second = played_out(rounds.next_round(first_round()), 2)
    assert not rounds.has_next(second)
    with pytest.raises(BadCommand):
        rounds.next_round(second)


@pytest.mark.parametrize("seed", range(12))
def test_points_of_both_rounds_add_up_and_decide_the_match(seed: int) -> None:
    first = first_round(seed)
    assert rounds.final_outcome(first) is None
    second = played_out(rounds.next_round(first), seed + 100)
    one, two = CONSTRUCTO.rules.score(first.position), CONSTRUCTO.rules.score(second.position)
    assert one is not None
    assert two is not None
    yellow, blue = one[0] + two[1], one[1] + two[0]
    assert rounds.totals(second) == {"yellow": yellow, "blue": blue}
    final = rounds.final_outcome(second)
    assert final is not None
    expected = {1: "0-1", -1: "1-0", 0: "1/2-1/2"}[(yellow > blue) - (yellow < blue)]
    assert final.result == expected


def test_each_beginner_chooses_a_pattern_where_that_was_agreed() -> None:
    match = new_setup(CONSTRUCTO, {"first": "yellow"})
    match.rounds, match.tags["Round"] = 2, "1"
    answer(match, "arch")
    second = rounds.next_round(played_out(match, 3))
    assert second.question is not None
    assert (second.question.name, second.question.asked) == ("pattern", 0)
    answer(second, "crown")
    assert second.settings == {"pattern": "crown", "first": "blue"}


def test_games_of_a_file_are_joined_only_when_they_are_rounds() -> None:
    first = first_round()
    second = rounds.next_round(first)
    assert rounds.joined([first, second]).earlier == (first,)
    first.tags["Round"] = "3"
    with pytest.raises(BadCommand):
        rounds.joined([first, second])


def test_games_of_a_file_that_one_player_begins_are_no_rounds_of_one_match() -> None:
    games = [new_match(CONSTRUCTO, {"first": "blue"}) for _ in range(2)]
    for number, game in enumerate(games, start=1):
        game.tags["Round"] = str(number)
    assert list(rounds.grouped(games)) == [[games[0]], [games[1]]]
    with pytest.raises(BadCommand, match="the other player begins"):
        rounds.joined(games)


def test_a_position_with_the_colour_that_began_is_seen_from_it_in_records_and_links() -> None:
    text = "rhombus R/-/-/-/-/-/-/-/- b"
    match = match_from(CONSTRUCTO, text, {"first": "blue"})
    assert match.players == ("blue", "yellow")
    for again in (read_record(write_record(match)), read_fragment(write_fragment(match))):
        assert again.players == ("blue", "yellow")
        assert again.game.notation.write_position(again.position) == text
    assert match_from(CONSTRUCTO, text).players == ("yellow", "blue")


def test_a_printed_pattern_that_is_spelled_out_goes_by_its_name() -> None:
    spelled = "2.0+1.1+3.1+0.2+2.2+4.2+1.3+3.3+2.4"
    match = new_match(CONSTRUCTO, {"pattern": spelled})
    assert match.settings == {"pattern": "rhombus", "first": "yellow"}
