"""Games by a program in C, `compiled/<game>.c`, many times as fast as the engine plays them.

    PROGRAM --sizes 7 11 9 11 --nodes 400 --seed N --games K --weights FILE

plays games on boards of these sizes in turn, by searches of so many nodes, and prints a sample a
line as JSON data; the same numbers give the same games. FILE has numbers of 32 bits: how many
channels and blocks the network has, and all parts of `read_weights` in their order. What else the
programs do stands in `compiled/program.h`. A C compiler is wanted, `cc` or what the environment has
as `CC`.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import numpy

from tools.build.cache import cached
from tools.build.paths import digest, files_under
from tools.research.learning.cases import Subject
from tools.research.learning.network import blocks_of
from tools.research.learning.samples import Sample, read_sample
from tools.research.learning.subjects import SUBJECTS
from tools.research.learning.weights import name_of, read_weights

_SOURCES = Path(__file__).with_name("compiled")
# None of the programs knows infinities, which fast arithmetic would not keep apart.
_FLAGS = ("-std=gnu11", "-O3", "-ffast-math", "-march=native")


def play(subject: Subject, size: int, nodes: int, seed: int) -> Iterator[Sample]:
    """The samples of a game on a board of this size, by searches of so many nodes.

    Raises OSError without a compiler, and CalledProcessError where it or the program fails.
    """
    folder = prepare(subject.game.name)
    numbers = {"sizes": size, "nodes": nodes, "seed": seed, "games": 1}
    options = [text for name, number in numbers.items() for text in (f"--{name}", str(number))]
    command = [str(folder / "program"), *options, "--weights", str(folder / "weights")]
    told = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    return (read_sample(json.loads(line)) for line in told.stdout.splitlines())


@cache
def prepare(game: str) -> Path:
    """The folder of a game's `program` and its `weights`, made once on each machine.

    Raises OSError without a compiler, and CalledProcessError where it fails.
    """
    subject = SUBJECTS[game]
    compiler = os.environ.get("CC", "cc")
    made_of = compiler, *_FLAGS, name_of(subject)
    key = partial(digest, files_under(_SOURCES), *made_of, base=_SOURCES)
    # A program is for the machine that it was made on, and several may have one folder.
    return cached(f"self_play/{platform.node()}/{game}", key, partial(_make, subject, compiler))


def _make(subject: Subject, compiler: str, folder: Path) -> None:
    network = read_weights(subject)
    channels, blocks = len(network["first.bias"]), blocks_of(network)
    # Two numbers that tell the network's size, and then those of all its parts, row by row.
    parts = numpy.array([channels, blocks]), *network.values()
    numpy.concatenate([part.ravel() for part in parts]).astype("<f4").tofile(folder / "weights")
    files = "-o", folder / "program", _SOURCES / f"{subject.game.name}.c", "-lm"
    subprocess.run([compiler, *_FLAGS, *files], check=True)
