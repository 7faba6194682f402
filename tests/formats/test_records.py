"""Records: the whole grammar read, every mistake refused where it stands, every tree written."""

from __future__ import annotations

import string

import pytest

from tests.support.match_contents import recorded
from trilithon import GAMES
from trilithon.core import Outcome, Player
from trilithon.formats.pgn import (
    RecordError,
    read_record,
    read_records,
    write_record,
    write_records,
)
from trilithon.match import Ending, Match, new_match
from trilithon.match.node import Mark, Node

TAGS = '[Game "consta"]\n[Size "5"]\n\n'
WON = "1. c1 2. 2a1 3. c2,c3 4. 2a2 5. c4,c5 6. 2a3"


def small(moves: str) -> Match:
    return read_record(TAGS + moves)


def line(match: Match) -> list[str]:
    """The moves of the main line."""
    return texts(match.root.end().path())


def texts(nodes: list[Node]) -> list[str]:
    notation = GAMES["consta"].notation
    return [notation.write_move(n.parent.position, n.move) for n in nodes if n.parent is not None]


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        list(read_records(text))
    assert "\n" not in str(caught.value)
    return caught.value


def reason(text: str) -> str:
    return refused(text).reason.key


# Moves and their numbers


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
        (TAGS + "1. c3", "At the end of the text: The game has no result after its moves"),
        (TAGS + "*\n" + TAGS + "1. c3", "At the end of game 2: The game has no result"),
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


# Tags


def test_tags_become_the_match_or_stay() -> None:
    match = read_record(
        '[Event "Open \\"A\\\\B\\""]\n[Game "consta"][Size "7"]\n[ Black  "Ann" ]'
        '[White "Bob"][Date "2024.05.01"][Opening "x"][Result "*"] *'
    )
    assert match.game is GAMES["consta"]
    assert match.settings == {"size": "7"}
    assert match.tags == {
        "Event": 'Open "A\\B"',
        "Black": "Ann",
        "White": "Bob",
        "Date": "2024.05.01",
        "Opening": "x",
    }


def test_missing_tags_take_their_defaults() -> None:
    match = read_record('[Game "consta"] *')
    assert match.settings == {"size": "11"}
    assert (match.tags, match.ending, match.outcome) == ({}, None, None)


def test_known_tags_are_known_in_any_case() -> None:
    match = read_record('[GAME "Consta"][size "5"][black "Ann"][event "E"][opening "x"] *')
    assert match.settings == {"size": "5"}
    assert match.tags == {"Black": "Ann", "Event": "E", "opening": "x"}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("*", "record-game-missing"),
        ("1. c3 *", "record-game-missing"),
        ('[Size "5"] *', "record-game-missing"),
        ('[Game "chess"] *', "record-game-unknown"),
        ('[Game ""] *', "record-game-unknown"),
        ('[Game "consta"][Size "1"] *', "setting-range"),
        ('[Game "consta"][Size "20"] *', "setting-range"),
        ('[Game "consta"][Size "x"] *', "setting-range"),
        ('[Game "consta"][Size "5"][Size "6"] *', "record-tag-twice"),
        ('[Game "consta"][Size "5"][SIZE "6"] *', "record-tag-twice"),
        ('[Game "consta"][Position "5/5 b 1"] *', "rows-length"),
        ('[Game "consta"][Position "5/5/5/5/5 w 1"] *', "consta-position-parity"),
        ('[Game "consta"][Size "x"][Position "5/5/5/5/5 b 1"] *', "setting-range"),
        ('[Game "consta"][Termination "boredom"] *', "record-termination"),
        ("[Game consta] *", "record-tag-malformed"),
        ('[Game "consta] *', "record-tag-malformed"),
        ('[Game "consta" *', "record-tag-malformed"),
        ('[Game "con\nsta"] *', "record-tag-malformed"),
        ('["consta"] *', "record-tag-malformed"),
        ('[Game "consta"][Size 5] *', "record-tag-malformed"),
        ('[Game "consta"] 1. c3 [Size "5"] *', "record-result-missing"),
    ],
)
def test_bad_tags_are_refused(text: str, key: str) -> None:
    assert reason(text) == key


def test_the_same_tag_may_stand_twice_with_one_value() -> None:
    assert read_record('[Game "consta"][Size "5"][Size "5"] *').settings == {"size": "5"}


def test_a_position_decides_and_settings_beside_it_stay_as_tags() -> None:
    text = '[Game "consta"][Size "5"][Position "5/5/2b2/5/5 w 2"] *'
    match = read_record(text)
    assert match.tags == {"Size": "5"}
    assert read_record(write_record(match)).tags == {"Size": "5"}


# Results


@pytest.mark.parametrize(
    ("termination", "result", "ending"),
    [
        (None, "*", None),
        ("normal", "*", None),
        ("unfinished", "*", (None, "unfinished")),
        ("time", "*", (None, "time")),
        (None, "1-0", (Outcome(Player.FIRST), "normal")),
        ("normal", "1/2-1/2", (Outcome(None), "normal")),
        ("Resignation", "0-1", (Outcome(Player.SECOND), "resignation")),
        ("time", "1-0", (Outcome(Player.FIRST), "time")),
    ],
)
def test_an_unfinished_board_takes_the_result_of_the_record(
    termination: str | None, result: str, ending: tuple[Outcome | None, str] | None
) -> None:
    tag = f'[Termination "{termination}"]' if termination else ""
    match = read_record(f'[Game "consta"]{tag} 1. c3 {result}')
    assert match.ending == (Ending(1, *ending) if ending else None)
    assert match.outcome == (ending[0] if ending else None)
    again = read_record(write_record(match))
    assert (again.ending, again.outcome) == (match.ending, match.outcome)


def test_a_finished_board_has_its_own_result() -> None:
    for tag in ("", '[Termination "normal"]', '[Termination "time"]', '[Result "1-0"]'):
        match = read_record(f"{tag}{TAGS}{WON} 1-0")
        assert match.outcome == Outcome(Player.FIRST)
        assert match.ending is None
    assert '[Termination "normal"]\n[Result "1-0"]' in write_record(match)


@pytest.mark.parametrize("result", ["0-1", "1/2-1/2", "*"])
def test_a_result_that_contradicts_a_finished_board_is_refused(result: str) -> None:
    problem = refused(f"{TAGS}{WON} {result}")
    assert (problem.reason.key, problem.ply) == ("record-result-board", 6)
    assert problem.match is not None
    assert len(line(problem.match)) == 6


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[Game "consta"][Result "1-0"] 1. c3 0-1', "record-result-tag"),
        ('[Game "consta"][Result "*"] 1. c3 0-1', "record-result-tag"),
        ('[Game "consta"][Result "2-0"] 1. c3 *', "record-result-tag"),
        ('[Game "consta"][Termination "unfinished"] 1. c3 1-0', "record-result-unfinished"),
        ('[Game "consta"] 1. c3', "record-result-missing"),
        ('[Game "consta"]', "record-result-missing"),
        (
            '[Game "consta"] [Game "consta"] [Size "5"] 1. c3 [Game "consta"] *',
            "record-result-missing",
        ),
        ('[Game "consta"] 1. c3 * 2. 2a1 *', "record-game-missing"),
        ('[Game "consta"] 1. c3 * *', "record-game-missing"),
    ],
)
def test_results_that_are_missing_or_do_not_agree_are_refused(text: str, key: str) -> None:
    assert reason(text) == key


# Variations, comments, marks and glyphs


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


def test_a_long_line_of_variations_inside_variations_is_read_and_written() -> None:
    game = GAMES["consta"]
    match = new_match(game, {"size": "9"})
    node = match.root
    while (moves := game.rules.legal_moves(node.position)) and len(match.nodes) < 60:
        match.append(node, moves[0])
        node = match.append(node, moves[-1])
    assert recorded(read_record(write_record(match))) == recorded(match)


# Texts as they come


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


# Other games


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
