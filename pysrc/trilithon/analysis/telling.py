"""What a study has found out, as the events that a page is told."""

from __future__ import annotations

from typing import Literal, TypedDict

from trilithon.analysis.marks import analysis_shapes
from trilithon.analysis.showing import (
    LINES,
    assessments,
    line_view,
    standing,
    turn_views,
    verdict,
)
from trilithon.analysis.study import Study
from trilithon.analysis.tracing import LONGEST_TRACE, trace
from trilithon.match import Match
from trilithon.protocol import Analysis, Assessments, Hint, Trace
from trilithon.turning import turned_shapes


class Address(TypedDict):
    """Which session an event is about, and at which revision of it."""

    session: str
    revision: int


def analysis(study: Study, to: Address) -> Analysis:
    """What is known of the position at the cursor."""
    match, found = study.match, study.finding
    game, position = match.game, match.position
    exact = bool(found.values) or study.proves
    shapes = analysis_shapes(match, found, exact=exact)
    state: Literal["running", "paused", "done"] = "paused" if study.paused else "running"
    if not study.deepens:
        state = "done"
    event: Analysis = {
        "type": "analysis",
        "session": to["session"],
        "revision": to["revision"],
        "node": match.cursor.id,
        "state": state,
        "playouts": found.playouts,
        "lines": [line_view(game, position, line, found) for line in found.best(LINES)],
        "legal": game.rules.count_legal_moves(position),
        "shapes": turned_shapes(shapes, match.orientation),
    }
    if (worth := standing(game, position, found)) is not None:
        event["verdict"] = worth
    if exact:
        event["turns"] = turn_views(game, position, found)
    return event


def all_assessments(study: Study, to: Address) -> Assessments:
    """What is known of all nodes that were looked into."""
    match = study.match
    nodes = assessments(match, match.nodes.values(), study.findings)
    event: Assessments = {
        "type": "assessments",
        "session": to["session"],
        "revision": to["revision"],
        "nodes": nodes,
    }
    if study.review is not None:
        event["reviewed"] = round(study.review.done, 3)
    return event


def hint(study: Study, to: Address) -> Hint:
    """How far the search for a hint has come, and its end."""
    event: Hint = {
        "type": "hint",
        "session": to["session"],
        "revision": to["revision"],
        "done": 1.0,
        "shapes": [],
    }
    looking, match = study.hint, study.match
    if looking is None:
        return event
    if not looking.done:
        event["done"] = min(round(looking.part_done, 3), 0.99)
        return event
    [line] = looking.finding.best(1)
    value = looking.finding.values.get(line.move)
    event["move"] = match.game.notation.write_move(match.position, line.move)
    event["verdict"] = verdict(match.game, match.position, line.winrate, line.result, value)
    event["shapes"] = turned_shapes(trace(match, [line.move]), match.orientation)
    return event


def traced(match: Match, texts: list[str], to: Address) -> Trace:
    """A line from the cursor on, drawn on the board. Raises BadMove or IllegalMove."""
    game, at, moves = match.game, match.position, []
    for text in texts[:LONGEST_TRACE]:
        move = game.notation.read_move(at, text)
        game.rules.check(at, move)
        moves.append(move)
        at = game.rules.play(at, move)
    shapes = turned_shapes(trace(match, moves), match.orientation)
    return {"type": "trace", **to, "moves": texts[: len(moves)], "shapes": shapes}
