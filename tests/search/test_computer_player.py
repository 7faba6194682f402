"""The computer keeps to the rules, plays the same by the same seed, and stops when told."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from tests.support.amounts import many
from tests.support.known import known
from tests.support.random_matches import random_settings
from trilithon.console.ugi import Engine
from trilithon.core import AnyGame, Effort
from trilithon.games import GAMES
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish

POSITIONS = many(100)
PER_GAME = pytest.mark.parametrize("name", GAMES)
# A stopped search may take so many steps more.
FEW = 5


def random_position(game: AnyGame, random: Random) -> Any:
    """A position of a random game that is not over."""
    settings = random_settings(game, random)
    if "size" in settings:
        # Mostly small boards, where games come to odd ends.
        settings["size"] = str(min(random.randrange(2, 12), random.randrange(2, 12)))
    position = game.rules.start(game.read_settings(settings))
    line = [position]
    while game.rules.outcome(position) is None:
        position = game.rules.play(position, random.choice(game.rules.legal_moves(position)))
        line.append(position)
    return random.choice(line[:-1])


@PER_GAME
def test_its_moves_are_legal_in_positions_of_random_games(name: str) -> None:
    game, random = GAMES[name], Random(1)
    for _ in range(POSITIONS):
        position = random_position(game, random)
        effort = Effort(random.choice((1, 40, 300)), candidates=random.choice((1, 8)))
        # A clock that goes by looks at it, so that the time is up in the midst of anything.
        budget = Budget(effort, random.randrange(1, 20), count().__next__)
        report = finish(search(game, position, budget, random.getrandbits(32)))
        for line in report.lines:
            at = position
            for move in line.moves:
                game.rules.check(at, move)
                at = game.rules.play(at, move)


def play(name: str, seed: int) -> list[str]:
    """The moves of a game that the computer plays with itself."""
    engine, moves = Engine(), list[str]()
    settings = {"game": name, **known(name).SMALL, "seed": str(seed), "level": "1"}
    for setting, text in settings.items():
        list(engine.answer(f"setoption name {setting} value {text}"))
    while True:
        list(engine.answer(f"position startpos moves {' '.join(moves)}"))
        said = [line for line in engine.answer("go") if line is not None]
        move = said[-1].removeprefix("bestmove ")
        if move == "none":
            return moves
        moves.append(move)


@PER_GAME
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert play(name, 1) == play(name, 1)


@PER_GAME
def test_it_stops_when_told(name: str) -> None:
    engine = Engine()
    list(engine.answer(f"setoption name Game value {name}"))
    # A level that does not know the beginning by heart.
    list(engine.answer("setoption name Level value 4"))
    said = engine.answer("go nodes 1000000000000")
    for _ in range(20):
        next(said)
    engine.stop()
    rest = list(said)
    assert rest[-1] is not None
    assert rest[-1].startswith("bestmove ")
    assert rest.count(None) <= FEW
