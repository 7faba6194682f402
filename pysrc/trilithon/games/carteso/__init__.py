"""Carteso, a game of territory that goes by the span of groups, by Luis Bolaños Mures (2016)."""

from __future__ import annotations

from trilithon.boards.square import SIZE
from trilithon.core import Game
from trilithon.games.carteso.play import bench, playouts
from trilithon.games.carteso.play.advice import advise
from trilithon.games.carteso.play.levels import LEVELS, fair_handicap, levels_on
from trilithon.games.carteso.play.solver import shifted, solvable, solver, twins
from trilithon.games.carteso.rules import notation, rules, setup
from trilithon.games.carteso.rules.position import Move, Position
from trilithon.games.carteso.show import presenter, tally
from trilithon.games.carteso.show.editor import EDITOR
from trilithon.games.carteso.show.flaws import FLAWS
from trilithon.games.carteso.show.goals import GOALS

CARTESO: Game[Position, Move] = Game(
    name="carteso",
    players=("vertical", "horizontal"),
    settings=(SIZE, rules.KOMI, rules.VARIANT),
    rules=rules,
    notation=notation,
    presenter=presenter,
    playouts=playouts,
    together=playouts.together,
    levels=LEVELS,
    levels_on=levels_on,
    setup=setup,
    advise=advise,
    editors={"position": EDITOR},
    benchmarks=bench.benchmarks,
    solver=solver,
    solvable=solvable,
    speed=150_000,
    goals=GOALS,
    flaws=FLAWS,
    fair_handicap=fair_handicap,
    first_settings={"size": "7"},
    count_games=rules.count_games,
    alike=twins,
    shifted=shifted,
    draws=True,
    move_kind=tally.kind,
    material=tally.material,
)
