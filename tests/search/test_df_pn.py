"""What a proof keeps: no more than it may, what is of use the longest, and the right values."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from trilithon import GAMES
from trilithon.games.carteso.rules.position import Position
from trilithon.search.df_pn import Table
from trilithon.search.memory import Memory
from trilithon.search.result import finish
from trilithon.search.states import Child

MOST = 3


class Tree:
    """A made-up game of `depth` plies: the state after move n of state s is 4 s + n."""

    def __init__(self, depth: int) -> None:
        self._last = 4**depth

    def children(self, state: int) -> Sequence[Child]:
        return [(child, 0, *self._judge(child)) for child in range(4 * state, 4 * state + 4)]

    def value(self, state: int) -> int | None:
        replies, value = self._judge(state)
        return None if replies else value

    def _judge(self, state: int) -> tuple[int, int]:
        return (4, 0) if state < self._last else (0, Random(state).randint(-MOST, MOST))

    @cache  # noqa: B019
    def minimax(self, state: int) -> int:
        value = self.value(state)
        if value is not None:
            return value
        return max(-self.minimax(child) for child, *_ in self.children(state))


@pytest.mark.parametrize("guess", [-MOST - 1, 0, MOST, MOST + 1])
def test_a_value_is_found_whatever_is_guessed(guess: int) -> None:
    tree = Tree(4)
    for state in (1, 5, 19):
        assert finish(Table(tree, 0, most=MOST).value(state, guess)) == tree.minimax(state)


def test_a_table_that_forgets_keeps_no_more_than_it_may_and_finds_the_value() -> None:
    tree = Tree(8)
    table = Table(tree, 0, most=MOST)
    assert finish(table.value(1, -MOST)) == tree.minimax(1)
    assert table.looked_into > 3000
    assert len(table.bounds) <= 1000
    assert len(table.open) <= 1000


def test_what_was_not_used_for_longest_is_forgotten_first() -> None:
    kept: Memory[str] = Memory(10)
    for key in range(30):
        kept.put(key, str(key))
        kept.use(0)
    assert len(kept) <= 10
    assert kept.get(0, "") == "0"
    assert kept.get(1, "") == ""
    assert [key for key, _ in kept.items() if key][-5:] == [25, 26, 27, 28, 29]


def count_positions() -> int:
    """How many positions this process keeps, of which some are other tests'."""
    gc.collect()
    return sum(isinstance(found, Position) for found in gc.get_objects())


def test_a_proof_keeps_no_positions() -> None:
    at_first = count_positions()
    game = GAMES["carteso"]
    assert game.solver is not None
    solver = game.solver(game.rules.start({"size": 3}), 1)
    for looked_into in solver.run():
        if looked_into > 3000:
            break
    assert count_positions() - at_first < 1000
