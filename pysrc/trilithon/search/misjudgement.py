"""Seeing wrong, as people do who know a game a little: what weak levels are made of.

All that a search is told of positions and moves is off by chance, so that it chooses among moves
that look sensible and weighs them wrong, instead of any move now and then. Noise of Gumbel's kind
on the logarithms of priors makes the best of the moves one that is drawn by these priors, the
sharper the less noise there is (Gumbel, 1954; "Gumbel-max trick").
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from math import exp, log
from random import Random
from typing import Generic

from trilithon.core import Effort, Evaluation, Exploration, Game, Playouts
from trilithon.core.types import M, P

# A winrate is off by so much of what a move is, as the logarithm of its odds.
_OF_WINRATE = 0.25
# What the odds of a winrate are made of stays off certainty by this.
_MARGIN = 1e-3


def misjudged(game: Game[P, M], effort: Effort, random: Random) -> Game[P, M]:
    """The game as an effort sees it that misjudges; else the game itself."""
    if not effort.misjudging:
        return game
    return replace(game, playouts=_Misjudging(game.playouts, effort, random), together=None)


class _Misjudging(Generic[P, M]):
    """Playouts whose evaluations are off, and tactics that look no further than within the tree."""

    def __init__(self, playouts: Playouts[P, M], effort: Effort, random: Random) -> None:
        self._playouts, self._random = playouts, random
        self._degree, self._least = effort.misjudging, effort.batch

    def exploration(self, position: P) -> Exploration:
        return self._playouts.exploration(position)

    def tactics(
        self, position: P, *, deep: bool
    ) -> Generator[None, None, tuple[Sequence[M], int | None]]:
        moves, result = yield from self._playouts.tactics(position, deep=False)
        # A result for which no move is told is of no use to whoever has to choose one.
        return moves, result if moves or not deep else None

    def evaluate(
        self, position: P, only: Sequence[M], limit: int, playouts: int, random: Random
    ) -> Evaluation[M]:
        # What is off is to be off by misjudging, and not because there are few playouts.
        playouts = max(playouts, self._least)
        told = self._playouts.evaluate(position, only, limit, playouts, random)
        moves = [(move, prior + self._degree * self._gumbel()) for move, prior in told.moves]
        moves.sort(key=lambda pair: -pair[1])
        return replace(told, winrate=self._off(told.winrate), tell=lambda: moves)

    def _off(self, winrate: float) -> float:
        """A winrate that is off by chance."""
        share = min(1 - _MARGIN, max(_MARGIN, winrate))
        odds = log(share / (1 - share)) + self._random.gauss(0, _OF_WINRATE * self._degree)
        return 1 / (1 + exp(-odds))

    def _gumbel(self) -> float:
        """A number by Gumbel's distribution."""
        return -log(self._random.expovariate(1) or _MARGIN)
