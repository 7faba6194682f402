"""The chapters on strategy: every solution, and every sentence about values, is proved."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.support.lesson_files import read_chapters
from trilithon import GAMES
from trilithon.core import AnyGame
from trilithon.games.carteso.rules.claims import box
from trilithon.games.carteso.show.forecast import look_at
from trilithon.games.consta.play.threats import idle, winning_moves
from trilithon.search.result import finish
from trilithon.study.line import main_line, read_line
from trilithon.study.puzzles.judges import judge_of
from trilithon.study.puzzles.solution import solution

_LONGEST = 60_000
_MEGABYTES = 64


def strategy(game: str) -> list[dict[str, Any]]:
    """The tasks of a game's chapter on strategy."""
    return read_chapters(game)["strategy"]


def at(game: str, name: str, *moves: str) -> Any:
    """The position of a task, after some moves."""
    (task,) = (task for task in strategy(game) if task["id"] == name)
    position = GAMES[game].notation.read_position(task["position"])
    for text in moves:
        position = played(GAMES[game], position, text)
    return position


def played(game: AnyGame, position: Any, text: str) -> Any:
    move = game.notation.read_move(position, text)
    game.rules.check(position, move)
    return game.rules.play(position, move)


def legal(game: str, position: Any) -> list[str]:
    write = GAMES[game].notation.write_move
    return [write(position, move) for move in GAMES[game].rules.legal_moves(position)]


@cache
def values(game: str, name: str) -> dict[str, float]:
    """What every move of a task is worth, by exact search."""
    position = at(game, name)
    solver = GAMES[game].solver
    assert solver is not None
    found = finish(solver(position, _MEGABYTES).run())
    return {GAMES[game].notation.write_move(position, move): value for move, value in found.moves}


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


@pytest.mark.parametrize(
    ("name", "move", "value", "others"),
    # Of the others the best one is told, seen by the one to move.
    [
        ("burden", "pass", 0, -2),
        ("width", "Be1", 13.5, -14.5),
        ("later", "Wd4", 11.5, -2.5),
        ("closing", "Ba3", 7.5, -2.5),
        ("give", "Wc3", 20.5, -9.5),
        ("sacrifice", "Bb1", 8.5, -23.5),
        ("cap", "Wa4", 11.5, -8.5),
        ("part", "Wa2", 7.5, -0.5),
        ("shared", "Wc4", 0.5, -1.5),
        ("tempting", "Wb5", 2.5, -7.5),
    ],
)
def test_the_values_told_in_carteso_are_exact(
    name: str, move: str, value: float, others: float
) -> None:
    found = dict(values("carteso", name))
    assert found.pop(move) == value
    assert max(found.values()) == others
    if name in ("closing", "shared"):
        assert set(found.values()) == {others}


@pytest.mark.parametrize(
    ("name", "moves", "score"),
    [
        ("later", "", (0, 12.5)),
        ("later", "Wc4", (8, 12.5)),
        ("give", "", (0, 0.5)),
        ("give", "Wc3", (0, 2.5)),
        ("sacrifice", "", (0, 0.5)),
        ("sacrifice", "Bb1", (0, 5.5)),
        ("cap", "", (1, 0.5)),
        ("cap", "Wa4", (3, 0.5)),
        ("part", "", (3, 11.5)),
        ("part", "Wa2", (7, 11.5)),
        ("part", "Wa2 Wa1", (9, 16.5)),
        ("part", "Wa1 Ba2", (13, 12.5)),
        ("shared", "", (16, 16.5)),
        ("shared", "Wc4", (16, 17.5)),
        ("shared", "Wa5", (17, 16.5)),
        ("shared", "Bc4", (17, 16.5)),
        ("tempting", "", (0, 0.5)),
        ("tempting", "We5", (5, 0.5)),
    ],
)
def test_the_points_told_in_carteso_are_those_of_the_rules(
    name: str, moves: str, score: tuple[float, float]
) -> None:
    assert GAMES["carteso"].rules.score(at("carteso", name, *moves.split())) == score


@pytest.mark.parametrize(
    ("name", "moves", "stone", "columns", "rows"),
    [
        ("width", "Be1", "c3", 5, 4),
        ("later", "Wd4", "d4", 2, 5),
        ("closing", "", "a1", 3, 2),
        ("closing", "Ba3", "a1", 3, 3),
        ("closing", "Ba3 Wa4", "a1", 3, 3),
        ("closing", "Ba3 Ba4", "a1", 3, 4),
        ("give", "Wc3", "c3", 4, 5),
        ("sacrifice", "Bb1", "b1", 3, 5),
        ("sacrifice", "Bb1", "c1", 3, 3),
        ("cap", "Ba4", "a3", 4, 5),
        ("part", "", "b1", 3, 2),
        ("part", "Wa2", "a3", 2, 3),
        ("tempting", "Wb5", "b5", 2, 3),
    ],
)
def test_groups_of_carteso_span_what_is_told(
    name: str, moves: str, stone: str, columns: int, rows: int
) -> None:
    position = at("carteso", name, *moves.split())
    group = look_at(position, position.board.read(stone)).group
    low, high, mask = box(position.board, group)
    span = mask.bit_length() - (mask & -mask).bit_length() + 1, high - low + 1
    assert span == (columns, rows)


def test_the_lid_leaves_only_width_to_grow() -> None:
    """White on a4 takes the fifth row from the large group, and the fifth column stays open."""
    position = at("carteso", "cap", "Wa4")
    group = look_at(position, position.board.read("a3")).group
    reach, board = group, position.board
    while True:
        further = reach
        for step in (1, -1, board.stride, -board.stride):
            moved = reach << step if step > 0 else reach >> -step
            further |= moved & (position.black | position.empty)
        if further == reach:
            break
        reach = further
    low, high, mask = box(board, reach)
    assert (low, high) == (0, 3)
    assert mask.bit_count() == 5


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("twice", {"5-2": 1, "5-1": 0}),
        ("guard", {"9-7": 1}),
        ("leave", {"2-5": 1, "7-5": 0}),
        ("unripe", {"S1": 1, "7-4": -1}),
        ("not-yet", {"S5": 1, "R5": -1, "M5": -1, "2-4": 0}),
        ("spent", {"S9": 1, "4-2": -1, "R9": -1, "M9": -1}),
        ("forced", {"M3": 1, "R3": 0}),
        ("ready", {"S3": 1, "2-5": 0}),
        ("two", {"S8": 1}),
        ("waits", {"5-7": 1, "8-9": 0}),
    ],
)
def test_the_values_told_in_constructo_are_exact(name: str, told: dict[str, int]) -> None:
    found = values("constructo", name)
    assert {move: found[move] for move in told} == told
    # Nothing else wins.
    assert [move for move, value in found.items() if value > 0] == [next(iter(told))]


@pytest.mark.parametrize(
    ("name", "moves", "replies"),
    [
        ("not-yet", "S5", ["8-5"]),
        ("not-yet", "R5", []),
        ("spent", "S9", ["5-3"]),
        ("forced", "M3", ["5-2"]),
        ("forced", "R3", ["5-2", "5-3"]),
        ("ready", "S3", ["6-8"]),
        ("two", "S8", ["5-7"]),
    ],
)
def test_what_blue_can_still_do_is_told(name: str, moves: str, replies: list[str]) -> None:
    assert legal("constructo", at("constructo", name, *moves.split())) == replies


@pytest.mark.parametrize(
    ("name", "moves", "score"),
    # Yellow's towers and Blue's, where what becomes of them is told.
    [
        ("twice", "", (0, 1)),
        ("twice", "5-2", (1, 0)),
        ("guard", "S6 7-5", (0, 1)),
        ("leave", "7-5 S7 M4 7-9", (1, 1)),
        ("unripe", "S1 R8 1-2", (2, 0)),
        ("not-yet", "", (1, 2)),
        ("not-yet", "S5 8-5 2-4", (2, 1)),
        ("spent", "4-2 S9 R4 5-2", (1, 2)),
        ("spent", "S9 5-3 9-8", (2, 1)),
        ("forced", "", (0, 1)),
        ("forced", "M3 5-2 1-2", (1, 1)),
        ("ready", "", (1, 2)),
        ("ready", "S3 6-8 2-5 R2 3-8", (3, 1)),
        ("two", "S8 5-7 3-6 R3 8-9", (3, 2)),
        ("waits", "5-7 S2 8-9", (4, 1)),
    ],
)
def test_towers_are_built_and_taken_as_is_told(
    name: str, moves: str, score: tuple[int, int]
) -> None:
    assert GAMES["constructo"].rules.score(at("constructo", name, *moves.split())) == score


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
