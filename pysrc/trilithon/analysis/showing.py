"""What was found out about positions, as a page is told of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from trilithon.ai.report import Line
from trilithon.analysis.finding import Finding, for_first, sign
from trilithon.analysis.judging import Judgement, judged
from trilithon.core import AnyGame, Player
from trilithon.match import Match
from trilithon.protocol import Assessment, JudgementView, LineView, TurnView, Verdict
from trilithon.tree import Node

Findings = Mapping[Any, Finding[Any]]
# How many lines are shown, and how many moves of each.
LINES, _LONGEST = 3, 8


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
    texts, at = [], position
    for move in line.moves[:_LONGEST]:
        texts.append(game.notation.write_move(at, move))
        at = game.rules.play(at, move)
    value = found.values.get(line.move)
    return {
        "moves": texts,
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


def assessments(match: Match, nodes: Iterable[Node], findings: Findings) -> list[Assessment]:
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
                one["judgement"] = _judgement(match.game, node.parent.position, found)
        told.append(one)
    return told


def _judgement(game: AnyGame, position: Any, found: Judgement) -> JudgementView:
    told: JudgementView = {
        "grade": found.grade,
        "lost": round(found.lost, 3),
        "proved": found.proved,
        "better": game.notation.write_move(position, found.better),
    }
    if found.points is not None and game.rules.score(position) is not None:
        told["points"] = found.points
    return told
