"""What searches have found out, as the events that a page is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypedDict, cast

from trilithon.core import AnyGame, Player
from trilithon.core.lines import read_line, write_line
from trilithon.core.scene import Scene
from trilithon.core.solver import sign
from trilithon.draw.rotate import turned_shapes
from trilithon.match import Match
from trilithon.match.node import Node
from trilithon.page.findings import written
from trilithon.page.protocol.analysis import (
    Analysis,
    Assessment,
    Assessments,
    Findings,
    Hint,
    JudgementView,
    LineView,
    Trace,
    TurnView,
    Verdict,
)
from trilithon.page.protocol.events import Event, Thinking
from trilithon.search.result import Line, Progress
from trilithon.study.analysis.finding import LINES, Finding, for_first
from trilithon.study.analysis.judgement import Judgement, judged
from trilithon.study.analysis.marks import analysis_shapes
from trilithon.study.analysis.second_try import GOOD, second_try
from trilithon.study.analysis.study import Study
from trilithon.study.analysis.trace import LONGEST_TRACE, trace
from trilithon.study.hints import choices_of

Known = Mapping[Any, Finding[Any]]
# How many moves of a line are shown.
_LONGEST = 8


def verdict(
    game: AnyGame, position: Any, winrate: float, result: int | None, value: float | None
) -> Verdict:
    """What the mover of a position can expect, as seen by the first player."""
    first = game.rules.player(position) is Player.FIRST
    told: Verdict = {"winrate": round(for_first(game, position, winrate), 3)}
    if result is not None:
        told["result"] = cast(Any, result if first else -result)
    if value is not None and game.rules.score(position) is not None:
        told["points"] = value if first else -value
    return told


def standing(game: AnyGame, position: Any, found: Finding[Any] | None) -> Verdict | None:
    """What a position is worth; None while nothing is known."""
    if found is None or found.winrate is None:
        return None
    return verdict(game, position, found.winrate, found.result, found.value)


def line_view(game: AnyGame, position: Any, line: Line[Any], found: Finding[Any]) -> LineView:
    """One of the best lines in notation."""
    value = found.values.get(line.move)
    return {
        "moves": write_line(game, position, line.moves[:_LONGEST]),
        "verdict": verdict(game, position, line.winrate, line.result, value),
        "playouts": line.playouts,
    }


def turn_views(game: AnyGame, position: Any, found: Finding[Any]) -> list[TurnView]:
    """The moves whose value is proved, best first."""
    ranked = sorted(found.values.items(), key=lambda item: -item[1])
    return [
        {
            "move": game.notation.write_move(position, move),
            "verdict": verdict(game, position, (1 + sign(value)) / 2, sign(value), value),
        }
        for move, value in ranked
    ]


def assessments(match: Match, nodes: Iterable[Node], findings: Known) -> list[Assessment]:
    """What is known of nodes and of the moves that led to them."""
    told = []
    for node in nodes:
        worth = standing(match.game, node.position, findings.get(node.position))
        if worth is None:
            continue
        one: Assessment = {"node": node.id, "verdict": worth}
        if node.parent is not None and (before := findings.get(node.parent.position)) is not None:
            add_up = match.game.next_settings is not None
            after = findings.get(node.position)
            found = judged(before, after, node.move, points_add_up=add_up)
            if found is not None:
                one["judgement"] = _judgement(match.game, node.parent.position, before, found)
        told.append(one)
    return told


def _judgement(
    game: AnyGame, position: Any, before: Finding[Any], found: Judgement
) -> JudgementView:
    told: JudgementView = {
        "grade": found.grade,
        "lost": round(found.lost, 3),
        "proved": found.proved,
        "better": game.notation.write_move(position, found.better),
    }
    if found.points is not None and game.rules.score(position) is not None:
        told["points"] = found.points
    if goal := second_try(game, position, before, found):
        told["task"] = {"position": game.notation.write_position(position), "goal": goal}
    return told


class Address(TypedDict):
    """Which session an event is about, and at which revision of it."""

    session: str
    revision: int


def thinking(progress: Progress[Any], to: Address) -> Thinking:
    """How far the computer has come with its move."""
    return {
        "type": "thinking",
        **to,
        "done": round(progress.done, 3),
        "winrate": round(progress.winrate, 3),
        "playouts": progress.playouts,
    }


def study_events(study: Study, to: Address, scene: Scene, *, whole: bool) -> list[Event]:
    """All that is told of a study: the analysis, if there is one, and a hint, whose end ends it.

    With `whole`, what is known of all positions of the game too, which takes longer.
    """
    events: list[Event] = []
    if study.match.explored:
        events.append(analysis(study, to, scene))
        if whole:
            events.append(all_assessments(study, to))
            if (found := news(study, to)) is not None:
                events.append(found)
    if study.hint is not None:
        events.append(hint(study, to))
        if study.hint.done:
            study.hint = None
    return events


def analysis(study: Study, to: Address, scene: Scene) -> Analysis:
    """What is known of the position at the cursor, drawn over what is seen of it."""
    match, found = study.match, study.finding
    game, position = match.game, match.position
    exact = bool(found.values) or study.proves
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
        "shapes": analysis_shapes(match, found, scene, exact=exact),
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
        "bound": GOOD,
    }
    if study.review is not None:
        event["reviewed"] = round(study.review.done, 3)
    return event


def news(study: Study, to: Address) -> Findings | None:
    """What was found out since it was last told, if anything, for a page to keep."""
    if not (found := study.take_news()):
        return None
    return {"type": "findings", **to, "found": written(study.match.game, found)}


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
    if choices_of(match.game, match.position, match.draft, line.move) is None:
        event["apart"] = True
    event["verdict"] = verdict(match.game, match.position, line.winrate, line.result, value)
    event["shapes"] = turned_shapes(trace(match, [line.move]), match.orientation)
    return event


def traced(match: Match, texts: list[str], to: Address) -> Trace:
    """A line from the cursor on, drawn on the board. Raises BadMove or IllegalMove."""
    moves = read_line(match.game, match.position, texts[:LONGEST_TRACE])
    shapes = turned_shapes(trace(match, moves), match.orientation)
    return {"type": "trace", **to, "moves": texts[: len(moves)], "shapes": shapes}
