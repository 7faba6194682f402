"""What a tree tells of its root: principal variations, and the winrate."""

from __future__ import annotations

from trilithon.core.types import M, P
from trilithon.search.node import Node, rank
from trilithon.search.result import Line

# How far a principal variation is told.
_LONGEST_LINE = 12


def winrate_of(root: Node[P, M]) -> float:
    """That of the move tried most."""
    visits = max(root.visits, default=0)
    if root.result is not None:
        return (1 + root.result) / 2
    if not visits:
        return root.winrate
    return root.sums[root.visits.index(visits)] / visits


def lines_of(root: Node[P, M]) -> list[Line[M]]:
    """The candidates of the root, best first; those that were never tried come last."""
    order = sorted(range(len(root.moves)), key=lambda index: rank(root, index))
    return [_line(root, index) for index in order]


def _line(root: Node[P, M], index: int) -> Line[M]:
    visits, child = root.visits[index], root.children[index]
    winrate = root.sums[index] / visits if visits else root.winrate
    result = None if child is None or child.result is None else -child.result
    if child is None and root.result is not None and (root.result < 0 or not any(root.visits)):
        # Where another move has proved the result, nothing is known of those never tried.
        winrate, result = (1 + root.result) / 2, root.result
    moves = [root.moves[index]]
    while child is not None and child.moves and len(moves) < _LONGEST_LINE:
        ranks = [rank(child, at) for at in range(len(child.moves))]
        best = ranks.index(min(ranks))
        if not child.visits[best] and child.result is None:
            break
        moves.append(child.moves[best])
        child = child.children[best]
    return Line(tuple(moves), winrate, visits, result)
