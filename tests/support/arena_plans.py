"""What the tests of the arena play with."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from trilithon.console.arena.plan import Plan

_PROGRAM = Path(__file__).with_name("ugi_program.py")
RANDOM = Plan(("random", "random"), "consta", {"size": "4"})


def program(fault: str, ply: int = 0) -> str:
    """The command line of a program that fails so, from a ply on."""
    return shlex.join(
        [sys.executable, str(Path(__file__).with_name("ugi_program.py")), fault, str(ply)]
    )
