"""Programs in C that find out what Python would take too long for, and answer line by line."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path


class Program:
    """A program, compiled into a folder from its source, at work until it is closed.

    A C compiler is wanted.
    """

    def __init__(
        self, source: Path, folder: Path, arguments: Sequence[str], flags: Sequence[str] = ()
    ) -> None:
        program = folder / source.stem
        compiler = [os.environ.get("CC", "cc"), "-O3", "-march=native", *flags]
        subprocess.run([*compiler, "-o", program, source], check=True)
        self._process = subprocess.Popen(
            [program, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def keep(self, file: Path) -> None:
        """Write down what is proved, for another run."""
        unfinished = file.with_suffix(".new")
        self.ask(f"keep {unfinished.resolve()}")
        unfinished.replace(file)

    def take(self, file: Path) -> None:
        """Go on with what another run has kept."""
        self.ask(f"take {file.resolve()}")

    def close(self) -> None:
        """End the program."""
        self._process.communicate()

    def say(self, line: str) -> None:
        """Tell it a line that it does not answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")

    def ask(self, line: str) -> str:
        """Its answer to a line."""
        self.say(line)
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()
