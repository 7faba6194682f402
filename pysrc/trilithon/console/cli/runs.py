"""What the commands that play many games have in common: their options, and the run itself."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from trilithon.console.arena.backends import (
    BACKENDS,
    Backend,
    NoBackend,
    hand_out,
    play_games,
    usual_backend,
)
from trilithon.console.arena.plan import Pairing, Plan, pairings
from trilithon.console.arena.results import OtherRun, Results
from trilithon.console.cli.faults import BadUsage, Fault
from trilithon.console.cli.options import (
    add_json_option,
    add_setting_options,
    read_match,
    whole,
)
from trilithon.console.cli.progress import Progress
from trilithon.core.settings import read_whole
from trilithon.games import GAMES
from trilithon.search.budget import CLOCKS, WALL

MOST_GAMES, _MOST_JOBS = 1_000_000, 1024
# Openings of so many games are drawn before the first of these is played: all would take hours.
_AT_ONCE = 10_000

Item = TypeVar("Item")
Result = TypeVar("Result")
Standing = Callable[[Results], str]


def add_game_option(parser: argparse.ArgumentParser, games: Iterable[str] = GAMES) -> None:
    """`--game`, which has to be given."""
    parser.add_argument(
        "--game", required=True, metavar="GAME", choices=tuple(games), help="which game"
    )


def add_level_options(parser: argparse.ArgumentParser) -> None:
    """Which levels play against the one below each, and the time that the highest one has."""
    parser.add_argument(
        "--levels", metavar="N-M", help="those to play against the one below each (all)"
    )
    parser.add_argument(
        "--time", type=count, metavar="MS", help="milliseconds for a move of the highest level"
    )


def add_run_options(
    parser: argparse.ArgumentParser, *, games: str, openings: int, twice: bool = True
) -> None:
    """How many games, how they begin, and who plays them; `games` says what their number is of.

    `twice` tells that every opening is played from both sides.
    """
    shared = "; each opening is played twice" if twice else ""
    parser.add_argument(
        "--games", type=whole(1, MOST_GAMES), default=100, metavar="N", help=f"{games} (100)"
    )
    parser.add_argument(
        "--grace", type=number, default=500, metavar="MS", help="how late a move may be (500)"
    )
    parser.add_argument(
        "--openings",
        type=number,
        default=openings,
        metavar="K",
        help=f"random moves that a game begins with{shared} ({openings})",
    )
    parser.add_argument("--seed", type=number, default=1, metavar="S", help="of all chance (1)")
    add_backend_options(parser)


def add_clock_option(parser: argparse.ArgumentParser) -> None:
    """`--clock`, for commands in which somebody may be given a time."""
    parser.add_argument(
        "--clock",
        choices=CLOCKS,
        default=WALL,
        help="what time is counted in: as it passes (wall), or only while a player's process has "
        "a processor, so that other work on the machine takes nobody's time",
    )


def add_backend_options(parser: argparse.ArgumentParser) -> None:
    """Who works, and how many at a time."""
    parser.add_argument(
        "--jobs",
        type=whole(1, _MOST_JOBS),
        metavar="N",
        help=f"at a time (1, or a cluster), {_MOST_JOBS} at most",
    )
    parser.add_argument(
        "--backend", choices=BACKENDS, help="who works: by default processes of this machine"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask or Ray cluster that is there")


def add_folder_option(parser: argparse.ArgumentParser) -> None:
    """`--results`, for commands that have several runs."""
    parser.add_argument(
        "--results", metavar="DIR", help="keep each game there, and go on from what it has"
    )


def add_output_options(parser: argparse.ArgumentParser) -> None:
    """Where games are kept and what came of them is told, and the settings of all games."""
    add_folder_option(parser)
    parser.add_argument("-o", "--output", metavar="FILE", help="write what came of it as JSON")
    add_json_option(parser)
    add_setting_options(parser)


def count(text: str) -> int:
    """A whole number from 1. Raises what argparse expects for any other text."""
    if not (found := number(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return found


def number(text: str) -> int:
    """A whole number. Raises what argparse expects for any other text."""
    found = read_whole(text, 12)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return found


def need_level(game: str, level: int) -> None:
    """Raise BadUsage where a game has no such level."""
    levels = GAMES[game].levels
    if level not in levels:
        raise BadUsage(f"{game} has levels {min(levels)}-{max(levels)}")


def read_levels(options: argparse.Namespace) -> list[int]:
    """Those of a game that `--levels` names, all without it. Raises BadUsage."""
    known = sorted(GAMES[options.game].levels)
    if options.levels is None:
        return known
    found = re.fullmatch("([0-9]{1,3})(?:-([0-9]{1,3}))?", options.levels, re.ASCII)
    low, high = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not (low in known and high in known and low <= high):
        raise BadUsage(f"{options.levels}: {options.game} has levels {known[0]}-{known[-1]}")
    return [level for level in known if low <= level <= high]


def plan_of(options: argparse.Namespace, players: tuple[str, str], **fields: Any) -> Plan:
    """The plan that options tell of, with what a command has besides. Raises BadUsage."""
    settings = read_match(options).settings or {}
    told = {name: getattr(options, name) for name in ("grace", "openings", "seed", "clock")}
    return Plan(players, options.game, settings, options.position, **told | fields)


def backend_of(options: argparse.Namespace) -> Backend:
    """Who plays the games. Raises BadUsage for a cluster that is not used."""
    backend = Backend(options.backend or usual_backend(options.jobs or 1), cluster=options.cluster)
    if backend.is_here and options.cluster is not None:
        raise BadUsage("--cluster goes with --backend dask or ray")
    return replace(backend, jobs=options.jobs or (1 if backend.is_here else -1))


def handed_out(
    options: argparse.Namespace, work: Callable[[Item], Result], items: Sequence[Item]
) -> Iterator[Result]:
    """What comes of some work for each item, in any order. Raises BadUsage or NoBackend."""
    return hand_out(work, items, backend_of(options))


@contextmanager
def faults_told() -> Iterator[None]:
    """Whatever keeps a run from being made or kept, as a Fault."""
    try:
        yield
    except OSError as trouble:
        if trouble.filename is None:
            # What standard output cannot take has nothing to do with the run.
            raise
        raise Fault(f"{trouble.filename}: {trouble.strerror}") from trouble
    except (OtherRun, NoBackend) as reason:
        raise Fault(str(reason)) from reason


def folder(name: str | None) -> Path | None:
    """The folder that results are kept in, made where it is not there. Raises OSError or Fault."""
    if name is None:
        return None
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except FileExistsError as trouble:
        raise Fault(f"{name}: it is no folder") from trouble
    return Path(name)


def tell_data(
    options: argparse.Namespace, data: Mapping[str, Any], told: Callable[[Mapping[str, Any]], str]
) -> None:
    """Write what came of it to the file, if one is given, and print it, for people as `told`."""
    text = json.dumps(data)
    if options.output is not None:
        Path(options.output).write_text(text + "\n", encoding="utf-8")
    print(text if options.json else told(data))


def run(
    plan: Plan,
    games: int,
    options: argparse.Namespace,
    results: Results,
    progress: Progress,
    tell: Standing,
    paired: Callable[[Plan, int], Iterable[Pairing]] = pairings,
) -> None:
    """Play those of so many games that are not among the results; `tell` says how it stands.

    `paired` tells who begins which game and how. Raises NoBackend.
    """
    backend = backend_of(options)
    coming = iter(paired(plan, games))
    while some := list(islice(coming, _AT_ONCE)):
        waiting = [one for one in some if one.number not in results.games]
        for game in play_games(plan, waiting, backend):
            results.add(game)
            progress.show(tell(results))
