"""`handicap`: what brings a level and the one below it nearest to an even game."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping
from contextlib import ExitStack
from functools import partial
from typing import Any

from trilithon.console.arena.handicap import (
    handicap_data,
    handicap_told,
    higher_score,
    komi_row,
    level_plan,
    lower_first,
    lower_second,
    pieces_row,
    starts,
)
from trilithon.console.arena.komi import at_komi, estimate, stage_komis, stage_sizes
from trilithon.console.arena.plan import Plan
from trilithon.console.arena.results import Results
from trilithon.console.arena.score import Score
from trilithon.console.cli.faults import BadUsage
from trilithon.console.cli.files import see_written
from trilithon.console.cli.options import Commands, add_command
from trilithon.console.cli.progress import Progress
from trilithon.console.cli.runs import (
    add_clock_option,
    add_game_option,
    add_level_options,
    add_output_options,
    add_run_options,
    backend_of,
    faults_told,
    folder,
    plan_of,
    read_levels,
    run,
    tell_data,
)
from trilithon.games import GAMES

_KOMI = "komi"
_GAMES = {
    name: game for name, game in GAMES.items() if game.handicaps({}) or _KOMI in game.complete({})
}


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands,
        "handicap",
        _handicap,
        "Find what brings each level and the one below nearest to an even game.",
    )
    add_game_option(parser, _GAMES)
    add_level_options(parser)
    add_run_options(parser, games="how many for each level and start", openings=0, twice=False)
    add_clock_option(parser)
    add_output_options(parser)


def _handicap(options: argparse.Namespace) -> None:
    if options.position is not None:
        raise BadUsage("--position has a start of its own")
    lowest, *others = sorted(GAMES[options.game].levels)
    levels = others if options.levels is None else read_levels(options)
    if lowest in levels:
        raise BadUsage("there is no level below the lowest")
    plan = plan_of(options, ("", ""), milliseconds=options.time)
    backend_of(options)
    rows = list[Mapping[str, Any]]()
    with faults_told(), _Games(options, _games_of(plan, options.games) * len(levels)) as games:
        see_written(options.output)
        try:
            for level in levels:
                rows.append(_row(level, level_plan(plan, level), options.games, games))
        finally:
            # Also of a run that is broken off.
            tell_data(options, handicap_data(plan, rows), handicap_told)


def _games_of(plan: Plan, games: int) -> int:
    """How many games a level plays in all."""
    return games * len(starts(plan))


def _row(level: int, plan: Plan, count: int, games: _Games) -> Mapping[str, Any]:
    if len(runs := starts(plan)) > 1:
        return pieces_row(level, {pieces: games.play(one, count) for pieces, one in runs})
    # Half of all points: between levels it may be as much.
    first, reach = float(plan.settings[_KOMI]), int(plan.settings["size"]) ** 2 / 2
    scores: dict[float, Score] = {}
    wanted: Counter[float] = Counter()
    for sizes in stage_sizes(count):
        fair = estimate(scores, reach) if any(wanted.values()) else None
        for komi, more in zip(stage_komis(first, reach, fair), sizes, strict=True):
            wanted[komi] += more
            if wanted[komi]:
                scores[komi] = games.play(at_komi(plan, komi), wanted[komi])
    return komi_row(level, first, scores, estimate(scores, reach))


class _Games:
    """The games of all runs: they are kept where the options say, and played where they lack."""

    def __init__(self, options: argparse.Namespace, total: int) -> None:
        self._options = options
        self._stack = ExitStack()
        self._progress = self._stack.enter_context(Progress(total, 0))
        self._kept: dict[str, Results] = {}

    def play(self, plan: Plan, games: int) -> Score:
        """How the higher level has done in the first so many games of a run."""
        results = self._results(plan)
        pairs = lower_second if _KOMI in plan.settings else lower_first
        run(plan, games, self._options, results, self._progress, partial(_standing, plan), pairs)
        return higher_score(results.first(games))

    def _results(self, plan: Plan) -> Results:
        level, start = plan.players[0].partition(":")[2], plan.position or "empty"
        name = "-".join([plan.game, *plan.settings.values(), "level", level, *start.split()])
        if name not in self._kept:
            place = folder(self._options.results)
            path = place / f"{name.replace('/', '_')}.jsonl" if place else None
            self._kept[name] = self._stack.enter_context(Results(plan, path))
            self._progress.skip(len(self._kept[name].first(self._options.games)))
        return self._kept[name]

    def __enter__(self) -> _Games:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()


def _standing(plan: Plan, results: Results) -> str:
    return f"{plan.players[0]}: {higher_score(results.games.values()).told}"
