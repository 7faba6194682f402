"""The compiled program that finds who wins positions of Consta, as an oracle.

A C compiler is wanted. Nothing that it says is taken over unchecked, see `proof`.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from trilithon.boards.square import mirrored
from trilithon.games.consta.play.book import Stones, alike
from trilithon.games.consta.rules.position import Position

_SOURCE = Path(__file__).with_name("scout.c")


class Scout:
    """The program for boards of a size, at work until it is closed.

    Its tables take 2 to the power of `bits` entries of 32 bytes.
    """

    def __init__(self, size: int, bits: int, folder: Path) -> None:
        program = folder / "scout"
        compiler = [os.environ.get("CC", "cc"), "-O3", "-march=native", f"-DSIZE={size}"]
        subprocess.run([*compiler, "-o", program, _SOURCE], check=True)
        self._process = subprocess.Popen(
            [program, str(bits)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def value(self, position: Position) -> tuple[bool, int]:
        """Whether the player to move wins, and how many positions it has looked into so far."""
        own, other, stacks = alike(position)
        won, looked = self._ask(f"value {own:x} {other:x} {stacks:x}").split()
        return won == "1", int(looked)

    def keep(self, file: Path) -> None:
        """Write down what is proved, for another run."""
        unfinished = file.with_suffix(".new")
        self._ask(f"keep {unfinished.resolve()}")
        unfinished.replace(file)

    def take(self, file: Path) -> None:
        """Go on with what another run has kept."""
        self._ask(f"take {file.resolve()}")

    def claims(self, size: int, file: Path) -> dict[Stones, int]:
        """What all the values rest on that it was asked for, as a book has it.

        The file is where it writes that down.
        """
        self._ask(f"dump {file.resolve()}")
        found = {}
        for line in file.read_text(encoding="ascii").splitlines():
            images = [mirrored(size, int(mask, 16)) for mask in line.split()]
            own, other, stacks, move = min(zip(*images, strict=True))
            found[own, other, stacks] = move
        return found

    def close(self) -> None:
        """End the program."""
        self._process.communicate()

    def _ask(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\n")
        return self._process.stdout.readline().strip()
