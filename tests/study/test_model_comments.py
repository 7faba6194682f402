"""What the comments of model games say of moves: cuts, threats, points and values are so."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.support.model_files import record_of, worths_of
from trilithon import GAMES
from trilithon.formats.pgn import read_record
from trilithon.games.consta.play.threats import idle, winning_moves
from trilithon.study.tasks import reaches, read_goal


def positions(game: str) -> list[Any]:
    return [node.position for node in read_record(record_of(game, "en")).main_line()]


def moves(game: str) -> list[str]:
    line = read_record(record_of(game, "en")).main_line()
    write = GAMES[game].notation.write_move
    return [write(before.position, node.move) for before, node in pairwise(line)]


@pytest.mark.parametrize(
    ("ply", "goal"),
    [
        (11, "joined h10 i9"),
        (14, "cut e5 f4"),
        (15, "joined h5 g6"),
        (20, "cut h3 i2"),
        (26, "cut d3 c2"),
        (33, "joined j7 h8"),
        (35, "chain"),
        (35, "wins"),
    ],
)
def test_moves_of_consta_do_what_is_told(ply: int, goal: str) -> None:
    game, before = GAMES["consta"], positions("consta")[ply - 1]
    move = game.notation.read_move(before, moves("consta")[ply - 1])
    assert reaches(game, read_goal(game, goal), before, move)


@pytest.mark.parametrize(("ply", "forbidden"), [(11, "2h9"), (15, "2h6")])
def test_stacks_of_white_s_are_forbidden_where_that_is_told(ply: int, forbidden: str) -> None:
    game, position = GAMES["consta"], positions("consta")[ply]
    write = game.notation.write_move
    legal = {write(position, move) for move in game.rules.legal_moves(position)}
    assert forbidden not in legal


@pytest.mark.parametrize(
    ("ply", "ways"), [(31, ["d11,i8"]), (33, ["2g11", "2h11", "2i11", "2d11", "2e11", "2f11"])]
)
def test_threats_of_black_s_would_win(ply: int, ways: list[str]) -> None:
    position = idle(positions("consta")[ply])
    write = GAMES["consta"].notation.write_move
    found = [write(position, move) for move in winning_moves(position) if move is not None]
    assert set(ways) <= set(found)
    assert worths_of("consta")[32]["values"]["2i8"] == 1.0


@pytest.mark.parametrize(
    ("ply", "score"),
    [
        (23, (0, 1.5)),
        (35, (0, 2.5)),
        (37, (0, 4.5)),
        (38, (1, 4.5)),
        (42, (1, 7.5)),
        (45, (6, 7.5)),
        (51, (24, 11.5)),
        (52, (25, 22.5)),
        (53, (25, 24.5)),
        (55, (25, 24.5)),
    ],
)
def test_points_of_carteso_are_those_told(ply: int, score: tuple[float, float]) -> None:
    assert GAMES["carteso"].rules.score(positions("carteso")[ply]) == score


@pytest.mark.parametrize(
    ("game", "ply", "told"),
    # Of exact values seen by the mover those that a comment tells of.
    [
        ("carteso", 46, {"Bb6": -0.5}),
        ("carteso", 47, {"Bd2": 0.5, "Wb6": 4.5}),
        ("carteso", 53, {"Wd6": 0.5, "Bd6": 4.5}),
        ("constructo", 7, {"S4": 0}),
        ("constructo", 8, {"R8": 0, "R9": 0, "M8": -1, "M9": -1}),
        ("constructo", 10, {"9-7": 0}),
        ("constructo", 11, {"R9": 0, "M9": 0, "6-3": 0, "8-5": 0}),
        ("constructo", 16, {"R8": 0, "M9": 0}),
        ("constructo", 17, {"6-4": -1, "R9": 0, "M9": 0, "6-7": 0}),
        ("constructo", 18, {"M6": 1, "M9": 1, "1-4": 1}),
        ("constructo", 22, {"M6": 1}),
        ("constructo", 23, {"M1": -2, "R1": -1}),
    ],
)
def test_values_told_are_exact(game: str, ply: int, told: dict[str, float]) -> None:
    worth = worths_of(game)[ply - 1]
    assert worth["exact"]
    assert {move: worth["values"][move] for move in told} == told
    best = max(worth["values"].values())
    if (game, ply) in {("carteso", 46), ("constructo", 16), ("constructo", 18), ("constructo", 22)}:
        assert {move for move, value in worth["values"].items() if value == best} == set(told)


@pytest.mark.parametrize(
    ("game", "ply", "better"), [("consta", 25, "j3,j4"), ("carteso", 42, "Bd6")]
)
def test_what_more_time_would_have_preferred_is_told(game: str, ply: int, better: str) -> None:
    values = worths_of(game)[ply - 1]["values"]
    assert max(values, key=values.__getitem__) == better
    assert values[better] - values[moves(game)[ply - 1]] > 0.05


@pytest.mark.parametrize(
    ("ply", "score"), [(17, (1, 0)), (20, (0, 1)), (21, (1, 1)), (24, (1, 2)), (26, (1, 3))]
)
def test_towers_of_constructo_are_those_told(ply: int, score: tuple[int, int]) -> None:
    assert GAMES["constructo"].rules.score(positions("constructo")[ply]) == score
