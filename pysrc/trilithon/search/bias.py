"""By how much evaluations are off, as the tree shows: they are corrected where they are alike.

What a position's own batch told of it can be compared with what its moves came to since. Where the
last move stands in the same surroundings, evaluations are off in a like way: so what was learned of
one such position corrects the next one ("subtree value bias correction", Wu, KataGo, 2021).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from trilithon.search.node import Node

# A position's word counts for its visits to this power.
_POWER = 0.8


class Bias:
    """What is known in one tree of the errors of its evaluations."""

    def __init__(self, share: float, known: Node[Any, Any] | None = None) -> None:
        """Correct by a `share` of the errors; of those of a tree that is `known` it begins."""
        self._share = share
        # The errors of all nodes with the same surroundings, weighed, and their weights, in all.
        self._errors = dict[Hashable, tuple[float, float]]()
        nodes = [known] if known is not None and share else []
        while nodes:
            node = nodes.pop()
            node.error = (0.0, 0.0)
            self.note(node)
            nodes += [child for child in node.children if child is not None]

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
        total, weight = self._errors.get(node.surroundings, (0.0, 0.0))
        error_before, weight_before = node.error
        counted = visits**_POWER
        error = counted * (node.winrate - sum(node.sums) / visits)
        node.error = error, counted
        self._errors[node.surroundings] = (
            total + error - error_before,
            weight + counted - weight_before,
        )
