"""`solve`: the proved value of a position and of each of its legal moves."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any

from trilithon.console.cli.faults import BadUsage, Fault, OutOfTime
from trilithon.console.cli.files import reason_of, see_written
from trilithon.console.cli.options import (
    Commands,
    add_command,
    add_game_options,
    add_json_option,
    read_seconds,
    read_start,
)
from trilithon.core import AnyGame, BadProof, Solution, Solver
from trilithon.core.settings import read_whole

_BETWEEN_LINES = 0.5
_MEGABYTES = (16, 1_000_000)


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands, "solve", _solve, "Prove the value of a position and of each legal move."
    )
    add_json_option(parser)
    add_game_options(parser)
    parser.add_argument(
        "--seconds", type=read_seconds, default=60.0, metavar="S", help="give up after these (60)"
    )
    parser.add_argument(
        "--memory", type=_megabytes, default=1000, metavar="MB", help="about so much of it (1000)"
    )
    parser.add_argument(
        "--proof", metavar="FILE", help="go on with the proof kept in this file, and keep it there"
    )
    parser.add_argument(
        "--no-book", action="store_true", help="from scratch, without what is known beforehand"
    )


def _megabytes(text: str) -> int:
    low, high = _MEGABYTES
    number = read_whole(text, 7, low, high)
    if number is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of MB from {low} to {high}")
    return number


def _solve(options: argparse.Namespace) -> None:
    game, position = read_start(options)
    if game.solver is None:
        raise BadUsage(f"{game.name} has no solver")
    solver = game.solver(position, options.memory, not options.no_book)
    file = None if options.proof is None else _proof_file(game, solver, options.proof)
    solution = None
    try:
        solution = _run(solver, options.seconds)
    finally:
        # What was found out is told even if it cannot be kept.
        try:
            if file is not None:
                _save(solver, file)
        finally:
            if solution is not None:
                _tell(game, position, solution, as_json=options.json)
    if solution is None:
        print(json.dumps({"value": None, "moves": []}) if options.json else "unknown")
        raise OutOfTime


def _tell(game: AnyGame, position: Any, solution: Solution[Any], *, as_json: bool) -> None:
    """Print the value and that of each move."""
    moves = sorted(
        (game.notation.write_move(position, move), value) for move, value in solution.moves
    )
    if as_json:
        told = [{"move": text, "value": _plain(value)} for text, value in moves]
        print(json.dumps({"value": _plain(solution.value), "moves": told}))
        return
    print(f"value {solution.value:g}")
    for text, value in moves:
        print(f"{text} {value:g}")


def _plain(value: float) -> float | int:
    """A whole value as a whole number, as it is without JSON."""
    return int(value) if value == int(value) else value


def _run(solver: Solver[Any, Any], seconds: float) -> Solution[Any] | None:
    """The solution; None when the time is up. Terminals are told how far it has come."""
    steps = solver.run()
    until, shown = monotonic() + seconds, monotonic()
    lively = sys.stderr.isatty()
    try:
        while True:
            count = next(steps)
            now = monotonic()
            if lively and now > shown + _BETWEEN_LINES:
                shown = now
                print(f"\r{count:,} positions looked into", end="", file=sys.stderr, flush=True)
            if now > until:
                return None
    except StopIteration as stop:
        found: Solution[Any] = stop.value
        return found
    finally:
        if lively:
            print("\r" + " " * 50 + "\r", end="", file=sys.stderr, flush=True)


def _proof_file(game: AnyGame, solver: Solver[Any, Any], name: str) -> Path:
    """The file that a proof is kept in; what it has is taken over. Raises BadUsage or Fault."""
    if next(iter(solver.save()), None) is None:
        raise BadUsage(f"proofs of {game.name} are not kept")
    file = Path(name)
    see_written(name)
    if file.exists():
        _load(solver, file)
    see_written(str(_beside(file)))
    return file


def _load(solver: Solver[Any, Any], file: Path) -> None:
    """Take over the proof in a file. Raises Fault."""
    try:
        # What is not text is no proof either, which is told by the line.
        with file.open(encoding="ascii", errors="replace") as lines:
            solver.load(lines)
    except BadProof as reason:
        raise Fault(f"{file}: {reason}") from reason
    except OSError as trouble:
        raise Fault(f"{file}: {reason_of(trouble)}") from trouble


def _beside(file: Path) -> Path:
    return file.with_name(file.name + ".new")


def _save(solver: Solver[Any, Any], file: Path) -> None:
    """Put the proof into the file; what was there before stays until that is done. Raises Fault."""
    beside = _beside(file)
    try:
        with beside.open("w", encoding="ascii") as lines:
            lines.writelines(f"{line}\n" for line in solver.save())
        beside.replace(file)
    except OSError as trouble:
        raise Fault(f"{file}: {reason_of(trouble)}") from trouble
