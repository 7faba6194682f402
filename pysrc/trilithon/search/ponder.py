"""Thinking on the other player's time, so that more is known when the next move is to be found."""

from __future__ import annotations

from collections.abc import Generator
from math import inf
from random import Random

from trilithon.core import Effort, Game
from trilithon.core.types import M, P
from trilithon.search.budget import Budget, Meter
from trilithon.search.kept_tree import KeptTree
from trilithon.search.puct import Tree


def ponder(
    game: Game[P, M], position: P, effort: Effort, seed: int, kept: KeptTree[P, M]
) -> Generator[int, None, None]:
    """Search a position in which the other player is to move, for as long as it is gone on with.

    It goes on from the `kept` tree of the player's last search, and keeps its own there when it
    ends or is closed, as it may be at any yield. Yields how many nodes there are. The effort is one
    that counts no playouts.
    """
    known = kept.take(position)
    meter = Meter(Budget(effort, seconds=inf))
    tree = Tree(game, position, effort, meter, Random(seed), known=known)
    steps = tree.grow()
    try:
        for _ in steps:
            yield sum(tree.root.visits)
    except GeneratorExit:
        steps.close()
    # A root that waits was given up before anything was known of it, or proved by tactics.
    root = known if tree.root.waits else tree.root
    if root is not None:
        kept.keep(root)
