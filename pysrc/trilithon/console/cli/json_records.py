"""`json`: records as JSON, and back."""

from __future__ import annotations

import argparse

from trilithon.console.cli.faults import Fault
from trilithon.console.cli.files import name_shown, read_games, read_text
from trilithon.console.cli.options import Commands, add_command, add_group
from trilithon.console.json_records import BadJson, read_all, write_data
from trilithon.formats.pgn import write_record


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    summary = "Turn records into JSON, and back."
    ways = add_group(commands, "json", summary, "encode|decode")
    encode = add_command(ways, "encode", _encode, "Write each game of a file as a line of JSON.")
    decode = add_command(ways, "decode", _decode, "Write the records of games in JSON.")
    for way, what in ((encode, "records"), (decode, "games in JSON")):
        way.add_argument(
            "file", nargs="?", default="-", metavar="FILE", help=f"{what}; - is standard input"
        )


def _encode(options: argparse.Namespace) -> None:
    try:
        for match in read_games(options.file):
            print(write_data(match))
    except BadJson as reason:
        raise Fault(str(reason)) from reason


def _decode(options: argparse.Namespace) -> None:
    empty = True
    try:
        for match in read_all(read_text(options.file)):
            print("\n" * (not empty) + write_record(match), end="")
            empty = False
    except BadJson as reason:
        raise Fault(str(reason)) from reason
    if empty:
        raise Fault(f"{name_shown(options.file)}: there is no game in it")
