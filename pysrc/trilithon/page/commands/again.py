"""The command that begins another game like the one that is shown."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, NotRequired, TypedDict

from trilithon.core import Player
from trilithon.match import BadCommand, Match
from trilithon.match.correspondence import correspond
from trilithon.match.rematch import opening, rematch
from trilithon.page.opponent import Search
from trilithon.page.protocol.events import Event
from trilithon.page.registry import command
from trilithon.page.session import Session
from trilithon.study.turning_point import turning_point


class Again(TypedDict):
    """Begin a game with the same settings and players as the one that is shown.

    It begins at its `start`, where the players change sides, after the same `opening`, or where the
    person here went wrong who has `lost` it; then everybody keeps their side. `level` is the
    computer's from now on, and `correspondence` as for `new`.
    """

    at: Literal["start", "opening", "lost"]
    level: NotRequired[int]
    correspondence: NotRequired[str]


@command("again", changes="position")
def begin_again(session: Session, command: Again) -> list[Event] | None:
    """Another game; where it was lost has to be looked for first."""
    match, at = session.match, command["at"]
    if match.question is not None:
        raise BadCommand("match-unsettled", name=match.question.name)
    if at == "lost":
        session.stop()
        session.search = _looked(session, match, command)
        return session.show_again()
    plies = 0 if at == "start" else opening(match)
    _take(session, match, plies, command)
    return None


def _looked(session: Session, match: Match, command: Again) -> Search:
    loser = match.humans[0] if match.humans else Player.FIRST
    known = session.study.findings.get
    line = match.main_line()
    plies, held = yield from turning_point(match.game, line, loser, known, session.seed())

    def carried() -> None:
        _take(session, match, plies, command)
        session.hopeless = not held

    return carried


def _take(session: Session, match: Match, plies: int, command: Again) -> None:
    begun = rematch(match, plies, swapped=command["at"] == "start")
    if (level := command.get("level")) is not None:
        if level not in match.game.levels:
            raise BadCommand("command-level", level=level)
        first, second = (
            replace(seat, level=level) if seat.kind == "computer" else seat for seat in begun.seats
        )
        begun.seats = first, second
    correspond(begun, command.get("correspondence"))
    session.take(begun)
    session.matches += 1
