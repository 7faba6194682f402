"""A tree of positions that grows where play is best: each node costs a batch of playouts.

Best-first search by the PUCT rule (Silver and others, 2017, after Rosin, 2011). What a network
tells there is told here by a node's own batch, in which every playout is one for every move that it
happens to contain ("all moves as first"); small networks correct it where a game has one. Proved
results are handed up exactly (MCTS-Solver, Winands, Björnsson and Saito, 2008).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import Generic

from trilithon.core import Effort, Evaluation, Game, Leaf
from trilithon.core.types import M, P
from trilithon.search.bias import Bias
from trilithon.search.budget import Meter
from trilithon.search.lines import lines_of, winrate_of
from trilithon.search.node import Node, result_for, select_move
from trilithon.search.result import Line, Progress
from trilithon.search.ways import Steps, Way, expected

# An unproved winrate stays off certainty by this.
_MARGIN = 1e-3
# How many times as many playouts the root gets, and how many times as many candidates a node whose
# candidates all lose.
_ROOT, _WIDER = 8, 8
# Few playouts are spread over so many nodes at least, in batches of no fewer than so many.
_NODES, _SMALLEST = 64, 32
# One more leaf is evaluated together with others for every so many nodes that there are.
_GROWN = 3


class Tree(Generic[P, M]):
    """A search of one position."""

    def __init__(
        self,
        game: Game[P, M],
        position: P,
        effort: Effort,
        meter: Meter,
        random: Random,
        among: Sequence[M] = (),
        lines: int = 1,
        known: Node[P, M] | None = None,
    ) -> None:
        """A tree that goes on from `among` some moves only, if there are any.

        It asks for the best move, or for so many `lines`. What another search has `known` of the
        position is its own then, and is grown further.
        """
        self.game = game
        self._among, self._wanted, self._known = among, lines, known
        self.root: Node[P, M] = Node(position)
        self._exploration = game.playouts.exploration(position)
        self.bias = Bias(self._exploration.bias)
        self._together = game.together if effort.leaves > 1 else None
        most = min(effort.leaves, self._exploration.leaves)
        self._leaves = most if self._together is not None else 1
        self._candidates, self._batch = effort.candidates, effort.batch
        if effort.playouts is not None:
            self._batch = min(self._batch, max(_SMALLEST, effort.playouts // _NODES))
        self._steps = self._exploration.steps if effort.playouts is not None else 0
        self._meter, self._random = meter, random

    def grow(self) -> Generator[Progress[M], None, None]:
        """Add nodes until the meter's end, or until all that was asked for is proved."""
        if not (yield from self._settled(self.root)):
            leaf = Leaf(self.root.position, self.root.only, self.root.limit)
            (told,) = self._told([leaf], self._batch * _ROOT)
            if self._known is not None and not self.root.only:
                self.root = self._known
                for _ in self.bias.recall(self.root):
                    yield self._progress()
            self._learn(self.root, told)
            self.root.tell, self.root.limit = None, self._candidates
            self._take(self.root, told.moves)
            self.root.renew(told.moves)
        yield self._progress()
        while not self._proved and not self._meter.over:
            waiting = yield from self._gather()
            self._evaluate(waiting)
            yield self._progress()

    def _gather(self) -> Generator[Progress[M], None, list[Way[P, M]]]:
        """New nodes that wait to be evaluated together; those that are proved at once do not.

        As long as the tree is small there are few, or they would go where nothing is known yet.
        """
        waiting: list[Way[P, M]] = []
        leaves = min(self._leaves, 1 + sum(self.root.visits) // _GROWN)
        try:
            while len(waiting) < leaves and not self._proved and not self._meter.late:
                steps = self._descend()
                if not steps:
                    break
                node, index = steps[-1]
                child = Node[P, M](self.game.rules.play(node.position, node.moves[index]))
                settled = yield from self._settled(child)
                node.children[index] = child
                if settled:
                    self._hand_up(steps, child)
                else:
                    waiting.append(expected(steps, child))
        except GeneratorExit:
            # The tree may be kept, and then nobody comes who evaluates them.
            for way in waiting:
                way.give_up()
            # Moves may have been tried after those, and proved at once.
            for way in waiting:
                way.steps[-1][0].sort()
            raise
        return waiting

    @property
    def _proved(self) -> bool:
        """Whether more nodes would tell nothing more of what is asked for."""
        if self.root.result is None:
            return False
        tried = [child.result for child in self.root.children if child is not None]
        proved = len(tried) - tried.count(None)
        # Tactics prove all that they tell at once.
        return not tried or proved >= min(self._wanted, len(self.root.moves))

    def _settled(self, node: Node[P, M]) -> Generator[Progress[M], None, bool]:
        """Find out what proof is cheap of a new node, and whether that is its result."""
        rules, playouts = self.game.rules, self.game.playouts
        outcome = rules.outcome(node.position)
        if outcome is not None:
            node.result = result_for(outcome.winner, rules.player(node.position))
            return True
        steps, taken = playouts.tactics(node.position, deep=node is self.root), 0
        if node is self.root and self._among:
            node.only = self._among
        while not node.only and not self._meter.late:
            try:
                next(steps)
            except StopIteration as stop:
                node.only, node.result = stop.value
                break
            taken += 1
            yield self._progress()
        steps.close()
        if self._steps and node is not self.root:
            self._meter.count(self._batch * taken // self._steps)
        if node.result is not None and (node.only or node is not self.root):
            self._take(node, [(move, 0.0) for move in node.only])
            return True
        node.limit = self._candidates
        return False

    def _evaluate(self, ways: Sequence[Way[P, M]]) -> None:
        """What a batch tells of the leaves of ways, and then of the ways."""
        leaves = [
            Leaf(way.leaf.position, way.leaf.only, way.leaf.limit, way.steps[-1][0].kept)
            for way in ways
        ]
        for way, told in zip(ways, self._told(leaves, self._batch), strict=True):
            self._learn(way.leaf, told)
            way.correct()
            self._hand_up(way.steps, way.leaf)

    def _told(self, leaves: Sequence[Leaf[P, M]], wanted: int) -> Sequence[Evaluation[M]]:
        """Evaluations with so many playouts for each."""
        told: Sequence[Evaluation[M]]
        if self._together is not None:
            told = self._together(leaves, wanted, self._random) if leaves else []
        else:
            evaluate = self.game.playouts.evaluate
            told = [
                evaluate(leaf.position, leaf.only, leaf.limit, wanted, self._random)
                for leaf in leaves
            ]
        for one in told:
            self._meter.count(one.playouts)
        return told

    def _learn(self, node: Node[P, M], told: Evaluation[M]) -> None:
        node.winrate = min(1 - _MARGIN, max(_MARGIN, told.winrate))
        node.tell, node.kept, node.waits = told.tell, told.kept, False
        node.surroundings = told.surroundings

    def _take(self, node: Node[P, M], moves: Sequence[tuple[M, float]]) -> None:
        """More candidates of a node."""
        node.take(moves, len(node.only) or self.game.rules.count_legal_moves(node.position))

    def _descend(self) -> Steps[P, M]:
        """The way down to a move that leads to no node yet; none where all ends wait."""
        node, path = self.root, Steps[P, M]()
        while True:
            if node.tell is not None:
                # The candidates of most nodes are never wanted.
                self._take(node, node.tell())
                node.tell = None
            index = select_move(node, self._exploration)
            if index < 0:
                return []
            path.append((node, index))
            child = node.children[index]
            if child is None:
                return path
            node = child

    def _hand_up(self, path: Steps[P, M], leaf: Node[P, M]) -> None:
        """Tell all nodes of a way what its end has come to, and what that proves."""
        winrate = self.bias.winrate(leaf) if leaf.result is None else (1 + leaf.result) / 2
        child = leaf
        for node, index in reversed(path):
            winrate = 1 - winrate
            node.visits[index] += 1
            node.sums[index] += winrate
            if child.result is not None:
                self._settle(node, index)
            self.bias.note(node)
            child = node

    def _settle(self, node: Node[P, M], index: int) -> None:
        """What a node's result is, now that one of its moves has one."""
        child = node.children[index]
        assert child is not None
        assert child.result is not None
        node.sums[index] = node.visits[index] * (1 - child.result) / 2
        if child.result == -1:
            node.result = 1
            return
        results = [None if after is None else after.result for after in node.children]
        if None not in results:
            if not node.complete:
                self._widen(node)
            if node.complete and len(node.moves) == len(results):
                node.result = -min(result for result in results if result is not None)

    def _widen(self, node: Node[P, M]) -> None:
        """More candidates, where all there were have been proved not to win."""
        choice, before = node.only or self.game.rules.legal_moves(node.position), len(node.moves)
        node.limit *= _WIDER
        if node.limit < len(choice):
            leaf = Leaf(node.position, node.only, node.limit)
            self._take(node, self._told([leaf], self._batch)[0].moves)
        if len(node.moves) == before:
            self._take(node, [(move, 0.0) for move in choice])

    def _progress(self) -> Progress[M]:
        return Progress(self._meter.done, winrate_of(self.root), self._meter.playouts, self.lines)

    def lines(self) -> list[Line[M]]:
        """The candidates of the root, best first; those that were never tried come last."""
        return lines_of(self.root)
