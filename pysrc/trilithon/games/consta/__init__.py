"""Consta, a connection game with stacks, by Matteo Perlini (2017)."""

from __future__ import annotations

from trilithon.boards.square import SIZE
from trilithon.core import Game
from trilithon.games.consta.play import bench, playouts
from trilithon.games.consta.play.book import best_moves
from trilithon.games.consta.play.levels import LEVELS, fair_handicap, levels_on
from trilithon.games.consta.play.reach import least_turns
from trilithon.games.consta.play.solver import solvable, solver, twins
from trilithon.games.consta.play.threats import winning_moves
from trilithon.games.consta.rules import notation, rules
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.show import presenter, tally
from trilithon.games.consta.show.editor import EDITOR
from trilithon.games.consta.show.flaws import FLAWS, reasons
from trilithon.games.consta.show.goals import GOALS

CONSTA: Game[Position, Move] = Game(
    name="consta",
    players=("black", "white"),
    settings=(SIZE,),
    rules=rules,
    notation=notation,
    presenter=presenter,
    playouts=playouts,
    levels=LEVELS,
    levels_on=levels_on,
    editors={"position": EDITOR},
    orientations=(0, 1, 2, 3),
    benchmarks=bench.benchmarks,
    together=playouts.together,
    winning_moves=winning_moves,
    least_turns=least_turns,
    exact=best_moves,
    solver=solver,
    solvable=solvable,
    speed=200_000,
    goals=GOALS,
    flaws=FLAWS,
    reasons=reasons,
    handicaps=rules.handicaps,
    fair_handicap=fair_handicap,
    first_settings={"size": "7"},
    alike=twins,
    move_kind=tally.kind,
    material=tally.material,
)
