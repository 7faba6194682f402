"""What a player's last search has grown below the position that he is to move in now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

from trilithon.core.types import M, P
from trilithon.search.node import Node

# Between two of a player's moves lie his own one and a reply.
_PLIES = 2


class KeptTree(Generic[P, M]):
    """The tree of one search, kept for the next one of the same player."""

    def __init__(self) -> None:
        self._root: Node[P, M] | None = None

    def keep(self, root: Node[P, M]) -> None:
        """Keep a tree, in place of the one there was; of none of its nodes anything is awaited."""
        self._root = root

    def take(self, position: P) -> Node[P, M] | None:
        """The node of a position that the kept search has come to; the tree is kept no longer.

        None where it has not, or where the result is proved, which the next search finds at once.
        """
        root, self._root = self._root, None
        if root is None:
            return None
        found = (node for node in _near(root, _PLIES) if node.position == position)
        node = next(found, None)
        return None if node is None or node.result is not None else node


def _near(root: Node[P, M], plies: int) -> Iterator[Node[P, M]]:
    """A node and those after it, up to so many plies further, the nearest first."""
    nodes = [root]
    for _ in range(plies):
        yield from nodes
        nodes = [child for node in nodes for child in node.children if child is not None]
    yield from nodes
