"""One search on several cores: an engine that helps another one, and what that one makes of it.

Each engine searches the whole position with a seed of its own ("root parallelization"). The page
carries what a helper tells to the engine that it helps.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, cast

from trilithon.core import AnyGame
from trilithon.core.lines import read_line, write_line
from trilithon.page.protocol.analysis import Assisted, SearchLine
from trilithon.page.protocol.events import Event
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import Line
from trilithon.search.time_control import analysis_effort

# A helper ends after so long, tells so many lines, and of each so many moves.
_SECONDS = 120.0
_LINES, _LONGEST = 6, 8
# How often a helper tells what it has found.
_REPORT_SECONDS = 0.2

Assistance = Generator[Callable[[], Assisted], None, Assisted]


class Helper:
    """An engine's part in helping another one: it searches what it is told to, and nothing else."""

    name, about = "", "assist"

    def __init__(self, seed: Callable[[], int], clock: Callable[[], float]) -> None:
        self._seed = seed
        self._clock = clock
        self._search: Assistance | None = None
        self._reported = 0.0

    @property
    def busy(self) -> bool:
        """Whether there is something to search."""
        return self._search is not None

    def end(self) -> None:
        """Search nothing any more."""
        self._search = None

    def begin(self, game: AnyGame, text: str) -> None:
        """Search a position from now on. Raises BadPosition."""
        position = game.notation.read_position(text)
        self._search = _assistance(game, position, text, self._seed(), self._clock)
        self._reported = self._clock()

    def step(self) -> list[Event]:
        """Search for some milliseconds; what is known by now, every now and then."""
        search, self._search = self._search, None
        assert search is not None
        try:
            told = next(search)
        except StopIteration as stop:
            return [stop.value]
        self._search = search
        if self._clock() < self._reported + _REPORT_SECONDS:
            return []
        self._reported = self._clock()
        return [told()]


def _assistance(
    game: AnyGame, position: Any, text: str, seed: int, clock: Callable[[], float]
) -> Assistance:
    """Search for another engine; yields how what is known by now can be told."""

    def told(lines: Sequence[Line[Any]], playouts: int) -> Assisted:
        views = [_view(game, position, line) for line in lines[:_LINES]]
        return {"type": "assisted", "position": text, "playouts": playouts, "lines": views}

    if game.rules.count_legal_moves(position) < 2:
        return told([], 0)
    steps = search(game, position, Budget(analysis_effort(game), _SECONDS, clock), seed)
    while True:
        try:
            progress = next(steps)
        except StopIteration as stop:
            return told(stop.value.lines, stop.value.playouts)
        yield lambda now=progress: told(now.lines, now.playouts)  # type: ignore[misc]


def _view(game: AnyGame, position: Any, line: Line[Any]) -> SearchLine:
    moves = write_line(game, position, line.moves[:_LONGEST])
    told: SearchLine = {"moves": moves, "winrate": line.winrate, "playouts": line.playouts}
    if line.result is not None:
        told["result"] = cast(Any, line.result)
    return told


def read_lines(game: AnyGame, position: Any, lines: list[SearchLine]) -> list[Line[Any]]:
    """What a helper found of a position. Raises BadMove or IllegalMove."""
    return [
        Line(
            tuple(read_line(game, position, view["moves"])),
            view["winrate"],
            view["playouts"],
            view.get("result"),
        )
        for view in lines
        if view["moves"]
    ]
