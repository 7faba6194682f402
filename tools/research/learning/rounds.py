"""Rounds of games as they are kept, each game by its number, so that a round can go on.

The first line of a file tells the plan of its round, each other one a game with its samples, in any
order. One process writes the file, wherever the games are played.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

from tools.build.paths import ROOT
from tools.research.learning.packed import pack, unpack
from tools.research.learning.samples import Sample, read_sample
from trilithon.console.arena.results import OtherRun

# Git ignores it, and it is not thrown away with what the build makes again in a minute.
_FOLDER = ROOT / "samples"


@dataclass(frozen=True, slots=True)
class Plan:
    """What the games of a round are like, and what plays them.

    Boards are of these `sizes` in turn, and searches at length of so many `nodes`; all chance
    follows from `seed`. `weights` is what those are called by which the computer plays, as a
    `compiled` program or by the engine.
    """

    game: str
    sizes: tuple[int, ...]
    nodes: int
    seed: int
    weights: str
    compiled: bool = False

    def size(self, number: int) -> int:
        """The size of the board of a game."""
        return self.sizes[number % len(self.sizes)]

    def data(self) -> dict[str, Any]:
        """The plan as plain JSON data."""
        return asdict(self) | {"sizes": list(self.sizes)}


class Round:
    """The games of a file so far, `samples` in all; those that are added are kept there too.

    Raises OtherRun or OSError.
    """

    def __init__(self, plan: Plan, path: Path) -> None:
        self.games: set[int] = set()
        self.samples = 0
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a+b")
        try:
            self._read(plan, path)
        except BaseException:
            self._file.close()
            raise

    def _read(self, plan: Plan, path: Path) -> None:
        self._file.seek(0)
        whole = 0
        for line, end in _lines(self._file, path):
            if whole:
                number, samples = read_game(line)
                self.games.add(number)
                self.samples += len(samples)
            elif other := _differing(_plan(line, path), plan):
                raise OtherRun(f"{path}: these games are of another round ({', '.join(other)})")
            whole = end
        self._file.truncate(whole)
        if not whole:
            self._write({"samples": 1, "plan": plan.data()})

    def add(self, number: int, samples: Sequence[Sample]) -> None:
        """Keep a game."""
        self.games.add(number)
        self.samples += len(samples)
        self._write({"game": number, "samples": [asdict(sample) for sample in samples]})

    def _write(self, row: Any) -> None:
        self._file.write(pack(row))
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Round:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _lines(file: IO[bytes], path: Path) -> Iterator[tuple[bytes, int]]:
    try:
        yield from unpack(file)
    except ValueError as wrong:
        raise OtherRun(f"{path}: this is no file of samples") from wrong


def _plan(head: bytes, path: Path) -> Mapping[str, Any]:
    try:
        row = json.loads(head)
        plan: Mapping[str, Any] = row["plan"] if row["samples"] == 1 else {}
    except (ValueError, KeyError, TypeError) as wrong:
        raise OtherRun(f"{path}: this is no file of samples") from wrong
    return plan


def _differing(kept: Mapping[str, Any], plan: Plan) -> list[str]:
    return [name for name, value in plan.data().items() if kept.get(name) != value]


def games_in(path: Path) -> list[bytes]:
    """The games of a file as they stand there. Raises OtherRun or OSError."""
    with path.open("rb") as file:
        lines = [line for line, _ in _lines(file, path)]
    if lines:
        _plan(lines[0], path)
    return lines[1:]


def read_game(line: bytes) -> tuple[int, list[Sample]]:
    """The number of a game, and its samples."""
    row = json.loads(line)
    return row["game"], [read_sample(told) for told in row["samples"]]


def rounds_of(game: str) -> dict[int, Path]:
    """The files of all rounds of a game that are kept, by number."""
    found = dict[int, Path]()
    for path in (_FOLDER / game).glob("round-*.jsonl.gz"):
        if number := re.fullmatch(r"round-([0-9]+)\.jsonl\.gz", path.name):
            found[int(number[1])] = path
    return dict(sorted(found.items()))


def round_path(game: str, number: int) -> Path:
    """The file of a round, whether it is there or not."""
    return _FOLDER / game / f"round-{number}.jsonl.gz"


def next_round(plan: Plan) -> int:
    """The round that a plan goes on with: the last one if that has it, else a new one.

    Raises OtherRun or OSError.
    """
    last = max(rounds_of(plan.game), default=0)
    if not last:
        return 1
    path = round_path(plan.game, last)
    with path.open("rb") as file:
        head = next(_lines(file, path), None)
    same = head is None or not _differing(_plan(head[0], path), plan)
    return last if same else last + 1
