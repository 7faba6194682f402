"""A position of the search tree, and how its moves compare."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import compress
from math import exp, sqrt
from operator import itemgetter
from typing import Any, Generic

from trilithon.core import Exploration
from trilithon.core.types import M, P


class Node(Generic[P, M]):
    """A position with what is known of its moves.

    `winrate` is what its own batch told of its mover's chances. `moves` are the candidates, those
    that were tried before all others, and of these the likeliest first; they are out of `only` some
    moves if there are any. `complete` tells that no other is better, and `limit` how many were
    wanted. The lists hold for each candidate its prior chance to be tried, how often it was, what
    that came to in all for the node's mover, and the node it leads to. A node `waits` until its own
    batch is made; then, until they are wanted, `tell` makes the candidates, and `kept` is what the
    game keeps for nodes after it. `result` is 1, 0 or -1 once it is proved how the game ends for
    its mover. `surroundings` are those of the last move, and `error` is what `bias` has noted of
    the node: by how much its evaluation is off, weighed, and the weight.
    """

    __slots__ = (
        "children",
        "complete",
        "error",
        "kept",
        "limit",
        "moves",
        "only",
        "position",
        "priors",
        "result",
        "sums",
        "surroundings",
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
        self.surroundings: Hashable = None
        self.error = (0.0, 0.0)
        self.winrate = 0.5
        self.result: int | None = None
        self.complete = False
        self.limit = 0

    def take(self, moves: Sequence[tuple[M, float]], legal: int) -> None:
        """More candidates, of so many `legal` moves or moves of `only`.

        Their priors come as logarithms, and are made to add up to 1.
        """
        known = set(self.moves)
        new = [(move, prior) for move, prior in moves if move not in known]
        if not new:
            return
        new.sort(key=itemgetter(1), reverse=True)
        self.moves += [move for move, _ in new]
        self.priors += shares([prior for _, prior in new])
        self.visits += [0] * len(new)
        self.sums += [0.0] * len(new)
        self.children += [None] * len(new)
        self.complete = len(self.moves) >= legal

    def renew(self, moves: Sequence[tuple[M, float]]) -> None:
        """The priors of all candidates as they are told now; those not told of are least likely."""
        told, least = dict(moves), moves[-1][1]
        self.priors = shares([told.get(move, least) for move in self.moves])
        self.sort()

    def sort(self) -> None:
        """Put the moves in order, as their priors and children are now."""
        told = zip(self.moves, self.priors, self.visits, self.sums, self.children, strict=True)
        order = sorted(told, key=lambda one: (one[4] is None, -one[1]))
        self.moves, self.priors, self.visits, self.sums, self.children = map(
            list, zip(*order, strict=True)
        )


def rank(node: Node[Any, Any], index: int) -> tuple[int, int, float]:
    """Sorts a node's moves, best first: proved wins, then by visits, then proved losses."""
    child = node.children[index]
    result = 0 if child is None or child.result is None else -child.result
    return (-result, -node.visits[index], -node.priors[index])


def result_for(winner: object, mover: object) -> int:
    """What an end is worth to the mover: 1, 0 or -1; `winner` is None in a draw."""
    return 0 if winner is None else 1 if winner is mover else -1


def select_move(node: Node[Any, Any], exploration: Exploration) -> int:
    """The number of the move with the best upper bound, among those whose result is open; or -1.

    First comes one that was not tried, where too few were for a node that was tried so often. Of
    these only the likeliest is looked at, which is the first one: no other has a better bound.
    """
    children = node.children
    tried = children.index(None) if None in children else len(children)
    counts, priors = node.visits[:tried], node.priors[:tried]
    total = sum(counts)
    left = tried < len(children)
    if left and tried * tried < total - exploration.widening:
        return tried
    drawn = exploration.c_puct * sqrt(total + 1)
    best, chosen = -1.0, -1
    for index, (visits, prior, gained, child) in enumerate(
        zip(counts, priors, node.sums, children, strict=False)
    ):
        if child is not None and child.result is None and not child.waits:
            bound = gained / visits + drawn * prior / (1 + visits)
            if bound > best:
                best, chosen = bound, index
    if left:
        first_play = node.winrate
        if exploration.reduction:
            first_play -= exploration.reduction * sqrt(sum(compress(priors, counts)))
        if first_play + drawn * node.priors[tried] > best:
            return tried
    return chosen


def shares(logarithms: Sequence[float]) -> list[float]:
    """Priors that add up to 1, of their logarithms."""
    best = max(logarithms)
    weights = [exp(logarithm - best) for logarithm in logarithms]
    whole = sum(weights)
    return [weight / whole for weight in weights]
