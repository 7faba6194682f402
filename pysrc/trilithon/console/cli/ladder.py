"""`ladder`: what the levels of a game are worth, each against the one below."""

from __future__ import annotations

import argparse
import csv
import io
import json
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from trilithon.console.arena.ladder import Rung, flat, ladder_data, ladder_told, rung, rung_plans
from trilithon.console.arena.plan import Plan
from trilithon.console.arena.report import score_of
from trilithon.console.arena.results import Results
from trilithon.console.cli.faults import BadUsage
from trilithon.console.cli.options import (
    Commands,
    add_command,
    add_json_option,
    add_setting_options,
    read_match,
)
from trilithon.console.cli.progress import Progress
from trilithon.console.cli.runs import (
    add_run_options,
    backend_of,
    count,
    faults_told,
    folder,
    read_levels,
    run,
)
from trilithon.games import GAMES

_KINDS = (".json", ".csv")

Run = tuple[int, Plan, Results]


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands,
        "ladder",
        _ladder,
        "Play each level against the one below, and the lowest against a player that looks one "
        "turn ahead.",
    )
    parser.add_argument(
        "--game", required=True, metavar="GAME", choices=tuple(GAMES), help="which game"
    )
    parser.add_argument(
        "--levels", metavar="N-M", help="those to play against the one below each (all)"
    )
    parser.add_argument(
        "--time", type=count, metavar="MS", help="milliseconds for a move of the highest level"
    )
    add_run_options(parser, games="how many for each level", openings=2)
    parser.add_argument(
        "--results", metavar="DIR", help="keep each game there, and go on from what it has"
    )
    parser.add_argument(
        "-o",
        "--output",
        action="append",
        default=[],
        metavar="FILE",
        help="write the table, by the name as .json or .csv; may be given twice",
    )
    add_json_option(parser)
    add_setting_options(parser)


def _ladder(options: argparse.Namespace) -> None:
    for name in options.output:
        if Path(name).suffix not in _KINDS:
            raise BadUsage(f"{name}: a name that ends in {' or '.join(_KINDS)} is wanted")
    levels = read_levels(options)
    backend_of(options)
    plan = Plan(
        ("", ""),
        options.game,
        read_match(options).settings or {},
        options.position,
        options.time,
        None,
        options.grace,
        options.openings,
        options.seed,
        options.clock,
    )
    with faults_told(), ExitStack() as stack:
        for name in options.output:
            Path(name).touch()
        place = folder(options.results)
        runs = list[Run]()
        for level, one in rung_plans(plan, levels):
            path = place / f"{plan.game}-level-{level}.jsonl" if place else None
            runs.append((level, one, stack.enter_context(Results(one, path))))
        try:
            _play(options, runs)
        finally:
            # Also of a ladder that is broken off.
            _tell(plan, options, [_rung(options, run) for run in runs if run[2].games])


def _play(options: argparse.Namespace, runs: Sequence[Run]) -> None:
    done = sum(len(results.first(options.games)) for _, _, results in runs)
    with Progress(options.games * len(runs), done) as progress:
        for _, plan, results in runs:
            run(plan, options.games, options, results, progress, partial(_standing, plan))


def _standing(plan: Plan, results: Results) -> str:
    score = score_of(results.games.values())
    return f"{' – '.join(plan.names)}: {score.won} won, {score.drawn} drawn, {score.lost} lost"


def _rung(options: argparse.Namespace, run: Run) -> Rung:
    level, plan, results = run
    return rung(level, plan, results.first(options.games))


def _tell(plan: Plan, options: argparse.Namespace, rungs: Sequence[Rung]) -> None:
    text = json.dumps(ladder_data(plan, rungs))
    for name in options.output:
        written = text + "\n" if name.endswith(".json") else _csv(rungs)
        Path(name).write_text(written, encoding="utf-8")
    print(text if options.json else ladder_told(rungs))


def _csv(rungs: Sequence[Rung]) -> str:
    rows = [flat(one) for one in rungs]
    file = io.StringIO()
    writer = csv.DictWriter(file, rows[0] if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return file.getvalue()
