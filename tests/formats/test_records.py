"""Records read: moves however they are set, every mistake named where it stands, all games."""

from __future__ import annotations

import string

import pytest

from tests.support.records import TAGS, WON, line, reason, refused, small
from trilithon.core import Outcome, Player
from trilithon.formats.pgn import (
    RecordError,
    read_record,
    read_records,
    write_record,
    write_records,
)


@pytest.mark.parametrize(
    "moves",
    [
        "1. c3 2. b2,d4 3. 2a1 *",
        "1.c3 2.b2,d4 3.2a1 *",
        "1. C3 2. D4,B2 3. 2A1 *",
        "1.\nc3\n\n2.\tb2,d4\r\n3. 2a1\r*",
        "1. c3 2. b2,d4 3. 2a1*",
        "01. c3 02. b2,d4 03. 2a1 *",
    ],
)
def test_moves_are_read_however_they_are_set(moves: str) -> None:
    assert line(small(moves)) == ["c3", "b2,d4", "2a1"]


@pytest.mark.parametrize(
    ("moves", "key", "ply", "text"),
    [
        ("1. c3 b2,d4 *", "record-number-missing", 2, "b2,d4"),
        ("c3 *", "record-number-missing", 1, "c3"),
        ("2. c3 *", "record-number-wrong", 1, "2."),
        ("1. c3 3. b2,d4 *", "record-number-wrong", 2, "3."),
        ("1. c3 1. b2,d4 *", "record-number-wrong", 2, "1."),
        ("1. c3 99999999999999999999. b2,d4 *", "record-number-wrong", 2, "99999999999999999999."),
        ("1. 1. c3 *", "record-number-alone", 1, "1."),
        ("1. c3 2. *", "record-number-alone", 1, "*"),
        ("1. c3 2. (1. c4) *", "record-number-alone", 1, "("),
        ("1. c3 2. $1 b2,d4 *", "record-number-alone", 1, "$1"),
        ("1. c3 2. c3,d4 *", "consta-taken", 2, "c3,d4"),
        ("1. c3 2. c9,d4 *", "space-off-board", 2, "c9,d4"),
        ("1. c3 2. d4,d4 *", "consta-move-twice", 2, "d4,d4"),
        ("1. c3 2. hello *", "consta-move-malformed", 2, "hello"),
        ("1... c3 *", "consta-move-malformed", 1, ".."),
        ("1. c3 2. pass *", "consta-pass", 2, "pass"),
        ("1. c3 2. e5, g7 *", "consta-move-malformed", 2, "e5,"),
        (f"1. {'x' * 5000} *", "record-move-long", 1, "x" * 39 + "…"),
        (f"{WON} 7. 2b5 1-0", "consta-over", 7, "2b5"),
    ],
)
def test_a_move_that_cannot_be_made_is_named(moves: str, key: str, ply: int, text: str) -> None:
    problem = refused(TAGS + moves)
    assert (problem.reason.key, problem.ply) == (key, ply)
    assert problem.arguments["text"] == text
    assert problem.game == 1
    assert problem.line == 4


def test_an_error_names_game_line_ply_text_and_reason_in_one_sentence() -> None:
    problem = refused(TAGS + "1. c3 *\n\n" + TAGS + "1. c3\n2. b2,d4\n3. b2,a1 *")
    assert str(problem) == "In game 2 at move 3, “b2,a1” in line 11: b2 is taken."
    assert problem.text["key"] == "record-move-later"
    assert problem.text["args"]["reason"] == {"key": "consta-taken", "args": {"space": "b2"}}
    assert problem.spaces == ("b2",)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1. c3 *", "It is not said which game this is. A record begins with"),
        ("It was a nice game.", "It is not said which game this is. A record begins with"),
        (TAGS + "1. c3 *\n1. a1 *", "In game 2, “1.” in line 5: It is not said which game"),
        (TAGS + "1. c3 1. a1 *", "At move 2, “1.” in line 4: The move’s number must be 2."),
        ('[Game "chess"] *', "In line 1, “[Game "),
        (TAGS, "At the end of the text: The game has no result after its moves"),
        (TAGS + "*\n" + TAGS, "At the end of game 2: The game has no result"),
        (TAGS + "1. c3", "At the end of the text, after move 1: The game has no result after"),
        (TAGS + "*\n" + TAGS + "1. c3", "At the end of game 2, after move 1: The game has no"),
        (TAGS + "1. c3 (1. a1", "At the end of the text, after move 1: A variation is not closed"),
    ],
)
def test_an_error_is_said_with_the_place_alone_that_helps_to_find_it(text: str, said: str) -> None:
    assert str(refused(text)).startswith(said)


def test_an_error_keeps_what_was_read_before_it() -> None:
    games = read_records(TAGS + "1. a1 *" + TAGS + "1. c3 2. b2,d4 3. b2,a1 4. 2e5 *")
    assert line(next(games)) == ["a1"]
    with pytest.raises(RecordError) as caught:
        next(games)
    assert caught.value.match is not None
    assert line(caught.value.match) == ["c3", "b2,d4"]
    assert next(games, None) is None


def test_the_numbers_begin_with_1_from_any_position() -> None:
    match = read_record('[Game "consta"] [Position "5/5/2b2/5/5 w 2"] 1. b2,d4 2. 2a1 *')
    assert match.settings is None
    assert line(match) == ["b2,d4", "2a1"]
    assert match.game.rules.ply(match.position) == 3
    with pytest.raises(RecordError):
        read_record('[Game "consta"] [Position "5/5/2b2/5/5 w 2"] 2. b2,d4 *')


def test_byte_order_marks_and_line_ends_do_not_matter() -> None:
    assert line(
        read_record("\ufeff" + TAGS.replace("\n", "\r\n") + "1. c3\r\n2. 2a1\r\n*\r\n")
    ) == [
        "c3",
        "2a1",
    ]
    problem = refused(TAGS.replace("\n", "\r\n") + "1. c3\r\n2. c3,d3 *")
    assert problem.line == 5


@pytest.mark.parametrize("text", ["", "\n \t", "\ufeff", "; nothing\n", "{nothing}"])
def test_a_text_without_games_holds_none(text: str) -> None:
    assert list(read_records(text)) == []
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert caught.value.reason.key == "record-none"


def test_one_record_is_one() -> None:
    with pytest.raises(RecordError) as caught:
        read_record(TAGS + "* " + TAGS + "*")
    assert caught.value.reason.key == "record-several"


def test_files_that_begin_with_a_byte_order_mark_may_be_put_after_each_other() -> None:
    for end in ("*", "*\n", "1-0"):
        game = f"\ufeff{TAGS}1. c3 {end}"
        assert len(list(read_records(game * 3))) == 3


def test_the_alphabet_of_hidden_characters_is_no_trouble() -> None:
    for letter in [
        *map(chr, range(32)),
        "\x7f",
        "\x85",
        "\xa0",
        "\u2028",
        "\ufeff",
        *string.punctuation,
    ]:
        refused(TAGS + f"1. c3{letter}{letter}9. *")


def test_settings_of_other_games_are_tags() -> None:
    match = read_record('[Game "carteso"][Size "3"][Variant "button"][Vertical "A"] 1. Bb2 *')
    assert match.settings == {"size": "3", "komi": "0", "variant": "button"}
    assert write_record(match) == (
        '[Game "carteso"]\n[Size "3"]\n[Komi "0"]\n[Variant "button"]\n[Vertical "A"]\n'
        '[Result "*"]\n\n1. Bb2 *\n'
    )
    plain = read_record('[Game "carteso"][Komi "-1.5"][KomiBy "A"] *')
    assert write_record(plain) == (
        '[Game "carteso"]\n[Size "11"]\n[Komi "-1.5"]\n[KomiBy "A"]\n[Result "*"]\n\n*\n'
    )
    assert reason('[Game "carteso"][Variant "buttons"] *') == "carteso-variant"
    assert reason('[Game "carteso"][Variant "button"][Komi "1.5"] *') == "carteso-komi-whole"


def test_moves_of_tiles_are_no_results() -> None:
    match = read_record('[Game "constructo"][First "blue"] 1. s1 2. R2 3. R4 4. 2-1 0-1')
    assert match.settings == {"pattern": "rhombus", "first": "blue"}
    assert match.outcome == Outcome(Player.SECOND)
    assert "1. S1 2. R2 3. R4 4. 2-1 0-1" in write_record(match)


def test_the_rounds_of_a_match_are_games_of_their_own() -> None:
    text = '[Game "constructo"][Round "1"] * [Game "constructo"][Round "2"][First "blue"] *'
    one, two = read_records(text)
    assert (one.tags["Round"], two.tags["Round"]) == ("1", "2")
    assert [each.tags for each in read_records(write_records([one, two]))] == [one.tags, two.tags]
