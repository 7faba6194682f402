"""The tags and results of records become the match, or what is wrong with them is told."""

from __future__ import annotations

import pytest

from tests.support.records import TAGS, WON, line, reason, refused
from trilithon import GAMES
from trilithon.core import Outcome, Player
from trilithon.formats.pgn import (
    read_record,
    write_record,
)
from trilithon.match import Ending


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
        ('{"trilithon": 1, "game": "consta", "settings": {"size": "5"}}', "record-json"),
        ('\ufeff\n{\n  "trilithon": 1, "game": "consta", "moves": []\n}', "record-json"),
        ('{"Now" it begins} 1. c3 *', "record-game-missing"),
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


@pytest.mark.parametrize(
    "tags",
    [
        '[Game "consta"][Size "5"][Position "5/5/2b2/5/5 w 2"]',
        '[Game "carteso"][Size "3"][Komi "1.50"][Variant "standard"][Position "3/3/3 V - 0 1.5"]',
        '[Game "carteso"][Variant "button"][Position "3/3/3 V - 0 1 V"]',
        '[Game "constructo"][First "yellow"][Position "arch -/-/-/-/-/-/-/-/- b"]',
        '[Game "constructo"][Pattern "0.0+0.2+0.4"][Position "0.0+0.2+0.4 -/-/- b"]',
    ],
)
def test_settings_beside_a_position_may_repeat_it_and_are_not_written_again(tags: str) -> None:
    match = read_record(f"{tags} *")
    assert (match.tags, match.beside) == ({}, {})
    [game, *_, position] = [f"[{tag}" for tag in tags.split("[")[1:]]
    assert write_record(match) == write_record(read_record(f"{game}{position} *"))


@pytest.mark.parametrize(
    ("tags", "told"),
    [
        ('[Game "consta"]\n[Size "7"]\n[Position "5/5/2b2/5/5 w 2"]', "Size is 5"),
        ('[Game "carteso"]\n[Komi "2.5"]\n[Position "3/3/3 V - 0 1.5"]', "Komi is 1.5"),
        ('[Game "carteso"]\n[Variant "button"]\n[Position "3/3/3 V - 0 1"]', "Variant is standard"),
        (
            '[Game "carteso"]\n[Variant "standard"]\n[Position "3/3/3 V - 0 1 H"]',
            "Variant is button",
        ),
        (
            '[Game "constructo"]\n[Pattern "crown"]\n[Position "arch -/-/-/-/-/-/-/-/- y"]',
            "Pattern is arch",
        ),
    ],
)
def test_settings_that_contradict_a_position_are_refused(tags: str, told: str) -> None:
    problem = refused(f"{tags} *")
    assert (problem.reason.key, problem.line) == ("record-tag-position", 2)
    assert str(problem).endswith(f": By the position {told}.")


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
