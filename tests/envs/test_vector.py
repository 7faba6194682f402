"""Many games at once go as each of them would alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.known import STARTS
from trilithon.envs.arrays import Arrays
from trilithon.envs.episode import Episode
from trilithon.envs.vector import Games

PER_START = pytest.mark.parametrize(("game", "settings"), STARTS, ids=str)


@PER_START
def test_side_by_side_as_one_by_one(game: str, settings: dict[str, object]) -> None:
    count, random = 6, np.random.default_rng(5)
    games = Games(game, count, **settings)
    alone = [Episode(game, **settings) for _ in range(count)]
    arrays = Arrays(alone[0].encoding.grid(alone[0].start))
    while not games.over.all():
        np.testing.assert_array_equal(games.legal(), arrays.legal([one.legal() for one in alone]))
        np.testing.assert_array_equal(
            games.seen(), arrays.seen([one.seen(one.player) for one in alone])
        )
        actions = games.sample(random)
        games.play(actions)
        for one, action in zip(alone, actions.tolist(), strict=True):
            if one.outcome is None:
                one.play(action)
        assert games.over.tolist() == [one.outcome is not None for one in alone]
        assert games.players.tolist() == [one.player for one in alone]
    assert games.rewards.tolist() == [list(one.rewards()) for one in alone]
    assert not games.legal().any()


def test_games_that_are_over_begin_anew_when_told() -> None:
    random = np.random.default_rng(1)
    games = Games("constructo", 4)
    while not games.over.any():
        games.play(games.sample(random))
    over = games.over.copy()
    games.reset(over)
    assert not games.over.any()
    assert (games.legal().sum(axis=1) == 27).tolist() == over.tolist()
    assert not games.rewards.any()


def test_planes_lie_as_the_board_does() -> None:
    games = Games("consta", 1, size=3)
    games.play([5])
    [seen] = games.seen()
    plane = seen[..., games.planes.index("the other's single stones")]
    assert games.game.notation.write_position(games.positions[0]) == "3/2b/3 w 2"
    assert plane.tolist() == [[0, 0, 0], [0, 0, 1], [0, 0, 0]]


@pytest.mark.parametrize(
    ("actions", "told"),
    [([0], "2 games"), ([0, 3], "game 1: action 3"), ([-1, 0], "action -1"), ([0, 99], "99")],
)
def test_what_cannot_be_played_is_told_and_changes_nothing(actions: list[int], told: str) -> None:
    games = Games("consta", 2, size=3)
    games.play([3, 3])
    before = list(games.positions)
    with pytest.raises(ValueError, match=told):
        games.play(actions)
    assert games.positions == before


def test_there_is_no_such_thing_as_no_games() -> None:
    with pytest.raises(ValueError, match="0 games"):
        Games("consta", 0)


@pytest.mark.parametrize("which", [[0, 2], [1, 0, 1], [True], True, np.array([1.0, 0, 0])])
def test_only_a_mask_says_which_games_begin_anew(which: Any) -> None:
    games = Games("consta", 3, size=3)
    games.play([3, 3, 3])
    before, players = list(games.positions), games.players.tolist()
    with pytest.raises(ValueError, match="a mask of 3 bools says which games"):
        games.reset(which)
    assert (games.positions, games.players.tolist()) == (before, players)
    games.reset([True, False, True])
    assert games.players.tolist() == [0, 1, 0]
