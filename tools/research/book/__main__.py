"""Make the book of a printed pattern with the engine's own solver.

    python -m tools.research.book PATTERN ANSWERS BOOK [--jobs N] [--memory MB]
                                          [--whole PLY] [--last PLY] [--claims FILE]

ANSWERS gets a line for each state that is answered: the state, its value and, where it was wanted,
the best state to move to, or `-` if all end the round. What it has already is not worked out again,
so that the command can be stopped and given again; `plan` tells which states these are. They are
handed to the jobs in shards of neighbouring states, which share what is proved. At the end BOOK is
written.

With `--claims` a proof that another program found, such as `scout`, is checked first, state by
state, and then everything is answered from it that it proves.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from tools.research.book.claims import check, claims_of, read_claims
from tools.research.book.plan import Answer, answer, make
from trilithon.games.constructo.play.book import write_book
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.patterns import PRINTED
from trilithon.search.df_pn import Table
from trilithon.search.result import finish

Found = TypeVar("Found")
# A state, a guess of its value, and whether a move is wanted; and what came of that.
Task = tuple[int, int, bool]
Known = dict[tuple[int, bool], Answer]

_SHARD = 32
_LEVELS_USED = 3


class Prover:
    """The engine's solver as an oracle."""

    def __init__(self, pattern: str, megabytes: int) -> None:
        self.states = states_of(PRINTED[pattern].neighbours)
        self.table = Table(self.states, megabytes)

    def value(self, state: int, guess: int) -> int:
        """The exact value of a state."""
        return finish(self.table.value(state, guess))

    def reaches(self, state: int, need: int) -> bool:
        """Whether the mover of a state reaches so many points."""
        return finish(self.table.prove(state, need))

    def take_claims(self, file: Path, last: int) -> None:
        """Check claims, and keep those of the states that are asked for."""
        levels = read_claims(file)
        whole = sum(map(len, levels))
        for count in check(self.states, levels):
            print(f"\r{count:,} of {whole:,} claims checked", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        for level in levels[: last + _LEVELS_USED]:
            for state, (low, high) in claims_of(level).items():
                self.table.learn(state, low, high)

    def answers(self, shard: Iterable[Task]) -> Known:
        """What is asked of each state of a shard."""
        return {
            (state, moves): answer(self.states, self, state, guess, moves)
            for state, guess, moves in shard
        }


_prover: list[Prover] = []


def _begin(pattern: str, megabytes: int) -> None:
    _prover.append(Prover(pattern, megabytes))


def _work(shard: list[Task]) -> Known:
    return _prover[0].answers(shard)


def main() -> int:
    """Make the book that the arguments of the process ask for."""
    parser = argparse.ArgumentParser(prog="python -m tools.research.book", description=__doc__)
    parser.add_argument("pattern", choices=PRINTED)
    parser.add_argument("answers", type=Path)
    parser.add_argument("book", type=Path)
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--memory", type=int, default=4000, metavar="MB", help="of each job")
    parser.add_argument("--whole", type=int, default=1, metavar="PLY", help="all states up to it")
    parser.add_argument("--last", type=int, default=8, metavar="PLY", help="of perfect games")
    parser.add_argument("--claims", type=Path, metavar="FILE")
    options = parser.parse_args()
    pattern = PRINTED[options.pattern]
    states = states_of(pattern.neighbours)
    known = _read_answers(options.answers)
    _begin(options.pattern, options.memory)
    if options.claims is not None:
        _prover[0].take_claims(options.claims, options.last)

    def answers(ply: int, level: Mapping[int, int], wanted: set[int]) -> Mapping[int, Answer]:
        tasks = [
            (state, level[state], state in wanted)
            for state in sorted(level)
            if (state, state in wanted) not in known
        ]
        for done in _hand_out(options, tasks):
            known.update(done.items())
            _write_answers(options.answers, done)
        print(f"ply {ply}: {len(level)} states", flush=True)
        return {state: known[state, state in wanted] for state in level}

    start, _ = states.state(rules.start({"pattern": options.pattern}))
    values = make(states, start, options.whole, options.last, answers)
    options.book.write_bytes(write_book(pattern, values))
    print(f"{len(values)} states in {options.book}")
    return 0


def _hand_out(options: argparse.Namespace, tasks: list[Task]) -> Iterator[Known]:
    shards = [tasks[at : at + _SHARD] for at in range(0, len(tasks), _SHARD)]
    if options.jobs == 1 or options.claims is not None:
        yield from map(_work, shards)
        return
    context, begun = get_context("spawn"), (options.pattern, options.memory)
    with ProcessPoolExecutor(options.jobs, context, _begin, begun) as pool:
        for future in as_completed([pool.submit(_work, shard) for shard in shards]):
            yield future.result()


def _read_answers(file: Path) -> Known:
    known: Known = {}
    for line in file.read_text(encoding="ascii").splitlines() if file.exists() else ():
        state, value, *move = line.split()
        best = int(move[0], 16) if move and move[0] != "-" else None
        known[int(state, 16), bool(move)] = int(value), best
    return known


def _write_answers(file: Path, done: Known) -> None:
    with file.open("a", encoding="ascii") as lines:
        for (state, wanted), (value, move) in done.items():
            best = "" if not wanted else " -" if move is None else f" {move:x}"
            lines.write(f"{state:x} {value}{best}\n")


if __name__ == "__main__":
    sys.exit(main())
