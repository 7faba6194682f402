"""Compare the exact values of Constructo's solver with plain minimax over the literal rules.

    PYTHONPATH=pysrc python -m tools.proofs FILE [--patterns] [--positions N] [--states N]

Whole rounds are compared on every pattern of 3 to 6 tiles, up to turning and mirroring, with as
many bases of each kind as a third of the tiles, first rounded to 1 and then up (which takes days on
six tiles); late positions of random rounds on the printed patterns with minimax up to so many
states. FILE gets a line for each comparison, and those
it has already are not made again, so that the command can be stopped and given again. It ends with
status 1 at the first difference.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

from tests.constructo_minimax import late_positions, minimax, shapes
from tests.reference import constructo as reference
from trilithon.games.constructo import notation
from trilithon.games.constructo.position import Position
from trilithon.games.constructo.solver import solver
from trilithon.games.constructo.states import states_of
from trilithon.proof.search import Table

Step = TypeVar("Step")
Found = TypeVar("Found")
Task = tuple[str, Callable[[], tuple[float, float, str]]]

_MEGABYTES = 1000


def main() -> int:
    """Make the comparisons that the arguments of the process ask for."""
    parser = argparse.ArgumentParser(prog="python -m tools.proofs", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--patterns", action="store_true", help="whole rounds on small patterns")
    parser.add_argument("--positions", type=int, default=0, metavar="N", help="late positions")
    parser.add_argument("--states", type=int, default=1000, metavar="N", help="of minimax (1000)")
    options = parser.parse_args()
    tasks = [*_patterns()] if options.patterns else []
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
        for tiles in (3, 4, 5, 6) if each == 1 else (4, 5, 6):
            for index in range(len(shapes(tiles))):
                name = f"pattern {tiles} {index + 1} with {each}"
                yield name, partial(_pattern, tiles, index, each)


def _pattern(tiles: int, index: int, each: int) -> tuple[float, float, str]:
    pattern = shapes(tiles)[index]
    states = states_of(pattern.neighbours, each)
    start, lead = states.state(Position(pattern, bytes(tiles)))
    value = _run(Table(states, _MEGABYTES).value(start, 0)) + lead
    plain = minimax(reference.State(pattern.text, list(pattern.tiles), each=each))
    return value, plain, f"{pattern.text} with {each} of each"


def _positions(count: int, most: int) -> Iterator[Task]:
    for seed in range(count):
        yield f"position {seed} {most}", partial(_position, seed, most)


def _position(seed: int, most: int) -> tuple[float, float, str]:
    position, plain = next(late_positions(seed, most))
    value = _run(solver(position, _MEGABYTES, book=False).run()).value
    return value, plain, notation.write_position(position)


def _run(steps: Generator[Step, None, Found]) -> Found:
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            found: Found = stop.value
            return found


if __name__ == "__main__":
    sys.exit(main())
