"""Constructo's chapter on strategy: values, replies and towers are those told."""

from __future__ import annotations

import pytest

from tests.support.strategy_tasks import at, legal, values
from trilithon import GAMES


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
