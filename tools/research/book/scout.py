"""Find the values of a pattern's book with a compiled program, and write down its proof.

    python -m tools.research.book.scout PATTERN CLAIMS [--whole PLY] [--last PLY]
                                                         [--bits N] [--keep FILE]

A C compiler is wanted. What is proved is kept in FILE every ten minutes, so that the command can be
stopped and given again. CLAIMS is for `tools.research.book`, which checks every one of them before
it takes anything over, and then makes the book of the same plies. The tables take 2 to the power of
`bits` entries of 32 bytes in all.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.research.book.plan import Answer, answer, make
from tools.research.program import Program
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.patterns import PRINTED

_SOURCE = Path(__file__).with_name("scout.c")
_KEEP_SECONDS = 600


class Scout:
    """The compiled program as an oracle; it keeps in mind what it has said.

    With `ringed` it follows a variant of the rules, by which a ring may also be moved onto a small
    base on top of a tower.
    """

    def __init__(self, tiles: str, bits: int, folder: Path, *, ringed: bool = False) -> None:
        arguments = [tiles, str(bits), str(bits), *(["ringed"] if ringed else [])]
        self.program = Program(_SOURCE, folder, arguments)
        self._said: list[str] = []

    def value(self, state: int, guess: int) -> int:
        """The exact value of a state."""
        value = int(self.program.ask(f"value {state:x} {guess}"))
        self._said.append(f"need {state:x} {value} {value}")
        return value

    def reaches(self, state: int, need: int) -> bool:
        """Whether the mover of a state reaches so many points."""
        reached = self.program.ask(f"prove {state:x} {need}") == "1"
        bounds = f"{need} 100" if reached else f"-100 {need - 1}"
        self._said.append(f"need {state:x} {bounds}")
        return reached

    def write_claims(self, file: Path) -> tuple[int, int]:
        """Write the proof of all it has said: how many claims, and how many without a reason."""
        for line in self._said:
            self.program.say(line)
        claims, wrong = self.program.ask(f"dump {file}").split()
        return int(claims), int(wrong)


def scout(
    pattern: str, file: Path, whole: int, last: int, bits: int, kept: Path | None
) -> tuple[int, int]:
    """Write the proof of a book's values; returns how many claims, and how many lack a reason."""
    board = PRINTED[pattern]
    states = states_of(board.neighbours)
    with TemporaryDirectory() as folder:
        oracle = Scout(board.text, bits, Path(folder))
        if kept is not None and kept.exists():
            oracle.program.take(kept)
        due = time.monotonic() + _KEEP_SECONDS

        def answers(ply: int, level: Mapping[int, int], wanted: set[int]) -> Mapping[int, Answer]:
            nonlocal due
            found = {}
            for state in sorted(level):
                found[state] = answer(states, oracle, state, level[state], state in wanted)
                if kept is not None and time.monotonic() > due:
                    oracle.program.keep(kept)
                    due = time.monotonic() + _KEEP_SECONDS
            print(f"ply {ply}: {len(found)} states", flush=True)
            return found

        start, _ = states.state(rules.start({"pattern": pattern}))
        make(states, start, whole, last, answers)
        found = oracle.write_claims(file.resolve())
        oracle.program.close()
    return found


def main() -> int:
    """Scout what the arguments of the process ask for."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.research.book.scout", description=__doc__
    )
    parser.add_argument("pattern", choices=PRINTED)
    parser.add_argument("claims", type=Path)
    parser.add_argument("--whole", type=int, default=1, metavar="PLY", help="all states up to it")
    parser.add_argument("--last", type=int, default=8, metavar="PLY", help="of perfect games")
    parser.add_argument("--bits", type=int, default=27, metavar="N", help="of the tables' size")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="what is proved, for another run")
    options = parser.parse_args()
    claims, wrong = scout(
        options.pattern, options.claims, options.whole, options.last, options.bits, options.keep
    )
    print(f"{claims:,} claims, {wrong} of them without a reason")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
