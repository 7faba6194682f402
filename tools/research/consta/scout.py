"""The compiled program that finds who wins positions of Consta, as an oracle.

Nothing that it says is taken over unchecked, see `proof`.
"""

from __future__ import annotations

from pathlib import Path

from tools.research.program import Program
from trilithon.boards.square import mirrored
from trilithon.games.consta.play.book import Stones, alike
from trilithon.games.consta.rules.position import Position

_SOURCE = Path(__file__).with_name("scout.c")


class Scout:
    """The program for boards of a size, at work until it is closed.

    Its tables take 2 to the power of `bits` entries of 32 bytes.
    """

    def __init__(self, size: int, bits: int, folder: Path) -> None:
        self.program = Program(_SOURCE, folder, [str(bits)], [f"-DSIZE={size}"])

    def value(self, position: Position) -> tuple[bool, int]:
        """Whether the player to move wins, and how many positions it has looked into so far."""
        own, other, stacks = alike(position)
        won, looked = self.program.ask(f"value {own:x} {other:x} {stacks:x}").split()
        return won == "1", int(looked)

    def claims(self, size: int, file: Path) -> dict[Stones, int]:
        """What all the values rest on that it was asked for, as a book has it.

        The file is where it writes that down.
        """
        self.program.ask(f"dump {file.resolve()}")
        found = {}
        for line in file.read_text(encoding="ascii").splitlines():
            images = [mirrored(size, int(mask, 16)) for mask in line.split()]
            own, other, stacks, move = min(zip(*images, strict=True))
            found[own, other, stacks] = move
        return found
