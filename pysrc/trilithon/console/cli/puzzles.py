"""`puzzles`: positions with few right moves, proved by exact search and graded."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from functools import partial
from itertools import count as counting
from pathlib import Path

from trilithon.console.arena.backends import BACKENDS, hand_out
from trilithon.console.cli.faults import BadUsage, Fault
from trilithon.console.cli.options import Commands, add_command, add_game_options, read_match
from trilithon.console.cli.progress import Progress
from trilithon.console.cli.runs import backend_of, count, faults_told, is_here, number
from trilithon.games import GAMES
from trilithon.study.puzzles.maker import Making, Puzzle, make

# So many attempts for each job are handed out at a time.
_ATTEMPTS = 8


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands, "puzzles", _puzzles, "Make puzzles, proved by exact search and graded."
    )
    add_game_options(parser)
    parser.add_argument("--count", type=count, default=10, metavar="N", help="how many (10)")
    parser.add_argument("--seed", type=number, default=1, metavar="S", help="of all chance (1)")
    parser.add_argument(
        "--longest",
        type=count,
        default=4_000,
        metavar="N",
        help="positions that a proof may look into (4000)",
    )
    parser.add_argument("--jobs", type=count, metavar="N", help="at a time (1, or a cluster)")
    parser.add_argument(
        "--backend", choices=BACKENDS, help="who works: by default processes of this machine"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask or Ray cluster that is there")
    parser.add_argument(
        "-o", "--output", metavar="FILE", help="write them there, beside those it has already"
    )


def _puzzles(options: argparse.Namespace) -> None:
    backend_of(options)
    if GAMES[options.game].solver is None:
        raise BadUsage(f"{options.game} has no solver")
    settings = read_match(options).settings or {}
    making = Making(options.game, settings, options.position, options.seed, options.longest)
    file = Path(options.output) if options.output else None
    known = _read(file) if file is not None and file.exists() else []
    with faults_told(), Progress(options.count, 0) as progress:
        found: list[Puzzle] = []
        for puzzle in _made(making, options):
            if puzzle["id"] in (one["id"] for one in (*known, *found)):
                continue
            if known:
                # Days that have begun somewhere keep their puzzles.
                puzzle["since"] = (date.today() + timedelta(days=2)).isoformat()
            found.append(puzzle)
            # Also of a run that is broken off.
            if file is not None:
                file.write_text(_written([*known, *found]), encoding="utf-8")
            progress.show(f"{len(found)} puzzles")
            if len(found) == options.count:
                break
    if file is None:
        print(_written(found), end="")


def _made(making: Making, options: argparse.Namespace) -> Iterator[Puzzle]:
    """Puzzles, as many as are wanted: attempt by attempt, in an order that others share."""
    backend = backend_of(options)
    jobs = options.jobs or (1 if is_here(backend) else -1)
    some = _ATTEMPTS * max(1, jobs)
    work = partial(_attempt, making)
    for first in counting(step=some):
        numbers = range(first, first + some)
        done = dict(hand_out(work, numbers, backend, jobs, options.cluster))
        for one in numbers:
            if (puzzle := done[one]) is not None:
                yield puzzle


def _attempt(making: Making, one: int) -> tuple[int, Puzzle | None]:
    return one, make(making, one)


def _read(file: Path) -> list[Puzzle]:
    try:
        known: list[Puzzle] = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as reason:
        raise Fault(f"{file}: {reason}") from reason
    return known


def _written(puzzles: Sequence[Puzzle]) -> str:
    """The puzzles from easy to hard, one a line."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle["looked"], puzzle["id"]))
    return "[\n" + ",\n".join(f"  {json.dumps(puzzle)}" for puzzle in ordered) + "\n]\n"
