"""The computer as it plays in a session: its thought when it is to move, and on a person's time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from random import Random
from typing import Any

from trilithon.core import Player
from trilithon.match import Match
from trilithon.match.answers import answer
from trilithon.page.protocol.events import Event
from trilithon.search.best_move import search
from trilithon.search.kept_tree import KeptTree
from trilithon.search.ponder import ponder
from trilithon.search.result import Line, Progress, merged
from trilithon.search.time_control import budget

# On a person's time the computer thinks for so many times as long as on its own, and only as long
# as its tree has fewer nodes: each takes 4 to 6 kB in CPython.
_LONGER, _MOST_NODES = 10, 4_000

# What a search returns carries out what it found.
Search = Generator[Progress[Any] | None, None, Callable[[], None]]


class Opponent:
    """What the computer's searches have grown, player by player, and its search on a person's time.

    As a work of the engine's it is busy with that last one alone. `wanted` tells whether there is
    to be one at all.
    """

    about = "ponder"

    def __init__(self, name: str, seed: Callable[[], int], clock: Callable[[], float]) -> None:
        self.name = name
        self.wanted = False
        self._seed = seed
        self._clock = clock
        self._trees: dict[Player, KeptTree[Any, Any]] = {}
        self._position: Any = None
        self._steps: Generator[int, None, None] | None = None
        self._left = 0.0

    def thought(
        self, match: Match, pace: float, helped: Callable[[], list[Sequence[Line[Any]]]]
    ) -> Search:
        """The search for what it has to answer or to play; returns how to do it.

        `helped` gives the lines that helpers have found meanwhile.
        """
        question, advise, answers = match.question, match.game.advise, match.answers
        seed = self._seed()
        if question is not None and advise is not None and answers is not None:
            found = yield from advise(question, answers, Random(seed))
            return partial(answer, match, found)
        spent = budget(match.game, match.seat.level, match.position, pace)
        kept = self._tree(match.player)
        report = yield from search(match.game, match.position, spent, seed, kept=kept)
        # What was found by proof alone is not to be outvoted.
        others = helped() if report.playouts else []
        best = merged([report.lines, *others])[0] if others else report.lines[0]
        return partial(match.play, best.move)

    def attend(self, match: Match, pace: float, *, here: bool) -> None:
        """Think of the position that is shown, if a person is to move in it; else of none.

        Only in a game that is played `here`, against a level that takes the time it is given.
        """
        position = match.position if here and self.wanted and _waits(match) else None
        if position == self._position:
            return
        self._rest()
        self._position = position
        if position is None:
            return
        player = match.player.opponent
        spent = budget(match.game, match.seats[player].level, match.position, pace)
        self._left = _LONGER * (spent.seconds or 0.0)
        tree = self._tree(player)
        self._steps = ponder(match.game, position, spent.effort, self._seed(), tree)

    def forget(self) -> None:
        """Think of nothing, and keep no trees."""
        self._rest()
        self._position = None
        self._trees = {}

    @property
    def busy(self) -> bool:
        """Whether it thinks on a person's time."""
        return self._steps is not None

    def step(self) -> list[Event]:
        """Think on for some milliseconds; nobody is told."""
        steps, self._steps = self._steps, None
        if steps is None:
            return []
        began = self._clock()
        nodes = next(steps, _MOST_NODES)
        self._left -= self._clock() - began
        self._steps = steps
        if nodes >= _MOST_NODES or self._left <= 0:
            self._rest()
        return []

    def _rest(self) -> None:
        """Think no further; what was found is kept."""
        if self._steps is not None:
            self._steps.close()
            self._steps = None

    def _tree(self, player: Player) -> KeptTree[Any, Any]:
        return self._trees.setdefault(player, KeptTree())


def plays_on(match: Match) -> bool:
    """Whether the computer plays in a match, and that is not over."""
    computer = any(seat.kind == "computer" for seat in match.seats)
    return computer and match.outcome_at(match.stand) is None


def _waits(match: Match) -> bool:
    """Whether a person here is to move, in a game against a level that counts no playouts."""
    if match.turn is None or match.is_tried or match.studied or match.seat.kind != "human":
        return False
    other = match.seats[match.player.opponent]
    return other.kind == "computer" and match.game.levels[other.level].playouts is None
