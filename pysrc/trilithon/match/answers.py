"""What is settled before ply 1: the questions of a game's setup, and the start that follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trilithon.core import AnyGame, Question, Settled
from trilithon.match import BadCommand, Match
from trilithon.match.correspondence import stage_with
from trilithon.match.node import Node
from trilithon.match.tags import name_persons, persons


def answer(match: Match, text: str) -> None:
    """Settle the open question; the last answer begins the game. Raises Problem."""
    question, setup = match.question, match.game.setup
    if question is None or setup is None or match.answers is None:
        raise BadCommand("match-settled")
    if text not in question.answers:
        if not question.free:
            raise BadCommand("match-answer", text=text, name=question.name)
        text = _free(match, question, text)
    answers = match.answers | {question.name: text}
    if setup.question(answers) is None:
        _begin(match, setup.settle(answers))
        match.agreed = dict(asked(match.game, answers))
    else:
        match.answers = answers


def answered(match: Match) -> list[tuple[str, str]]:
    """What the two persons have settled so far, question by question."""
    return asked(match.game, match.agreed if match.answers is None else match.answers)


def asked(game: AnyGame, answers: Mapping[str, str]) -> list[tuple[str, str]]:
    """Those of the answers that a game's setup asks for, in its order, as far as they go."""
    known, setup = dict[str, str](), game.setup
    while setup is not None and (question := setup.question(known)) is not None:
        if question.name not in answers:
            break
        known[question.name] = answers[question.name]
    return list(known.items())


def reopened(match: Match) -> dict[str, str] | None:
    """The answers that are left if whoever plays here takes the last own one back.

    None where there is none to take back: before the first one, once a move was made, and where the
    other device of a game by link knows it already.
    """
    setup, begun = match.game.setup, len(match.nodes) > 1 or match.ending is not None
    told, given = answered(match), _given(match)
    if setup is None or begun or not match.settled:
        return None
    if match.answers is None and setup.question(given | dict(told)) is not None:
        # Few records and links tell how all was settled.
        return None
    swapped, by_link = _is_swapped(match), match.correspondence
    while told:
        told.pop()
        answers = given | dict(told)
        question = setup.question(answers)
        if question is None or (by_link and stage_with(match, answers) < by_link.stage):
            return None
        kind = match.seats[question.asked ^ swapped].kind
        if kind != "computer":
            return answers if kind == "human" else None
    return None


def reopen(match: Match) -> None:
    """Take the last own answer back, if there is one: its question is open again."""
    answers = reopened(match)
    if answers is None:
        return
    if _is_swapped(match):
        _swap(match)
    match.settings, position = match.game.begin(_given(match))
    _begin_at(match, position)
    match.answers, match.agreed = answers, {}


def _given(match: Match) -> dict[str, str]:
    """What was settled before the first question."""
    known = (match.settings or {}) if match.answers is None else match.answers
    return {name: text for name, text in known.items() if name not in dict(answered(match))}


def _is_swapped(match: Match) -> bool:
    """Whether the persons sit on other sides than those in whose place they are asked."""
    setup = match.game.setup
    if setup is None or match.answers is not None:
        return False
    return setup.settle(_given(match) | match.agreed).swapped


def _free(match: Match, question: Question, text: str) -> str:
    """A free answer, which is a setting, as writers emit it. Raises BadSetting."""
    texts, _ = match.game.begin((match.answers or {}) | {question.name: text})
    return texts[question.name]


def _begin(match: Match, settled: Settled) -> None:
    match.settings, position = match.game.begin(settled.settings)
    _begin_at(match, position)
    match.answers = None
    match.tags |= settled.tags
    if settled.swapped:
        _swap(match)


def _swap(match: Match) -> None:
    """Let each person play the other side."""
    match.seats = match.seats[1], match.seats[0]
    first, second = persons(match)
    name_persons(match, (second, first))


def _begin_at(match: Match, position: Any) -> None:
    """A tree of one position; what was said before the game is kept."""
    root = Node(0, position, comments=match.root.comments, marks=match.root.marks)
    match.root, match.cursor, match.nodes = root, root, {0: root}
