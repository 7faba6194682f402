"""How many of a level's moves are ones that the strongest player would not even consider.

Run as `python -m tools.research.sensible_moves consta --set size=11 --level 2` with `pysrc` on
PYTHONPATH. The level plays games against itself; at every few plies the strongest level is asked
which moves it likes best, and a move that is not among them counts.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from trilithon.core import AnyGame
from trilithon.games import GAMES
from trilithon.search.best_move import search
from trilithon.search.budget import CLOCKS, PROCESSOR, Budget
from trilithon.search.result import finish

# A move of every so many plies is looked at, where there are many more moves than are liked.
_STRIDE, _MANY = 5, 2


def samples(game: AnyGame, start: Any, level: int, least: int) -> Iterator[tuple[Any, Any]]:
    """Positions of games that a level plays against itself, each with the move it chose there.

    Only positions with at least so many moves.
    """
    random = Random(level)
    while True:
        position, ply = start, random.randrange(_STRIDE)
        while game.rules.outcome(position) is None:
            seed = random.randrange(1 << 30)
            budget = Budget(game.effort(level, position))
            move = finish(search(game, position, budget, seed)).lines[0].move
            ply += 1
            if ply % _STRIDE == 0 and game.rules.count_legal_moves(position) >= least:
                yield position, move
            position = game.rules.play(position, move)


def liked(game: AnyGame, position: Any, seconds: float, count: int) -> list[Any]:
    """The moves that the strongest level likes best, best first."""
    effort = replace(game.levels[max(game.levels)], playouts=None, candidates=count)
    report = finish(search(game, position, Budget(effort, seconds, CLOCKS[PROCESSOR]), 1))
    return [line.move for line in report.lines[:count]]


def main() -> None:
    """Look at as many moves as are wanted and print what was seen as JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", dest="settings")
    parser.add_argument("--level", type=int, required=True)
    parser.add_argument("--moves", type=int, default=100, help="so many are looked at")
    parser.add_argument("--liked", type=int, default=40, help="so many of the strongest's count")
    parser.add_argument("--seconds", type=float, default=0.5, help="of the strongest, for each")
    told = parser.parse_args()
    game = GAMES[told.game]
    _, start = game.begin(dict(word.split("=", 1) for word in told.settings))
    looked_at = islice(samples(game, start, told.level, _MANY * told.liked), told.moves)
    outside = sum(
        move not in liked(game, position, told.seconds, told.liked) for position, move in looked_at
    )
    found = {"level": told.level, "moves": told.moves, "liked": told.liked, "outside": outside}
    print(json.dumps({"game": told.game, **found}))


if __name__ == "__main__":
    main()
