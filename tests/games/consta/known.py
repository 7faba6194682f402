"""What tests of every game have to know of Consta."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.support.diagram_statements import Statements
from tests.support.square_steps import stones
from trilithon.boards.square import bits
from trilithon.boards.square_links import linked_pairs
from trilithon.games.consta.rules import rules as consta_rules
from trilithon.games.consta.rules.crosscuts import cut_links, holding
from trilithon.games.consta.rules.position import PASS
from trilithon.games.consta.rules.rules import has_chain
from trilithon.games.consta.show.figures import weak_links

SMALL = {"size": "4"}
VARIANTS = [{"size": "3"}, {"size": "5"}]
SPACE = re.compile(r"\b[a-z]\d+\b")


def editor_steps(fields: list[str]) -> Iterator[tuple[str, str]]:
    rows, side, turn = fields
    yield f"size:{rows.count('/') + 1}", ""
    names = {"b": "black", "B": "black-stack", "w": "white", "W": "white-stack"}
    for space, letter in stones(rows):
        yield space, names[letter]
    yield f"side:{names[side]}", ""
    yield f"turn:{turn}", ""


class Says(Statements):
    """Chains, links and forced passes."""

    def says_chain(self, colour: str) -> None:
        assert has_chain(self.position, white=colour == "white")

    def says_nochain(self, colour: str) -> None:
        assert not has_chain(self.position, white=colour == "white")

    def says_threat(self, colour: str) -> None:
        notices = self.game.presenter.notices(self.position)
        threats = [text["args"]["player"] for text in notices if text["key"] == "consta-threat"]
        assert threats == [colour]

    def says_must_pass(self) -> None:
        assert consta_rules.legal_moves(self.position) == [PASS]

    def says_linked(self, one: str, other: str) -> None:
        """The two pieces are connected: side by side, or by a diagonal link that holds."""
        board, (first, second) = self.position.board, self.pair(one, other)
        (column, row), (column_2, row_2) = board.place(first), board.place(second)
        own, enemy = self.sides(first)
        assert own >> second & 1
        holds = linked_pairs(board, holding(board, own, enemy, self.position.stacks))
        beside = abs(column - column_2) + abs(row - row_2) == 1
        assert beside or {first, second} in map(set, holds)

    def says_cut(self, one: str, other: str) -> None:
        board, (first, second) = self.position.board, self.pair(one, other)
        cut = linked_pairs(board, cut_links(board, *self.sides(first), self.position.stacks))
        assert {first, second} in map(set, cut)

    def says_link(self, one: str, other: str, state: str) -> None:
        board, (first, second) = self.position.board, self.pair(one, other)
        links = weak_links(board, *self.sides(first), self.position.stacks)
        assert {first, second} in map(set, linked_pairs(board, links[f"link-{state}"]))

    def pair(self, one: str, other: str) -> tuple[int, int]:
        board = self.position.board
        return board.read(one), board.read(other)

    def sides(self, bit: int) -> tuple[int, int]:
        """The pieces of the colour on a space, and those of the other colour."""
        black, white = self.position.black, self.position.white
        assert bit in bits(black | white)
        return (black, white) if black >> bit & 1 else (white, black)
