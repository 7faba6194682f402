"""What diagrams of the rules pages can state, each a question to the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tools.docs.diagrams import Diagram, match_of
from trilithon.boards.square import bits
from trilithon.boards.square_links import linked_pairs
from trilithon.core.errors import IllegalMove, Problem
from trilithon.games.carteso.show.forecast import Insight, look_at
from trilithon.games.consta.rules import rules as consta_rules
from trilithon.games.consta.rules.crosscuts import cut_links, holding
from trilithon.games.consta.rules.position import PASS
from trilithon.games.consta.rules.rules import has_chain
from trilithon.games.consta.show.figures import weak_links
from trilithon.games.constructo.rules.stacks import POINT, is_tower
from trilithon.match import Match
from trilithon.page.view import scene

Check = Callable[..., None]


class Statements:
    """The checks of one diagram; a statement's first word is a method's name."""

    def __init__(self, diagram: Diagram) -> None:
        self.diagram = diagram
        self.match: Match = match_of(diagram)
        self.game = self.match.game
        self.position: Any = self.match.position

    def check(self, statement: tuple[str, ...]) -> None:
        name, *words = statement
        check: Check = getattr(self, f"says_{name.replace('-', '_')}")
        check(*words)

    def says_turn(self, player: str) -> None:
        assert self.match.players[self.match.player] == player

    def says_count(self, number: str) -> None:
        assert self.game.rules.count_legal_moves(self.position) == int(number)

    def says_legal(self, *moves: str) -> None:
        assert moves
        for move in moves:
            self.game.rules.check(self.position, self.read(move))

    def says_illegal(self, *words: str) -> None:
        *moves, key = words
        assert moves
        for move in moves:
            with pytest.raises(IllegalMove) as refused:
                self.game.rules.check(self.position, self.read(move))
            assert refused.value.key == key

    def says_taken(self, name: str) -> None:
        assert self.space(name)["holds"] != "empty"

    def says_refused(self, key: str) -> None:
        """The last choice of the diagram's `point` is refused."""
        with pytest.raises(Problem) as refused:
            self.game.presenter.extend(self.position, self.match.draft, self.diagram.point[-1])
        assert refused.value.key == key

    def says_explained(self, key: str) -> None:
        """The last choice of the diagram's `point` is explained by a sentence."""
        explain = self.game.presenter.explain
        explanation = explain(self.position, self.match.draft, self.diagram.point[-1])
        assert explanation.text["key"] == key

    def says_notice(self, key: str) -> None:
        assert key in [text["key"] for text in self.game.presenter.notices(self.position)]

    def says_winner(self, player: str) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        names = self.match.players
        assert player == ("none" if outcome.winner is None else names[outcome.winner])

    def says_going(self) -> None:
        assert self.match.outcome is None

    def says_holds(self, space: str, content: str) -> None:
        assert self.space(space)["holds"] == content

    def says_barred(self, *spaces: str) -> None:
        assert spaces
        assert {self.space(space).get("state") for space in spaces} == {"barred"}

    def says_full(self) -> None:
        assert all(space["holds"] != "empty" for space in scene(self.match)["spaces"])

    def says_text(self, position: str) -> None:
        assert self.game.notation.write_position(self.position) == position.replace("_", " ")

    def says_score(self, first: str, second: str) -> None:
        assert self.game.rules.score(self.position) == (float(first), float(second))

    def read(self, move: str) -> Any:
        return self.game.notation.read_move(self.position, move)

    def space(self, name: str) -> Any:
        return next(space for space in scene(self.match)["spaces"] if space["id"] == name)


class ConstaStatements(Statements):
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


class CartesoStatements(Statements):
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


class ConstructoStatements(Statements):
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


STATEMENTS: dict[str, type[Statements]] = {
    "consta": ConstaStatements,
    "carteso": CartesoStatements,
    "constructo": ConstructoStatements,
}
