"""Challenges: a finished game is played on from a position of it, and links carry both lines."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tests.support.match_contents import contents
from trilithon import GAMES
from trilithon.core import Player
from trilithon.formats.link import BadLink, read_fragment, write_fragment
from trilithon.formats.link.reader import read_lines
from trilithon.formats.link.writer import write_lines
from trilithon.match import BadCommand, Match, Seat, new_match
from trilithon.match.challenge import challenge, standing_challenge
from trilithon.match.ending import resign
from trilithon.match.rematch import opening

SETTINGS = {"size": "5"}


def play_out(match: Match, seed: int = 1) -> Match:
    rng = random.Random(seed)
    while match.outcome is None:
        match.play(rng.choice(match.game.rules.legal_moves(match.position)))
    return match


def finished(name: str) -> Match:
    match = new_match(GAMES[name], SETTINGS if name != "constructo" else {})
    match.seats = Seat("computer", 2), Seat()
    return play_out(match)


def texts(match: Match) -> list[str]:
    write, line = match.game.notation.write_move, match.main_line()
    return [write(one.position, two.move) for one, two in pairwise(line)]


@pytest.mark.parametrize("name", GAMES)
def test_a_challenge_and_its_answer_come_back_from_their_links(name: str) -> None:
    first = finished(name)
    first.go(first.line()[3].id)
    sent = challenge(first)
    again = read_fragment(write_fragment(sent))
    assert contents(again) == contents(sent)
    told = standing_challenge(again)
    assert told is not None
    assert (told.ply, told.player, told.level) == (3, Player.SECOND, 2)
    assert texts(told.first) == texts(first)
    assert len(again.main_line()) == 4
    # Who plays it on sends both lines back.
    play_out(again, 2)
    answer = read_fragment(write_fragment(again))
    carried = standing_challenge(answer)
    assert carried is not None
    assert texts(carried.first) == texts(first)
    assert texts(answer) == texts(again)


@pytest.mark.parametrize("name", GAMES)
def test_challenges_from_when_every_game_had_six_levels_are_of_the_same_levels(name: str) -> None:
    for level in range(1, 7):
        first = finished(name)
        first.seats = Seat("computer", level), Seat()
        first.go(first.line()[1].id)
        told = read_fragment(write_fragment(challenge(first))).challenge
        assert told is not None
        assert told.level == level


def test_how_the_first_line_was_given_up_is_kept() -> None:
    match = new_match(GAMES["consta"], SETTINGS)
    for text in ("c3", "b2,b4", "d3,e3"):
        match.play_text(text)
    resign(match, Player.SECOND)
    match.go(match.line()[1].id)
    told = read_fragment(write_fragment(challenge(match))).challenge
    assert told is not None
    assert told.first.outcome_at(told.first.root.end()) is not None
    assert told.first.ending is not None
    assert told.first.ending.termination == "resignation"
    # Nobody played the computer: who is to move is challenged, at the usual level.
    assert (told.player, told.level) == (Player.SECOND, 3)


def test_only_positions_of_finished_games_make_challenges() -> None:
    match = new_match(GAMES["consta"], SETTINGS)
    match.play_text("c3")
    with pytest.raises(BadCommand) as caught:
        challenge(match)
    assert caught.value.key == "challenge-unfinished"
    ended = finished("carteso")
    ended.go(ended.line()[2].id)
    other = next(
        move
        for move in ended.game.rules.legal_moves(ended.position)
        if move != ended.line()[3].move
    )
    ended.play(other)
    with pytest.raises(BadCommand) as caught:
        challenge(ended)
    assert caught.value.key == "challenge-aside"


@pytest.mark.parametrize("name", GAMES)
def test_at_its_end_a_game_is_a_challenge_from_the_end_of_its_opening(name: str) -> None:
    first = finished(name)
    told = challenge(first).challenge
    assert told is not None
    assert told.ply == opening(first) > 0
    # Where nobody played the computer, who was to move there is challenged.
    first.seats = Seat(), Seat()
    told = challenge(first).challenge
    assert told is not None
    assert told.player is first.game.rules.player(first.line()[told.ply].position)


def test_a_line_that_lost_its_beginning_is_no_challenge_any_more() -> None:
    first = finished("carteso")
    first.go(first.line()[3].id)
    sent = challenge(first)
    other = new_match(first.game, SETTINGS)
    play_out(other, 3)
    other.challenge = sent.challenge
    assert standing_challenge(other) is None
    assert read_fragment(write_fragment(other)).challenge is None


BEGIN = ["consta", "Ssize", "=5", "Mc3 d4,d2".replace("c3", "#").replace("d4,d2", "#,#"), "Xccdddb"]


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ("", "link-challenge"),
        ("1 0 3 1-0", "link-challenge"),
        ("1 0 3 1-0 resignation", "link-challenge"),
        ("9 0 3 1-0 resignation e5,e4", "link-challenge"),
        ("1 2 3 1-0 resignation e5,e4", "link-challenge"),
        ("1 0 99 1-0 resignation e5,e4", "link-challenge"),
        ("-1 0 3 1-0 resignation e5,e4", "link-challenge"),
        ("1 0 3 7-0 resignation e5,e4", "link-challenge"),
        ("1 0 3 1-0 boredom e5,e4", "link-challenge"),
        ("1 0 3 1-0 normal e5,e4", "link-challenge"),
        ("1 0 3 1-0 resignation c3,c4", "link-challenge-move"),
        ("1 0 3 1-0 resignation x", "link-challenge-move"),
        ("1 0 3 1-0 resignation " + "9" * 50, "link-challenge-move"),
        ("1 0 3 1-0 resignation " + "e5,e4 " * 5000, "link-challenge"),
    ],
)
def test_a_mangled_challenge_says_what_is_wrong(told: str, key: str) -> None:
    assert read_lines([*BEGIN, "H1 0 3 0-1 resignation e5,e4"]).challenge is not None
    with pytest.raises(BadLink) as caught:
        read_lines([*BEGIN, f"H{told}"])
    assert caught.value.key == key


def test_a_challenge_does_not_go_with_rounds_or_a_game_by_link() -> None:
    line = "H1 0 3 0-1 resignation e5,e4"
    for other in ("R2", "I0abcdefgh"):
        with pytest.raises(BadLink):
            read_lines([*BEGIN[:1], other, *BEGIN[1:], line])


def test_other_games_have_no_such_line() -> None:
    assert not [line for line in write_lines(finished("consta")) if line.startswith("H")]
