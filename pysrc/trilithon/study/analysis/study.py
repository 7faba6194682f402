"""What a session finds out about its match: at the cursor, in all its moves, and for a hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from trilithon.match import Match
from trilithon.match.node import Node
from trilithon.search.result import Line, merged
from trilithon.search.time_control import analysis_effort
from trilithon.study.analysis.finding import LINES, Finding
from trilithon.study.analysis.investigation import Deepening

# A review spends so much on each position, and a hint takes this.
_REVIEW_SECONDS, _HINT_SECONDS = 0.6, 1.5
# Analysis of a position ends after so long, if nothing else is wanted within these bounds.
_SECONDS, _BOUNDS = 60.0, (1.0, 600.0)
# A review waits so long for what can be proved, and for anything to be known at all.
_PROOF_SECONDS, _PATIENCE_SECONDS = 3.0, 10.0
# Searches of so many positions wait to be gone on with; of others only the findings are kept.
_KEPT = 2


class Review:
    """All moves of a line being looked into, from the last one back."""

    def __init__(self, nodes: Sequence[Node]) -> None:
        self.open = list(nodes)
        self.count = len(nodes)

    @property
    def done(self) -> float:
        """How far it has come, from 0 to 1."""
        return 1 - len(self.open) / self.count


class Study:
    """What is being found out, and what has been, by position.

    `on` tells that the cursor's position is analysed, and `paused` that nobody watches. `seconds`
    is for how long a position is analysed at most.
    """

    def __init__(self, match: Match, seed: Callable[[], int], clock: Callable[[], float]) -> None:
        self.match = match
        self.on = self.paused = False
        self.seconds = _SECONDS
        self.findings: dict[Any, Finding[Any]] = {}
        self.review: Review | None = None
        self.hint: Deepening[Any, Any] | None = None
        self._seed = seed
        self._clock = clock
        self._deepenings: dict[Any, Deepening[Any, Any]] = {}
        self._own: dict[Any, Finding[Any]] = {}
        # What helpers found of a position, by their numbers.
        self._helped: dict[Any, dict[int, Finding[Any]]] = {}
        # What was told of which position, and which of them have changed since.
        self._told: dict[Any, int] = {}
        self._changed: set[Any] = set()
        # What was found out at another time, and not looked into since.
        self._recalled: set[Any] = set()

    def allow(self, seconds: float) -> None:
        """Let analysis of a position take so long at most from now on, within reason."""
        self.seconds = min(max(_BOUNDS[0], seconds), _BOUNDS[1])

    @property
    def busy(self) -> bool:
        """Whether `step` has something to do."""
        if self.hint is not None:
            return not self.hint.done
        return not self.paused and (self.review is not None or self.deepens)

    @property
    def deepens(self) -> bool:
        """Whether more is to be found out about the cursor's position."""
        return self.match.explored and not self._deepening(self.match.position).done

    @property
    def proves(self) -> bool:
        """Whether exact values of the cursor's moves are to be expected."""
        deepening = self._deepenings.get(self.match.position)
        return deepening is not None and deepening.proves

    @property
    def finding(self) -> Finding[Any]:
        """What is known of the cursor's position."""
        return self.findings.get(self.match.position, Finding())

    def step(self) -> None:
        """Find out more, for some milliseconds: for a hint, else a review, else at the cursor."""
        if self.hint is not None:
            self.hint.step()
            # A slow device may know of no move yet, and its search ends with one.
            if self.hint.spent >= _HINT_SECONDS and self.hint.finding.best(1):
                self.hint.close()
        elif self.review is not None:
            self._review(self.review)
        else:
            self._deepening(self.match.position).step()

    def begin_hint(self) -> None:
        """Look for a good move at the cursor."""
        self.hint = self._begin(self.match.position, 1, _HINT_SECONDS)

    def begin_review(self) -> None:
        """Look into all positions of the line through the cursor, and watch from now on.

        A review that was broken off by a reload goes on where it was; one that was done is done.
        """
        nodes = [node for node in self.match.line() if node.position not in self._recalled]
        self._recalled = set()
        self.review = Review(nodes) if nodes else None

    def halt(self) -> None:
        """Look for no hint and into no line any more."""
        self.hint = self.review = None

    def rest(self) -> None:
        """Look into no line, and give back what searches hold that are not done."""
        self.review = None
        self._deepenings = {at: one for at, one in self._deepenings.items() if one.done}

    def end(self) -> None:
        """Find nothing out any more."""
        self.halt()
        self.on = False
        self._deepenings = {}

    def _review(self, review: Review) -> None:
        position = review.open[-1].position
        deepening = self._deepening(position)
        enough = _PROOF_SECONDS if deepening.proves else _REVIEW_SECONDS
        if not deepening.knows:
            enough = _PATIENCE_SECONDS
        elif deepening.settled:
            enough = 0.0
        if not deepening.done and deepening.spent < enough:
            deepening.step()
            return
        self._note(position)
        # What it came to is to be kept, also where the cursor is.
        self._told.pop(position, None)
        review.open.pop()
        if not review.open:
            self.review = None

    def recall(self, found: Mapping[Any, Finding[Any]]) -> None:
        """Take over what was found out at another time, where nothing is known yet."""
        new = {at: one for at, one in found.items() if at not in self.findings}
        self._own |= new
        self.findings |= new
        self._recalled |= new.keys()

    def take_news(self) -> dict[Any, Finding[Any]]:
        """What was found out since it was last asked for, to be kept.

        The cursor's position, of which more and more is found out, comes only now and then.
        """
        here, deepens = self.match.position, self.deepens
        news = {
            at: self.findings[at]
            for at in self._changed
            if at != here or not deepens or self.findings[at].playouts >= 2 * self._told.get(at, 0)
        }
        self._told |= {at: one.playouts for at, one in news.items()}
        self._changed -= news.keys()
        return news

    def refresh(self) -> None:
        """Take note of what the present deepening has come to."""
        self._note(self.match.position)

    def _note(self, position: Any) -> None:
        if (deepening := self._deepenings.get(position)) is not None:
            own = joined(self._own.get(position), deepening.finding)
            self._own[position] = own
            helped = self._helped.get(position, {}).values()
            playouts = own.playouts + sum(one.playouts for one in helped)
            lines = merged([own.lines, *(one.lines for one in helped)])
            found = replace(own, lines=lines, playouts=playouts)
            if found.winrate is not None and found != self.findings.get(position):
                self._changed.add(position)
            self.findings[position] = found

    def help(self, helper: int, lines: Sequence[Line[Any]], playouts: int) -> None:
        """Take over what a helper has found of the cursor's position so far."""
        found: Finding[Any] = Finding(lines=lines, playouts=playouts)
        self._helped.setdefault(self.match.position, {})[helper] = found

    def helped(self, position: Any) -> list[Sequence[Line[Any]]]:
        """The lines that helpers have found of a position."""
        return [one.lines for one in self._helped.get(position, {}).values()]

    def _deepening(self, position: Any) -> Deepening[Any, Any]:
        """The deepening of a position, begun anew if it has been forgotten."""
        found = self._deepenings.pop(position, None)
        found = found or self._begin(position, LINES, self.seconds)
        self._deepenings[position] = found
        # The position looked at last stays last; of the others those that can go on are forgotten.
        waiting = [one for one, deepening in self._deepenings.items() if not deepening.done]
        for one in waiting[:-_KEPT]:
            if one != position:
                del self._deepenings[one]
        return found

    def _begin(self, position: Any, lines: int, seconds: float) -> Deepening[Any, Any]:
        game = self.match.game
        effort = analysis_effort(game)
        return Deepening(game, position, effort, lines, seconds, self._seed(), self._clock)


def joined(known: Finding[Any] | None, new: Finding[Any]) -> Finding[Any]:
    """The better of two findings of a position, in each of their parts."""
    if known is None:
        return new
    lines = known if known.playouts > new.playouts else new
    return replace(
        new,
        lines=lines.lines,
        playouts=lines.playouts,
        values={**known.values, **new.values},
        value=known.value if new.value is None else new.value,
        replies={**known.replies, **new.replies},
    )
