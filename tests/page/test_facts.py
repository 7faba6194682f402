"""What is found out of a position is found out once, however many parts of a page want it."""

from __future__ import annotations

from collections import Counter
from functools import wraps
from random import Random
from typing import Any

import pytest

from tests.support.client import HUMANS, Client
from trilithon import GAMES
from trilithon.core import AnyGame
from trilithon.draw.pictures import animated, frames, still
from trilithon.match import new_match

PER_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often games were asked for outcomes and scenes since it was cleared."""
    count = Counter[str]()

    def counted(module: Any, name: str) -> None:
        answer = getattr(module, name)

        @wraps(answer)
        def asking(*given: Any, **named: Any) -> Any:
            count[name] += 1
            return answer(*given, **named)

        monkeypatch.setattr(module, name, asking)

    for game in GAMES.values():
        counted(game.rules, "outcome")
        counted(game.presenter, "scene")
    return count


@PER_GAME
@pytest.mark.parametrize("numbers", [False, True], ids=["bare", "numbers"])
@pytest.mark.parametrize("analysed", [False, True], ids=["played", "analysed"])
def test_a_click_asks_for_the_outcome_twice_and_draws_once(
    game: AnyGame, asked: Counter[str], analysed: bool, numbers: bool
) -> None:
    client, random = Client(), Random(3)
    client.send("open")
    client.send("new", game=game.name, settings={}, seats=HUMANS)
    client.send("display", numbers=numbers)
    if analysed:
        client.send("analyse", on=True, paused=True)
    for _ in range(60):
        scene = client.view["scene"]
        hands = [item for hand in scene.get("hands", []) for item in hand["items"]]
        offered = [*scene["spaces"], *hands]
        choices = [thing["id"] for thing in offered if thing.get("state") == "target"]
        if not choices:
            break
        options = [option["id"] for option in scene["options"] if option["id"] != "pass"]
        asked.clear()
        client.send("choose", choice=random.choice([random.choice(choices), *options]))
        assert asked["scene"] == 1
        # An analysis counts moves, and the search that it begins looks for itself.
        assert asked["outcome"] <= (4 if analysed else 2)
    assert len(client.view["moves"]) > 5


def test_a_move_that_is_held_draws_the_board_as_it_is_and_as_it_would_be(
    asked: Counter[str],
) -> None:
    client = Client()
    client.send("open")
    client.new()
    asked.clear()
    client.send("choose", choice="c3", hold=True)
    assert client.view["held"] == "c3"
    # Nothing more is asked for.
    assert client.view["scene"].get("prompt") == "held-prompt"
    assert not any("hint" in space for space in client.view["scene"]["spaces"])
    assert asked["scene"] == 2
    asked.clear()
    client.send("confirm")
    assert asked["scene"] == 1
    assert asked["outcome"] <= 2


@PER_GAME
def test_pictures_of_a_game_draw_each_position_once(game: AnyGame, asked: Counter[str]) -> None:
    match = new_match(game, {})
    for _ in range(8):
        match.play(match.game.rules.legal_moves(match.position)[-2])
    for draw in (animated, frames, still):
        for numbers in (False, True):
            asked.clear()
            draw(match, numbers=numbers)
            assert asked["scene"] == (1 if draw is still else 9)
