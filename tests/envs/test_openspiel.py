"""The games pass OpenSpiel's own tests, and the computer player meets its players."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots

import trilithon.envs.openspiel
from tests.envs.known import STARTS
from trilithon import GAMES
from trilithon.envs.openspiel import EngineBot


def game_string(game: str, settings: dict[str, Any]) -> str:
    told = ",".join(
        f"{name}={str(value).replace('.', '_') if isinstance(value, str) else value}"
        for name, value in settings.items()
    )
    return f"trilithon_{game}({told})"


PER_START = pytest.mark.parametrize("text", [game_string(*start) for start in STARTS])


@PER_START
def test_pyspiel_random_sim_test(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=2, serialize=True, verbose=False)


@PER_START
def test_a_game_comes_back_from_its_text(text: str) -> None:
    game = pyspiel.load_game(text)
    again = pyspiel.load_game(str(game))
    state, other = game.new_initial_state(), again.new_initial_state()
    assert str(state) == str(other)
    state.apply_action(state.legal_actions()[-1])
    back_game, back = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )
    assert (str(back_game), str(back)) == (str(game), str(state))


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_playthrough(game: str) -> None:
    # It imports much that takes long, for which not everybody who collects tests should wait.
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    text = playthrough(game_string(game, dict(STARTS)[game]), None, seed=1)
    assert f'GameType.short_name = "trilithon_{game}"' in text
    assert "IsTerminal() = True" in text
    assert 'InformationStateString(0) = ""' in text


def test_openspiel_mcts_against_the_computer_player() -> None:
    game, random = pyspiel.load_game("trilithon_consta(size=3)"), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 2.0, 10, evaluator, random_state=random)
    for seats in ([bot, EngineBot(3, seed=1)], [EngineBot(3, seed=1), bot]):
        returns = evaluate_bots(game.new_initial_state(), seats, random)
        assert sorted(returns) == [-1, 1]


def test_the_computer_player_makes_whole_moves() -> None:
    state, bot = pyspiel.load_game("trilithon_consta(size=5)").new_initial_state(), EngineBot(3)
    for _ in range(9):
        player, begun = state.current_player(), state.episode.begun
        state.apply_action(bot.step(state))
        assert (
            state.is_terminal()
            or begun
            or state.episode.begun
            or (state.current_player() != player)
        )
    again, other = pyspiel.load_game("trilithon_consta(size=5)").new_initial_state(), EngineBot(3)
    for _ in range(9):
        again.apply_action(other.step(again))
    assert again.history() == state.history()


def test_a_copy_of_a_state_is_its_own() -> None:
    state = pyspiel.load_game("trilithon_carteso(size=3)").new_initial_state()
    copy = state.clone()
    copy.apply_action(0)
    assert str(state) != str(copy)
    assert state.legal_actions() != copy.legal_actions()
    begun = pyspiel.load_game("trilithon_carteso(size=3)").new_initial_state("3/1b1/3 H - 0 0.5")
    assert begun.current_player() == 1


def test_the_usual_komi_goes_with_the_variant() -> None:
    state = pyspiel.load_game("trilithon_carteso(size=3,variant=button)").new_initial_state()
    assert str(state) == "3/3/3 V - 0 0 -"
    assert state.get_game().get_parameters()["komi"] == 0
    other = pyspiel.load_game("trilithon_carteso(size=3)")
    assert other.get_parameters()["komi"] == 0.5
    with pytest.raises(ValueError, match="with the button it must be a whole number"):
        pyspiel.load_game("trilithon_carteso(komi=0.5,variant=button)")


@pytest.mark.parametrize("level", [0, 99, "x"])
def test_a_level_that_there_is_not_is_told(level: Any) -> None:
    state = pyspiel.load_game("trilithon_consta(size=3)").new_initial_state()
    with pytest.raises(ValueError, match=f"consta has levels 1 to 8, not {level}"):
        EngineBot(level).step(state)


def test_a_setting_that_cannot_be_is_told() -> None:
    with pytest.raises(ValueError, match="99"):
        pyspiel.load_game("trilithon_consta(size=99)")


def test_to_import_it_registers_the_games() -> None:
    assert trilithon.envs.openspiel.__name__ in sys.modules
    names = pyspiel.registered_names()
    assert {f"trilithon_{game}" for game in GAMES} <= set(names)
