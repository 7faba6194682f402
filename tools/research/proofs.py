"""Compare the exact values of Constructo's solver with plain minimax over the literal rules.

    python -m tools.research.proofs FILE [--patterns] [--six] [--positions N]
                                            [--states N]

Whole rounds are compared on every pattern of 3 to 6 tiles, up to turning and mirroring, with as
many bases of each kind as a third of the tiles, first rounded to 1 and then up. On six tiles with
two bases that would take days: `--six` compares with the compiled minimax of `book.literal`
there, and with three bases, too. Late positions of random rounds on the printed patterns are
compared with minimax up to so many states. FILE gets a line for each comparison, and those it has
already are not made again, so that the command can be stopped and given again. It ends with status
1 at the first difference.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

from tests.reference import constructo as reference
from tests.support.constructo_minimax import late_positions, minimax, shapes
from tools.research.book.literal import literal_value
from trilithon.boards.hexagons import HexPattern
from trilithon.games.constructo.play.solver import solver
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules import notation
from trilithon.games.constructo.rules.position import Position
from trilithon.search.df_pn import Table
from trilithon.search.result import finish

Step = TypeVar("Step")
Found = TypeVar("Found")
Task = tuple[str, Callable[[], tuple[float, float, str]]]

_MEGABYTES = 1000


def main() -> int:
    """Make the comparisons that the arguments of the process ask for."""
    parser = argparse.ArgumentParser(prog="python -m tools.research.proofs", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--patterns", action="store_true", help="whole rounds on small patterns")
    parser.add_argument("--six", action="store_true", help="whole rounds on six tiles, compiled")
    parser.add_argument("--positions", type=int, default=0, metavar="N", help="late positions")
    parser.add_argument("--states", type=int, default=1000, metavar="N", help="of minimax (1000)")
    options = parser.parse_args()
    tasks = [*_patterns()] if options.patterns else []
    tasks += [*_six()] if options.six else []
    tasks += [*_positions(options.positions, options.states)]
    file: Path = options.file
    lines = file.read_text(encoding="ascii").splitlines() if file.exists() else []
    done = {line.split(":")[0] for line in lines}
    for number, (name, compare) in enumerate(tasks, start=1):
        if name in done:
            continue
        solved, plain, about = compare()
        print(f"{number} of {len(tasks)}: {name}: {about}: {solved:g} {plain:g}", flush=True)
        if solved != plain:
            print("the two differ", file=sys.stderr)
            return 1
        with file.open("a", encoding="ascii") as out:
            out.write(f"{name}: {about}: {solved:g}\n")
    return 0


def _patterns() -> Iterator[Task]:
    for each in (1, 2):
        for tiles in (3, 4, 5, 6) if each == 1 else (4, 5):
            for index in range(len(shapes(tiles))):
                name = f"pattern {tiles} {index + 1} with {each}"
                yield name, partial(_pattern, tiles, index, each)


def _pattern(tiles: int, index: int, each: int) -> tuple[float, float, str]:
    pattern = shapes(tiles)[index]
    plain = minimax(reference.State(pattern.text, list(pattern.tiles), each=each))
    return _solved(pattern, each), plain, f"{pattern.text} with {each} of each"


def _six() -> Iterator[Task]:
    for each in (2, 3):
        for index in range(len(shapes(6))):
            yield f"pattern 6 {index + 1} with {each}", partial(_compiled, 6, index, each)


def _compiled(tiles: int, index: int, each: int) -> tuple[float, float, str]:
    pattern = shapes(tiles)[index]
    plain, positions = literal_value(pattern.text, each)
    about = f"{pattern.text} with {each} of each, {positions} positions"
    return _solved(pattern, each), plain, about


def _solved(pattern: HexPattern, each: int) -> int:
    states = states_of(pattern.neighbours, each)
    start, lead = states.state(Position(pattern, bytes(len(pattern.tiles))))
    return finish(Table(states, _MEGABYTES).value(start, 0)) + lead


def _positions(count: int, most: int) -> Iterator[Task]:
    for seed in range(count):
        yield f"position {seed} {most}", partial(_position, seed, most)


def _position(seed: int, most: int) -> tuple[float, float, str]:
    position, plain = next(late_positions(seed, most))
    value = finish(solver(position, _MEGABYTES, book=False).run()).value
    return value, plain, notation.write_position(position)


if __name__ == "__main__":
    sys.exit(main())
