"""Wrong tries: each is answered on the board, or told why it fails by a sentence that names it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.support.amounts import many
from tests.support.catalogues import catalogue, references
from tests.support.client import Client
from tests.support.lesson_files import read_lessons, right_moves, start_of
from tests.support.puzzle_files import puzzles_of
from tools.build.paths import WEB
from trilithon import GAMES
from trilithon.core.scene import Text
from trilithon.formats.attributes import begin
from trilithon.study.tasks import read_goal

LANGUAGES = sorted(path.stem for path in (WEB / "locales").glob("*.ftl"))
LESSONS = [
    pytest.param(game, lesson, id=f"{game}-{lesson['id']}")
    for game in GAMES
    for lesson in read_lessons(game)
]
# So many wrong moves of each task are tried, others at each change of this number.
_SAMPLE, _SEED = many(4), 1
# What asks for a kind of move alone: another kind has lost nothing that a reply could show.
_KINDS = {"any", "pair", "stack", "colour", "holds", "gains"}
# Statements about how the game goes on, which only the board can refute.
_BEATEN = {"wins", "won", "best", "better", "moves", "allows", "lasting"}


def sample(game: str, start: Any, goal: str) -> list[str]:
    """Some wrong moves of a task."""
    match = begin(start)
    write = match.game.notation.write_move
    legal = match.game.rules.legal_moves(match.position)
    if goal.startswith("line "):
        right = set(re.split(r"[\s(]", goal)[1:2])
        wrong = [write(match.position, move) for move in legal]
        wrong = [text for text in wrong if text not in right]
    else:
        found = set(right_moves(match.game, read_goal(match.game, goal), match.position))
        wrong = [write(match.position, move) for move in legal if move not in found]
    return Random(f"{_SEED} {goal}").sample(wrong, min(_SAMPLE, len(wrong)))


def tried(start: Any, move: str) -> Any:
    """The view after a wrong try, when what follows it has been found."""
    client = Client()
    client.send("open", start=start)
    client.send("play", move=move)
    client.think()
    assert client.view["task"]["standing"] == "wrong"
    assert client.view["cursor"] == 1
    return client.view


def assert_told(texts: list[Text]) -> None:
    """In every language, with no more arguments than there are."""
    for text in texts:
        for language in LANGUAGES:
            assert text["key"] in catalogue(language), text
            assert references(language, text["key"])[0] <= text["args"].keys(), text


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_wrong_move_of_a_lesson_is_refuted(game: str, lesson: dict[str, Any]) -> None:
    start = start_of(game, lesson)
    words = {statement.split()[0] for statement in lesson["goal"].split("|")}
    for move in sample(game, start, lesson["goal"]):
        view = tried(start, move)
        told = view["task"]
        assert told["reasons"][0]["args"]["move"] == move
        assert_told([*told["reasons"], *told["reply"]])
        replies = view["moves"][1:]
        over = view["course"]["result"] is not None
        if words & _BEATEN and not over and not words & _KINDS:
            assert replies, move
        assert bool(replies) == bool(told["reply"]), move
        if replies:
            assert told["reply"][0]["args"]["reply"] == replies[0]["text"]


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_of_a_puzzle_is_refuted(game: str) -> None:
    puzzles = puzzles_of(game)
    for puzzle in puzzles[:: len(puzzles) // 4]:
        goal = f"line {puzzle['line']}"
        start = {"mode": "puzzle", "game": game, "position": puzzle["position"], "goal": goal}
        for move in sample(game, start, goal)[:3]:
            view = tried(start, move)
            told = view["task"]
            assert told["reasons"][0]["args"]["move"] == move
            assert_told([*told["reasons"], *told["reply"]])
            if view["course"]["result"] is None:
                assert len(view["moves"]) > 1
                assert told["reply"][0]["args"]["reply"] == view["moves"][1]["text"]
            if puzzle["turns"] == 2 and game == "consta":
                assert_stopped(view)


def assert_stopped(view: Any) -> None:
    """The reply leaves no move that wins, where the next one was to."""
    game = GAMES[view["game"]]
    client = Client()
    client.send("open", fragment=view["fragment"])
    client.send("go", node=client.view["moves"][1]["node"])
    position = game.notation.read_position(client.view["position"])
    assert game.winning_moves is not None
    assert game.rules.outcome(position) or not any(game.winning_moves(position))


def test_a_reply_takes_the_right_moves_away() -> None:
    """After the answer that is shown in most tasks of Consta, nothing reaches the goal any more."""
    start = start_of("consta", next(one for one in read_lessons("consta") if one["id"] == "which"))
    view = tried(start, "a4,b1")
    assert view["task"]["reply"][0]["key"] == "try-spoiled"
    game = GAMES["consta"]
    position = begin(start).position
    for text in (one["text"] for one in view["moves"]):
        position = game.rules.play(position, game.notation.read_move(position, text))
    assert not right_moves(game, read_goal(game, "cut"), position)
