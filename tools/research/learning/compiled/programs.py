"""Compile the programs, and write weights for them."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import numpy

from tools.research.learning.cases import Subject
from tools.research.learning.network import Network, blocks_of

SOURCES = Path(__file__).parent


# Fast arithmetic may take it that there are no infinities, and the programs know none.
_OPTIONS = ("-std=gnu11", "-O3", "-ffast-math", "-march=native")


def compile_program(name: str, folder: Path) -> None:
    """Compile the program of a game into a folder.

    Raises OSError without a compiler, and CalledProcessError where it fails.
    """
    files = "-o", folder / name, SOURCES / f"{name}.c", "-lm"
    subprocess.run([*compiler(), *files], check=True)


def compiler() -> list[str]:
    """The command of the C compiler; what the environment has as `CFLAGS` counts most."""
    return [os.environ.get("CC", "cc"), *_OPTIONS, *os.environ.get("CFLAGS", "").split()]


def write_floats(subject: Subject, network: Network, path: Path) -> None:
    """Write weights as the programs read them.

    They are floats of 32 bits, after two that tell how many channels and blocks there are.
    """
    names = ["first", "told", "first.bias"]
    for block in range(blocks_of(network)):
        names += [f"reach{block}", f"reach{block}.bias", f"mix{block}", f"mix{block}.bias"]
    names += ["pools", "pools.bias", "maps", "maps.bias", "lead", "gain"]
    beside = [network[name].ravel() for name in sorted(subject.beside)]
    size = numpy.array([len(network["first.bias"]), blocks_of(network)])
    numbers = numpy.concatenate([size, *(network[name].ravel() for name in names), *beside])
    path.write_bytes(numbers.astype("<f4").tobytes())
