"""What the engine spends on a move that others ask for by lines: by its level, and by a limit."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from tests.support.ugi_talk import SMALL, talk
from trilithon.console.ugi import Engine
from trilithon.console.ugi import engine as ugi_engine
from trilithon.core import AnyGame, Effort
from trilithon.games import GAMES
from trilithon.search import budget, time_control
from trilithon.search.budget import Budget
from trilithon.search.result import Line, Report, Search


def test_a_level_without_a_number_of_playouts_has_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_control, "TOP_SECONDS", 0.05)
    game = replace(GAMES["consta"], levels={1: Effort(None)})
    monkeypatch.setitem(GAMES, "consta", game)
    *_, best = talk("setoption name Game value consta", "position startpos moves f6", "go")
    assert best.startswith("bestmove ")


def test_a_lower_level_spends_no_more_where_there_is_time() -> None:
    *_, info, _ = talk(*SMALL, "go movetime 3600000")
    assert int(info.split()[2]) < 100_000


def spent(*lines: str) -> Effort:
    """What the search is given by lines of which the last one begins it."""
    budgets = []

    def searched(game: AnyGame, position: Any, budget: Budget, seed: int) -> Search[Any]:
        budgets.append(budget)
        yield from ()
        return Report([Line((game.rules.legal_moves(position)[0],), 0.5, 0)], 0)

    talk(*lines, engine=Engine(searched))
    [budget] = budgets
    return budget.effort


@pytest.mark.parametrize("limit", ["nodes 600", "movetime 60000"])
def test_from_level_6_on_a_limit_is_searched_to_as_by_the_highest(
    limit: str,
) -> None:
    lower, former, highest = (
        spent(f"setoption name Level value {level}", f"go {limit}") for level in (5, 6, 8)
    )
    assert former == highest != lower
    assert (highest.playouts is None) == limit.startswith("movetime")


def test_without_a_limit_every_level_spends_its_own() -> None:
    for level, effort in GAMES["consta"].levels.items():
        assert spent(f"setoption name Level value {level}", "go") == effort
    assert spent("go") == effort


def test_time_can_be_counted_by_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count(1)
    monkeypatch.setattr(budget, "CLOCKS", {"wall": lambda: 0.0, "processor": lambda: next(ticks)})
    monkeypatch.setattr(ugi_engine, "CLOCKS", budget.CLOCKS)
    top = "setoption name Level value 6"
    *_, info, _ = talk(*SMALL, top, "setoption name Clock value processor", "go movetime 60000")
    # By the other clock it would never have ended.
    assert 58_000 < int(info.split()[4]) < 70_000
