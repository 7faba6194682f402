"""`perft` and `legal`: how many moves there are, and which."""

from __future__ import annotations

import argparse

from trilithon.console.cli.options import Commands, add_command, add_game_options, read_start
from trilithon.core import perft


def add_to(commands: Commands) -> None:
    """Add the commands to the command line."""
    parser = add_command(
        commands, "perft", _perft, "Count the sequences of moves for each depth up to N."
    )
    parser.add_argument("--depth", type=_depth, required=True, metavar="N", help="the last depth")
    add_game_options(parser)
    parser = add_command(commands, "legal", _legal, "List the legal moves of a position.")
    add_game_options(parser)


def _depth(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 4 and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to 9999")
    return int(text)


def _perft(options: argparse.Namespace) -> None:
    game, position = read_start(options)
    count = 1
    for depth in range(1, options.depth + 1):
        # Where no sequence is that long, no longer one is.
        count = count and perft(game.rules, position, depth)
        print(depth, count, flush=True)


def _legal(options: argparse.Namespace) -> None:
    game, position = read_start(options)
    moves = game.rules.legal_moves(position)
    for text in sorted(game.notation.write_move(position, move) for move in moves):
        print(text)
