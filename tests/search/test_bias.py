"""Evaluations are corrected by what others were off in the same surroundings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from trilithon.core import Effort, Leaf
from trilithon.games import GAMES
from trilithon.search.bias import Bias
from trilithon.search.budget import Budget, Meter
from trilithon.search.node import Node
from trilithon.search.puct import Tree


def node_of(surroundings: object, winrate: float, *tried: float) -> Node[str, str]:
    """A node with what its moves came to."""
    node = Node[str, str]("somewhere")
    node.surroundings, node.winrate = surroundings, winrate
    node.visits, node.sums = [1] * len(tried), list(tried)
    return node


def test_a_winrate_is_corrected_by_what_others_of_its_like_were_off() -> None:
    bias = Bias(0.5)
    bias.note(node_of("a", 0.7, 0.5, 0.5))
    assert bias.winrate(node_of("a", 0.6)) == pytest.approx(0.5)
    assert bias.winrate(node_of("b", 0.6)) == 0.6
    assert bias.winrate(node_of(None, 0.6)) == 0.6
    assert bias.winrate(node_of("a", 0.02)) == 0


def test_who_was_tried_more_counts_more() -> None:
    bias = Bias(1)
    bias.note(node_of("a", 0.5, 0.4))
    bias.note(node_of("a", 0.5, *[0.6] * 9))
    assert 0.55 < bias.winrate(node_of("a", 0.5)) < 0.6


def test_what_is_noted_again_takes_the_place_of_what_was() -> None:
    bias, node = Bias(1), node_of("a", 0.5, 0.3)
    bias.note(node)
    node.visits, node.sums = [2], [1.2]
    bias.note(node)
    assert bias.winrate(node_of("a", 0.5)) == pytest.approx(0.6)


def test_without_a_share_nothing_is_corrected() -> None:
    bias = Bias(0)
    bias.note(node_of("a", 0.7, 0.5))
    assert bias.winrate(node_of("a", 0.6)) == 0.6


@pytest.mark.parametrize(("name", "size"), [("carteso", "6"), ("consta", "9")])
def test_a_tree_corrects_by_what_its_nodes_show(name: str, size: str) -> None:
    game: Any = GAMES[name]
    effort = Effort(playouts=20_000, batch=64, leaves=4)
    _, position = game.begin({"size": size})
    position = game.rules.play(position, game.rules.legal_moves(position)[0])
    tree = Tree(game, position, effort, Meter(Budget(effort)), Random(1))
    for _ in tree.grow():
        pass
    nodes: list[Node[Any, Any]] = [tree.root]
    for node in nodes:
        nodes += [child for child in node.children if child is not None]
    shown = Bias(game.playouts.exploration(position).bias)
    for _ in shown.recall(tree.root):
        pass
    open_ones = [node for node in nodes if node.result is None]
    told = [shown.winrate(node) for node in open_ones]
    assert told == pytest.approx([tree.bias.winrate(node) for node in open_ones])
    assert told != [node.winrate for node in open_ones]


@pytest.mark.parametrize("name", ["carteso", "consta"])
def test_surroundings_are_those_of_the_last_stone(name: str) -> None:
    game: Any = GAMES[name]
    _, start = game.begin({"size": "9"})

    def surroundings(*texts: str) -> object:
        position, kept = start, None
        for text in texts:
            position = game.rules.play(position, game.notation.read_move(position, text))
            leaf: Leaf[Any, Any] = Leaf(position, (), 8, kept)
            (told,) = game.together([leaf], 64, Random(1))
            kept = told.kept
        return told.surroundings

    def moves(*spaces: str) -> list[str]:
        one, two = ("B", "W") if name == "carteso" else ("", "")
        return [f"{one if ply % 2 == 0 else two}{space}" for ply, space in enumerate(spaces)]

    pairs = {"a1": "a1", "i9": "b9,i9", "a9": "a9,i1", "e5": "e5,e7", "f6": "d7,f6"}
    spaces = pairs if name == "consta" else {space: space for space in pairs}
    last = spaces["e5"]
    far, other = (moves(spaces["a1"], spaces[away], last) for away in ("i9", "a9"))
    near = moves(spaces["a1"], spaces["f6"], last)
    assert surroundings(*far) == surroundings(*other)
    assert surroundings(*far) != surroundings(*near)
    assert surroundings(*moves(spaces["a1"])) is None
