"""`perft` and `legal`: how many moves there are, and which."""

from __future__ import annotations

import argparse
import json
from typing import Any

from trilithon.console.cli.options import (
    Commands,
    add_command,
    add_game_options,
    add_json_option,
    read_start,
    whole,
)
from trilithon.console.cli.progress import steps
from trilithon.core import perft


def add_to(commands: Commands) -> None:
    """Add the commands to the command line."""
    parser = add_command(
        commands, "perft", _perft, "Count the sequences of moves for each depth up to N."
    )
    parser.add_argument(
        "--depth", type=whole(1, 9999), required=True, metavar="N", help="the last depth"
    )
    add_json_option(parser)
    add_game_options(parser)
    parser = add_command(commands, "legal", _legal, "List the legal moves of a position.")
    add_json_option(parser)
    add_game_options(parser)


def _perft(options: argparse.Namespace) -> None:
    game, position = read_start(options)
    count = 1
    for depth in range(1, options.depth + 1):
        # Where no sequence is that long, no longer one is.
        count = count and _count(game.rules, position, depth)
        if options.json:
            print(json.dumps({"depth": depth, "count": count}), flush=True)
        else:
            print(depth, count, flush=True)


def _count(rules: Any, position: Any, depth: int) -> int:
    """As `perft` does; how far it has come is told after every move."""
    if depth == 1:
        return perft(rules, position, depth)
    moves = rules.legal_moves(position)
    shown = steps(moves, f"moves, depth {depth}", len(moves))
    return sum(perft(rules, rules.play(position, move), depth - 1) for move in shown)


def _legal(options: argparse.Namespace) -> None:
    game, position = read_start(options)
    moves = game.rules.legal_moves(position)
    for text in sorted(game.notation.write_move(position, move) for move in moves):
        print(json.dumps({"move": text}) if options.json else text)
