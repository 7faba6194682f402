"""Help with finding a move: what it names to choose is no more and no other than the move asks."""

from __future__ import annotations

import json
import re

import pytest

from tests.support.lesson_files import read_lessons, start_of
from tools.build.paths import WEB
from trilithon import GAMES
from trilithon.core import Chosen
from trilithon.formats.attributes import Start, begin
from trilithon.formats.link import read_fragment
from trilithon.match import Match
from trilithon.match.draft import choose, retract
from trilithon.study.hints import choices_of, clue
from trilithon.study.line import read_line

TASK: Start = {"mode": "puzzle", "goal": "any"}


def starts(game: str) -> list[tuple[str, Start, list[str]]]:
    """Name, start and answers of every puzzle and every task of a game's lesson."""
    puzzles = json.loads((WEB / "puzzles" / f"{game}.json").read_text(encoding="utf-8"))
    found: list[tuple[str, Start, list[str]]] = [
        (
            one["id"],
            {**TASK, "game": game, "position": one["position"]},
            list(read_line(one["line"])),
        )
        for one in puzzles
    ]
    lessons = read_lessons(game)
    return found + [(one["id"], start_of(game, one), one["answers"]) for one in lessons]


ALL = [
    pytest.param(start, answer, id=f"{game}-{name}-{answer}")
    for game in GAMES
    for name, start, answers in starts(game)
    for answer in answers
]


@pytest.mark.parametrize(("start", "answer"), ALL)
def test_the_choices_make_the_answer_by_the_shortest_way(start: Start, answer: str) -> None:
    match = begin(start)
    move = match.game.notation.read_move(match.position, answer)
    choices = choices_of(match.game, match.position, (), move)
    assert choices is not None
    draft, made = tuple[str, ...](), None
    for choice in choices:
        assert made is None
        extended = match.game.presenter.extend(match.position, draft, choice)
        draft, made = ((), extended.move) if isinstance(extended, Chosen) else (extended, None)
    assert made == move
    scene = match.game.presenter.scene(match.position, None, ())
    spaces = {space["id"] for space in scene["spaces"]}
    # A move's text names all the spaces that it is about, and no other.
    assert {choice for choice in choices if choice in spaces} == named(answer) & spaces
    assert len(choices) <= 2


def named(answer: str) -> set[str]:
    return set(re.findall(r"[a-z]?\d+", answer))


@pytest.mark.parametrize(("start", "answer"), ALL)
def test_what_is_to_be_chosen_first_begins_the_answer(start: Start, answer: str) -> None:
    match = begin(start)
    told = clue(match, answer, 2)
    assert told.spaces == () or told.spaces[0] in named(answer)
    assert (told.text["key"] == "clue-space") == bool(told.spaces)


def locked(colour: str) -> Match:
    """Carteso with a colour chosen that stays from move to move."""
    match = begin({**TASK, "game": "carteso", "settings": {"size": "5"}})
    choose(match, f"colour:{colour}")
    return match


@pytest.mark.parametrize(("colour", "key"), [("white", "clue-space"), ("black", "clue-option")])
def test_a_colour_that_is_chosen_already_is_told_to_be_changed(colour: str, key: str) -> None:
    assert clue(locked(colour), "Wc3", 2).text["key"] == key


def test_what_is_chosen_and_is_no_part_of_the_answer_is_to_be_undone_first() -> None:
    match = read_fragment("v=0&game=consta&size=5&moves=c3.a1,a5")
    begins = {"key": "clue-space", "args": {"space": "c4"}}
    choose(match, "c2")
    assert clue(match, "c2,c4", 2).text == begins
    retract(match)
    choose(match, "e3")
    found = clue(match, "c2,c4", 2)
    assert (found.text["key"], found.spaces) == ("clue-apart", ("c4",))
    assert found.text["args"] == {"clue": begins}
