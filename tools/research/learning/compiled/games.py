"""Games by a compiled program, many times as fast as the engine plays them.

    PROGRAM --sizes 7 11 9 11 --nodes 400 --seed N --games K --weights FILE

plays games on boards of these sizes in turn, by searches of so many nodes, and prints a sample a
line as JSON data; the same numbers give the same games. What else the programs do stands in
`program.h`. A C compiler is wanted, `cc` or what the environment has as `CC`; `CFLAGS` are its last
options.
"""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from tools.build.cache import cached
from tools.build.paths import digest, files_under
from tools.research.learning.cases import Subject
from tools.research.learning.compiled.programs import (
    SOURCES,
    compile_program,
    compiler,
    write_floats,
)
from tools.research.learning.samples import Sample, read_sample
from tools.research.learning.subjects import SUBJECTS
from tools.research.learning.weights import name_of, read_weights


def play(subject: Subject, size: int, nodes: int, seed: int) -> Iterator[Sample]:
    """The samples of a game on a board of this size, by searches of so many nodes.

    Raises OSError without a compiler, and CalledProcessError where it or the program fails.
    """
    name = subject.game.name
    folder = prepare(name)
    numbers = {"sizes": size, "nodes": nodes, "seed": seed, "games": 1}
    options = [text for word, number in numbers.items() for text in (f"--{word}", str(number))]
    command = [str(folder / name), *options, "--weights", str(folder / "weights")]
    told = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    return (read_sample(json.loads(line)) for line in told.stdout.splitlines())


@cache
def prepare(game: str) -> Path:
    """The folder of a game's program and its `weights`, made once on each machine.

    Raises OSError without a compiler, and CalledProcessError where it fails.
    """
    made_of = *compiler(), name_of(SUBJECTS[game])
    key = partial(digest, files_under(SOURCES), *made_of)
    # A program is for the machine that it was made on, and several may have one folder.
    return cached(f"self_play/{platform.node()}/{game}", key, partial(_make, SUBJECTS[game]))


def _make(subject: Subject, folder: Path) -> None:
    write_floats(subject, read_weights(subject), folder / "weights")
    compile_program(subject.game.name, folder)
