"""The lessons: the engine finds just the answers that they state, and every language tells them."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from tests.support.client import Client
from tests.support.lesson_files import LESSONS, read_chapters, read_lessons, right_moves, start_of
from tools.build.paths import WEB
from trilithon import GAMES
from trilithon.core import Solution, Solver
from trilithon.formats.attributes import begin
from trilithon.search.result import finish, finish_before
from trilithon.study.hints import choices_of
from trilithon.study.tasks import read_goal

LANGUAGES = sorted(path.stem for path in (WEB / "locales").glob("*.ftl"))
TASKS = [
    pytest.param(game, lesson, id=f"{game}-{lesson['id']}")
    for game in GAMES
    for lesson in read_lessons(game)
]
PER_TASK = pytest.mark.parametrize(("game", "lesson"), TASKS)
Lesson = dict[str, Any]


# Of tasks that are played out the whole tree is proved: see `test_consta_strategy`.
PER_MOVE = pytest.mark.parametrize(
    ("game", "lesson"),
    [task for task in TASKS if not task.values[1]["goal"].startswith("line ")],  # type: ignore[index]
)


@PER_MOVE
def test_the_answers_stated_are_all_the_right_ones(game: str, lesson: Lesson) -> None:
    """Where there are too many to state them, one is stated and the others are counted."""
    match = begin(start_of(game, lesson))
    goal = read_goal(match.game, lesson["goal"])
    write = match.game.notation.write_move
    found = [write(match.position, move) for move in right_moves(match.game, goal, match.position)]
    if "count" in lesson:
        assert len(found) == lesson["count"]
        assert set(lesson["answers"]) <= set(found)
    else:
        assert sorted(found) == sorted(lesson["answers"])


@PER_MOVE
def test_what_is_called_best_is_proved(game: str, lesson: Lesson) -> None:
    match = begin(start_of(game, lesson))
    for word, *moves in read_goal(match.game, lesson["goal"]):
        if word != "best":
            continue
        assert match.game.solver is not None
        solution = finish(match.game.solver(match.position, 64).run())
        write = match.game.notation.write_move
        # The best moves are those that win or, where none does, those that do not lose.
        assert solution.value >= 0
        won = solution.value > 0
        kept = [move for move, value in solution.moves if value > 0 or (not won and value == 0)]
        found = [write(match.position, move) for move in kept]
        assert found == moves


# So many positions are looked into for a proof; these tasks need no more.
_LONGEST = 10_000
_PROVED = {
    "consta": {"fight"},
    "carteso": {"many", "pass", "komi", "button", "fight"},
    "constructo": {"place", "last", "fight"},
}


@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(game, lesson, id=f"{game}-{lesson['id']}")
        for game in GAMES
        for lesson in read_lessons(game)
        if lesson["id"] in _PROVED[game]
    ],
)
def test_no_move_that_is_called_wrong_is_better_than_the_right_ones(
    game: str, lesson: Lesson
) -> None:
    match = begin(start_of(game, lesson))
    assert match.game.solver is not None
    values = solved(match.game.solver(match.position, 64)).moves
    right = set(right_moves(match.game, read_goal(match.game, lesson["goal"]), match.position))
    assert max(value for _, value in values) == max(
        value for move, value in values if move in right
    )


def solved(solver: Solver[Any, Any]) -> Solution[Any]:
    solution = finish_before(solver.run(), lambda looked_into: looked_into >= _LONGEST)
    assert solution is not None, "not proved"
    return solution


@pytest.mark.parametrize(
    ("lesson", "moves", "score"),
    [
        ("grow", "Bc1", (0, 3.5)),
        ("grow", "Wc1", (0, 2.5)),
        ("square", "Wa3", (0, 4.5)),
        ("pass", "", (7, 1.5)),
        ("komi", "", (2, 2.5)),
        ("many", "Bb3", (11, 1.5)),
        ("button", "", (0, 0)),
        ("button", "button pass pass", (0, 0.5)),
    ],
)
def test_the_points_that_lessons_tell_of_are_those_of_the_rules(
    lesson: str, moves: str, score: tuple[float, float]
) -> None:
    (told,) = (one for one in read_lessons("carteso") if one["id"] == lesson)
    match = begin(start_of("carteso", told))
    for move in moves.split():
        match.play_text(move)
    assert match.game.rules.score(match.position) == score


@PER_TASK
def test_an_answer_can_be_given_on_the_board(game: str, lesson: Lesson) -> None:
    match = begin(start_of(game, lesson))
    move = match.game.notation.read_move(match.position, lesson["answers"][0])
    assert choices_of(match.game, match.position, (), move)


@PER_TASK
def test_a_right_answer_is_told_from_a_wrong_one(game: str, lesson: Lesson) -> None:
    client = Client()
    client.send("open", start=start_of(game, lesson))
    assert (client.view["task"]["node"], client.view["task"]["standing"]) == (0, "open")
    client.send("play", move=lesson["answers"][0])
    played_out = lesson["goal"].startswith("line ")
    assert client.view["task"]["standing"] == ("answered" if played_out else "right")
    match = begin(start_of(game, lesson))
    write, legal = match.game.notation.write_move, match.game.rules.legal_moves(match.position)
    if played_out:
        others = [move for move in legal if write(match.position, move) not in lesson["answers"]]
    else:
        goal = read_goal(match.game, lesson["goal"])
        answers = set(right_moves(match.game, goal, match.position))
        others = [move for move in legal if move not in answers]
    if others:
        client.send("go", node=0)
        client.send("play", move=write(match.position, others[0]))
        assert client.view["task"]["standing"] == "wrong"


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_has_about_ten_tasks(game: str) -> None:
    chapters = read_chapters(game)
    assert list(chapters) == ["rules", "strategy"]
    assert all(10 <= len(tasks) <= 12 for tasks in chapters.values())
    # An address names either.
    names = [lesson["id"] for lesson in read_lessons(game)] + list(chapters)
    assert len(set(names)) == len(names)


def test_there_are_lessons_of_no_other_game() -> None:
    assert {path.stem for path in LESSONS.glob("*.json")} == set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_tells_every_task_and_no_other(language: str) -> None:
    source = (WEB / "locales" / "lessons" / f"{language}.ftl").read_text(encoding="utf-8")
    told = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            told[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    wanted = {f"lesson-{game}-{lesson['id']}" for game in GAMES for lesson in read_lessons(game)}
    assert told == {key: {"task", "right", "wrong"} for key in wanted}
