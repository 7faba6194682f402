"""What tests of every game have to know of Carteso."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.support.diagram_statements import Statements
from tests.support.square_steps import stones
from trilithon.boards.square import bits
from trilithon.games.carteso.show.forecast import Insight, look_at

SMALL = {"size": "3", "komi": "-0.5"}
VARIANTS = [{"size": "4", "komi": "-1.5"}, {"size": "5", "variant": "button"}]
SPACE = re.compile(r"\b[a-z]\d+\b")


def editor_steps(fields: list[str]) -> Iterator[tuple[str, str]]:
    rows, side, claims, passes, komi = fields[:5]
    sides = {"V": "vertical", "H": "horizontal", "-": "nobody"}
    yield f"size:{rows.count('/') + 1}", ""
    for space, letter in stones(rows):
        yield space, {"b": "black", "w": "white"}[letter]
    for claim in claims.split(",") if claims != "-" else ():
        yield claim[:-1], f"claim-{sides[claim[-1]]}"
    if len(fields) == 6:
        yield "variant:button", ""
        yield f"holder:{sides[fields[5]]}", ""
    yield f"komi:{komi}", ""
    yield f"passes:{passes}", ""
    yield f"side:{sides[side]}", ""


class Says(Statements):
    """Groups: their stones, span, owner and claimer, and whether they are finished."""

    def says_group(self, point: str, stones: str) -> None:
        assert self.position.board.names(self.look(point).group) == stones.split(",")

    def says_span(self, point: str, columns: str, rows: str) -> None:
        assert self.look(point).bounds.span == (int(columns), int(rows))

    def says_owner(self, point: str, player: str) -> None:
        """By the span alone; a square group has none."""
        owner = self.look(point).owner
        assert player == ("square" if owner is None else self.game.players[owner])

    def says_claimed(self, point: str, player: str) -> None:
        claimer = self.look(point).claimer
        assert claimer is not None
        assert self.game.players[claimer] == player

    def says_unclaimed(self, point: str) -> None:
        assert self.look(point).claimer is None

    def says_finished(self, point: str) -> None:
        assert self.look(point).finished

    def says_unfinished(self, point: str) -> None:
        assert not self.look(point).finished

    def look(self, point: str) -> Insight:
        bit = self.position.board.read(point)
        assert bit in bits(self.position.black | self.position.white)
        return look_at(self.position, bit)
