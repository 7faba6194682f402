"""UCT (Kocsis and Szepesvári, 2006): a tree that grows by one node a playout, by UCB1."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any

from tools.research.yardstick.carteso import Carteso
from tools.research.yardstick.consta import Consta
from tools.research.yardstick.field import AnyField, Field
from trilithon.core import AnyGame
from trilithon.search.budget import Budget, Meter
from trilithon.search.result import Line, Progress, Report, Search

# How much UCB1 is drawn to what is little known; playouts give 0 to 1.
_EXPLORATION = 0.7
# So many playouts between two looks at the clock.
_AT_ONCE = 8


class _Node:
    """A state with what came of its steps; the first `len(children)` of these have been taken."""

    __slots__ = ("children", "ended", "first", "rates", "state", "steps", "visits")

    def __init__(self, field: Field, state: Any) -> None:
        self.state = state
        self.ended = field.ended(state)
        self.first = field.first_moves(state)
        self.steps: list[Any] | None = None
        self.children: list[_Node] = []
        self.visits: list[int] = []
        self.rates: list[float] = []

    def open(self, field: Field, random: Random) -> list[Any]:
        """The steps, in the random order in which they are taken for the first time."""
        if self.steps is None:
            self.steps = list(field.steps(self.state))
            random.shuffle(self.steps)
        return self.steps

    def best(self) -> int:
        """The step that UCB1 takes next; all have been taken before."""
        visits = self.visits
        known = _EXPLORATION * sqrt(log(sum(visits)))
        bounds = [
            rate + known / root for rate, root in zip(self.rates, map(sqrt, visits), strict=True)
        ]
        return bounds.index(max(bounds))


def search(game: AnyGame, position: Any, budget: Budget, seed: int) -> Search[Any]:
    """Grow a tree from a position that is not over, like `trilithon.search.puct.Tree.grow`."""
    random, meter = Random(seed), Meter(budget)
    moves = game.rules.legal_moves(position) if game.rules.count_legal_moves(position) == 1 else []
    if moves:
        return Report([Line((moves[0],), 0.5, 0)], 0)
    field = _field(game)
    root = _Node(field, field.start(position))
    while not meter.over:
        for _ in range(_AT_ONCE):
            _grow(field, root, random)
        meter.count(_AT_ONCE)
        yield Progress(meter.done, max(root.rates), meter.playouts)
    move, rate, visits = _chosen(field, root, random)
    return Report([Line((move,), rate, visits)], meter.playouts)


def _field(game: AnyGame) -> Field:
    fields: dict[str, Field] = {"consta": Consta(), "carteso": Carteso()}
    return fields.get(game.name) or AnyField(game)


def _grow(field: Field, root: _Node, random: Random) -> None:
    """One playout from one new node, told to all nodes on the way to it."""
    node = root
    path: list[tuple[_Node, int]] = []
    while node.ended is None:
        steps = node.open(field, random)
        taken = len(node.children)
        if taken < len(steps):
            child = _Node(field, field.take(node.state, steps[taken]))
            node.children.append(child)
            node.visits.append(0)
            node.rates.append(0.0)
            path.append((node, taken))
            node = child
            break
        if not steps:
            break
        index = node.best()
        path.append((node, index))
        node = node.children[index]
    score = field.playout(node.state, random) if node.ended is None else node.ended
    for node, index in path:
        visits = node.visits[index] = node.visits[index] + 1
        won = score if node.first else 1 - score
        node.rates[index] += (won - node.rates[index]) / visits


def _chosen(field: Field, root: _Node, random: Random) -> tuple[Any, float, int]:
    """The move whose steps were taken most, with its first step's rate and visits."""
    node, steps = root, list[Any]()
    rate, visits = 0.5, 0
    while (move := field.move(root.state, steps)) is None:
        known = node.open(field, random)
        index = max(range(len(node.visits)), key=node.visits.__getitem__, default=0)
        if node is root and node.visits:
            rate, visits = node.rates[index], node.visits[index]
        steps.append(known[index])
        taken = index < len(node.children)
        node = node.children[index] if taken else _Node(field, field.take(node.state, known[index]))
    return move, rate, visits
