"""`replay`: the games of a file, played through."""

from __future__ import annotations

import argparse
import json

from trilithon.console.cli.files import read_games
from trilithon.console.cli.options import Commands, add_command, add_json_option
from trilithon.core.players import result_text
from trilithon.formats.pgn import RecordError
from trilithon.match import Match
from trilithon.match.node import Node


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(commands, "replay", _replay, "Play the main line of each game of a file.")
    parser.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help="records; - is standard input"
    )
    add_json_option(parser)


def _replay(options: argparse.Namespace) -> None:
    number = 0
    try:
        for number, match in enumerate(read_games(options.file), start=1):
            if options.json:
                _print_rows(number, match)
            else:
                _print_end(number, match)
    except RecordError as problem:
        if options.json and problem.match is not None:
            _print_rows(number + 1, problem.match)
        raise


def _print_end(number: int, match: Match) -> None:
    if number > 1:
        print()
    print(match.game.notation.text_board(match.position))
    print(result_text(match.outcome))


def _print_rows(number: int, match: Match) -> None:
    for ply, node in enumerate(match.root.end().path()):
        print(json.dumps(_row(number, ply, match, node)))


def _row(number: int, ply: int, match: Match, node: Node) -> dict[str, object]:
    rules, notation = match.game.rules, match.game.notation
    outcome = node.outcome(rules)
    return {
        "game": number,
        "ply": ply,
        "move": node.move_text(notation) or None,
        "position": notation.write_position(node.position),
        "legal": rules.count_legal_moves(node.position),
        "outcome": outcome.result if outcome is not None else None,
        "score": rules.score(node.position),
    }
