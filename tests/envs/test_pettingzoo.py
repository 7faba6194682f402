"""The games pass PettingZoo's own tests, and are what they say."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tests.envs.known import STARTS
from trilithon import GAMES
from trilithon.envs.pettingzoo import env

# PettingZoo warns of observations with a mask, but for environments of its own, by name; and of an
# empty mask, which every game over has.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
PER_START = pytest.mark.parametrize(("game", "settings"), STARTS, ids=str)


@PER_START
def test_pettingzoo_api_test(game: str, settings: dict[str, Any]) -> None:
    api_test(env(game, **settings), num_cycles=60)


@PER_START
def test_pettingzoo_seed_test(game: str, settings: dict[str, Any]) -> None:
    seed_test(partial(env, game, **settings), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_render_test(game: str) -> None:
    svg = {"svg": lambda text: text.startswith("<svg") and text.endswith("</svg>")}
    render_test(partial(env, game, **dict(STARTS)[game]), custom_tests=svg)


def played(game: Any, *actions: int) -> None:
    game.reset(seed=1)
    for action in actions:
        game.step(action)


def test_two_stones_are_two_steps_of_one_agent_which_may_be_seen() -> None:
    game = env("consta", size=5, render_mode="ansi")
    played(game, 12, 0)
    assert game.agent_selection == "player_1"
    assert game.render().endswith("begun: a1")
    seen = game.observe("player_1")
    planes = game.unwrapped.planes
    assert seen["observation"].shape == (5, 5, len(planes))
    assert seen["observation"][0, 0, planes.index("the first stone of a move in making")] == 1
    assert seen["observation"][2, 2, planes.index("the other's single stones")] == 1
    assert not seen["action_mask"][25:].any()
    assert not game.observe("player_0")["action_mask"].any()
    game.step(24)
    assert game.agent_selection == "player_0"
    assert game.observe("player_0")["observation"][2, 2, planes.index("own single stones")] == 1


def test_who_wins_and_who_loses() -> None:
    game = env("carteso", size=2, komi=0.5)
    *_, to_pass, _ = range(game.action_space("player_0").n)
    played(game, to_pass, to_pass)
    assert game.rewards == {"player_0": -1.0, "player_1": 1.0}
    assert all(game.terminations.values())


def test_an_action_that_is_not_legal_loses_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    game = env("constructo")
    played(game, 0)
    game.step(0)
    assert game.rewards == {"player_0": 0, "player_1": -1}
    with pytest.raises(ValueError, match="action 0 is not legal"):
        played(game.unwrapped, 0, 0)


def test_an_environment_can_be_copied_to_another_process() -> None:
    game = pickle.loads(pickle.dumps(env("consta", size=3, render_mode="svg").unwrapped))
    game.reset()
    assert game.action_space("player_0").n == 19
    assert np.count_nonzero(game.observe("player_0")["action_mask"]) == 9


@pytest.mark.parametrize(
    ("game", "settings", "told"),
    [("hex", {}, "hex"), ("consta", {"komi": 1}, "komi"), ("consta", {"size": 99}, "99")],
)
def test_a_game_or_setting_that_there_is_not_is_named(
    game: str, settings: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        env(game, **settings)


def test_a_way_to_render_that_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match="'foo'; it must be one of human, ansi, svg, rgb_array"):
        env("consta", render_mode="foo")
