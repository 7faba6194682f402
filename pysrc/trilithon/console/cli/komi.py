"""`komi`: which one gives both sides the same chances on a board."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from trilithon.console.arena.komi import (
    at_komi,
    estimate,
    first_score,
    komi_data,
    komi_told,
    stage_komis,
    stage_sizes,
)
from trilithon.console.arena.plan import Plan
from trilithon.console.arena.results import Results
from trilithon.console.arena.score import Score
from trilithon.console.cli.faults import BadUsage
from trilithon.console.cli.files import see_written
from trilithon.console.cli.options import Commands, add_command
from trilithon.console.cli.progress import Progress
from trilithon.console.cli.runs import (
    add_clock_option,
    add_output_options,
    add_run_options,
    backend_of,
    count,
    faults_told,
    folder,
    need_level,
    plan_of,
    run,
    tell_data,
)
from trilithon.games import GAMES

_GAMES = {name: game for name, game in GAMES.items() if "komi" in game.complete({})}


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands, "komi", _komi, "Find the komi that gives both sides the same chances."
    )
    parser.add_argument(
        "--game", default=next(iter(_GAMES)), metavar="GAME", choices=_GAMES, help="which game"
    )
    parser.add_argument(
        "--level", type=count, metavar="L", help="who plays with itself (the highest level)"
    )
    parser.add_argument("--time", type=count, metavar="MS", help="milliseconds for a move")
    add_run_options(parser, games="how many in all", openings=0)
    add_clock_option(parser)
    add_output_options(parser)


def _komi(options: argparse.Namespace) -> None:
    plan = _plan(options)
    # The komi that is given or usual is where to begin, and by whole points there are others.
    first, reach = float(plan.settings["komi"]), float(plan.settings["size"])
    backend_of(options)
    with faults_told():
        see_written(options.output)
        scores: dict[float, Score] = {}
        try:
            _play(plan, options, first, reach, scores)
        finally:
            # Also of a run that is broken off.
            if any(score.games for score in scores.values()):
                tell_data(options, komi_data(plan, first, reach, scores), komi_told)


def _plan(options: argparse.Namespace) -> Plan:
    level = options.level or max(GAMES[options.game].levels)
    need_level(options.game, level)
    if options.position is not None:
        raise BadUsage("--position has a komi of its own")
    player = f"level:{level}"
    return plan_of(options, (player, player), milliseconds=options.time)


def _play(
    plan: Plan,
    options: argparse.Namespace,
    first: float,
    reach: float,
    scores: dict[float, Score],
) -> None:
    """Play stage by stage, and keep the scores by komi up to date."""
    place = folder(options.results)
    wanted: dict[float, int] = {}
    with Progress(options.games, 0) as progress:
        for sizes in stage_sizes(options.games):
            fair = (
                estimate(scores, reach) if any(score.games for score in scores.values()) else None
            )
            for komi, games in zip(stage_komis(first, reach, fair), sizes, strict=True):
                wanted[komi] = wanted.get(komi, 0) + games
                one = at_komi(plan, komi)
                name = "-".join([plan.game, *one.settings.values()])
                path = place / f"{name}.jsonl" if place else None
                with Results(one, path) as results:
                    progress.skip(len(results.first(wanted[komi])) - _games(scores, komi))
                    try:
                        run(one, wanted[komi], options, results, progress, _standing)
                    finally:
                        scores[komi] = first_score(results.first(wanted[komi]))


def _games(scores: Mapping[float, Score], komi: float) -> int:
    return scores[komi].games if komi in scores else 0


def _standing(results: Results) -> str:
    return f"first player {first_score(results.games.values()).told}"
