"""Records written and read again: one form for every match, nothing lost, nothing mistaken."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.amounts import many
from tests.support.match_contents import recorded
from tests.support.random_matches import grow, recorded_matches
from tests.support.records import TAGS
from trilithon import GAMES
from trilithon.core import Outcome, Player
from trilithon.formats.pgn import (
    RecordError,
    read_record,
    read_records,
    write_record,
    write_records,
)
from trilithon.match import Match, new_match
from trilithon.match.edit import promote
from trilithon.match.ending import resign
from trilithon.match.node import Mark

# Writing


def test_the_writer_has_one_form() -> None:
    text = (
        '[game "CONSTA"] [Zebra "z"] [White "B"] [Black "A"] [Date "2024"] [size "5"] [Event "E"]'
        " ; start\n 1.C3 $2 {x} (1.a1 2.E5,B2 (2.2b5)) 2.D4,B2 {[%mark circle e5]} *"
    )
    assert write_record(read_record(text)) == (
        '[Game "consta"]\n[Size "5"]\n[Event "E"]\n[Date "2024"]\n[Black "A"]\n[White "B"]\n'
        '[Zebra "z"]\n[Result "*"]\n\n'
        "{start} 1. c3 $2 {x} (1. a1 2. b2,e5 (2. 2b5)) 2. b2,d4 {[%mark circle e5]} *\n"
    )


def test_who_leafs_back_and_resigns_gives_up_the_game_and_the_record_says_so() -> None:
    match = read_record(TAGS + "1. c3 2. 2a1 *")
    match.go(1)
    resign(match, Player.FIRST)
    again = read_record(write_record(match))
    assert again.outcome == match.outcome == Outcome(Player.SECOND)
    assert len(again.cursor.path()) == 3


def test_an_ending_away_from_the_main_lines_end_is_not_written() -> None:
    match = read_record(TAGS + "1. c3 2. 2a1 *")
    resign(match, Player.FIRST)
    match.studied = True
    match.go(1)
    match.play_text("2e5")
    promote(match, match.cursor.id)
    assert match.ending is not None
    assert read_record(write_record(match)).ending is None


def test_lines_stay_within_80_columns() -> None:
    match = grow(new_match(GAMES["consta"], {"size": "6"}), random.Random(1), moves=300)
    for each in write_record(match).splitlines():
        assert len(each) <= 80


# Any text


GRAMMAR_PIECES = [
    *("1.", "2.", "3.", "c3", "b2,d4", "2a1", "2e5", "pass", "*", "1-0", "0-1", "1/2-1/2"),
    *(
        "(",
        ")",
        "{",
        "}",
        ";",
        "\n",
        "$1",
        "$",
        "[",
        "]",
        '"',
        "\\",
        '[Game "consta"]',
        '[Size "5"]',
    ),
    *(
        "[%mark circle d4]",
        "[%mark",
        "{x}",
        '[Result "*"]',
        '[Position "5/5/5/5/5 b 1"]',
        "é\0",
        "\r",
    ),
]


@given(
    st.lists(st.sampled_from(GRAMMAR_PIECES), max_size=40),
    st.booleans(),
    st.sampled_from(["", " "]),
)
@settings(max_examples=many(200), deadline=None)
def test_any_text_is_read_or_refused_as_such(
    pieces: list[str], with_tags: bool, between: str
) -> None:
    text = (TAGS if with_tags else "") + between.join(pieces)
    games = read_records(text)
    while True:
        try:
            match = next(games, None)
        except RecordError:
            return
        if match is None:
            return
        assert recorded(read_record(write_record(match))) == recorded(match)


@given(st.text(max_size=60))
@settings(max_examples=many(70), deadline=None)
def test_any_comment_comes_back(text: str) -> None:
    text = text.replace("\r", "").strip()
    match = new_match(GAMES["consta"], {"size": "3"})
    match.play_text("b2")
    match.cursor.comments = [text]
    match.cursor.marks = [Mark("circle", ("a1",))]
    match.root.comments = ["one", text]
    again = read_record(write_record(match))
    if "}" in text:
        text = "\n".join(line.rstrip() for line in text.split("\n"))
    assert again.cursor.comments == ([text] if text else [])
    assert again.root.comments == (["one", text] if text else ["one"])
    assert again.cursor.marks == match.cursor.marks
    assert write_record(again) == write_record(read_record(write_record(again)))


# Any match


@given(recorded_matches())
@settings(max_examples=many(80), deadline=None)
def test_any_match_comes_back_whole(match: Match) -> None:
    text = write_record(match)
    again = read_record(text)
    assert recorded(again) == recorded(match)
    assert write_record(again) == text
    assert again.cursor is again.root.end()


@given(st.lists(recorded_matches(), max_size=4))
@settings(max_examples=many(10), deadline=None)
def test_several_matches_come_back_from_one_text(several: list[Match]) -> None:
    again = list(read_records(write_records(several)))
    assert [recorded(match) for match in again] == [recorded(match) for match in several]


# Records that have suffered


def spoil(text: str, rng: random.Random) -> str:
    """A record with something done to it that happens to files."""
    at, other = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    letters = 'abc123.,-*/ \n\t(){}[];$%"\\é\x00'
    return rng.choice(
        [
            text[:at],
            text[at:],
            text[:at] + text[other:],
            text[:at] + rng.choice(letters) + text[at + 1 :],
            text[:at] + rng.choice(letters) + text[at:],
            text[:at] + text[other:] + text[at:other],
            text[:at] + text[at:other] * 2 + text[other:],
            text[:at] + text[at:other].swapcase() + text[other:],
            "".join(rng.choices(letters, k=rng.randrange(80))),
        ]
    )


def must_be_read_or_refused(text: str) -> None:
    with suppress(RecordError):
        for match in read_records(text):
            assert recorded(read_record(write_record(match))) == recorded(match)


@pytest.mark.parametrize("seed", range(5))
def test_mangled_records_are_refused_or_read(seed: int) -> None:
    rng = random.Random(seed)
    whole = TAGS + "1. c3 $1 {ok [%mark circle a1]} (1. a1 ; no\n 2. 2b2) 2. b2,d4 3. 2a1 0-1\n"
    for _ in range(400):
        must_be_read_or_refused(spoil(whole, rng))


@given(st.lists(recorded_matches(), min_size=1, max_size=2), st.randoms(use_true_random=False))
@settings(max_examples=many(50))
def test_any_mangled_record_is_refused_or_read(several: list[Match], rng: random.Random) -> None:
    must_be_read_or_refused(spoil(write_records(several), rng))
