"""What one engine has at hand, and what goes on in it between commands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from trilithon.core.memo import clear_memos, count_memos
from trilithon.page.helper import Helper
from trilithon.page.protocol.events import Event
from trilithon.page.registry import Job
from trilithon.page.session import Session


class Work(Protocol):
    """What may be gone on with: a session, a helper's search, or a command that takes longer.

    `name` is that of the session it is of, if any, and `about` the type of the command, if it is
    one that is being answered.
    """

    name: str
    about: str

    @property
    def busy(self) -> bool:
        """Whether there is something to do."""

    def step(self) -> list[Event]:
        """Go on for some milliseconds; what comes of it. What fails is over."""


@dataclass(slots=True, eq=False)
class Errand:
    """A command that takes longer than a slice, with the job that answers it."""

    name: str
    about: str
    job: Job
    busy: bool = True

    def step(self) -> list[Event]:
        """Go on with the job; the event that it ends with."""
        self.busy = False
        try:
            next(self.job)
        except StopIteration as stop:
            return [stop.value]
        self.busy = True
        return []


@dataclass(slots=True)
class Desk:
    """The sessions of an engine by name, its part in helping another one, and what takes longer.

    `seed` gives the seed of each search; `clock` tells seconds.
    """

    seed: Callable[[], int]
    clock: Callable[[], float]
    sessions: dict[str, Session] = field(default_factory=dict)
    errands: list[Errand] = field(default_factory=list)
    helper: Helper = field(init=False)

    def __post_init__(self) -> None:
        self.helper = Helper(self.seed, self.clock)

    def give_back(self) -> None:
        """Keep nothing for searches where none is to come in the games that are here."""
        if not count_memos() or any(work.busy for work in self.works()):
            return
        if not any(session.searches for session in self.sessions.values()):
            clear_memos()

    def works(self) -> list[Work]:
        """All that could be busy with what somebody waits for."""
        return [*self.errands, self.helper, *self.sessions.values()]

    def opponents(self) -> list[Work]:
        """All that could be busy with what nobody waits for."""
        return [session.opponent for session in self.sessions.values()]
