"""The command that lets a task be played on against the computer."""

from __future__ import annotations

from typing import TypedDict

from trilithon.match import BadCommand
from trilithon.page.registry import command
from trilithon.page.session import Session
from trilithon.page.task import practice


class Practise(TypedDict):
    """Begin a game from where the session's task is, against the computer at a level.

    The person has the side that is to move there. In a game that is practised already, it begins
    anew.
    """

    level: int


@command("practise", changes="position", since="match")
def practise(session: Session, command: Practise) -> None:
    """A game in place of the task."""
    level = command["level"]
    if level not in session.match.game.levels:
        raise BadCommand("command-level", level=level)
    if session.task is not None:
        node = session.task.node
    elif session.practised:
        node = session.match.root.id
    else:
        raise BadCommand("command-practice")
    begun = practice(session.match, node, level)
    session.take(begun)
    session.practised = True
    session.matches += 1
