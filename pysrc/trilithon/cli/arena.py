"""`arena`: many games between two computer players."""

from __future__ import annotations

import argparse
import json
import re
from datetime import date
from pathlib import Path

from trilithon.arena.backends import BACKENDS, NoBackend, play_games, usual_backend
from trilithon.arena.plan import Plan, pairings
from trilithon.arena.players import Failure, make_player
from trilithon.arena.report import records, score_of, summary, told
from trilithon.arena.results import OtherRun, Results
from trilithon.cli.faults import BadUsage, Fault
from trilithon.cli.options import (
    Commands,
    add_command,
    add_setting_options,
    read_match,
)
from trilithon.cli.progress import Progress
from trilithon.games import GAMES

_HERE = ("serial", "processes", "loky")
_PLAYERS = "level:N, random, or the command line of a program that speaks UGI"


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands, "arena", _arena, "Play games between two players and tell who is stronger."
    )
    parser.add_argument("players", metavar="A", nargs=1, help=_PLAYERS)
    parser.add_argument("others", metavar="B", nargs=1, help="the other player, likewise")
    parser.add_argument("--game", required=True, metavar="GAME", choices=GAMES, help="which game")
    parser.add_argument("--games", type=_count, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--time", type=_count, metavar="MS", help="milliseconds for a move")
    parser.add_argument("--nodes", type=_count, metavar="N", help="playouts or nodes for a move")
    parser.add_argument(
        "--grace", type=_number, default=500, metavar="MS", help="how late a move may be (500)"
    )
    parser.add_argument(
        "--openings",
        type=_number,
        default=2,
        metavar="K",
        help="random moves that a game begins with; each opening is played twice (2)",
    )
    parser.add_argument("--seed", type=_number, default=1, metavar="S", help="of all chance (1)")
    parser.add_argument(
        "--jobs", type=_count, metavar="N", help="games at a time (1, or a cluster)"
    )
    parser.add_argument(
        "--backend", choices=BACKENDS, help="who plays: by default processes of this machine"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask or Ray cluster that is there")
    parser.add_argument(
        "--results", metavar="FILE", help="keep each game here, and go on from what it has"
    )
    parser.add_argument("--record", metavar="FILE", help="write the records of all games")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    add_setting_options(parser)


def _count(text: str) -> int:
    if not (number := _number(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return number


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 12):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _arena(options: argparse.Namespace) -> None:
    plan = _plan(options)
    backend = options.backend or usual_backend(options.jobs or 1)
    if backend in _HERE:
        if options.cluster is not None:
            raise BadUsage("--cluster goes with --backend dask or ray")
        _try(plan)
    try:
        if options.record is not None:
            # To find out now, and not after hours, whether it can be written.
            Path(options.record).touch()
        kept = Results(plan, Path(options.results) if options.results else None)
    except OSError as trouble:
        raise Fault(f"{trouble.filename}: {trouble.strerror}") from trouble
    except OtherRun as reason:
        raise Fault(str(reason)) from reason
    try:
        with kept as results:
            try:
                _run(plan, options, backend, results)
            finally:
                # Also of a run that is broken off.
                if results.games:
                    _tell(plan, options, results)
    except NoBackend as reason:
        raise Fault(str(reason)) from reason


def _plan(options: argparse.Namespace) -> Plan:
    players = options.players[0], options.others[0]
    levels = GAMES[options.game].levels
    for player in players:
        known = re.fullmatch("level:([0-9]+)", player, re.ASCII)
        if player.startswith("level:") and (known is None or int(known[1]) not in levels):
            wanted = ", ".join(f"level:{level}" for level in levels)
            raise BadUsage(f"{player}: {options.game} has {wanted}")
    match = read_match(options)
    return Plan(
        players,
        options.game,
        match.settings or {},
        options.position,
        options.time,
        options.nodes,
        options.grace,
        options.openings,
        options.seed,
    )


def _try(plan: Plan) -> None:
    """See that both players can be started at all, before any game is lost by it."""
    for spec in dict.fromkeys(plan.players):
        try:
            make_player(spec).close()
        except Failure as failure:
            raise Fault(f"{spec}: {failure}") from failure


def _run(plan: Plan, options: argparse.Namespace, backend: str, results: Results) -> None:
    waiting = [one for one in pairings(plan, options.games) if one.number not in results.games]
    jobs = options.jobs or (1 if backend in _HERE else -1)
    with Progress(options.games, options.games - len(waiting)) as progress:
        for game in play_games(plan, waiting, backend, jobs, options.cluster):
            results.add(game)
            score = score_of(results.games.values())
            progress.show(f"{score.won} won, {score.drawn} drawn, {score.lost} lost")


def _tell(plan: Plan, options: argparse.Namespace, results: Results) -> None:
    games = [game for _, game in sorted(results.games.items()) if game["game"] <= options.games]
    if options.record is not None:
        day = date.today().strftime("%Y.%m.%d")
        text = records(plan, games, options.games, day)
        Path(options.record).write_text(text, encoding="utf-8")
    print(json.dumps(summary(plan, games)) if options.json else told(plan, games))
