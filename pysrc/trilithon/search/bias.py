"""By how much evaluations are off, as the tree shows: they are corrected where they are alike.

What a position's own batch told of it can be compared with what its moves came to since. Where the
last move stands in the same surroundings, evaluations are off in a like way: so what was learned of
one such position corrects the next one ("subtree value bias correction", Wu, KataGo, 2021).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from trilithon.search.node import Node

# A position's word counts for its visits to this power.
_POWER = 0.8
# So many nodes of a kept tree are recalled at once.
_AT_ONCE = 500


class Bias:
    """What is known in one tree of the errors of its evaluations."""

    def __init__(self, share: float) -> None:
        """Correct by a `share` of the errors."""
        self._share = share
        # The errors of all nodes with the same surroundings, weighed, and their weights, in all.
        self._errors = dict[Hashable, tuple[float, float]]()

    def recall(self, root: Node[Any, Any]) -> Iterator[None]:
        """Take in what was noted of the nodes of a kept tree, and yield every millisecond or so."""
        nodes = [root] if self._share else []
        for count, node in enumerate(nodes, 1):
            error, counted = node.error
            if counted and node.surroundings is not None:
                self._add(node, error, counted)
            nodes += filter(None, node.children)
            if not count % _AT_ONCE:
                yield

    def winrate(self, node: Node[Any, Any]) -> float:
        """A node's own winrate, less a share of what others of its like are off."""
        total, weight = self._errors.get(node.surroundings, (0.0, 0.0))
        if not weight:
            return node.winrate
        return min(1.0, max(0.0, node.winrate - self._share * total / weight))

    def note(self, node: Node[Any, Any]) -> None:
        """Take in what a node's moves have come to, in place of what was noted of it before."""
        if not self._share or node.surroundings is None or not (visits := sum(node.visits)):
            return
        error_before, counted_before = node.error
        counted = visits**_POWER
        error = counted * (node.winrate - sum(node.sums) / visits)
        node.error = error, counted
        self._add(node, error - error_before, counted - counted_before)

    def _add(self, node: Node[Any, Any], error: float, counted: float) -> None:
        total, weight = self._errors.get(node.surroundings, (0.0, 0.0))
        self._errors[node.surroundings] = total + error, weight + counted
