"""Play a model game and value its moves: ``python -m tools.research.models GAME``.

What it writes are a record without comments, which somebody then annotates in every language (the
files ``web/models/<game>.<language>.pgn``), and ``web/models/<game>.json``: for each ply
what the moves are worth that a longer search has compared, or that the solver has proved. The
highest level plays itself, or two levels each other that are named; given a record instead, it
values that one's moves.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any

from tools.build.paths import WEB
from trilithon.core import AnyGame
from trilithon.formats.pgn import read_records, write_records
from trilithon.games import GAMES
from trilithon.match import Match, new_match
from trilithon.match.tags import name_persons
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish, finish_before
from trilithon.search.time_control import analysis_effort, budget

_MEGABYTES = 200
# A guess that gives away so much is worth nothing: of the chances, of towers, of points.
_CHANCES, _TOWERS, _POINTS = 0.3, 2, 6
# Lines that a search has tried less often than the best one, by this factor, tell little.
_TRIED = 40
# So many moves are written down of a ply, besides the one that was played.
_MOST = 24


def play(
    game: AnyGame, settings: dict[str, str], levels: tuple[int, int], pace: float, seed: int
) -> Match:
    """A game of two levels, the first player's first, that has ended."""
    match = new_match(game, settings)
    name_persons(match, (f"Level {levels[0]}", f"Level {levels[1]}"))
    while match.outcome is None:
        position = match.position
        # Whatever else the machine does, a move gets as much of it as on a quiet one.
        spent = replace(budget(game, levels[match.player], position, pace), clock=process_time)
        move = finish(search(game, position, spent, seed + len(match.line()))).move
        match.play(move)
        print(game.notation.write_move(position, move), file=sys.stderr, flush=True)
    return match


def valued(match: Match, proof: float, seconds: float, seed: int) -> list[dict[str, Any]]:
    """For each ply what its moves are worth: exact points, or else chances from 0 to 1.

    It goes from the end back, since what is proved helps to prove what comes before, and where a
    proof takes too long it tries no more of them.
    """
    line = match.line()
    found: list[dict[str, Any]] = []
    proved: dict[str, float] | None = {}
    for before, node in reversed(list(pairwise(line))):
        played = match.game.notation.write_move(before.position, node.move)
        if proved is not None:
            proved = _proved(match.game, before.position, proof)
        print(len(before.path()), played, proved is not None, file=sys.stderr, flush=True)
        if proved is not None:
            whole = _TOWERS if match.game.next_settings else _POINTS
            found.append({"exact": True, "whole": whole, "values": proved})
        else:
            values = _estimated(match.game, before.position, played, seconds, seed)
            found.append({"exact": False, "whole": _CHANCES, "values": values})
    return found[::-1]


def _proved(game: AnyGame, position: Any, seconds: float) -> dict[str, float] | None:
    """The value of every move by exact search; None where that takes too long."""
    if game.solver is None or not game.solvable(position) or game.rules.score(position) is None:
        return None
    until = process_time() + seconds
    steps = game.solver(position, _MEGABYTES).run()
    solution = finish_before(steps, lambda _: process_time() >= until)
    if solution is None:
        return None
    return {game.notation.write_move(position, move): value for move, value in solution.moves}


def _estimated(
    game: AnyGame, position: Any, played: str, seconds: float, seed: int
) -> dict[str, float]:
    """The chances after the moves that a search has compared, and after the one played."""
    spent = Budget(analysis_effort(game), seconds, process_time)
    lines = finish(search(game, position, spent, seed, lines=3)).lines
    most = max(line.playouts for line in lines)
    write = game.notation.write_move
    found = {
        write(position, line.move): round(line.winrate, 3)
        for line in lines[:_MOST]
        if line.playouts * _TRIED >= most
    }
    if played not in found:
        after = game.rules.play(position, game.notation.read_move(position, played))
        reply = finish(search(game, after, spent, seed))
        found[played] = round(1 - reply.lines[0].winrate, 3)
    return found


def main() -> None:
    """Play or read a game, value it, and write down both."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--size")
    parser.add_argument("--pattern")
    parser.add_argument("--komi")
    parser.add_argument("--record", type=Path, help="a record to value instead of playing one")
    parser.add_argument("--levels", type=int, nargs=2, help="who plays first, and second")
    parser.add_argument("--pace", type=float, default=2.0, help="times the usual time of a move")
    parser.add_argument("--seconds", type=float, default=10.0, help="to value the moves of a ply")
    parser.add_argument("--proof", type=float, default=60.0, help="to prove them, before that")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    given = {name: getattr(options, name) for name in ("size", "pattern", "komi")}
    settings = {name: text for name, text in given.items() if text}
    game = GAMES[options.game]
    if options.record is None:
        first, second = options.levels or [max(game.levels)] * 2
        if not {first, second} <= game.levels.keys():
            parser.error(f"{options.game} has the levels {', '.join(map(str, game.levels))}")
        match = play(game, settings, (first, second), options.pace, options.seed)
    else:
        (match,) = read_records(options.record.read_text(encoding="utf-8"))
    print(write_records([match]), flush=True)
    plies = valued(match, options.proof, options.seconds, options.seed)
    text = ",\n".join(f"  {json.dumps(ply)}" for ply in plies)
    (WEB / "models" / f"{options.game}.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
