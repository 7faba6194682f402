"""One board of a page: a match, the revision of its view, and the search that runs for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from trilithon.core.memo import clear_memos
from trilithon.core.scene import Scene
from trilithon.match import Match
from trilithon.match.correspondence import sign
from trilithon.match.permissions import may_analyse
from trilithon.match.replies import reply
from trilithon.page.analysis import Address, study_events, thinking
from trilithon.page.findings import read
from trilithon.page.opponent import Opponent, Search, plays_on
from trilithon.page.protocol.events import Event
from trilithon.page.protocol.view import View
from trilithon.page.registry import Since
from trilithon.page.task import practice_view, task_view
from trilithon.page.together import Together
from trilithon.page.view import match_view
from trilithon.study.analysis.study import Study
from trilithon.study.sequel import sequel
from trilithon.study.tasks import Task

if TYPE_CHECKING:
    from trilithon.page.live.device import Device

_REPORT_SECONDS, _ASSESS_SECONDS = 0.15, 0.6


@dataclass(slots=True, eq=False)
class Session:
    """A match with the revision of its view, and the computer's search while it thinks.

    `seed` gives the seeds of searches, and `clock` tells seconds. `matches` counts the matches that
    it has shown; `begun` is the revision at which the present one came, and `moved` that at which
    its position did. `numbers` tells whether pieces bear those of their moves. `pace` tells how
    many times as long as usual the computer thinks at its best. `task` is what the match is about,
    if a goal was given, and `practised` that it goes on from a task's. One that is `hopeless` was
    begun where a game was lost that could nowhere be held. `study` is what is found out besides.
    `reported` is the clock's time of the last word about a search, `assessed` that of the last one
    about all positions. `scene` is what the last view has shown. One that is `watched` is played
    elsewhere: the computer does nothing in it here. `joined` counts what other tabs' courses of the
    match it has taken in. `live` is this device's end of a game that is played live, and `together`
    that of a board that others look at too. `opponent` is the computer as it plays here. `kept` is
    what the page has kept of an analysis of the match, until that is wanted.
    """

    name: str
    match: Match
    seed: Callable[[], int]
    clock: Callable[[], float]
    revision: int = 0
    matches: int = 1
    begun: int = 0
    moved: int = 0
    numbers: bool = False
    pace: float = 1.0
    task: Task | None = None
    practised: bool = False
    hopeless: bool = False
    watched: bool = False
    joined: int = 0
    search: Search | None = None
    reported: float = 0.0
    assessed: float = 0.0
    closed: bool = False
    live: Device | None = None
    together: Together = field(default_factory=Together)
    about: str = ""
    kept: Mapping[str, str] = field(default_factory=dict)
    study: Study = field(init=False)
    opponent: Opponent = field(init=False)
    scene: Scene = field(init=False)

    def __post_init__(self) -> None:
        self.study = Study(self.match, self.seed, self.clock)
        self.opponent = Opponent(self.name, self.seed, self.clock)

    def take(self, match: Match) -> None:
        """Let another match be here from the next revision on, with searches that begin anew."""
        self.opponent.forget()
        clear_memos()
        self.match, self.begun, self.task = match, self.revision + 1, None
        self.watched, self.practised, self.hopeless = False, False, False
        self.joined, self.kept = 0, {}
        before, self.study = self.study, Study(match, self.seed, self.clock)
        # A game that is to be played begins without help.
        over = match.turn is None and match.question is None
        self.study.on, self.study.paused = before.on and (over or match.studied), before.paused
        self.study.seconds = before.seconds

    def explore(self) -> None:
        """Let the match be analysed if that is wanted and fair, and not otherwise."""
        match = self.match
        explored = self.study.on and may_analyse(match)
        if explored and not match.explored:
            match.resumed = match.stand
        match.explored = explored
        if not explored:
            self.study.rest()

    @property
    def address(self) -> Address:
        """What events say of the view they are about."""
        return {"session": self.name, "revision": self.revision}

    def is_stale(self, made: int, since: Since) -> bool:
        """Whether a command that was made on a revision comes too late, and is to be dropped."""
        first = self.begun if since == "match" else self.moved
        return since != "always" and not first <= made <= self.revision

    def stop(self) -> None:
        """End the computer's search and that for a hint, if they are running."""
        self.study.hint = None
        if self.search is not None:
            self.search.close()
            self.search = None

    def close(self) -> None:
        """Find nothing out any more, and be forgotten."""
        self.stop()
        self.opponent.forget()
        self.closed = True

    def show(self) -> list[Event]:
        """A view of another position; the computer begins to think where it is to move."""
        self.stop()
        reply(self.match)
        sign(self.match)
        self.explore()
        self.moved = self.revision + 1
        self.reported = self.clock()
        if self.match.awaits_computer and not self.watched:
            helped = partial(self.study.helped, self.match.position)
            self.search = self.opponent.thought(self.match, self.pace, helped)
        elif self.task is not None:
            self.search = sequel(self.task, self.match)
        if not plays_on(self.match):
            self.opponent.forget()
        self.ponder()
        return self.show_again()

    def ponder(self) -> None:
        """Let the computer think on a person's time, if that is wanted and it is such a time."""
        self.opponent.attend(self.match, self.pace, here=not self.watched)

    def show_again(self) -> list[Event]:
        """A new view of what is shown, and what is known of the positions in it."""
        self.revision += 1
        live = self.live_told()
        return [self.view(), *self.told(), *live, *self.circle_told()]

    def live_told(self) -> list[Event]:
        """What goes to the other device of a live game, and how things stand with it."""
        if self.live is None:
            return []
        # Few games are live, and starting is to be quick.
        from trilithon.page.live.event import live_event

        event = live_event(self.name, self.live, self.match, self.clock())
        if event["ended"]:
            self.live = None
        return [event]

    def circle_told(self) -> list[Event]:
        """What goes to the others who look at the board, and who they are."""
        return self.together.told(self.name, self.match, self.matches)

    def recall(self) -> None:
        """Take over what the page has kept of an analysis: few games that are opened want it."""
        kept, self.kept = self.kept, {}
        self.study.recall(read(self.match, kept))

    def told(self, *, whole: bool = True) -> list[Event]:
        """What is known of positions, in a game that is analysed, and how a hint is getting on.

        With `whole`, of all positions of the game, which takes longer.
        """
        if self.match.explored:
            self.recall()
            self.study.refresh()
            if whole:
                self.assessed = self.clock()
        return study_events(self.study, self.address, self.scene, whole=whole)

    @property
    def busy(self) -> bool:
        """Whether the computer thinks, or something is to be found out besides."""
        return self.search is not None or self.study.busy

    @property
    def searches(self) -> bool:
        """Whether its game goes on with searches."""
        return self.match.explored or plays_on(self.match)

    def step(self) -> list[Event]:
        """Go on with what makes it busy, for some milliseconds. What fails or ends is gone."""
        if self.search is not None:
            return self._think(self.search)
        self.study.step()
        now = self.clock()
        if self.study.busy and now < self.reported + _REPORT_SECONDS:
            return []
        self.reported = now
        return self.told(whole=now >= self.assessed + _ASSESS_SECONDS or not self.study.busy)

    def recover(self) -> list[Event]:
        """Show the game as it is after a step has failed: the page waits for what is no more."""
        self.study.end()
        return self.show_again()

    def _think(self, search: Search) -> list[Event]:
        self.search = None
        try:
            progress = next(search)
        except StopIteration as stop:
            stop.value()
            return self.show()
        self.search = search
        if progress is None or (now := self.clock()) < self.reported + _REPORT_SECONDS:
            return []
        self.reported = now
        return [thinking(progress, self.address)]

    def view(self) -> View:
        """All that the page shows."""
        busy, task = self.search is not None, self.task is not None
        told = match_view(self.match, numbers=self.numbers, thinking=busy, task=task)
        self.scene = told["scene"]
        shown: View = {
            "type": "view",
            "session": self.name,
            "revision": self.revision,
            "moved": self.moved,
            "match": self.matches,
            "joined": self.joined,
            **told,
        }
        if self.task is not None:
            shown["task"] = task_view(self.task, self.match)
        if self.practised:
            shown["practice"] = practice_view(self.match)
        if self.hopeless:
            shown["hopeless"] = True
        return shown
