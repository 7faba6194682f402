"""`bench`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from itertools import count, cycle
from random import Random
from time import perf_counter
from typing import Any

from trilithon.console.cli.options import Commands, add_command, add_json_option, read_seconds
from trilithon.core import AnyGame
from trilithon.games import GAMES
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import Report, finish

_GAMES_SAMPLED = 5
# An early position of the first game sampled, where the computer has the most to choose from.
_SEARCHED_PLY = 2
_SECONDS_SEARCHED = 1.0


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(commands, "bench", _bench, "Measure how fast the engine is.")
    parser.add_argument(
        "game", nargs="?", metavar="GAME", choices=tuple(GAMES), help="only this game"
    )
    add_json_option(parser)
    parser.add_argument(
        "--seconds", type=read_seconds, default=1.0, metavar="S", help="time for each operation (1)"
    )


def _bench(options: argparse.Namespace) -> None:
    games = [GAMES[options.game]] if options.game else list(GAMES.values())
    if not options.json:
        print(f"{'game':<12} {'size':>4}  {'operation':<32} {'per second':>14}")
    for game in games:
        settings = game.complete({})
        start = game.rules.start(game.read_settings(settings))
        size = int(settings["size"]) if "size" in settings else None
        for operation, run in _operations(game, start):
            speed = _speed(run, options.seconds)
            if options.json:
                row = {"game": game.name, "size": size, "operation": operation}
                print(json.dumps(row | {"per_second": round(speed, 1)}), flush=True)
            else:
                place = f"{game.name:<12} {size or '':>4}"
                print(f"{place}  {operation:<32} {speed:>14,.1f}", flush=True)


def _speed(run: Callable[[], int], seconds: float) -> float:
    """How often a second the thing is done that `run` does some times."""
    done, began = 0, perf_counter()
    while (taken := perf_counter() - began) < seconds:
        done += run()
    return done / taken


def _operations(game: AnyGame, start: Any) -> Iterator[tuple[str, Callable[[], int]]]:
    """What every game is measured by, and then what the game adds."""
    rules = game.rules
    positions = [at for seed in range(_GAMES_SAMPLED) for at in _random_game(game, start, seed)]
    yield "count legal moves", _each(rules.count_legal_moves, positions)
    yield "list legal moves", _each(rules.legal_moves, positions)
    yield "judge outcome", _each(rules.outcome, positions)
    seeds = cycle(range(1000))
    yield "play random game", lambda: bool(_random_game(game, start, next(seeds)))
    if game.benchmarks is not None:
        yield from game.benchmarks(start)
    searched = positions[_SEARCHED_PLY]
    yield "playouts inside a search", _search(game, searched, lambda report: report.playouts)
    yield "positions inside a search", _search(game, searched, _tried)


def _each(function: Callable[[Any], object], positions: Sequence[Any]) -> Callable[[], int]:
    def run() -> int:
        for position in positions:
            function(position)
        return len(positions)

    return run


def _tried(report: Report[Any]) -> int:
    """How many positions a search looked into: the first, and one for each try of a move."""
    return 1 + sum(line.playouts for line in report.lines)


def _search(
    game: AnyGame, position: Any, counted: Callable[[Report[Any]], int]
) -> Callable[[], int]:
    """Searches at the highest level, counted by what they report."""
    budget = Budget(game.levels[max(game.levels)], _SECONDS_SEARCHED)
    seeds = count()

    def run() -> int:
        return counted(finish(search(game, position, budget, next(seeds))))

    return run


def _random_game(game: AnyGame, start: Any, seed: int) -> list[Any]:
    rng = Random(seed)
    positions = [start]
    while moves := game.rules.legal_moves(positions[-1]):
        positions.append(game.rules.play(positions[-1], rng.choice(moves)))
    return positions
