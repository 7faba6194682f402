"""What is settled before ply 1: the questions of a game's setup, and the start that follows."""

from __future__ import annotations

from trilithon.core import Question, Settled
from trilithon.match import BadCommand, Match
from trilithon.match.node import Node

_SHOWN = 40


def answer(match: Match, text: str) -> None:
    """Settle the open question; the last answer begins the game. Raises Problem."""
    question, setup = match.question, match.game.setup
    if question is None or setup is None or match.answers is None:
        raise BadCommand("match-settled")
    if text not in question.answers:
        if not question.free:
            raise BadCommand("match-answer", text=text[:_SHOWN], name=question.name)
        _check_free(match, question, text)
    answers = match.answers | {question.name: text}
    if setup.question(answers) is None:
        _begin(match, setup.settle(answers))
    else:
        match.answers = answers


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
        first, second = match.persons
        match.name_persons((second, first))
