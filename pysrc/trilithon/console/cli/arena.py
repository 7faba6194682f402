"""`arena`: many games between two computer players."""

from __future__ import annotations

import argparse
import json
import re
from datetime import date
from pathlib import Path

from trilithon.console.arena.plan import Plan
from trilithon.console.arena.players import Failure, make_player
from trilithon.console.arena.report import records, score_of, summary, table, told
from trilithon.console.arena.results import Results
from trilithon.console.cli.faults import BadUsage, Fault
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
    add_game_option,
    add_run_options,
    backend_of,
    count,
    faults_told,
    plan_of,
    run,
)
from trilithon.games import GAMES

_PLAYERS = (
    "level:N, random, greedy (looks one turn ahead), or the command line of a program that speaks "
    "UGI"
)


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands, "arena", _arena, "Play games between two players and tell who is stronger."
    )
    parser.add_argument("players", metavar="A", nargs=1, help=_PLAYERS)
    parser.add_argument("others", metavar="B", nargs=1, help="the other player, likewise")
    add_game_option(parser)
    parser.add_argument("--time", type=count, metavar="MS", help="milliseconds for a move")
    parser.add_argument("--nodes", type=count, metavar="N", help="playouts or nodes for a move")
    add_run_options(parser, games="how many", openings=2)
    add_clock_option(parser)
    parser.add_argument(
        "--results", metavar="FILE", help="keep each game here, and go on from what it has"
    )
    parser.add_argument("--record", metavar="FILE", help="write the records of all games")
    parser.add_argument("--csv", metavar="FILE", help="write a line for each game as a table")
    add_json_option(parser)
    add_setting_options(parser)


def _arena(options: argparse.Namespace) -> None:
    plan = _plan(options)
    if backend_of(options).is_here:
        _try(plan)
    with faults_told():
        see_written(options.record, options.csv)
        with Results(plan, Path(options.results) if options.results else None) as results:
            try:
                with Progress(options.games, len(results.first(options.games))) as progress:
                    run(plan, options.games, options, results, progress, _standing)
            finally:
                # Also of a run that is broken off.
                if results.games:
                    _tell(plan, options, results)


def _plan(options: argparse.Namespace) -> Plan:
    players = options.players[0], options.others[0]
    levels = GAMES[options.game].levels
    for player in players:
        known = re.fullmatch("level:([0-9]+)", player, re.ASCII)
        if player.partition(":")[0] == "level" and (known is None or int(known[1]) not in levels):
            wanted = ", ".join(f"level:{level}" for level in levels)
            raise BadUsage(f"{player}: {options.game} has {wanted}")
    return plan_of(options, players, milliseconds=options.time, nodes=options.nodes)


def _try(plan: Plan) -> None:
    """See that both players can be started at all, before any game is lost by it."""
    for spec in dict.fromkeys(plan.players):
        try:
            make_player(spec, plan.clock).close()
        except Failure as failure:
            raise Fault(f"{spec or '“”'}: {failure}") from failure


def _standing(results: Results) -> str:
    return score_of(results.games.values()).told


def _tell(plan: Plan, options: argparse.Namespace, results: Results) -> None:
    games = results.first(options.games)
    if options.record is not None:
        day = date.today().strftime("%Y.%m.%d")
        text = records(plan, games, options.games, day)
        Path(options.record).write_text(text, encoding="utf-8")
    if options.csv is not None:
        Path(options.csv).write_text(table(plan, games), encoding="utf-8")
    print(json.dumps(summary(plan, games)) if options.json else told(plan, games))
