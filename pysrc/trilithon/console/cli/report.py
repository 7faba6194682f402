"""`report`: what many games of the computer with itself, and proofs, tell of a game."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from trilithon.console.arena.komi import first_score
from trilithon.console.arena.plan import Plan
from trilithon.console.arena.players import RANDOM
from trilithon.console.arena.results import Results
from trilithon.console.cli.faults import BadUsage, Fault
from trilithon.console.cli.files import see_written
from trilithon.console.cli.options import Commands, add_command, whole
from trilithon.console.cli.progress import Progress, steps
from trilithon.console.cli.runs import (
    MOST_GAMES,
    add_game_option,
    add_output_options,
    add_run_options,
    backend_of,
    count,
    faults_told,
    folder,
    handed_out,
    need_level,
    plan_of,
    run,
    tell_data,
)
from trilithon.console.reports.series import on_board, series_name, single_games
from trilithon.console.reports.solved import Board, solve
from trilithon.console.reports.summary import failures, report_data, report_told
from trilithon.core.errors import BadSetting
from trilithon.games import GAMES
from trilithon.search.budget import WALL

_ALSO = 200
_LONGEST = 1_000_000
_LEVEL = 4


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands, "report", _report, "Tell of a game by many games of the computer with itself."
    )
    add_game_option(parser)
    parser.add_argument(
        "--level", type=count, default=_LEVEL, metavar="L", help=f"who plays with itself ({_LEVEL})"
    )
    parser.add_argument(
        "--nodes", type=count, metavar="N", help="playouts for a move, instead of the level's own"
    )
    add_run_options(parser, games="how many on the main board", openings=0, twice=False)
    # Where playouts are counted, nobody is given a time.
    parser.set_defaults(clock=WALL)
    _add_series_options(parser)
    _add_proof_options(parser)
    add_output_options(parser)


def _add_series_options(parser: argparse.ArgumentParser) -> None:
    """What is played beside the main series."""
    parser.add_argument(
        "--also",
        action="append",
        type=_settings,
        default=[],
        metavar="NAME=VALUE,…",
        help="play on this board besides; may be given again",
    )
    parser.add_argument(
        "--also-games",
        type=whole(1, MOST_GAMES),
        default=_ALSO,
        metavar="N",
        help=f"how many on each of these ({_ALSO})",
    )
    parser.add_argument(
        "--random",
        type=whole(1, MOST_GAMES),
        metavar="N",
        help="play so many games at random on the main board, to compare with",
    )


def _add_proof_options(parser: argparse.ArgumentParser) -> None:
    """What is to be proved."""
    parser.add_argument(
        "--solve",
        action="append",
        type=_settings,
        default=[],
        metavar="NAME=VALUE,…",
        help="prove the value of this board; may be given again",
    )
    parser.add_argument(
        "--longest",
        type=count,
        default=_LONGEST,
        metavar="N",
        help=f"positions that a proof may look into ({_LONGEST})",
    )


def _settings(text: str) -> dict[str, str]:
    """Settings by name. Raises what argparse expects for any other text."""
    pairs = [part.partition("=") for part in text.split(",")]
    if not all(name and value for name, _, value in pairs):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE, …")
    return {name: value for name, _, value in pairs}


def _report(options: argparse.Namespace) -> None:
    plans, boards = _plans(options), _boards(options)
    backend_of(options)
    with faults_told(), ExitStack() as stack:
        see_written(options.output)
        place = folder(options.results)
        chance = [(_random(plans[0][0]), options.random)] if options.random else []
        runs = [
            (plan, stack.enter_context(_results(plan, place)), games)
            for plan, games in [*plans, *chance]
        ]
        _play(options, runs)
        series = [(plan, results.first(games)) for plan, results, games in runs]
        for plan, games in series:
            if failed := failures(games):
                raise Fault(f"{series_name(plan)}: game {failed[0]} did not end by the rules")
        random = series.pop() if chance else None
        data = report_data(series, _solved(options, boards), random)
        tell_data(options, data, report_told)


def _plans(options: argparse.Namespace) -> list[tuple[Plan, int]]:
    """The series, each with the number of its games, the main one first. Raises BadUsage."""
    need_level(options.game, options.level)
    if options.nodes is None and GAMES[options.game].levels[options.level].playouts is None:
        raise BadUsage(f"level {options.level} has to be given a time, and never plays alike")
    if options.position is not None:
        raise BadUsage("a report is about whole games, not a --position")
    player = f"level:{options.level}"
    main = plan_of(options, (player, player), nodes=options.nodes)
    others = [
        (_checked(partial(on_board, main, also)), options.also_games) for also in options.also
    ]
    names = [series_name(plan) for plan, _ in [(main, 0), *others]]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise BadUsage(f"{twice} is there twice")
    return [(main, options.games), *others]


def _boards(options: argparse.Namespace) -> list[Board]:
    """What is to be solved. Raises BadUsage."""
    game = GAMES[options.game]
    if options.solve and game.solver is None:
        raise BadUsage(f"{options.game} has no solver")
    for settings in options.solve:
        _checked(partial(game.read_settings, game.complete(settings)))
    return [Board(options.game, settings, options.longest) for settings in options.solve]


def _checked(make: Callable[[], Any]) -> Any:
    try:
        return make()
    except BadSetting as reason:
        raise BadUsage(str(reason)) from reason


def _random(plan: Plan) -> Plan:
    """The same board, and moves that nobody chooses."""
    return replace(plan, players=(RANDOM, RANDOM), nodes=None)


def _results(plan: Plan, place: Path | None) -> Results:
    return Results(plan, place / f"{series_name(plan)}.jsonl" if place else None)


def _play(options: argparse.Namespace, runs: Sequence[tuple[Plan, Results, int]]) -> None:
    done = sum(len(results.first(games)) for _, results, games in runs)
    with Progress(sum(games for _, _, games in runs), done) as progress:
        for plan, results, games in runs:
            run(plan, games, options, results, progress, partial(_standing, plan), single_games)


def _standing(plan: Plan, results: Results) -> str:
    return f"{series_name(plan)}: {first_score(results.games.values()).told}"


def _solved(options: argparse.Namespace, boards: Sequence[Board]) -> list[dict[str, Any]]:
    handed = handed_out(options, partial(_numbered, boards), range(len(boards)))
    done = dict(steps(handed, "boards", len(boards)))
    return [done[number] for number in range(len(boards))]


def _numbered(boards: Sequence[Board], number: int) -> tuple[int, dict[str, Any]]:
    return number, solve(boards[number])
