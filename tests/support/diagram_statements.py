"""What diagrams of the rules pages can state, each a question to the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tools.docs.diagrams import Diagram, match_of
from trilithon.core.errors import IllegalMove, Problem
from trilithon.match import Match
from trilithon.page.scene import scene

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
