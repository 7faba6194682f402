"""Golden playthroughs: a game written down ply by ply, for people to read and tests to compare.

Run as `python -m tools.research.playthrough tests/data/playthroughs/<game>-<name>.txt --game GAME`
with `pysrc` on PYTHONPATH; without `--game` it writes an existing file anew from its head and its
moves.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

from trilithon.games import GAMES
from trilithon.match import Match, match_from, new_match

_PLY = re.compile(r"^== ply [0-9]+: (\S+)", re.MULTILINE)


@dataclass(frozen=True)
class Playthrough:
    """What a file is made of: a sentence about it, the game, how it starts, and its moves.

    `start` is a line of settings such as `size=5`, or a position.
    """

    about: str
    game: str
    start: str
    moves: list[str]


def parse(text: str) -> Playthrough:
    """The playthrough that a file's text shows."""
    head = dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines())
    return Playthrough(head["about"], head["game"], head["start"], _PLY.findall(text))


def begin(playthrough: Playthrough) -> Match:
    """The match before its first move."""
    game, start = GAMES[playthrough.game], playthrough.start
    if "=" in start or start == "-":
        settings = [word.partition("=") for word in start.split() if word != "-"]
        return new_match(game, {name: value for name, _, value in settings})
    return match_from(game, start)


def render(playthrough: Playthrough) -> str:
    """The whole text of a file."""
    match = begin(playthrough)
    for text in playthrough.moves:
        match.play_text(text)
    head = f"about: {playthrough.about}\ngame: {playthrough.game}\nstart: {playthrough.start}\n"
    return head + "".join(_plies(match))


def _plies(match: Match) -> Iterator[str]:
    game = match.game
    nodes = match.line()
    names = ["start"] + [
        game.notation.write_move(before.position, node.move) for before, node in pairwise(nodes)
    ]
    for ply, (name, node) in enumerate(zip(names, nodes, strict=True)):
        rules, position = game.rules, node.position
        outcome, score = rules.outcome(position), rules.score(position)
        yield f"\n== ply {ply}: {name}\n\n" if ply else "\n== ply 0\n\n"
        yield game.notation.text_board(position) + "\n\n"
        yield f"position: {game.notation.write_position(position)}\n"
        yield f"to move: {match.players[rules.player(position)]}\n"
        yield f"legal moves: {rules.count_legal_moves(position)}\n"
        if score is not None:
            yield f"score: {score[0]:g} {score[1]:g}\n"
        yield f"outcome: {outcome.result if outcome is not None else '-'}\n"


def random_moves(playthrough: Playthrough, seed: int) -> list[str]:
    """The moves of a random game to its end."""
    match, rng = begin(playthrough), Random(seed)
    rules, notation = match.game.rules, match.game.notation
    moves = []
    while match.outcome is None:
        move = rng.choice(rules.legal_moves(match.position))
        moves.append(notation.write_move(match.position, move))
        match.play(move)
    return moves


def main() -> int:
    """Write one file."""
    parser = argparse.ArgumentParser(prog="tools.research.playthrough", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", choices=GAMES, help="make a new file for this game")
    parser.add_argument("--about", default="A random game.", help="what the file shows")
    parser.add_argument("--start", default="-", help="settings such as size=5, or a position")
    parser.add_argument("--moves", default="", help="the moves, with spaces between them")
    parser.add_argument("--random", type=int, metavar="SEED", help="play at random to the end")
    options = parser.parse_args()
    if options.game is None:
        playthrough = parse(options.file.read_text())
    else:
        parts = options.about, options.game, options.start
        playthrough = Playthrough(*parts, options.moves.split())
        if options.random is not None:
            playthrough = Playthrough(*parts, random_moves(playthrough, options.random))
    options.file.write_text(render(playthrough))
    return 0


if __name__ == "__main__":
    sys.exit(main())
