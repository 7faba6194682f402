"""Compile the programs, and write weights for them."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import numpy

from tools.research.learning.cases import Subject
from tools.research.learning.network import Network, blocks_of

_HERE = Path(__file__).parent


def compile_program(name: str, folder: Path) -> Path:
    """The program of a game, compiled into a folder. Raises CalledProcessError."""
    program = folder / name
    compiler = os.environ.get("CC", "cc")
    options = ["-std=gnu11", "-O3", "-march=native", "-o", str(program)]
    subprocess.run([compiler, *options, str(_HERE / f"{name}.c"), "-lm"], check=True)
    return program


def write_floats(subject: Subject, network: Network, path: Path) -> None:
    """Write weights as the programs read them.

    Three whole numbers of 32 bits, channels and blocks and how many weights stand beside the
    network, come before the floats.
    """
    names = ["first", "told", "first.bias"]
    for block in range(blocks_of(network)):
        names += [f"reach{block}", f"reach{block}.bias", f"mix{block}", f"mix{block}.bias"]
    names += ["pools", "pools.bias", "maps", "maps.bias", "lead", "gain"]
    beside = [network[name].ravel() for name in sorted(subject.beside)]
    counts = len(network["first.bias"]), blocks_of(network), sum(map(len, beside))
    numbers = numpy.concatenate([network[name].ravel() for name in names] + beside)
    path.write_bytes(numpy.array(counts, "<i4").tobytes() + numbers.astype("<f4").tobytes())
