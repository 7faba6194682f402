"""`play`: a game in the terminal, against the computer or for two persons."""

from __future__ import annotations

import argparse
import sys
from itertools import chain
from pathlib import Path
from typing import Any

from trilithon.console.cli.faults import BadUsage, Fault
from trilithon.console.cli.files import read_games
from trilithon.console.cli.options import (
    Commands,
    add_command,
    add_game_options,
    given_options,
    read_match,
)
from trilithon.console.cli.runs import count
from trilithon.formats.link import write_fragment
from trilithon.formats.pgn import write_records
from trilithon.match import Match
from trilithon.match.rounds import grouped, joined

_LEVEL = 2
_NEEDED = "this needs further libraries: pip install 'trilithon[terminal]'"


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(commands, "play", _play, "Play in this terminal.")
    add_game_options(parser)
    parser.add_argument(
        "--level", type=count, default=_LEVEL, metavar="L", help=f"the computer's ({_LEVEL})"
    )
    parser.add_argument(
        "--side", metavar="WORD", help="the side you play, such as black (who begins)"
    )
    parser.add_argument("--two", action="store_true", help="two persons play, and no computer")
    parser.add_argument(
        "--record", metavar="FILE", help="keep the game here, and go on with the last one it has"
    )
    parser.add_argument("--lang", metavar="TAG", help="en or es; else what the system speaks")


def _play(options: argparse.Namespace) -> None:
    try:
        from trilithon.console.terminal.app import Terminal
        from trilithon.console.terminal.catalogue import Catalogue, languages, wanted_language
        from trilithon.console.terminal.record import RecordFile
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("trilithon"):
            raise
        raise Fault(_NEEDED) from missing
    if options.lang is not None and options.lang not in languages():
        raise BadUsage(f"--lang is one of {', '.join(languages())}")
    before, match = _match(options)
    seats = _seats(options, match)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Fault("play wants a terminal; programs play by `trilithon ugi`")
    catalogue = Catalogue(options.lang or wanted_language())
    record = RecordFile(Path(options.record), before) if options.record is not None else None
    Terminal(catalogue, write_fragment(match), seats, record).run()


def _match(options: argparse.Namespace) -> tuple[str, Match]:
    """The match to play, a new one or the file's last, and the record of those before it."""
    if options.record is None or not Path(options.record).exists():
        return "", read_match(options)
    if others := given_options(options):
        raise BadUsage(f"{options.record} has a game already; leave out {others[0]}")
    *before, rounds = grouped(read_games(options.record))
    match = joined(rounds)
    if match.game.name != options.game:
        raise Fault(f"{options.record}: its game is {match.game.name}, not {options.game}")
    match.go(match.root.end().id)
    return write_records(chain(*before)), match


def _seats(options: argparse.Namespace, match: Match) -> list[dict[str, Any]]:
    """Who plays first and second. Raises BadUsage."""
    if options.level not in match.game.levels:
        known = ", ".join(map(str, match.game.levels))
        raise BadUsage(f"--level of {match.game.name} is one of {known}")
    sides = list(match.players)
    if options.side is not None and options.side not in sides:
        raise BadUsage(f"--side of {match.game.name} is {' or '.join(sides)}")
    own = sides.index(options.side) if options.side is not None else 0
    kinds = ["human" if options.two or side == own else "computer" for side in range(len(sides))]
    return [{"seat": kind, "level": options.level} for kind in kinds]
