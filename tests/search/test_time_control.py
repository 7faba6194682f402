"""How long the computer thinks: level by level, and as a person wants it."""

from __future__ import annotations

import pytest

from tests.support.client import Client
from trilithon.core import AnyGame
from trilithon.games import GAMES
from trilithon.search.time_control import budget, open_effort


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_only_the_highest_level_thinks_longer_or_shorter(game: AnyGame) -> None:
    highest, start = max(game.levels), game.begin({})[1]

    def spent(level: int, pace: float) -> float:
        given = budget(game, level, start, pace)
        return given.effort.playouts or given.seconds or 0

    assert spent(highest, 2.0) > spent(highest, 1.0) > spent(highest, 0.5) > 0
    assert spent(min(game.levels), 2.0) == spent(min(game.levels), 0.5)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_from_level_6_on_what_is_set_from_outside_is_spent_as_by_the_highest(game: AnyGame) -> None:
    start = game.begin({})[1]
    for level, effort in game.levels.items():
        strongest = game.levels[max(game.levels)]
        assert open_effort(game, level, start) == (strongest if level >= 6 else effort)
    # Level 6 has been the highest of every game, and is named in links and measurements.
    assert set(range(1, 7)) <= set(game.levels)


def test_levels_rise_in_strength_and_say_how_long_they_take() -> None:
    [catalogue, _] = Client().send("open")
    for game in catalogue["games"]:
        strengths = [entry["strength"] for entry in game["levels"]]
        assert strengths == sorted(set(strengths))
        perfect = game["name"] == "constructo"
        assert (strengths[0], strengths[-1]) == (1, 9 if perfect else 8)
        assert 0 < game["levels"][-1]["seconds"] <= 10


def test_a_pace_is_taken_over_at_any_time_and_kept_within_reason() -> None:
    client = Client()
    client.send("open", pace=2.0)
    before = client.view["revision"]
    assert client.send("pace", pace=1e9) == []
    assert client.view["revision"] == before
