"""The engine's side of a page: JSON commands in, JSON events out.

The only module that knows a page is there. It trusts nothing that comes in, and whatever is wrong
with it is answered by a `trouble` event that leaves the session as it was.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Generator
from functools import partial
from random import Random, SystemRandom
from time import perf_counter
from typing import Any

from trilithon.core import Explanation, assets
from trilithon.core.errors import IllegalMove, Problem, declare
from trilithon.formats.attributes import begin, read_rounds
from trilithon.formats.link import read_fragment
from trilithon.games import GAMES
from trilithon.match import BadCommand, Match, Seat, new_match
from trilithon.match.correspondence import share, sign
from trilithon.page.analysis import hint, traced
from trilithon.page.commands import carry_out, read_command, read_seats
from trilithon.page.helper import Helper, read_lines
from trilithon.page.inquiry import INQUIRIES, inquire
from trilithon.page.jobs import collected, gathered
from trilithon.page.plans import catalogue, proposal, sketch
from trilithon.page.protocol import Collection, Event, Gathered, Legal, Open, Trouble
from trilithon.page.session import Search, Session
from trilithon.search.best_move import search
from trilithon.search.combine import merged
from trilithon.search.time_control import budget, within_reason
from trilithon.study.hints import clue
from trilithon.study.tasks import Task, read_task, sequel

declare(
    {
        "bridge-session": "there is no session {name}",
        "bridge-supply": "the book of exact values could not be fetched: the computer searches"
        " for them instead, which takes longer",
        "bridge-internal": "the engine has made a mistake of its own: {error}",
    }
)

DEFAULT_GAME = "consta"
# A slice ends soon after this; with a batch of playouts under 10 ms a command waits under 25 ms.
_SLICE_SECONDS = 0.008
_REPORT_SECONDS, _ASSESS_SECONDS = 0.15, 0.6


_SOURCES: dict[str, Callable[[Any], Match]] = {
    "start": begin,
    "fragment": read_fragment,
    "record": read_rounds,
}
# Commands that change nothing of the game itself.
_BESIDE = frozenset({"annotate", "mark", "orient", "shared", "tags"})

Job = Generator[None, None, Collection | Gathered | Legal]
_JOBS: dict[str, Callable[[Any], Job]] = {
    "read": lambda command: collected(command["text"]),
    "gather": lambda command: gathered(command["fragments"]),
}
_PLANS: dict[str, Callable[[Any], Event]] = {"propose": proposal, "sketch": sketch}


class Bridge:
    """All sessions of one engine.

    `seed` gives the seed of each search; `clock` tells seconds and bounds the slices of a search.
    """

    def __init__(
        self,
        seed: Callable[[], int] = lambda: SystemRandom().getrandbits(32),
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._sessions: dict[str, Session] = {}
        self._jobs: list[Job] = []
        self._seed = seed
        self._clock = clock
        self._helper = Helper(seed, clock)

    @property
    def busy(self) -> bool:
        """Whether something is running, so that `step` has something to do."""
        return (
            bool(self._jobs)
            or self._helper.busy
            or any(session.busy for session in self._sessions.values())
        )

    def handle(self, text: str) -> str:
        """Carry out one command; the events that answer it, as a JSON list."""
        try:
            command = read_command(text)
        except Problem as problem:
            return _write([_trouble("", problem)])
        if command["type"] in _JOBS:
            self._jobs.append(_JOBS[command["type"]](command))
            return "[]"
        if command["type"] in _PLANS:
            return _write(_guarded("", _plan, command))
        if command["type"] == "assist":
            return _write(_guarded("", self._helper.begin, command))
        return _write(_guarded(command["session"], self._answer, command))

    def step(self) -> str:
        """Search or read for some 10 ms; the events that come of it, as a JSON list."""
        events: list[Event] = []
        if self._jobs:
            events += _guarded("", self._work, self._jobs.pop(0))
        if self._helper.busy:
            events += _guarded("", self._helper.step)
        lost = assets.lost()
        for session in self._sessions.values():
            if not session.busy:
                continue
            if lost:
                events.append(_trouble(session.name, BadCommand("bridge-supply")))
            if session.search is not None:
                answer = _guarded(session.name, self._think, session, session.search)
            else:
                answer = _guarded(session.name, self._find_out, session)
            if answer and answer[-1]["type"] == "trouble":
                # The page waits for what is no more; let it show the game as it is.
                session.study.end()
                answer += self._shown(session)
            events += answer
        return _write(events)

    def _work(self, job: Job) -> list[Event]:
        """Go on with reading or writing many games or moves for a slice."""
        until = self._clock() + _SLICE_SECONDS
        try:
            next(job)
            while self._clock() < until:
                next(job)
        except StopIteration as stop:
            return [stop.value]
        self._jobs.insert(0, job)
        return []

    def _think(self, session: Session, search: Search) -> list[Event]:
        """Go on with a search for a slice. One that fails or ends leaves the session."""
        session.search = None
        until = self._clock() + _SLICE_SECONDS
        try:
            progress = next(search)
            while self._clock() < until:
                progress = next(search)
        except StopIteration as stop:
            stop.value()
            return self._show(session)
        session.search = search
        if progress is None or self._clock() < session.reported + _REPORT_SECONDS:
            return []
        session.reported = self._clock()
        return [session.thinking(progress)]

    def _find_out(self, session: Session) -> list[Event]:
        """Go on with what is found out besides for a slice."""
        study = session.study
        until = self._clock() + _SLICE_SECONDS
        study.step()
        while self._clock() < until and study.busy:
            study.step()
        if study.busy and self._clock() < session.reported + _REPORT_SECONDS:
            return []
        session.reported = self._clock()
        due = session.reported >= session.assessed + _ASSESS_SECONDS
        return session.told(whole=due or not study.busy)

    def _answer(self, command: Any) -> list[Event]:
        if command["type"] == "open":
            return self._open(command)
        session = self._sessions.get(command["session"])
        if session is None:
            raise BadCommand("bridge-session", name=command["session"][:40])
        if session.is_stale(command):
            return []
        if command["type"] == "close":
            session.stop()
            del self._sessions[session.name]
            return []
        if command["type"] in ("display", "merge", "pace"):
            return self._adjust(session, command)
        if command["type"] in INQUIRIES:
            explored = session.match.explored
            inquire(session, command)
            if explored != session.match.explored:
                return self._show(session)
            ended = [hint(session.study, session.address)] if command["type"] == "halt" else []
            return [*session.told(), *ended]
        if command["type"] == "legal":
            self._jobs.append(session.legal(command))
            return []
        if command["type"] in _TOLD:
            return [_TOLD[command["type"]](session, command)]
        return self._change(session, command)

    def _adjust(self, session: Session, command: Any) -> list[Event]:
        """Take over what a person wants of all games, or what a helper has found."""
        if command["type"] == "merge":
            match = session.match
            if command["position"] == match.game.notation.write_position(match.position):
                lines = read_lines(match.game, match.position, command)
                session.study.help(command["helper"], lines, command["playouts"])
            return []
        if command["type"] == "pace":
            session.pace = within_reason(command["pace"])
            return []
        session.numbers = command["numbers"]
        return self._shown(session)

    def _change(self, session: Session, command: Any) -> list[Event]:
        try:
            match = carry_out(session.match, command)
            if command["type"] == "new":
                session.matches += 1
            session.take(match)
        except IllegalMove as reason:
            if command["type"] != "choose":
                raise
            found = Explanation(reason.text, reason.spaces)
            return [session.explanation(command["choice"], found, refused=True)]
        if command["type"] in _BESIDE:
            # A search goes on, as nothing that it is about has changed.
            return self._shown(session)
        return self._show(session)

    def _show(self, session: Session) -> list[Event]:
        """A new revision of the view; the computer begins to think where it is to move."""
        session.stop()
        sign(session.match)
        session.explore()
        if session.match.awaits_computer:
            session.search = _thought(session, self._seed())
            session.reported = self._clock()
        elif session.task is not None:
            session.search = sequel(session.task, session.match)
            session.reported = self._clock()
        return self._shown(session)

    def _shown(self, session: Session) -> list[Event]:
        """A new revision of the view, and what is known of the positions in it."""
        session.revision += 1
        return [session.view(), *session.told()]

    def _open(self, command: Open) -> list[Event]:
        name = command["session"]
        events: list[Event] = [catalogue()]
        match: Match | None = None
        task: Task | None = None
        given: dict[str, Any] = {**command}
        for source in ("start",) if "start" in given else ("fragment", "record"):
            if match is None and source in given:
                try:
                    found = _SOURCES[source](given[source])
                    if source == "start" and "goal" in command["start"]:
                        task = read_task(found, command["start"]["goal"])
                    match = found
                except Problem as problem:
                    events.append(_trouble(name, problem))
        if match is None:
            match = new_match(GAMES[DEFAULT_GAME], {})
        if match.correspondence is not None:
            # Which side is played here, the page has to say.
            match.seats = Seat("remote"), Seat("remote")
            match.go(match.root.end().id)
            share(match, command.get("shared", 0))
        if "seats" in command:
            try:
                match.seats = read_seats(match.game, command["seats"])
            except Problem as problem:
                events.append(_trouble(name, problem))
        session = self._sessions.get(name)
        if session is None:
            session = Session(name, match, seed=self._seed, clock=self._clock)
            self._sessions[name] = session
        else:
            # Counting on, so that a command made on the game before is known as stale.
            session.take(match)
            session.matches += 1
        session.task = task
        session.numbers = command.get("numbers", session.numbers)
        session.pace = within_reason(command.get("pace", session.pace))
        return [*events, *self._show(session)]


def _explained(session: Session, command: Any) -> Event:
    """The answer to a question that changes nothing; help is about no choice in particular."""
    match, choice = session.match, command.get("choice", "")
    if command["type"] == "clue":
        found = clue(match, command["move"], command["step"])
    else:
        found = match.game.presenter.explain(match.position, match.draft, choice)
    return session.explanation(choice, found, refused=False)


# Questions that are answered by one event and change nothing.
_TOLD: dict[str, Callable[[Session, Any], Event]] = {
    "inspect": _explained,
    "clue": _explained,
    "trace": lambda session, command: traced(session.match, command["moves"], session.address),
    "picture": lambda session, command: session.picture(command),
    "parts": lambda session, command: session.parts(command),
}


def _plan(command: Any) -> list[Event]:
    return [_PLANS[command["type"]](command)]


def _write(events: list[Event]) -> str:
    return json.dumps(events, separators=(",", ":"))


def _guarded(session: str, action: Callable[..., list[Event]], *arguments: object) -> list[Event]:
    """The events of an action, or trouble: a mistake of the engine's own must not end a game."""
    try:
        return action(*arguments)
    except Problem as problem:
        return [_trouble(session, problem)]
    except Exception as error:  # noqa: BLE001 - it is shown and printed, and no game is lost
        traceback.print_exc()
        return [_trouble(session, BadCommand("bridge-internal", error=repr(error)[:200]))]


def _thought(session: Session, seed: int) -> Search:
    """The computer's search for what it has to answer or to play; returns how to do it."""
    match = session.match
    question, advise, answers = match.question, match.game.advise, match.answers
    if question is not None and advise is not None and answers is not None:
        answer = yield from advise(question, answers, Random(seed))
        return partial(match.answer, answer)
    spent = budget(match.game, match.seat.level, session.pace)
    report = yield from search(match.game, match.position, spent, seed)
    # What was found by proof alone is not to be outvoted.
    helped = session.study.helped(match.position) if report.playouts else []
    best = merged([report.lines, *helped])[0] if helped else report.lines[0]
    return partial(match.play, best.move)


def _trouble(session: str, problem: Problem) -> Trouble:
    return {"type": "trouble", "session": session, "text": problem.text}
