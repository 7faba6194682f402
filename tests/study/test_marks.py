"""What was found out about a position, as marks on its board."""

from __future__ import annotations

from typing import Any

from trilithon.formats.link import read_fragment
from trilithon.match import Match
from trilithon.page.scene import scene
from trilithon.search.result import Line
from trilithon.study.analysis.finding import Finding
from trilithon.study.analysis.marks import analysis_shapes

WINS, LOSES, OTHER = "2b2", "a2,c3", "a2,c2"


def position() -> tuple[Match, dict[str, Any]]:
    match = read_fragment("v=0&game=consta&size=3&moves=a1")
    game = match.game
    moves = {
        game.notation.write_move(match.position, move): move
        for move in game.rules.legal_moves(match.position)
    }
    return match, moves


def marked(match: Match, found: Finding[Any]) -> dict[str, str]:
    """The kinds of the marks on spaces."""
    shapes = analysis_shapes(match, found, scene(match), exact=True)
    discs = [shape for shape in shapes if shape["kind"] == "path"]
    return {shape["key"].removeprefix("analysis-"): shape["name"] for shape in discs}


def test_a_space_has_no_value_before_all_moves_there_are_proved() -> None:
    match, moves = position()
    lines = Line((moves[WINS],), 1.0, 9, 1), Line((moves[OTHER],), 0.4, 9)
    found = Finding(lines, values={moves[LOSES]: -1.0})
    assert marked(match, found) == {"b2": "value-win-best"}


def test_ranks_are_shown_while_no_space_has_a_value() -> None:
    match, moves = position()
    found = Finding((Line((moves[OTHER],), 0.4, 9),), values={moves[LOSES]: -1.0})
    assert marked(match, found)["a2-1"] == "best-1"


def test_every_space_has_a_value_once_all_moves_are_proved() -> None:
    match, moves = position()
    values = {move: 1.0 if text == WINS else -1.0 for text, move in moves.items()}
    kinds = marked(match, Finding(values=values, value=1.0))
    assert kinds.pop("b2") == "value-win-best"
    assert set(kinds.values()) == {"value-loss"}
    assert len(kinds) == 7
