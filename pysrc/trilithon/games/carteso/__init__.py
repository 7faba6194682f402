"""Carteso, a game of territory that goes by the span of groups, by Luis Bolaños Mures (2016)."""

from __future__ import annotations

from trilithon.core import Game
from trilithon.games.carteso import arranger, bench, notation, playouts, presenter, rules, setup
from trilithon.games.carteso.goals import GOALS
from trilithon.games.carteso.levels import LEVELS
from trilithon.games.carteso.position import Move, Position
from trilithon.games.carteso.solver import solvable, solver

CARTESO: Game[Position, Move] = Game(
    name="carteso",
    players=("vertical", "horizontal"),
    settings=(rules.SIZE, rules.KOMI, rules.VARIANT),
    rules=rules,
    notation=notation,
    presenter=presenter,
    playouts=playouts,
    levels=LEVELS,
    setup=setup,
    editors={"position": arranger},
    benchmarks=bench.benchmarks,
    solver=solver,
    solvable=solvable,
    speed=150_000,
    goals=GOALS,
)
