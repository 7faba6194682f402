"""What further cores are worth to the computer: its highest level, as if so many had a search each.

The searches run one after another, each for the whole time of a move, and are taken together as the
page does with those of its workers (`trilithon.search.result`). So this measures on one core what
several would gain, but for what they take from each other:

    trilithon arena "python -m tools.research.helped 2" level:6 --game consta --size 7 --time 200 \
        --clock processor --grace 5000
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from trilithon.console.ugi import Engine, listen, serve
from trilithon.core import AnyGame
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import Report, Search, merged
from trilithon.search.time_control import analysis_effort

# Seeds of one move's searches lie so far apart.
_SEEDS_APART = 1_000_003


def helped(searches: int) -> Any:
    """A search, like `search.best_move.search`, that is so many taken together."""

    def together(game: AnyGame, position: Any, budget: Budget, seed: int) -> Search[Any]:
        report = yield from search(game, position, budget, seed)
        if not report.playouts:
            return report
        help_ = Budget(analysis_effort(game), budget.seconds, budget.clock)
        found, playouts = [report.lines], report.playouts
        for helper in range(1, searches):
            more = yield from search(game, position, help_, seed + helper * _SEEDS_APART)
            found.append(more.lines)
            playouts += more.playouts
        return Report(merged(found), playouts)

    return together


def main() -> None:
    """Answer lines of standard input until they end."""
    parser = argparse.ArgumentParser(prog="tools.research.helped")
    parser.add_argument("searches", type=int, help="so many, one after another")
    searches: int = parser.parse_args().searches
    serve(
        Engine(helped(searches), f"Trilithon on {searches} cores"),
        listen(sys.stdin.fileno()),
        lambda line: print(line, flush=True),
    )


if __name__ == "__main__":
    main()
