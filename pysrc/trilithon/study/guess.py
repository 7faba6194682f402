"""What a guess at the move of a game is worth, beside the best move that is known there."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from trilithon.core import AnyGame
from trilithon.core.lines import forced_line
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import quiet
from trilithon.search.time_control import analysis_effort
from trilithon.study.analysis.finding import ended

FULL = 10
"""The points for a guess that is as good as any move known."""

# A search for a guess that nobody has valued takes so many seconds, about, in a browser.
_SECONDS = 0.6


@dataclass(frozen=True, slots=True)
class Worth:
    """What is known of the moves of a position: `values` by their texts, seen by the mover.

    They are points proved by exact search where `exact`, else chances from 0 to 1. A move that is
    `whole` below the best one is worth nothing as a guess.
    """

    values: Mapping[str, float]
    exact: bool
    whole: float

    @property
    def best(self) -> str:
        """The text of the move of the highest value; of several, the first one."""
        return max(self.values, key=lambda text: self.values[text])

    def points(self, value: float) -> int:
        """What a move of this value is worth, from 0 to `FULL`."""
        lost = max(0.0, self.values[self.best] - value)
        return round(FULL * max(0.0, 1 - lost / self.whole))


Guessed = Generator[None, None, float]


def value_of(game: AnyGame, position: Any, move: Any, worth: Worth, seed: int) -> Guessed:
    """The value of a legal move: what is known, or else what a short search comes to.

    Where values are exact, all moves have one; a move that lacks it is taken for the worst.
    """
    text = game.notation.write_move(position, move)
    if text in worth.values:
        return worth.values[text]
    if worth.exact:
        return min(worth.values.values())
    # Where there is no choice a search tells nothing.
    _, after = forced_line(game, game.rules.play(position, move))
    if (over := ended(game, after)) is not None:
        return _seen_by_mover(game, position, after, over.winrate or 0.0)
    effort = replace(analysis_effort(game), playouts=round(game.speed * _SECONDS))
    report = yield from quiet(search(game, after, Budget(effort), seed))
    line = report.lines[0]
    chance = line.winrate if line.result is None else (1 + line.result) / 2
    return _seen_by_mover(game, position, after, chance)


def _seen_by_mover(game: AnyGame, position: Any, after: Any, chance: float) -> float:
    """The chance of whoever moves afterwards, as one of whoever moved before."""
    same = game.rules.player(after) is game.rules.player(position)
    return chance if same else 1 - chance
