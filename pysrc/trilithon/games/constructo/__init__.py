"""Constructo, a game of stacking rings and discs on hexagons, by Santiago Eximeno (2014)."""

from __future__ import annotations

from trilithon.core import Game
from trilithon.games.constructo.play import bench, playouts
from trilithon.games.constructo.play.advice import advise
from trilithon.games.constructo.play.exact import best_moves
from trilithon.games.constructo.play.levels import LEVELS
from trilithon.games.constructo.play.solver import solvable, solver, twins
from trilithon.games.constructo.rules import notation, rules, setup
from trilithon.games.constructo.rules.position import Move, Position
from trilithon.games.constructo.rules.stacks import COLOURS
from trilithon.games.constructo.show import pattern_editor, presenter, tally
from trilithon.games.constructo.show.editor import EDITOR

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
    advise=advise,
    next_settings=setup.next_settings,
    editors={"pattern": pattern_editor, "position": EDITOR},
    benchmarks=bench.benchmarks,
    exact=best_moves,
    solver=solver,
    solvable=solvable,
    alike=twins,
    speed=15_000,
    draws=True,
    move_kind=tally.kind,
    material=tally.material,
)
