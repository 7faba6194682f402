"""What tests of every game have to know of Constructo."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.support.diagram_statements import Statements
from trilithon.games.constructo.rules.stacks import POINT, is_tower

SMALL: dict[str, str] = {}
VARIANTS = [{"pattern": "arch"}, {"pattern": "0.0+1.1+0.2"}, {"first": "blue"}]
# Tiles are numbers, and so are levels; what else is counted is written in words.
SPACE = re.compile(r"(?<!level )(?<!nivel )\b\d+\b", re.IGNORECASE)
_BASES = {
    letter: f"{'yellow' if letter.isupper() else 'blue'}-{word}"
    for word in ("ring", "medium", "small")
    for letter in (word[0], word[0].upper())
}


def editor_steps(fields: list[str]) -> Iterator[tuple[str, str]]:
    pattern, stacks, side = fields
    yield f"pattern:{pattern}", ""
    for tile, stack in enumerate(stacks.split("/"), start=1):
        for letter in stack.strip("-"):
            yield str(tile), _BASES[letter]
    yield f"side:{'blue' if side == 'b' else 'yellow'}", ""


class Says(Statements):
    """Patterns, and which stacks are towers."""

    def says_links(self, number: str) -> None:
        neighbours = self.position.pattern.neighbours
        assert sum(map(len, neighbours)) == 2 * int(number)

    def says_tower(self, tile: str, colour: str) -> None:
        points = [point[self.stack(tile)] for point in POINT]
        assert points == [colour == player for player in self.game.players]

    def says_no_tower(self, *tiles: str) -> None:
        assert tiles
        assert not any(is_tower(self.stack(tile)) for tile in tiles)

    def stack(self, tile: str) -> int:
        number: int = self.position.stacks[self.position.pattern.read(tile)]
        return number
