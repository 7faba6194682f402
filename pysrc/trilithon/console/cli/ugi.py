"""`ugi`: the engine for other programs, by lines on standard input and output."""

from __future__ import annotations

import argparse
import sys

from trilithon.console.cli.options import Commands, add_command
from trilithon.console.ugi import Engine, listen, serve


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    add_command(commands, "ugi", _ugi, "Play for another program, by the Universal Game Interface.")


def _ugi(options: argparse.Namespace) -> None:
    serve(Engine(), listen(sys.stdin.fileno()), _write)


def _write(line: str) -> None:
    print(line, flush=True)
