"""Consta's chapter on strategy: lines, threats and what is forbidden are as is told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.strategy_tasks import at, legal, strategy, values
from trilithon import GAMES
from trilithon.games.consta.play.threats import idle, winning_moves
from trilithon.study.line import main_line, read_line
from trilithon.study.puzzles.judges import judge_of
from trilithon.study.puzzles.solution import solution

_LONGEST = 60_000
LINES = [
    pytest.param(task["position"], task["goal"].removeprefix("line "), id=task["id"])
    for task in strategy("consta")
    if task["goal"].startswith("line ")
]


@pytest.mark.parametrize(("position", "goal"), LINES)
def test_what_is_played_out_is_won_in_so_many_turns_and_no_faster(position: str, goal: str) -> None:
    """The right moves are all there are, and the replies those that last longest."""
    game = GAMES["consta"]
    start = game.notation.read_position(position)
    line = read_line(goal)
    turns = len(main_line(line)) // 2 + 1
    judge = judge_of(game, start, _LONGEST, turns)
    assert judge.length(start) == turns
    assert solution(game, judge, start, turns) == line


@pytest.mark.parametrize("task", strategy("consta"), ids=lambda task: task["id"])
def test_positions_of_consta_have_as_many_stones_as_come_up_in_play(task: dict[str, Any]) -> None:
    position = GAMES["consta"].notation.read_position(task["position"])
    black, white = (
        mask.bit_count() + (mask & position.stacks).bit_count()
        for mask in (position.black, position.white)
    )
    assert black == max(0, 2 * -(-position.ply // 2) - 1)
    assert white == 2 * (position.ply // 2)


def threats(name: str, *moves: str) -> list[str]:
    """What the one who has just moved would win by, could he move again."""
    position = idle(at("consta", name, *moves))
    write = GAMES["consta"].notation.write_move
    return [write(position, move) for move in winning_moves(position) if move is not None]


@pytest.mark.parametrize(
    ("name", "moves", "forbidden"),
    [
        ("armour", "2b3", ["2b4", "2b2"]),
        ("wedge", "2c3", ["2c4", "2c2"]),
        ("third-line", "2c2", ["2c1"]),
        ("gap", "c3,d3", ["b2,b3", "a3,b3"]),
        ("barred", "2c3", ["2d3", "d3,e1", "a1,d3"]),
    ],
)
def test_what_is_said_to_be_forbidden_is(name: str, moves: str, forbidden: list[str]) -> None:
    found = legal("consta", at("consta", name, *moves.split()))
    assert not set(forbidden) & set(found)


def test_white_may_not_go_to_the_barred_space_at_all() -> None:
    before = GAMES["consta"].rules.legal_moves(idle(at("consta", "barred")))
    write = GAMES["consta"].notation.write_move
    assert "2d3" in [write(idle(at("consta", "barred")), move) for move in before]
    assert not [move for move in legal("consta", at("consta", "barred", "2c3")) if "d3" in move]


@pytest.mark.parametrize(
    ("name", "moves", "ways"),
    [
        ("gap", "c3,d3", ["2b2", "2b3"]),
        ("double", "b5,c3", ["2b2", "c1,c2"]),
        ("barred", "2c3", ["c1,c2", "e1,e2"]),
        ("second-line", "a2,d2", ["2e1", "2e2", "2e3"]),
        ("ladder", "b1,c1", ["2a1", "2a2"]),
        ("ladder", "b1,c1 a1,a2 b2,b4", ["2a3"]),
    ],
)
def test_what_is_called_a_threat_would_win(name: str, moves: str, ways: list[str]) -> None:
    assert set(ways) <= set(threats(name, *moves.split()))


@pytest.mark.parametrize(
    ("name", "moves"), [("double", ["a5,b5"]), ("gap", ["c2,c3"]), ("wedge", ["c3,d2"])]
)
def test_what_is_to_be_stopped_would_win(name: str, moves: list[str]) -> None:
    position = idle(at("consta", name))
    write = GAMES["consta"].notation.write_move
    found = [write(position, move) for move in winning_moves(position) if move is not None]
    assert set(moves) <= set(found)


def test_every_other_first_stone_than_the_middle_loses() -> None:
    found = values("consta", "middle")
    assert len(found) == 9
    assert [move for move, value in found.items() if value > 0] == ["b2"]
