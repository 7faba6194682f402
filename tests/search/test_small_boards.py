"""Exact values of small square boards against plain minimax over the rules."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.support.amounts import many
from tools.build.paths import RESULTS
from trilithon import GAMES
from trilithon.core import AnyGame, Solution
from trilithon.games.consta.rules.position import Position as ConstaPosition
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish


def solved(game: AnyGame, position: Any) -> Solution[Any]:
    assert game.solver is not None
    return finish(game.solver(position, 100).run())


def minimax(game: AnyGame, position: Any) -> float:
    """The value for the player to move, each position worked out once."""

    @cache
    def value(at: Any) -> float:
        moves = game.rules.legal_moves(at)
        if moves:
            return max(-value(game.rules.play(at, move)) for move in moves)
        player = game.rules.player(at)
        score, outcome = game.rules.score(at), game.rules.outcome(at)
        if score is not None:
            return score[player] - score[player.opponent]
        assert outcome is not None
        if outcome.winner is None:
            return 0
        return 1 if outcome.winner is player else -1

    return value(position)


@pytest.mark.parametrize(
    ("name", "settings", "plies"),
    [
        ("consta", {"size": 2}, 0),
        ("consta", {"size": 3}, 2),
        ("consta", {"size": 4}, 6),
        ("carteso", {"size": 2}, 0),
        ("carteso", {"size": 2, "komi": -1.5}, 0),
        ("carteso", {"size": 2, "komi": 9999}, 0),
        ("carteso", {"size": 2, "komi": -9999}, 1),
        ("carteso", {"size": 2, "komi": 1.0, "variant": "button"}, 1),
        ("carteso", {"size": 3}, 5),
    ],
)
def test_values_are_those_of_plain_minimax(name: str, settings: dict[str, Any], plies: int) -> None:
    game = GAMES[name]
    for seed in range(many(4) if plies else 1):
        random = Random(seed)
        position = game.rules.start(settings)
        for _ in range(plies):
            if moves := game.rules.legal_moves(position):
                position = game.rules.play(position, random.choice(moves))
        solution = solved(game, position)
        assert solution.value == minimax(game, position)
        assert [move for move, _ in solution.moves] == list(game.rules.legal_moves(position))
        for move, value in solution.moves:
            assert value == -minimax(game, game.rules.play(position, move))


def test_black_wins_consta_on_nine_spaces_from_the_middle_only() -> None:
    solution = solved(GAMES["consta"], ConstaPosition(3))
    assert solution.value == 1
    assert [value for _, value in solution.moves] == [-1, -1, -1, -1, 1, -1, -1, -1, -1]


def test_whoever_begins_on_4x4_loses_wherever_he_does() -> None:
    """The report tells so, whose tests solve what it tells of again."""
    report = json.loads((RESULTS / "report-consta.json").read_text(encoding="utf-8"))
    [told] = [board for board in report["solved"] if board["settings"] == {"size": "4"}]
    assert (told["value"], told["moves"], len(told["best"])) == (-1, 16, 16)


@pytest.mark.parametrize(("size", "plies", "count"), [(3, 0, 1), (3, 1, 9), (3, 2, 8), (4, 3, 2)])
def test_the_highest_level_proves_small_boards_and_keeps_what_is_won(
    size: int, plies: int, count: int
) -> None:
    game, rng = GAMES["consta"], Random(size)
    effort = replace(game.levels[max(game.levels)], playouts=8_000_000)
    for at in range(count):
        position = game.rules.start({"size": size})
        for _ in range(plies):
            moves = game.rules.legal_moves(position)
            position = game.rules.play(position, moves[at] if plies == 1 else rng.choice(moves))
        report = finish(search(game, position, Budget(effort), 1))
        value = solved(game, position).value
        assert report.lines[0].result == value
        assert solved(game, game.rules.play(position, report.move)).value == -value


@pytest.mark.parametrize("size", [2, 3])
def test_vertical_cannot_lose_carteso_without_komi(size: int) -> None:
    """As the rules page proves of every size; here placing first is worth nothing, either."""
    game = GAMES["carteso"]
    start = game.rules.start({"size": size, "komi": 0.0})
    solution = solved(game, start)
    values = {game.notation.write_move(start, move): value for move, value in solution.moves}
    passed = values.pop("pass")
    placed = max(values.values())
    assert passed == -max(placed, 0)
    assert solution.value == max(placed, 0) == 0
    below = solved(game, game.rules.start({"size": size, "komi": -0.5}))
    assert below.value == 0.5


@pytest.mark.parametrize("seed", range(many(6)))
def test_after_a_first_pass_horizontal_stands_where_vertical_stood(seed: int) -> None:
    """The same game turned about the diagonal, with the players changed, scores the same."""
    rules, notation = GAMES["carteso"].rules, GAMES["carteso"].notation
    random = Random(seed)
    plain = rules.start({"size": 5, "komi": 0.0})
    turned = rules.play(plain, notation.read_move(plain, "pass"))
    while moves := [move for move in rules.legal_moves(plain) if move.kind != "pass"]:
        text = notation.write_move(plain, random.choice(moves))
        plain = rules.play(plain, notation.read_move(plain, text))
        across = f"{text[0]}{'abcde'[int(text[2]) - 1]}{'abcde'.index(text[1]) + 1}"
        turned = rules.play(turned, notation.read_move(turned, across))
        score = rules.score(turned)
        assert score is not None
        assert rules.score(plain) == score[::-1]
