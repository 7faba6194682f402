"""The engine at hand for those who type, and the console that runs their programs."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import nan
from typing import Any

import pytest

from tests.support.lab_programs import run, wait
from trilithon import GAMES
from trilithon.core.errors import Problem
from trilithon.formats.link import read_fragment, write_fragment
from trilithon.formats.pgn import write_record
from trilithon.lab import count, draw, legal, new, points, random_game, read, show, solve, think
from trilithon.lab.console import Console
from trilithon.match import BadCommand

LANGUAGES = ("en", "es")


def test_a_game_begins_with_settings_and_moves() -> None:
    game = new("consta", "c3 2d4", size=5)
    assert [node.move is None for node in game.line()] == [True, False, False]
    assert (game.settings or {})["size"] == "5"
    assert game.cursor is game.line()[-1]


@pytest.mark.parametrize("bad", [{"size": 99}, {"colour": "red"}])
def test_what_is_wrong_with_a_game_is_told(bad: dict[str, object]) -> None:
    with pytest.raises(Problem):
        new("consta", **bad)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda game: solve(game, seconds=nan), "seconds is nan; it must be a number above 0"),
        (lambda game: think(game, seconds=-1), "seconds is -1; it must be a number above 0"),
        (lambda game: think(game, seconds=nan), "seconds is nan"),
        (lambda game: think(game, seconds="1"), "seconds is '1'"),  # type: ignore[arg-type]
        (lambda game: think(game, playouts=0), "playouts is 0; it must be a whole number from 1"),
        (lambda game: think(game, playouts=-5), "playouts is -5"),
        (lambda game: think(game, playouts=1.5), "playouts is 1.5"),  # type: ignore[arg-type]
        (lambda game: count(game, 1.5), "depth is 1.5; it must be a whole number from 0"),  # type: ignore[arg-type]
        (lambda game: count(game, -1), "depth is -1"),
        (lambda _: new(5), "There is no game “5”; there are"),  # type: ignore[arg-type]
        (lambda _: new("consta", ["f6"]), "moves is ['f6']; it must be a text"),  # type: ignore[arg-type]
        (lambda _: new("consta", position=5), "position is 5; it must be a text"),  # type: ignore[arg-type]
        (lambda _: read(5), "text is 5; it must be a text"),  # type: ignore[arg-type]
    ],
)
def test_amounts_and_types_that_cannot_be_are_told(wrong: Callable[[Any], Any], told: str) -> None:
    with pytest.raises((ValueError, TypeError), match=re.escape(told)):
        wrong(new("consta", size=3))


def test_settings_may_be_values() -> None:
    game = GAMES["carteso"]
    assert game.begin({"size": 5, "komi": 1.5}) == game.begin({"size": "5", "komi": "1.5"})


def test_records_links_and_positions_are_read_and_drawn_alike() -> None:
    game = new("consta", "c3 2d4", size=5)
    link = write_fragment(game)
    assert read(link).position == game.position
    assert read(f"https://example.org/some/#{link}").position == game.position
    assert read(write_record(game)).position == game.position
    drawn = [draw(what).text for what in (game, link, write_record(game), game.position)]
    assert len(set(drawn)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_is_whole_and_the_same_for_a_seed(game: str) -> None:
    first, again = random_game(game, 3), random_game(game, 3)
    assert first.outcome is not None
    assert write_fragment(first) == write_fragment(again)
    assert legal(first) == []
    with pytest.raises(BadCommand):
        think(first)
    assert points(first) == GAMES[game].rules.score(first.position)


def test_a_picture_has_svg_text_and_the_link_that_opens_it() -> None:
    picture = draw(new("consta", "c3 2d4", size=5), "Two moves")
    assert picture._repr_svg_().startswith("<svg ")
    assert str(picture).startswith("Two moves\n 5 . . . . .\n 4 . . . W .")
    assert dict(picture.holds) == {"consta-black": ("c3",), "consta-white-stack": ("d4",)}
    assert len(read_fragment(picture.link).line()) == 3


def test_outside_the_lab_a_board_is_shown_as_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trilithon.lab.display._shower", print)
    show(new("consta", "c3", size=5))
    assert " 3 . . b . ." in capsys.readouterr().out


def test_thought_is_best_first_and_the_same_for_a_seed() -> None:
    game = new("consta", size=5)
    advice = think(game, playouts=2000, seed=1)
    assert advice[0].move in legal(game)
    assert advice[0].line[0] == advice[0].move
    assert think(game, playouts=2000, seed=1) == advice


def test_a_small_pattern_is_solved() -> None:
    game = new("constructo", pattern="0.0+2.0+1.1")
    solved = solve(game)
    assert set(solved.moves) == set(legal(game))
    assert solved.value == max(solved.moves.values()) == next(iter(solved.moves.values()))
    with pytest.raises(TimeoutError):
        solve(new("consta", size=11), seconds=0.01)


def test_sequences_of_moves_are_counted() -> None:
    assert count(new("consta", size=5), 2) == 7500


def test_a_last_expression_is_told_and_kept() -> None:
    assert run("1 + 1", "_ * 2") == [
        {"kind": "result", "text": "2"},
        {"kind": "result", "text": "4"},
    ]
    assert run("x = 1", "None", "") == []


def test_what_is_printed_and_shown_comes_in_order() -> None:
    program = """
import sys
print("a")
print("b", file=sys.stderr)
show(new("consta", "c3", size=5), "one move")
print("c")
"""
    words = run(program)
    assert [word["kind"] for word in words] == ["out", "err", "picture", "out"]
    assert [word.get("text") for word in words] == ["a\n", "b\n", None, "c\n"]
    assert words[2]["caption"] == "one move"
    assert words[2]["svg"].startswith("<svg ")


def test_lines_are_told_while_the_program_goes_on() -> None:
    words: list[dict[str, Any]] = []
    console = Console(words.append)
    console.namespace["told"] = words
    wait(console.run("print(1)\nprint(2, 3)\nseen = list(told)"))
    assert [word["text"] for word in console.namespace["seen"]] == ["1\n", "2 3\n"]
    # Very many of them come in pieces.
    words.clear()
    wait(console.run("for i in range(5000):\n    print(i)"))
    assert "".join(word["text"] for word in words) == "".join(f"{i}\n" for i in range(5000))
    assert len(words) < 500


def test_a_game_that_is_a_result_is_drawn() -> None:
    [word] = run('new("carteso", size=5)')
    assert (word["kind"], word["title"]) == ("picture", "Carteso")


def test_a_traceback_shows_the_program_and_not_the_console() -> None:
    [word] = run("def f():\n    return 1 / 0\n\nf()")
    assert word["kind"] == "error"
    assert "line 4, in <module>\n    f()" in word["text"]
    assert "return 1 / 0" in word["text"]
    assert word["text"].endswith("ZeroDivisionError: division by zero\n")
    assert "console.py" not in word["text"]


@pytest.mark.parametrize(
    ("program", "end"),
    [
        ("x = (", "SyntaxError: '(' was never closed\n"),
        ("raise SystemExit(3)", "SystemExit: 3\n"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt\n"),
        ("class Odd:\n    def __repr__(self): raise ValueError('odd')\nOdd()", "odd\n"),
    ],
)
def test_whatever_a_program_raises_is_told(program: str, end: str) -> None:
    [word] = run(program)
    assert word["kind"] == "error"
    assert word["text"].endswith(end)


def test_in_a_console_games_are_a_short_line() -> None:
    assert run("GAMES['consta']") == [{"kind": "result", "text": "<Game consta>"}]
    match = new("consta", "c3 2d4", size=5)
    assert repr(match) == "<Match consta 5/3W1/2b2/5/5 b 3>"
    assert repr([match.game, match]) == f"[<Game consta>, {match!r}]"


def test_of_a_problem_only_the_program_and_the_reason_are_told() -> None:
    [word] = run('new("consta", "z9", size=5)')
    assert 'File "<program 1>", line 1' in word["text"]
    assert "starting.py" not in word["text"]
    assert "Move 1, “z9”" in word["text"]


def test_a_module_that_is_missing_is_named() -> None:
    [word] = run("import no_such_package.part")
    assert word["missing"] == "no_such_package"
    [word] = run("import trilithon.no_such_module")
    assert "missing" not in word


def test_a_program_may_wait() -> None:
    [word] = run("import asyncio\nawait asyncio.sleep(0)\nawait asyncio.sleep(0, 'done')")
    assert word == {"kind": "result", "text": "'done'"}


def test_endless_output_is_cut() -> None:
    words = run("for _ in range(1000):\n    print('x' * 1000)\n1")
    assert sum(len(word.get("text", "")) for word in words) < 250_000
    assert [word["kind"] for word in words][-2:] == ["cut", "result"]


def test_endless_pictures_are_cut() -> None:
    words = run('game = new("consta", size=5)\nfor _ in range(150):\n    show(game)\nprint("end")')
    kinds = [word["kind"] for word in words]
    assert kinds.count("cut") == 1
    assert kinds.count("picture") < 150
    assert kinds[-1] == "out"
