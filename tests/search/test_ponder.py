"""Trees that are kept: what a search goes on from, and that one broken off leaves nothing open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from trilithon.games import GAMES
from trilithon.match import Match, new_match
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.kept_tree import KeptTree
from trilithon.search.node import Node
from trilithon.search.ponder import ponder
from trilithon.search.result import finish

# Some turns into a game, so that exact tactics take a few steps of their own.
BEGUN = {
    "consta": ({"size": "5"}, ["c3", "b2,d4"]),
    "carteso": ({"size": "5"}, ["Bc3", "Wb2"]),
}


def begun(game: str) -> Match:
    settings, moves = BEGUN[game]
    match = new_match(GAMES[game], settings)
    for move in moves:
        match.play_text(move)
    return match


def pondered(match: Match, kept: KeptTree[Any, Any], steps: int) -> int:
    """Think for so many steps and be broken off; how many nodes there were."""
    thought = ponder(match.game, match.position, match.game.levels[max(match.game.levels)], 7, kept)
    nodes = [next(thought) for _ in range(steps)]
    thought.close()
    return nodes[-1]


def below(node: Node[Any, Any]) -> Iterator[Node[Any, Any]]:
    yield node
    for child in node.children:
        if child is not None:
            yield from below(child)


@pytest.mark.parametrize("game", BEGUN)
def test_a_thought_that_is_broken_off_leaves_no_node_that_waits(game: str) -> None:
    match = begun(game)
    for steps in range(1, 60):
        kept: KeptTree[Any, Any] = KeptTree()
        pondered(match, kept, steps)
        root = kept.take(match.position)
        if root is None:
            # Nothing was known yet.
            assert steps < 30
            continue
        for node in below(root):
            assert not node.waits or node.result is not None
            for visits, child in zip(node.visits, node.children, strict=True):
                assert (visits > 0) is (child is not None)


def test_a_thought_that_is_broken_off_leaves_first_what_was_tried() -> None:
    match = new_match(GAMES["consta"], {"size": "6"})
    for move in ("a6", "d4,e5", "b5,e4", "a1,d5", "a2,a3", "b2,b3"):
        match.play_text(move)
    # Meanwhile some leaves wait, and moves tried after these are proved at once.
    for steps in range(180, 200):
        kept: KeptTree[Any, Any] = KeptTree()
        pondered(match, kept, steps)
        root = kept.take(match.position)
        assert root is not None
        for node in below(root):
            untried = [child is None for child in node.children]
            assert untried == sorted(untried)


@pytest.mark.parametrize("game", BEGUN)
def test_a_thought_goes_on_from_the_one_before(game: str) -> None:
    match, kept = begun(game), KeptTree[Any, Any]()
    before = pondered(match, kept, 60)
    assert before > 0
    # It may be broken off again before it knows more.
    pondered(match, kept, 1)
    assert pondered(match, kept, 60) > before


@pytest.mark.parametrize("game", BEGUN)
def test_a_reply_goes_on_from_what_was_thought_on_the_other_players_time(game: str) -> None:
    match, kept = begun(game), KeptTree[Any, Any]()
    pondered(match, kept, 300)
    root = kept.take(match.position)
    assert root is not None
    likely = root.visits.index(max(root.visits))
    known = root.children[likely]
    assert known is not None
    kept.keep(root)
    match.play(root.moves[likely])
    clock = iter(range(10**6))
    effort = match.game.levels[max(match.game.levels)]
    spent = Budget(effort, seconds=10, clock=lambda: float(next(clock)))
    report = finish(search(match.game, match.position, spent, 7, kept=kept))
    # Within ten readings of the clock no search of its own grows so large.
    assert sum(line.playouts for line in report.lines) >= sum(known.visits) > 10
    assert match.position == known.position


def test_a_position_that_no_search_has_come_to_is_not_found() -> None:
    match, kept = begun("carteso"), KeptTree[Any, Any]()
    pondered(match, kept, 60)
    other = new_match(match.game, {"size": "5"})
    assert kept.take(other.position) is None
    # What was asked for in vain is kept no longer.
    assert kept.take(match.position) is None
