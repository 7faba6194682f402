"""What the search asks of Consta: tactics, and winrates from batches of random fillings."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import reduce
from itertools import repeat
from operator import and_, or_
from random import Random
from typing import NamedTuple

from trilithon.boards.square import bits, surroundings
from trilithon.boards.square_network import Laid
from trilithon.core import Evaluation, Exploration, Leaf
from trilithon.games.consta.play.chances import (
    Chances,
    Gains,
    chances,
    chances_of_all,
    of_legal,
)
from trilithon.games.consta.play.network import Counted, View, views
from trilithon.games.consta.play.priors import candidates, first_stones
from trilithon.games.consta.play.tactics import tactics
from trilithon.games.consta.rules.position import Move, Position

__all__ = ["evaluate", "exploration", "tactics", "together"]

_SMALL, _EXPLORATION_ON_SMALL = 8, Exploration(c_puct=0.3, widening=16.0, leaves=4)
_EXPLORATION = Exploration(c_puct=0.25, widening=16.0, bias=0.5)
# The surroundings of a stone are the spaces so near, along and across.
_NEAR = 2


class _Kept(NamedTuple):
    """What is kept of a position: its empty spaces, gains, and what the network laid.

    Before it is what that laid of the position before, for the other player.
    """

    empty: int
    gains: Gains
    laid: Laid
    before: Laid | None


def evaluate(
    position: Position, only: Sequence[Move], limit: int, playouts: int, random: Random
) -> Evaluation[Move]:
    """One batch, of which every filling is one for each stone that it happens to contain.

    Pairs are not judged together: fillings do not know that a link between two stones can wait
    until it is attacked, and to close it at once would seem the best of moves.
    """
    return _judged([Leaf(position, only, limit)], [chances(position, playouts, random)])[0]


def together(
    leaves: Sequence[Leaf[Position, Move]], playouts: int, random: Random
) -> list[Evaluation[Move]]:
    """The evaluations of positions that share a batch, with about so many playouts for each.

    Of each is kept what half moves add to the winrate: about as much as for the other player in the
    position after it, whose estimates are drawn to these. And the network begins with what it laid
    when the same player was last to move.
    """
    counted = chances_of_all(
        [leaf.position for leaf in leaves],
        playouts,
        random,
        [before.gains if (before := _kept(leaf)) else None for leaf in leaves],
    )
    return _judged(leaves, counted)


def _kept(leaf: Leaf[Position, Move]) -> _Kept | None:
    """What was kept of the position before."""
    return leaf.before if isinstance(leaf.before, _Kept) else None


def _judged(
    leaves: Sequence[Leaf[Position, Move]], told: Sequence[Chances]
) -> list[Evaluation[Move]]:
    """The winrates and the candidates, by a batch and by a learned network."""
    if leaves[0].position.ply == 0:
        return [_of_start(leaf, one) for leaf, one in zip(leaves, told, strict=True)]
    seen = views(
        [
            Counted(leaf.position, one.winrate, *one.gains, before.before if before else None)
            for leaf, one, before in zip(leaves, told, map(_kept, leaves), strict=True)
        ]
    )
    return [_evaluation(*each) for each in zip(leaves, told, seen, strict=True)]


def _evaluation(leaf: Leaf[Position, Move], told: Chances, seen: View) -> Evaluation[Move]:
    position, gains, before = leaf.position, told.gains, _kept(leaf)
    return Evaluation(
        seen.winrate,
        told.playouts,
        lambda: candidates(leaf, seen, *of_legal(position, gains)),
        _Kept(position.empty, gains, seen.laid, before.laid if before else None),
        _surroundings(position, before.empty & ~position.empty) if before else None,
    )


def _surroundings(position: Position, placed: int) -> Hashable:
    """The last stones with those around them, and who placed them."""
    masks = surroundings(position.size, _NEAR)
    near = reduce(or_, map(masks.__getitem__, bits(placed)), 0)
    pieces = position.black, position.white, position.stacks
    return placed, position.ply % 2, *map(and_, pieces, repeat(near))


def _of_start(leaf: Leaf[Position, Move], told: Chances) -> Evaluation[Move]:
    """What the playouts tell of an empty board, of which the network knows nothing."""
    gains = told.gains
    return Evaluation(
        told.winrate,
        told.playouts,
        lambda: first_stones(leaf, of_legal(leaf.position, gains)[0]),
    )


def exploration(position: Position) -> Exploration:
    """Small boards have so few moves that many can be tried, and each position tells of many."""
    return _EXPLORATION_ON_SMALL if position.size <= _SMALL else _EXPLORATION
