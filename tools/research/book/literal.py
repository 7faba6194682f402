"""Plain minimax over the literal rules as a compiled program, for patterns of up to seven tiles.

It shares no code with the engine, with the scout, or with the reference rules in Python. A C
compiler is wanted.
"""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

_SOURCE = Path(__file__).with_suffix(".c")
_BITS = 26


def literal_value(tiles: str, each: int, *, ringed: bool = False) -> tuple[int, int]:
    """The value of a pattern's empty board with so many bases of each kind, and how many positions.

    With `ringed` a ring may also be moved onto a small base on top of a tower.
    """
    rules = ["ringed"] if ringed else []
    numbers = [str(each), str(_BITS)]
    command: list[str | Path] = [_program() / "literal", tiles, *numbers, *rules]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    value, positions = done.stdout.split()
    return int(value), int(positions)


@cache
def _folder() -> TemporaryDirectory[str]:
    """A folder that goes when the process ends."""
    return TemporaryDirectory(prefix="trilithon-literal-")


@cache
def _program() -> Path:
    folder = Path(_folder().name)
    compiler = os.environ.get("CC", "cc")
    subprocess.run([compiler, "-O3", "-o", folder / "literal", _SOURCE], check=True)
    return folder
