"""How well a network, fitted to games, does on others that are kept apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

import numpy

from tools.research.learning.cases import Batch, Case, Subject
from tools.research.learning.descent import batches
from tools.research.learning.kept_games import Games
from tools.research.learning.loss import measure
from tools.research.learning.network import Network

# One in so many games is kept apart to try the weights on: what searches of one game came to is
# alike, so that weights fitted to some of them know the others. As boards come in turns, it is a
# number by which no turn's length can be divided, so that boards of all sizes are kept apart.
_APART = 11


def apart(games: Games) -> tuple[list[Case], list[Case]]:
    """The cases to fit to, and those of games that are kept apart, always the same ones."""
    numbers = sorted(games)
    left = set(numbers[::_APART])
    return (
        [case for number in numbers if number not in left for case in games[number]],
        [case for number in numbers if number in left for case in games[number]],
    )


def with_outcomes(cases: Iterable[Case], share: float) -> list[Case]:
    """The cases with winrates of which a share is how their games came out, where that is known.

    Searches see what the weights make of a position, and games what is wrong with that.
    """
    return [
        case
        if case.outcome is None
        else replace(case, winrate=case.winrate + share * (case.outcome - case.winrate))
        for case in cases
    ]


class Told(NamedTuple):
    """How well a network tells the cases of one size.

    `winrates` is by how much it is off, as the root of the mean square; `entropy` is the mean cross
    entropy of moves, and `rank` the median rank of the searches' favourites, in so many `choices`.
    """

    size: int
    winrates: float
    entropy: float
    rank: float
    choices: int


def tell(subject: Subject, network: Network, cases: Sequence[Case]) -> Iterator[Told]:
    """How well a network tells cases, by their size."""
    for size in sorted({len(case.kinds) for case in cases}):
        alike = [case for case in cases if len(case.kinds) == size]
        found = [
            (batch, measure(subject, network, batch)[0])
            for batch in map(Batch, batches(alike, Random(1)))
        ]
        off = numpy.concatenate([loss.winrates - batch.winrate for batch, loss in found])
        entropies = numpy.concatenate([loss.entropies for _, loss in found])
        ranks = numpy.concatenate([loss.ranks for _, loss in found])
        yield Told(
            size,
            float(numpy.sqrt((off**2).mean())),
            float(entropies.mean()),
            float(numpy.median(ranks)),
            len(ranks),
        )
