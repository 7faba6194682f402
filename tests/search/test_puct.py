"""The tree's proofs agree with the solvers, and its lines can be played."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tools.build.paths import ROOT
from trilithon.core import AnyGame, Effort
from trilithon.games import GAMES
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import Report, finish

# So few playouts a node leave the choice of moves to chance; what is proved may not depend on it.
EFFORT = Effort(playouts=400_000, candidates=3, batch=1)

PUZZLES = [
    puzzle["position"]
    for puzzle in json.loads((ROOT / "web" / "puzzles" / "consta.json").read_text("utf-8"))
]


def run(game: AnyGame, position: Any, effort: Effort, seed: int = 1) -> Report[Any]:
    report: Report[Any] = finish(search(game, position, Budget(effort), seed))
    return report


def value_of(game: AnyGame, position: Any) -> float:
    assert game.solver is not None
    return finish(game.solver(position, 50).run()).value


def late_positions(game: AnyGame, settings: dict[str, str], empty: int, count: int) -> list[Any]:
    """Positions of random games with so few moves left that a tree proves them."""
    found: list[Any] = []
    random = Random(f"{game.name} {settings}")
    while len(found) < count:
        position = game.rules.start(game.read_settings(game.complete(settings)))
        while game.rules.count_legal_moves(position) > 1:
            if game.rules.count_legal_moves(position) <= empty:
                found.append(position)
                break
            position = game.rules.play(position, random.choice(game.rules.legal_moves(position)))
    return found


@pytest.mark.parametrize("leaves", [1, 6])
@pytest.mark.parametrize(
    ("name", "settings", "choices"),
    [
        ("consta", {"size": "3"}, 12),
        ("consta", {"size": "4"}, 12),
        ("carteso", {"size": "3", "komi": "0.5"}, 9),
        ("carteso", {"size": "3", "komi": "0"}, 9),
        ("constructo", {"pattern": "0.0+1.1+0.2"}, 12),
    ],
)
def test_what_a_tree_proves_is_what_the_solver_proves(
    name: str, settings: dict[str, str], choices: int, leaves: int
) -> None:
    game, effort = GAMES[name], replace(EFFORT, leaves=leaves)
    proved = 0
    for position in late_positions(game, settings, choices, 12):
        report = run(game, position, effort)
        value = value_of(game, position)
        result = report.lines[0].result
        if result is not None:
            proved += 1
            assert result == (value > 0) - (value < 0), game.notation.write_position(position)
        for line in report.lines:
            if line.result is not None:
                after = game.rules.play(position, line.move)
                outcome = game.rules.outcome(after)
                if outcome is None:
                    best = -value_of(game, after)
                    assert line.result == (best > 0) - (best < 0)
    assert proved >= 10


def test_an_answer_that_wins_is_found_however_unlikely_it_seems() -> None:
    """Two moves answer the threat, and after either White wins by a move that looks unlikely."""
    game = GAMES["consta"]
    position = game.notation.read_position("7/1b5/1bw2b1/1wBw3/1wwwwbW/2b2wb/6b b 11")
    for seed in range(3):
        report = run(game, position, Effort(playouts=150 * 4096, batch=4096), seed)
        assert report.lines[0].result == -1


@pytest.mark.parametrize("leaves", [1, 6])
@pytest.mark.parametrize("name", GAMES)
def test_every_line_can_be_played(name: str, leaves: int) -> None:
    game = GAMES[name]
    position = game.rules.start(game.read_settings(game.complete({})))
    longest = 0
    for _ in range(3):
        report = run(game, position, Effort(6000, 6, 32, leaves), 3)
        for line in report.lines:
            at = position
            for move in line.moves:
                game.rules.check(at, move)
                at = game.rules.play(at, move)
        longest = max(longest, *(len(line.moves) for line in report.lines))
        position = game.rules.play(position, report.move)
    assert longest >= 3


def test_the_lines_of_a_search_that_goes_on_can_be_asked_for_at_every_step() -> None:
    game = GAMES["consta"]
    position = game.rules.start({"size": 6})
    effort = Effort(playouts=20_000, batch=64)
    told = [progress.lines for progress in search(game, position, Budget(effort), 1)]
    assert all(told)
    counts = [sum(line.playouts for line in lines) for lines in told]
    assert counts == sorted(counts)
    assert counts[-1] > 100


def test_nothing_is_told_as_proved_that_was_never_tried() -> None:
    """When playing one move on has proved that it wins, the others may still be anything."""
    game, untried = GAMES["consta"], 0
    for text in PUZZLES:
        position = game.notation.read_position(text)
        lines = run(game, position, Effort(playouts=1500, candidates=64, batch=16)).lines
        if lines[0].result != 1 or not any(line.playouts for line in lines):
            continue
        for line in lines:
            if not line.playouts:
                untried += 1
                assert line.result is None, text
    assert untried > 1000
