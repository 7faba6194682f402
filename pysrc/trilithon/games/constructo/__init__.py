"""Constructo, a game of stacking rings and discs on hexagons, by Santiago Eximeno (2014)."""

from __future__ import annotations

from trilithon.core import Game
from trilithon.games.constructo import (
    arranger,
    bench,
    editor,
    notation,
    playouts,
    presenter,
    rules,
    setup,
)
from trilithon.games.constructo.levels import LEVELS
from trilithon.games.constructo.perfect import best_moves
from trilithon.games.constructo.position import Move, Position
from trilithon.games.constructo.solver import solvable, solver
from trilithon.games.constructo.stacks import COLOURS

CONSTRUCTO: Game[Position, Move] = Game(
    name="constructo",
    players=COLOURS,
    settings=(rules.PATTERN, rules.FIRST),
    rules=rules,
    notation=notation,
    presenter=presenter,
    playouts=playouts,
    levels=LEVELS,
    order=rules.players,
    resume=rules.resume,
    setup=setup,
    next_settings=setup.next_settings,
    editors={"pattern": editor, "position": arranger},
    benchmarks=bench.benchmarks,
    exact=best_moves,
    solver=solver,
    solvable=solvable,
    speed=15_000,
)
