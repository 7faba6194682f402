"""Carteso's chapter on strategy: values, points and spans are those told."""

from __future__ import annotations

import pytest

from tests.support.strategy_tasks import at, values
from trilithon import GAMES
from trilithon.games.carteso.rules.claims import box
from trilithon.games.carteso.show.forecast import look_at


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
