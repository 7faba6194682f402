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
from trilithon.console.cli.files import see_written
from trilithon.console.cli.options import (
    Commands,
    add_command,
    add_json_option,
    add_setting_options,
)
from trilithon.console.cli.progress import Progress
from trilithon.console.cli.runs import (
    add_clock_option,
    add_folder_option,
    add_game_option,
    add_level_options,
    add_run_options,
    backend_of,
    faults_told,
    folder,
    plan_of,
    read_levels,
    run,
)

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
    add_game_option(parser)
    add_level_options(parser)
    add_run_options(parser, games="how many for each level", openings=2)
    add_clock_option(parser)
    add_folder_option(parser)
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
    plan = plan_of(options, ("", ""), milliseconds=options.time)
    with faults_told(), ExitStack() as stack:
        see_written(*options.output)
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
    return f"{' – '.join(plan.names)}: {score_of(results.games.values()).told}"


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
