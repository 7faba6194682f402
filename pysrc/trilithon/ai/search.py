"""Choosing a move, for any game: see `tree` for how."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TypeVar

from trilithon.ai.meter import Budget, Meter
from trilithon.ai.report import Line, Report, Search
from trilithon.ai.tree import Tree
from trilithon.core import Game

P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)


def search(game: Game[P, M], position: P, budget: Budget, seed: int) -> Search[M]:
    """Find a good move in a position that is not over.

    Yields after every batch of playouts and every step of a proof, and may be closed at any yield.
    The same arguments give the same report, unless the budget has `seconds`.
    """
    if game.rules.count_legal_moves(position) == 1:
        (move,) = game.rules.legal_moves(position)
        return Report([Line((move,), 0.5, 0)], 0)
    if (slip := Random(f"slip {seed}")).random() < budget.effort.slips:
        return Report([Line((slip.choice(game.rules.legal_moves(position)),), 0.5, 0)], 0)
    meter = Meter(budget)
    tree = Tree(game, position, budget.effort, meter, Random(seed))
    yield from tree.grow()
    return Report(tree.lines(), meter.playouts)
