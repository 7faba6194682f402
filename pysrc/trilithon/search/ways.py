"""Ways down a tree, and what is expected of those whose end is still to be evaluated.

They count as tried, and as good as what was known of each of their moves (Liu and others, 2020): so
the next ways are not drawn to the same place, and nothing seems worse than it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from trilithon.core.types import M, P
from trilithon.search.node import Node

Steps = list[tuple[Node[P, M], int]]
"""A way down the tree: nodes, each with the number of the move that is followed."""


@dataclass(frozen=True, slots=True)
class Way(Generic[P, M]):
    """A way to a leaf that waits to be evaluated, and the rates that were expected on it."""

    steps: Steps[P, M]
    leaf: Node[P, M]
    rates: list[float]

    def correct(self) -> None:
        """Take back what was expected."""
        for (node, index), rate in zip(self.steps, self.rates, strict=True):
            node.visits[index] -= 1
            node.sums[index] -= rate

    def give_up(self) -> None:
        """Take the leaf out of the tree again, as if the way had never been gone."""
        self.correct()
        node, index = self.steps[-1]
        node.children[index] = None


def expected(steps: Steps[P, M], leaf: Node[P, M]) -> Way[P, M]:
    """A way whose end waits, counted until it is corrected."""
    rates = []
    for node, index in steps:
        visits = node.visits[index]
        rate = node.sums[index] / visits if visits else node.winrate
        node.visits[index] += 1
        node.sums[index] += rate
        rates.append(rate)
    return Way(steps, leaf, rates)
