"""Consta's learned weights: the same for either side, and on mirrored boards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from tests.support.consta_games import random_position
from trilithon.boards.square import bits
from trilithon.games.consta.play.priors import judged, priors
from trilithon.games.consta.play.surroundings import surroundings
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.rules.rules import open_spaces, outcome

Place = Callable[[int, int], tuple[int, int]]


def moved(position: Position, place: Place, mask: int) -> int:
    board = position.board
    return sum(1 << board.bit(*place(*board.place(bit))) for bit in bits(mask))


def told(position: Position) -> tuple[float, dict[str, float]]:
    """The winrate after even playouts, and the priors of all half moves that gain nothing."""
    view, (single, stack) = surroundings(position), open_spaces(position)
    likely = priors(view, dict.fromkeys(bits(single), 0.0), dict.fromkeys(bits(stack), 0.0))
    name = position.board.name
    return judged(view, 0.5), {
        **{name(bit): prior for bit, prior in likely.single.items()},
        **{f"2{name(bit)}": prior for bit, prior in likely.stack.items()},
    }


@cache
def positions() -> list[Position]:
    rng = Random(4)
    found = [random_position(size, rng) for size in (3, 5, 7, 9) for _ in range(6)]
    return [position for position in found if position.ply and outcome(position) is None]


@pytest.mark.parametrize("mirror", ["sideways", "up and down"])
def test_a_mirrored_board_is_judged_the_same(mirror: str) -> None:
    for position in positions():
        last = position.size - 1

        def place(column: int, row: int, last: int = last) -> tuple[int, int]:
            return (last - column, row) if mirror == "sideways" else (column, last - row)

        masks = (position.black, position.white, position.stacks)
        black, white, stacks = (moved(position, place, mask) for mask in masks)
        winrate, likely = told(position)
        other, mirrored = told(Position(position.size, black, white, stacks, position.ply))
        assert other == pytest.approx(winrate)
        assert sorted(mirrored.values()) == pytest.approx(sorted(likely.values()))


def test_either_side_is_judged_by_the_same_weights() -> None:
    for position in positions():
        # The board turned over along its rising diagonal, with the colours changed.
        def place(column: int, row: int) -> tuple[int, int]:
            return row, column

        black, white, stacks = (
            moved(position, place, mask)
            for mask in (position.white, position.black, position.stacks)
        )
        winrate, likely = told(position)
        other, turned = told(Position(position.size, black, white, stacks, position.ply + 1))
        assert other == pytest.approx(winrate)
        board = position.board
        for name, prior in likely.items():
            stack = name.startswith("2")
            bit = board.read(name[stack:])
            there = board.name(board.bit(*place(*board.place(bit))))
            assert turned["2" * stack + there] == pytest.approx(prior)


def test_better_playouts_make_a_better_winrate() -> None:
    for position in positions():
        view = surroundings(position)
        winrates = [judged(view, share / 10) for share in range(11)]
        assert winrates == sorted(winrates)
        assert 0 < winrates[0] < winrates[-1] < 1
