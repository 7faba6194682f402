"""What a search has found out serves the next one of the same player."""

from __future__ import annotations

from random import Random

import pytest

from trilithon.core import Effort
from trilithon.games import GAMES
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.kept_tree import KeptTree
from trilithon.search.result import finish

TIMED = Effort(playouts=None, batch=64)
GAME = GAMES["carteso"]


class Ticks:
    """A clock on which a search has time for so many looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def visits(kept: KeptTree[object, object], position: object) -> int:
    """How often the moves of a position were tried in a tree, which stays kept."""
    node = kept.take(position)
    if node is None:
        return 0
    kept.keep(node)
    return sum(node.visits)


def test_a_search_goes_on_from_the_one_before() -> None:
    _, position = GAME.begin({"size": "6"})
    kept = KeptTree[object, object]()
    for _ in range(3):
        for own in (True, False):
            known = visits(kept, position) if own else 0
            tree = kept if own else KeptTree[object, object]()
            report = finish(search(GAME, position, Budget(TIMED, 0.4, Ticks()), 1, kept=tree))
            if own and report.lines[0].result is None:
                assert visits(kept, position) > known
                assert sum(line.playouts for line in report.lines) == visits(kept, position)
            position = GAME.rules.play(position, report.move)


def test_what_was_found_of_a_reply_is_not_lost() -> None:
    _, position = GAME.begin({"size": "6"})
    kept = KeptTree[object, object]()
    first = finish(search(GAME, position, Budget(TIMED, 0.6, Ticks()), 1, kept=kept)).lines[0]
    assert len(first.moves) > 1
    for move in first.moves[:2]:
        position = GAME.rules.play(position, move)
    assert visits(kept, position) > 0


@pytest.mark.parametrize("name", ["consta", "carteso", "constructo"])
def test_moves_are_legal_to_the_end_of_a_game(name: str) -> None:
    game, rng = GAMES[name], Random(3)
    size = {} if name == "constructo" else {"size": "4"}
    _, position = game.begin(size)
    kept = KeptTree[object, object](), KeptTree[object, object]()
    ply = 0
    while game.rules.outcome(position) is None:
        budget = Budget(TIMED, 0.1, Ticks())
        report = finish(search(game, position, budget, rng.randrange(99), kept=kept[ply % 2]))
        assert report.move in game.rules.legal_moves(position)
        position, ply = game.rules.play(position, report.move), ply + 1


def test_another_game_begins_anew() -> None:
    _, position = GAME.begin({"size": "6"})
    kept = KeptTree[object, object]()
    finish(search(GAME, position, Budget(TIMED, 0.3, Ticks()), 1, kept=kept))
    _, other = GAME.begin({"size": "5"})
    assert kept.take(other) is None
    assert kept.take(position) is None


def test_a_level_that_counts_playouts_thinks_as_it_always_does() -> None:
    _, position = GAME.begin({"size": "6"})
    kept = KeptTree[object, object]()
    budget = Budget(Effort(playouts=500, batch=64))
    alone = finish(search(GAME, position, budget, 1))
    assert finish(search(GAME, position, budget, 1, kept=kept)) == alone
    assert kept.take(position) is None
