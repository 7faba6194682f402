"""Commands to find something out about a game, alone or with helpers; they leave it as it is."""

from __future__ import annotations

from typing import TypedDict

from trilithon.match import BadCommand
from trilithon.match.permissions import may_analyse, may_hint, may_review
from trilithon.page.analysis import hint
from trilithon.page.commands.setup import named_game
from trilithon.page.desk import Desk
from trilithon.page.helper import read_lines
from trilithon.page.protocol.analysis import SearchLine
from trilithon.page.protocol.events import Event
from trilithon.page.registry import command
from trilithon.page.session import Session


class Analyse(TypedDict):
    """Analyse the position at the cursor while `on`, wherever it goes; `paused` while unseen.

    While a game is analysed, one person plays both sides, and new moves make variations. It counts
    on any view. Nothing is found out where the view's controls say that it is not allowed.
    """

    on: bool
    paused: bool


@command("analyse", since="always")
def analyse(session: Session, command: Analyse) -> list[Event]:
    """Analysis begun, ended or paused."""
    if command["on"] and not may_analyse(session.match):
        raise BadCommand("inquiry-analysis")
    session.study.on, session.study.paused = command["on"], command["paused"]
    return _found(session)


@command("review")
def review(session: Session) -> list[Event]:
    """Look into all moves of the line through the cursor."""
    if not may_review(session.match):
        raise BadCommand("inquiry-review")
    session.study.on = True
    session.recall()
    session.study.begin_review()
    return _found(session)


@command("hint")
def look_for_hint(session: Session) -> list[Event]:
    """Look for a good move for the human to move."""
    if not may_hint(session.match):
        raise BadCommand("inquiry-hint")
    session.study.begin_hint()
    return _found(session)


@command("halt")
def halt(session: Session) -> list[Event]:
    """End `hint` and `review`."""
    session.study.halt()
    return [*_found(session), hint(session.study, session.address)]


def _found(session: Session) -> list[Event]:
    """What is known by now; the whole view, where the match is now analysed or not any more."""
    before = session.match.explored
    session.explore()
    return session.told() if session.match.explored is before else session.show()


class Assist(TypedDict):
    """Let an engine help another one: search a position, or (where it is empty) none any more.

    Answered with `assisted` again and again. Needs no session.
    """

    game: str
    position: str


@command("assist", needs_session=False)
def assist(desk: Desk, command: Assist) -> list[Event]:
    """A search for another engine, or its end."""
    desk.helper.end()
    if command["position"]:
        desk.helper.begin(named_game(command["game"]), command["position"])
    return []


class Merge(TypedDict):
    """Hand over what a helper has found of the cursor's position; of another one it is dropped.

    What the same `helper` found before is replaced.
    """

    helper: int
    position: str
    playouts: int
    lines: list[SearchLine]


@command("merge")
def merge(session: Session, command: Merge) -> None:
    """What a helper has found, taken over."""
    match = session.match
    if command["position"] == match.game.notation.write_position(match.position):
        lines = read_lines(match.game, match.position, command["lines"])
        session.study.help(command["helper"], lines, command["playouts"])
