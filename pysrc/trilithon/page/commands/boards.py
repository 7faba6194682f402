"""Commands that begin and end sessions, and that tell how their boards are to be shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NotRequired, TypedDict

from trilithon.core.errors import Problem
from trilithon.core.scene import Orientation
from trilithon.formats.attributes import Start, begin, read_rounds
from trilithon.formats.link import BadLink, read_fragment
from trilithon.games import GAMES
from trilithon.match import BadCommand, Match, Seat, new_match
from trilithon.match.challenge import seat
from trilithon.match.correspondence import give_clock, share
from trilithon.page.commands.plans import catalogue
from trilithon.page.desk import Desk
from trilithon.page.protocol.events import Event, trouble
from trilithon.page.registry import command
from trilithon.page.seats import SeatChoice, SharedChoice, read_seats
from trilithon.page.session import Session
from trilithon.search.time_control import within_reason
from trilithon.study.tasks import Task, read_task

DEFAULT_GAME = "consta"

_SOURCES: dict[str, Callable[[Any], Match]] = {
    "start": begin,
    "fragment": read_fragment,
    "record": read_rounds,
}


class Open(TypedDict):
    """Begin a session from the first of fragment and record that is given, else with a new game.

    With `start`, which says more, neither is looked at. What cannot be read is answered with
    trouble: a session that is there goes on as it is, and another one begins with a new game of
    the default size, of the game that a mangled link names. `seats` are for first and second
    player; without them nobody plays a game by link here. `shared` is what both devices of that
    know. `numbers` is as for `Display`, `pace` as for `Pace` and `ponder` as for `Ponder`. A game
    that is `watched` is played in another tab, where the computer makes its moves. A position is
    analysed for so many seconds at most, `analysis_seconds`. `findings` are the texts that were
    told of the game's positions when it was analysed before.
    """

    session: str
    start: NotRequired[Start]
    fragment: NotRequired[str]
    record: NotRequired[str]
    seats: NotRequired[tuple[SeatChoice, SeatChoice]]
    shared: NotRequired[SharedChoice]
    numbers: NotRequired[bool]
    pace: NotRequired[float]
    ponder: NotRequired[bool]
    analysis_seconds: NotRequired[float]
    watched: NotRequired[bool]
    findings: NotRequired[dict[str, str]]


@command("open", needs_session=False)
def open_session(desk: Desk, command: Open) -> list[Event]:
    """A new session, or an old one with another match."""
    name = command["session"]
    match, task, problems = _opened(command)
    session = desk.sessions.get(name)
    if match is None and session is not None:
        told = [trouble(problem, name, "open") for problem in problems]
        return [*told, *session.show_again()]
    match = match or new_match(GAMES[_named(problems)], {})
    if match.correspondence is not None:
        # Which side is played here, the page has to say.
        match.seats = Seat("remote"), Seat("remote")
        match.go(match.stand.id)
        share(match, **command.get("shared", {"items": 0, "stage": 0}))
    seat(match)
    if "seats" in command:
        try:
            match.seats = read_seats(match.game, command["seats"])
        except Problem as problem:
            problems.append(problem)
    give_clock(match)
    if session is None:
        session = desk.sessions[name] = Session(name, match, desk.seed, desk.clock)
    else:
        # Counting on, so that a command made on the game before is known as stale.
        session.take(match)
        session.matches += 1
    session.task, session.watched = task, command.get("watched", False)
    session.kept = command.get("findings", {})
    session.numbers = command.get("numbers", session.numbers)
    session.pace = within_reason(command.get("pace", session.pace))
    session.study.allow(command.get("analysis_seconds", session.study.seconds))
    session.opponent.wanted = command.get("ponder", session.opponent.wanted)
    told = [trouble(problem, name, "open") for problem in problems]
    return [catalogue(), *told, *session.show()]


def _opened(command: Open) -> tuple[Match | None, Task | None, list[Problem]]:
    """The match that is asked for, if it can be read, and what was wrong with what was asked for.

    A new one, where none was asked for.
    """
    given: dict[str, Any] = {**command}
    problems: list[Problem] = []
    for source in ("start",) if "start" in given else ("fragment", "record"):
        if source not in given:
            continue
        try:
            match = _SOURCES[source](given[source])
            if source == "start" and "goal" in command["start"]:
                return match, read_task(match, command["start"]["goal"]), problems
            return match, None, problems
        except Problem as problem:
            problems.append(problem)
    return None if problems else new_match(GAMES[DEFAULT_GAME], {}), None, problems


def _named(problems: list[Problem]) -> str:
    """The game that a link names which stands for no match, else the default one."""
    games = [problem.game for problem in problems if isinstance(problem, BadLink)]
    return next((game for game in games if game), DEFAULT_GAME)


@command("close")
def close(session: Session) -> None:
    """End the session."""
    session.close()


class Display(TypedDict):
    """Show the board so from now on: with the numbers of their moves on the pieces, or without."""

    numbers: bool


@command("display", changes="view", since="always")
def display(session: Session, command: Display) -> None:
    """Pieces with the numbers of their moves, or without."""
    session.numbers = command["numbers"]


class Orient(TypedDict):
    """Turn the board to so many quarters to the right; one of the view's `orientations`."""

    orientation: Orientation


@command("orient", changes="view", since="match")
def orient(session: Session, command: Orient) -> None:
    """The board turned."""
    match, orientation = session.match, command["orientation"]
    if orientation not in match.game.orientations:
        raise BadCommand("command-orientation", game=match.game.name, quarters=orientation)
    match.orientation = orientation


class Pace(TypedDict):
    """Let the computer think so many times as long as usual at its highest level from now on."""

    pace: float


@command("pace", since="always")
def pace(session: Session, command: Pace) -> None:
    """More or less time for the computer."""
    session.pace = within_reason(command["pace"])


class Ponder(TypedDict):
    """Let the computer think while a person is to move, from now on, or (not `on`) no longer.

    It does so at levels that take the time they are given, in games that are played here, and it
    is told nobody.
    """

    on: bool


@command("ponder", since="always")
def ponder(session: Session, command: Ponder) -> None:
    """The person's time, for the computer too or not."""
    session.opponent.wanted = command["on"]
    session.ponder()
