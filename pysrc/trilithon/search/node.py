"""A position of the search tree, and how its moves compare."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, TypeVar

P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)


class Node(Generic[P, M]):
    """A position with what is known of its moves.

    `winrate` is what its own batch told of its mover's chances. `moves` are the candidates, best
    first, out of `only` some moves if there are any; `complete` tells that no other is better, and
    `limit` how many were wanted. The lists hold for each candidate its prior chance to be tried,
    how often it was, what that came to in all for the node's mover, and the node it leads to. A
    node `waits` until its own batch is made; then, until they are wanted, `tell` makes the
    candidates, and `kept` is what the game keeps for nodes after it. `result` is 1, 0 or -1 once it
    is proved how the game ends for its mover.
    """

    __slots__ = (
        "children",
        "complete",
        "kept",
        "limit",
        "moves",
        "only",
        "position",
        "priors",
        "result",
        "sums",
        "tell",
        "visits",
        "waits",
        "winrate",
    )

    def __init__(self, position: P) -> None:
        self.position = position
        self.only: Sequence[M] = ()
        self.moves: list[M] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.sums: list[float] = []
        self.children: list[Node[P, M] | None] = []
        self.waits = True
        self.tell: Callable[[], Sequence[tuple[M, float]]] | None = None
        self.kept: object = None
        self.winrate = 0.5
        self.result: int | None = None
        self.complete = False
        self.limit = 0


def rank(node: Node[Any, Any], index: int) -> tuple[int, int, float]:
    """Sorts a node's moves, best first: proved wins, then by visits, then proved losses."""
    child = node.children[index]
    result = 0 if child is None or child.result is None else -child.result
    return (-result, -node.visits[index], -node.priors[index])


def result_for(winner: object, mover: object) -> int:
    """What an end is worth to the mover: 1, 0 or -1; `winner` is None in a draw."""
    return 0 if winner is None else 1 if winner is mover else -1
