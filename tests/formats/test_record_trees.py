"""Variations, comments, marks and glyphs of records, and every mistake around them."""

from __future__ import annotations

import pytest

from tests.support.match_contents import recorded
from tests.support.records import TAGS, line, reason, refused, small, texts
from trilithon import GAMES
from trilithon.formats.pgn import (
    read_record,
    read_records,
    write_record,
)
from trilithon.match import new_match
from trilithon.match.node import Mark


def test_each_variation_replaces_the_move_before_it() -> None:
    match = small(
        "1. c3 (1. a1 (1. a2) 2. 2a3) 2. 2b2 (2. 2d4 3. 2e5 (3. 2a1) 4. 2a5) (2. 2c2) 3. 2a4 *"
    )
    root = match.root
    assert line(match) == ["c3", "2b2", "2a4"]
    assert texts(root.children) == ["c3", "a1", "a2"]
    assert texts(root.children[1].children) == ["2a3"]
    assert texts(root.children[0].children) == ["2b2", "2d4", "2c2"]
    d4 = root.children[0].children[1]
    assert texts(d4.children) == ["2e5", "2a1"]
    assert texts(d4.children[0].children) == ["2a5"]


def test_comments_glyphs_and_marks_belong_to_the_moves_they_follow() -> None:
    match = small(
        "{start} $10 1. c3 $1 $140 {first} {[%mark circle D4] second [%mark arrow a1 c3]}"
        " ; rest } of line\n(1. a1 {in}) {after} 2. {early} 2b2"
        " ({lead} {[%mark circle e5]} 2. 2d4) * ; end"
    )
    root, c3 = match.root, match.root.children[0]
    b2, d4 = c3.children
    assert (root.comments, root.glyphs) == (["start"], [10])
    assert c3.comments == ["first", "second", "rest } of line", "after", "early"]
    assert c3.glyphs == [1, 140]
    assert c3.marks == [Mark("circle", ("d4",)), Mark("arrow", ("a1", "c3"))]
    assert root.children[1].comments == ["in"]
    assert (b2.comments, b2.lead) == (["end"], [])
    assert (d4.lead, d4.marks, d4.comments) == (["lead"], [Mark("circle", ("e5",))], [])


def test_comments_around_games_belong_to_the_nearer_start_or_to_the_game_before() -> None:
    one, two = read_records(
        '; top\n[Game "consta"] {among} [Size "5"] {below} 1. c3 * ; tail\n'
        '{between}\n[Game "consta"] *'
    )
    assert one.root.comments == ["top", "among", "below"]
    assert one.root.end().comments == ["tail", "between"]
    assert two.root.comments == []


@pytest.mark.parametrize(
    "comment",
    ["[%mark square d4]", "[%mark circle]", "[%mark arrow a1]", "[%clk 1:2]", "a { b", "["],
)
def test_what_is_no_mark_stays_in_the_comment(comment: str) -> None:
    match = small(f"1. c3 {{{comment}}} *")
    assert match.cursor.comments == [comment]
    assert match.cursor.marks == []
    assert read_record(write_record(match)).cursor.comments == [comment]


@pytest.mark.parametrize(
    ("moves", "key", "text"),
    [
        ("(1. c3) *", "record-variation-start", "("),
        ("1. c3 ((1. c4)) *", "record-variation-start", "("),
        ("1. c3 () *", "record-variation-empty", ")"),
        ("1. c3 ({x}) *", "record-variation-empty", ")"),
        ("1. c3 (1. c4 *", "record-variation-result", "*"),
        ("1. c3 (1. c4", "record-variation-open", ""),
        ("1. c3 (1. c4 1-0) *", "record-variation-result", "1-0"),
        ("1. c3) *", "record-variation-closed", ")"),
        ("1. c3 (2. c4) *", "record-number-wrong", "2."),
        ("1. c3 2. 2a1 (1. c4) *", "record-number-wrong", "1."),
        ("1. c3 (c4) *", "record-number-missing", "c4"),
        ("1. c3 2. 2a1 (2. c3,d3) *", "consta-taken", "c3,d3"),
        ("1. c3 ($1 1. c4) *", "record-glyph-alone", "$1"),
        ("1. c3 $256 *", "record-glyph-range", "$256"),
        ("1. c3 $ *", "record-stray", "$ *"),
        ("1. c3 } *", "record-stray", "} *"),
        ("1. c3 ] *", "record-stray", "] *"),
        ("1. c3 {never closed *", "record-comment-open", "{never closed *"),
    ],
)
def test_mistakes_around_moves_are_refused(moves: str, key: str, text: str) -> None:
    problem = refused(TAGS + moves)
    assert problem.reason.key == key
    assert problem.arguments.get("text", "") == text


def test_nesting_may_be_of_any_depth() -> None:
    assert reason(TAGS + "(" * 10_000) == "record-variation-start"
    assert reason(TAGS + "1. c3 " + "(1. c3 " * 3_000) == "record-variation-open"
    flat = TAGS + "1. c3 " + "(1. c4 " * 3_000 + ")" * 3_000 + " *"
    match = read_record(flat)
    assert len(match.root.children) == 3_001
    assert recorded(read_record(write_record(match))) == recorded(match)


@pytest.mark.parametrize("inside", ["", "$1 2. 2a1", "}", "(2. 2a1)", "*"])
def test_what_is_wrong_before_a_variations_first_move_is_told_at_the_move_it_replaces(
    inside: str,
) -> None:
    assert refused(f"{TAGS}1. c3 2. b2,d4 ({inside}) *").ply == 2


def test_a_long_line_of_variations_inside_variations_is_read_and_written() -> None:
    game = GAMES["consta"]
    match = new_match(game, {"size": "9"})
    node = match.root
    while (moves := game.rules.legal_moves(node.position)) and len(match.nodes) < 60:
        match.append(node, moves[0])
        node = match.append(node, moves[-1])
    assert recorded(read_record(write_record(match))) == recorded(match)
