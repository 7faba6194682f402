"""Consta, a connection game with stacks, by Matteo Perlini (2017)."""

from __future__ import annotations

from trilithon.core import Game
from trilithon.games.consta import arranger, bench, notation, playouts, presenter, rules
from trilithon.games.consta.goals import GOALS
from trilithon.games.consta.handicap import handicaps
from trilithon.games.consta.levels import LEVELS
from trilithon.games.consta.position import Move, Position
from trilithon.games.consta.solver import solvable, solver
from trilithon.games.consta.threats import winning_moves

CONSTA: Game[Position, Move] = Game(
    name="consta",
    players=("black", "white"),
    settings=(rules.SIZE,),
    rules=rules,
    notation=notation,
    presenter=presenter,
    playouts=playouts,
    levels=LEVELS,
    editors={"position": arranger},
    orientations=(0, 1, 2, 3),
    benchmarks=bench.benchmarks,
    winning_moves=winning_moves,
    solver=solver,
    solvable=solvable,
    speed=40_000,
    goals=GOALS,
    handicaps=handicaps,
)
