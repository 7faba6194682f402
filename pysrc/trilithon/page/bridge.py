"""The engine's side of a page: JSON commands in, JSON events out.

It trusts nothing that comes in, and whatever is wrong with it is answered by a `trouble` event that
leaves the session as it was.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Generator, Sequence
from random import SystemRandom
from time import perf_counter
from typing import Any

from trilithon.core import assets
from trilithon.core.errors import Problem
from trilithon.match import BadCommand
from trilithon.page import commands as commands
from trilithon.page.desk import Desk, Errand, Work
from trilithon.page.protocol.events import Event, trouble
from trilithon.page.registry import COMMANDS, read_command
from trilithon.page.session import Session

# All that is busy goes on for so long together; with a batch of playouts under 10 ms a command
# waits under 25 ms.
_SLICE_SECONDS = 0.008


class Bridge:
    """All sessions of one engine.

    `seed` gives the seed of each search; `clock` tells seconds and bounds the slices of a search.
    """

    def __init__(
        self,
        seed: Callable[[], int] = lambda: SystemRandom().getrandbits(32),
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._desk = Desk(seed, clock)
        self._turn = 0
        # Who waits for a file, and how many had come when it was asked for.
        self._resting: dict[Work, int] = {}

    @property
    def busy(self) -> bool:
        """Whether something is running, so that `step` has something to do."""
        return bool(self._awake())

    def handle(self, text: str) -> str:
        """Carry out one command; the events that answer it, as a JSON list."""
        self._resting.clear()
        try:
            command = read_command(text)
        except Problem as problem:
            return _write([trouble(problem)])
        events, _ = _guarded(command.get("session"), command["type"], self._answer, command)
        self._desk.give_back()
        return _write(events)

    def _answer(self, command: dict[str, Any]) -> list[Event]:
        kind, sessions = COMMANDS[command["type"]], self._desk.sessions
        kind.check(command)
        name = command["session"] if kind.needs_session else ""
        if not kind.needs_session:
            answer = kind.carry_out(self._desk, command)
        elif name not in sessions:
            raise BadCommand("bridge-session", name=name)
        elif sessions[name].is_stale(command["revision"], kind.since):
            return []
        else:
            answer = kind.carry_out(sessions[name], command)
        if isinstance(answer, Generator):
            self._desk.errands.append(Errand(name, kind.name, answer))
            return []
        if answer is not None or kind.changes == "nothing":
            if name and sessions[name].closed:
                del sessions[name]
            return answer or []
        return sessions[name].show() if kind.changes == "position" else sessions[name].show_again()

    def step(self) -> str:
        """Let all that is busy go on in turn for some 10 ms; what comes of it, as a JSON list."""
        until = self._desk.clock() + _SLICE_SECONDS
        events = self._lost()
        while awake := self._awake():
            self._turn += 1
            events += self._go_on(awake[self._turn % len(awake)])
            if self._desk.clock() >= until:
                break
        self._desk.give_back()
        return _write(events)

    def _awake(self) -> list[Work]:
        """All that can go on: what waits for a file rests until one comes.

        What nobody waits for goes on only where there is nothing else.
        """
        desk = self._desk
        return self._able(desk.works()) or self._able(desk.opponents())

    def _able(self, works: Sequence[Work]) -> list[Work]:
        arrived = assets.arrived()
        return [work for work in works if self._resting.get(work) != arrived and work.busy]

    def _go_on(self, work: Work) -> list[Event]:
        # What was told before, to others than this work, lets it not rest.
        assets.waited()
        events, failed = _guarded(work.name, work.about, work.step)
        if assets.waited():
            self._resting[work] = assets.arrived()
        self._desk.errands = [errand for errand in self._desk.errands if errand.busy]
        # Of others the trouble tells all.
        return [*events, *work.recover()] if failed and isinstance(work, Session) else events

    def _lost(self) -> list[Event]:
        """Trouble for all that go on without a file, when it turns out that it cannot be had."""
        if not assets.lost():
            return []
        problem = BadCommand("bridge-supply")
        return [trouble(problem, one.name) for one in self._desk.sessions.values() if one.busy]


def _write(events: list[Event]) -> str:
    return json.dumps(events, separators=(",", ":"))


def _guarded(
    session: object, about: str, action: Callable[..., list[Event]], *arguments: object
) -> tuple[list[Event], bool]:
    """The events of an action, or trouble, and whether it failed.

    A mistake of the engine's own must not end a game.
    """
    name = session if isinstance(session, str) else ""
    try:
        return action(*arguments), False
    except Problem as problem:
        return [trouble(problem, name, about)], True
    except Exception as error:  # noqa: BLE001 - it is shown and printed, and no game is lost
        traceback.print_exc()
        internal = BadCommand("bridge-internal", error=repr(error))
        return [trouble(internal, name, about)], True
