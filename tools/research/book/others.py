"""Find the values of other symmetric patterns with the compiled program alone.

    python -m tools.research.book.others FILE [--tiles N] [--each N] [--most N]
                                                          [--bits N] [--ringed] [--all]

FILE gets a line for each connected pattern that a turn or a mirror leaves as it is: how many of the
twelve do, the pattern, its value and how many seconds that took. Those with the most come first.
Patterns that it has already are not solved again, so that the command can be stopped and given
again. With `--most` it ends after so many more. With `--ringed` a ring may also be moved onto a
small base on top of a tower, which the rules do not allow. With `--all` patterns without symmetry
come too. No other program checks what is found here on nine tiles.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.support.constructo_minimax import shapes
from tools.research.book.scout import Scout
from trilithon.boards.hexagons import HexPattern, Tile, normal_form
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules.position import Position
from trilithon.games.constructo.rules.stacks import EACH


def symmetries(pattern: HexPattern) -> int:
    """How many of the twelve turns and mirrors leave a pattern as it is."""
    own = normal_form(pattern.tiles)
    return sum(1 for turned in _turned(pattern.tiles) if normal_form(turned) == own)


def _turned(tiles: tuple[Tile, ...]) -> Iterator[list[Tile]]:
    slanted = [(column, (y - column) // 2) for column, y in tiles]
    for _ in range(6):
        slanted = [(-down, right + down) for right, down in slanted]
        for each in (slanted, [(down, right) for right, down in slanted]):
            yield [(right, 2 * down + right) for right, down in each]


def solved(pattern: HexPattern, bits: int, each: int = EACH, *, ringed: bool = False) -> int:
    """The value of a pattern's empty board with so many bases of each kind."""
    states = states_of(pattern.neighbours, each)
    state, _ = states.state(Position(pattern, bytes(len(pattern.tiles))))
    with TemporaryDirectory() as folder:
        scout = Scout(pattern.text, bits, Path(folder), ringed=ringed)
        value = scout.value(state, 0)
        scout.program.close()
    return value


def main() -> int:
    """Solve what the arguments of the process ask for."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.research.book.others", description=__doc__
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--tiles", type=int, default=9, metavar="N")
    parser.add_argument("--most", type=int, metavar="N", help="patterns, in this run")
    parser.add_argument("--bits", type=int, default=26, metavar="N", help="of the tables' size")
    parser.add_argument("--each", type=int, default=EACH, metavar="N", help="bases of each kind")
    parser.add_argument("--ringed", action="store_true", help="rings onto towers, too")
    parser.add_argument("--all", action="store_true", help="patterns without symmetry, too")
    options = parser.parse_args()
    patterns = shapes(options.tiles)
    found = [(symmetries(pattern), pattern) for pattern in patterns]
    some = sorted(
        (one for one in found if one[0] > (not options.all)), key=lambda one: (-one[0], one[1].text)
    )
    print(f"{len(some)} of {len(patterns)} patterns are wanted", flush=True)
    file: Path = options.file
    lines = file.read_text(encoding="ascii").splitlines() if file.exists() else []
    done = {line.split()[1] for line in lines}
    for count, pattern in [one for one in some if one[1].text not in done][: options.most]:
        began = time.monotonic()
        value = solved(pattern, options.bits, options.each, ringed=options.ringed)
        line = f"{count} {pattern.text} {value} {time.monotonic() - began:.0f}"
        print(line, flush=True)
        with file.open("a", encoding="ascii") as out:
            out.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
