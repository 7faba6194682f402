"""What is settled before ply 1: the questions of a game's setup, and the start that follows."""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import AnyGame, Question, Settled
from trilithon.match import BadCommand, Match
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
        _check_free(match, question, text)
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


def _check_free(match: Match, question: Question, text: str) -> None:
    settings = (match.answers or {}) | {question.name: text}
    match.game.rules.start(match.game.read_settings(settings))


def _begin(match: Match, settled: Settled) -> None:
    match.settings, position = match.game.begin(settled.settings)
    root = Node(0, position, comments=match.root.comments, marks=match.root.marks)
    match.root, match.cursor, match.nodes, match.answers = root, root, {0: root}, None
    match.tags |= settled.tags
    if settled.swapped:
        match.seats = match.seats[1], match.seats[0]
        first, second = persons(match)
        name_persons(match, (second, first))
