"""`link`: records as links that the page opens, and back."""

from __future__ import annotations

import argparse

from trilithon.console.cli.files import read_games
from trilithon.console.cli.options import Commands, add_command, add_group
from trilithon.formats.link import read_fragment, write_fragment
from trilithon.formats.pgn import write_records
from trilithon.match.rounds import joined


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    summary = "Turn a record into what follows the # of a link, and back."
    ways = add_group(commands, "link", summary, "encode|decode")
    encode = add_command(ways, "encode", _encode, "Write a game, or the rounds of a match, as one.")
    encode.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help="a record; - is standard input"
    )
    decode = add_command(ways, "decode", _decode, "Write the record of a link of any version.")
    decode.add_argument("fragment", metavar="FRAGMENT", help="the link, or what follows its #")


def _encode(options: argparse.Namespace) -> None:
    match = joined(list(read_games(options.file)))
    # As a page has it that opens a record.
    match.studied = True
    print(write_fragment(match))


def _decode(options: argparse.Namespace) -> None:
    match = read_fragment(options.fragment)
    print(write_records([*match.earlier, match]), end="")
