"""The command line: `trilithon play`, `perft`, `legal`, `replay`, `link`, `json`, `diagram`,
`solve`, `puzzles`, `ugi`, `arena`, `ladder`, `komi`, `handicap`, `report`, `bench` and
`completion`.

Exit status 0 says that all went well, 1 that something handed in is malformed, illegal or cannot be
read or written (with one line on standard error), 2 that the command itself was wrong, 3 that
`solve` ran out of time, 130 that Ctrl-C has stopped it; what was asked to be kept is kept then too.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

import trilithon
from trilithon.console.cli import (
    arena,
    bench,
    completion,
    count,
    diagram,
    handicap,
    json_records,
    komi,
    ladder,
    link,
    play,
    puzzles,
    replay,
    report,
    solve,
    ugi,
)
from trilithon.console.cli.faults import BadUsage, Fault, OutOfTime
from trilithon.console.cli.files import reason_of
from trilithon.console.cli.help import formatter
from trilithon.core.errors import Problem, one_line

# What goes wrong where something is written; files are named by their own errors.
_UNWRITTEN = (errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF)
_COMMANDS = (
    play,
    count,
    replay,
    link,
    json_records,
    diagram,
    solve,
    puzzles,
    ugi,
    arena,
    ladder,
    komi,
    handicap,
    report,
    bench,
    completion,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. The arguments are those of the process."""
    _open_streams()
    try:
        options = _parser().parse_args(arguments)
        try:
            return _run(options)
        except BadUsage as reason:
            parser: argparse.ArgumentParser = options.parser
            parser.error(one_line(str(reason)))
    except SystemExit as done:
        # argparse ends programs itself, after help as after bad usage.
        return int(done.code or 0)
    except KeyboardInterrupt:
        return 130


def _run(options: argparse.Namespace) -> int:
    try:
        try:
            options.run(options)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Who reads has seen enough.
        _silence(sys.stdout.fileno())
        return 0
    except OutOfTime:
        return 3
    except (Fault, Problem) as reason:
        return _fail(reason)
    except OSError as reason:
        _silence(sys.stdout.fileno())
        return _fail(_told(reason))
    return 0


def _told(reason: OSError) -> str:
    """Whose trouble it is, where that is known, and what it is."""
    name = reason.filename or ("standard output" if reason.errno in _UNWRITTEN else None)
    return reason_of(reason) if name is None else f"{name}: {reason_of(reason)}"


def _fail(reason: object) -> int:
    print(f"trilithon: {one_line(str(reason))}", file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="trilithon",
        description="Play and study abstract board games.",
        allow_abbrev=False,
        formatter_class=formatter(),
    )
    parser.set_defaults(root=parser)
    parser.add_argument("--version", action="version", version=trilithon.__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for module in _COMMANDS:
        module.add_to(commands)
    return parser


def _open_streams() -> None:
    """Let what the process was started without be empty, or go nowhere, and output be UTF-8."""
    nowhere = Path(os.devnull)
    if sys.stdin is None:
        sys.stdin = nowhere.open(encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = nowhere.open("w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = nowhere.open("w", encoding="utf-8")
    if isinstance(sys.stdout, TextIOWrapper):
        # Files are read as UTF-8; a terminal of another kind shows what it can.
        encoding = sys.stdout.encoding if sys.stdout.isatty() else "utf-8"
        sys.stdout.reconfigure(encoding=encoding, errors="backslashreplace")


def _silence(descriptor: int) -> None:
    """Let nothing more be written, so that the interpreter's own last flush cannot fail."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)
