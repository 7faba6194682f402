"""`puzzles`: positions in which one move is right, played out, proved by exact search and rated."""

from __future__ import annotations

import argparse
from collections.abc import Hashable, Iterator
from datetime import date, timedelta
from functools import partial
from itertools import count as counting
from pathlib import Path

from trilithon.console.cli.faults import BadUsage
from trilithon.console.cli.files import see_written
from trilithon.console.cli.options import (
    Commands,
    add_command,
    add_game_options,
    add_json_option,
    read_match,
)
from trilithon.console.cli.progress import Progress
from trilithon.console.cli.puzzle_file import rate_anew, read, tell_of
from trilithon.console.cli.runs import (
    add_backend_options,
    backend_of,
    count,
    faults_told,
    handed_out,
    number,
)
from trilithon.core import AnyGame
from trilithon.games import GAMES
from trilithon.study.line import read_line
from trilithon.study.puzzles.judge import MOST_TURNS
from trilithon.study.puzzles.maker import Making, make
from trilithon.study.puzzles.puzzle import Puzzle, write_puzzles
from trilithon.study.puzzles.rating import rate
from trilithon.study.puzzles.themes import themes_of

# What wins at once is no puzzle.
_LEAST_TURNS = 2
# So many attempts for each job are handed out at a time.
_ATTEMPTS = 8


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands,
        "puzzles",
        _puzzles,
        "Make puzzles, proved and rated, or prove some again.",
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
    parser.add_argument(
        "--turns", type=count, default=MOST_TURNS, metavar="N", help="moves to find at most (5)"
    )
    parser.add_argument(
        "--least", type=count, default=_LEAST_TURNS, metavar="N", help="moves to find at least (2)"
    )
    parser.add_argument(
        "--level", type=count, default=3, metavar="L", help="that plays the games (3)"
    )
    parser.add_argument(
        "--chance", type=number, default=15, metavar="P", help="of a random move, in percent (15)"
    )
    add_backend_options(parser)
    parser.add_argument(
        "-o", "--output", metavar="FILE", help="write them there, beside those it has already"
    )
    parser.add_argument(
        "--stats",
        metavar="FILE",
        help="tell of those of a file, and prove them again",
    )
    parser.add_argument(
        "--rate",
        metavar="FILE",
        help="rate those of a file anew, with the levels as they are now",
    )
    add_json_option(parser)


def _puzzles(options: argparse.Namespace) -> None:
    backend_of(options)
    game = GAMES[options.game]
    if game.solver is None:
        raise BadUsage(f"{options.game} has no solver")
    if options.level not in game.levels:
        raise BadUsage(f"--level: {options.game} has levels 1 to {len(game.levels)}")
    _check(options)
    if options.json and options.stats is None:
        raise BadUsage("--json goes with --stats: puzzles are written as JSON anyway")
    if options.stats is not None:
        tell_of(game, Path(options.stats), as_json=options.json)
    elif options.rate is not None:
        rate_anew(game, Path(options.rate))
    else:
        _make(options)


def _check(options: argparse.Namespace) -> None:
    """Raises BadUsage for numbers by which no puzzle could be found, and where two would work."""
    if options.stats is not None and options.rate is not None:
        raise BadUsage("--rate cannot stand beside --stats")
    for given in ("stats", "rate"):
        if getattr(options, given) is not None and options.output is not None:
            raise BadUsage(f"-o cannot stand beside --{given}")
    if options.turns > MOST_TURNS:
        raise BadUsage(f"--turns {options.turns} is more than {MOST_TURNS}")
    if options.least > options.turns:
        raise BadUsage(f"--least {options.least} is more than --turns {options.turns}")
    if options.turns < _LEAST_TURNS:
        raise BadUsage(f"--turns {options.turns} is less than {_LEAST_TURNS}")
    if options.chance > 100:
        raise BadUsage(f"--chance {options.chance} is more than 100 percent")


def _make(options: argparse.Namespace) -> None:
    """Make puzzles and write them."""
    game = GAMES[options.game]
    settings = read_match(options).settings or {}
    making = Making(
        game=options.game,
        settings=settings,
        position=options.position,
        seed=options.seed,
        longest=options.longest,
        level=options.level,
        chance=options.chance,
        turns=options.turns,
        least=options.least,
    )
    file = Path(options.output) if options.output else None
    see_written(options.output)
    known = read(game, file) if file is not None and file.exists() else []
    with faults_told(), Progress(options.count, 0) as progress:
        found: list[Puzzle] = []
        seen = {_image(game, puzzle) for puzzle in known}
        for puzzle in _made(making, options):
            image = _image(game, puzzle)
            if image in seen:
                continue
            seen.add(image)
            if known:
                # Days that have begun somewhere keep their puzzles.
                puzzle["since"] = (date.today() + timedelta(days=2)).isoformat()
            found.append(puzzle)
            # Also of a run that is broken off.
            if file is not None:
                file.write_text(write_puzzles([*known, *found]), encoding="utf-8")
            progress.show(f"{len(found)} puzzles")
            if len(found) == options.count:
                break
    if file is None:
        print(write_puzzles(found), end="")


def _image(game: AnyGame, puzzle: Puzzle) -> Hashable:
    """What is the same of all images of a puzzle."""
    position = game.notation.read_position(puzzle["position"])
    return position if game.alike is None else game.alike(position)


def _made(making: Making, options: argparse.Namespace) -> Iterator[Puzzle]:
    """Puzzles, as many as are wanted: attempt by attempt, in an order that others share."""
    some = _ATTEMPTS * max(1, backend_of(options).jobs)
    work = partial(_attempt, making)
    for first in counting(step=some):
        done, one = dict[int, Puzzle | None](), first
        for at, puzzle in handed_out(options, work, range(first, first + some)):
            done[at] = puzzle
            # Each as soon as those before it are known.
            while one in done:
                if (found := done[one]) is not None:
                    yield found
                one += 1


def _attempt(making: Making, one: int) -> tuple[int, Puzzle | None]:
    puzzle = make(making, one)
    if puzzle is not None:
        game = GAMES[making.game]
        position = game.notation.read_position(puzzle["position"])
        puzzle["themes"] = themes_of(game, position, read_line(puzzle["line"]))
        puzzle["rating"] = rate(game, puzzle)
    return one, puzzle
