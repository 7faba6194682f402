"""Games that the engine plays with itself, searched at length, as samples to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from tools.research.learning.cases import Subject
from tools.research.learning.samples import Sample
from trilithon.core import AnyGame, Player
from trilithon.search.budget import Budget, Meter
from trilithon.search.node import Node, result_for
from trilithon.search.puct import Tree

# The games are played by searches of so few nodes; in so many of ten cases with the move that was
# tried most, else with one of the next ones, so that no two games are the same.
_PLAYED, _BEST_OF_TEN, _NEXT = 24, 7, 6
# So many positions of a game, at most, are searched at length.
_SEARCHED = 10
# Positions of a search's tree that were tried so often are samples of their winrate, and those
# tried more often of their moves as well.
_TRIED, _TRIED_WELL = 20, 80
# The longer searches look at so many candidates, since weights are to learn of new ones too.
_CANDIDATES = 256


def play(subject: Subject, size: int, nodes: int, seed: int) -> Iterator[Sample]:
    """The samples of a game on a board of this size, by searches of so many nodes."""
    game, random = subject.game, Random(seed)
    positions, winner = _played(game, size, random)
    for position in random.sample(positions, min(_SEARCHED, len(positions))):
        outcome = (1 + result_for(winner, game.rules.player(position))) / 2
        root = searched(game, position, nodes, _CANDIDATES, random).root
        for node in _often_tried(root):
            yield _told(game, node, outcome if node is root else None)


def _played(game: AnyGame, size: int, random: Random) -> tuple[list[Any], Player | None]:
    """The positions of a game after its first stone, until a search proves who wins, and who does.

    Nobody wins a draw.
    """
    positions: list[Any] = []
    position = game.rules.start(game.read_settings({"size": str(size)}))
    position = game.rules.play(position, random.choice(game.rules.legal_moves(position)))
    while (outcome := game.rules.outcome(position)) is None:
        candidates = game.levels[max(game.levels)].candidates
        node = searched(game, position, _PLAYED, candidates, random).root
        if node.result is not None:
            mover = game.rules.player(position)
            return positions, {1: mover, 0: None, -1: mover.opponent}[node.result]
        positions.append(position)
        ranked = sorted(range(len(node.moves)), key=node.visits.__getitem__, reverse=True)
        best = random.randrange(10) < _BEST_OF_TEN
        index = ranked[0] if best else random.choice(ranked[:_NEXT])
        position = game.rules.play(position, node.moves[index])
    return positions, outcome.winner


def searched(
    game: AnyGame, position: Any, nodes: int, candidates: int, random: Random
) -> Tree[Any, Any]:
    """The tree of a search that ends with so many nodes, or with a proof."""
    effort = replace(game.levels[max(game.levels)], candidates=candidates)
    meter = Meter(Budget(effort, seconds=float("inf")))
    tree = Tree(game, position, effort, meter, Random(random.random()))
    for _ in tree.grow():
        if sum(tree.root.visits) >= nodes:
            break
    return tree


def _often_tried(root: Node[Any, Any]) -> Iterator[Node[Any, Any]]:
    """The nodes of a tree that were tried often and are not proved."""
    nodes = [root]
    while nodes:
        node = nodes.pop()
        nodes += [child for child in node.children if child is not None and child.children]
        if node.result is None and sum(node.visits) >= _TRIED:
            yield node


def _told(game: AnyGame, node: Node[Any, Any], outcome: float | None) -> Sample:
    """What is known of a node's position."""
    visits, position = sum(node.visits), node.position
    moves = {
        game.notation.write_move(position, move): count
        for move, count in zip(node.moves, node.visits, strict=True)
        if count and visits >= _TRIED_WELL
    }
    winrate = round(sum(node.sums) / visits, 4)
    return Sample(game.notation.write_position(position), winrate, visits, moves, outcome)
