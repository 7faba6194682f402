"""What is known of a position: estimates of a search, and values that are proved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic

from trilithon.core import AnyGame, Player
from trilithon.core.rules import lead
from trilithon.core.solver import sign
from trilithon.core.types import M
from trilithon.search.node import result_for
from trilithon.search.result import Line

LINES = 3
"""How many of the best moves are told."""


@dataclass(frozen=True, slots=True)
class Finding(Generic[M]):
    """What is known of a position by now; all of it is seen by its mover.

    `lines` come from a search of so many `playouts`, best first. `values` are those of moves that
    are proved (see `core.Solution`), `value` that of the position, and `replies` what best play
    goes on with after some of these moves.
    """

    lines: Sequence[Line[M]] = ()
    playouts: int = 0
    values: Mapping[M, float] = field(default_factory=dict)
    value: float | None = None
    replies: Mapping[M, tuple[M, ...]] = field(default_factory=dict)

    @property
    def result(self) -> int | None:
        """How the game ends, 1, 0 or -1, if that is proved."""
        if self.value is not None:
            return sign(self.value)
        result = self.lines[0].result if self.lines else None
        # That one line is a draw does not tell that no other one wins.
        return result or None

    @property
    def winrate(self) -> float | None:
        """The mover's chances from 0 to 1; None where nothing is known yet."""
        if self.result is not None:
            return (1 + self.result) / 2
        return self.lines[0].winrate if self.lines else None

    def best(self, count: int) -> list[Line[M]]:
        """The best moves, each with what best play goes on with or a search expects.

        What is proved counts before what is estimated.
        """
        lines = {line.move: line for line in self.lines}
        for move, value in self.values.items():
            playouts = lines[move].playouts if move in lines else 0
            result = sign(value)
            # What a search expects after it may well be wrong.
            moves = (move, *self.replies.get(move, ()))
            lines[move] = Line(moves, (1 + result) / 2, playouts, result)
        order = {move: index for index, move in enumerate(lines)}
        ranked = sorted(lines.values(), key=lambda line: (*self._rank(line), order[line.move]))
        return ranked[:count]

    def _rank(self, line: Line[M]) -> tuple[int, float]:
        """Proved wins by what they win, then the search's order, then draws and losses."""
        value = self.values.get(line.move)
        group = {1: 0, None: 1, 0: 2, -1: 3}[line.result]
        return group, -value if value is not None else 0.0


def negated(line: Line[M]) -> Line[M]:
    """A line as the other player sees it."""
    result = None if line.result is None else -line.result
    return replace(line, winrate=1 - line.winrate, result=result)


def ended(game: AnyGame, position: Any) -> Finding[Any] | None:
    """What is known of a position in which the game is over; None where it goes on."""
    outcome = game.rules.outcome(position)
    if outcome is None:
        return None
    mover = game.rules.player(position)
    if game.rules.score(position) is not None:
        return Finding(value=lead(game.rules, position, mover))
    return Finding(value=float(result_for(outcome.winner, mover)))


def for_first(game: AnyGame, position: Any, share: float) -> float:
    """A mover's share of 1 as the first player's."""
    return share if game.rules.player(position) is Player.FIRST else 1 - share
