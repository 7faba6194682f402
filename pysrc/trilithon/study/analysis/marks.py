"""What was found out about a position, drawn over its board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trilithon.core import Chosen, Draft
from trilithon.core.errors import Problem
from trilithon.core.scene import Scene, Shape
from trilithon.core.shapes import Place, disc, label
from trilithon.core.solver import sign
from trilithon.match import Match
from trilithon.study.analysis.finding import LINES, Finding

# Board units: the radius of a mark where spaces are squares or points, and where they are hexagons.
_RADIUS, _RADIUS_HEXAGON = 0.3, 0.17
# Where several moves share a space, their marks are smaller and stand apart, in steps of a radius.
_SMALLER, _STEP = 0.68, 0.7
_APART = {
    1: ((0.0, 0.0),),
    2: ((-1.0, 0.0), (1.0, 0.0)),
    3: ((0.0, -0.9), (-1.0, 0.7), (1.0, 0.7)),
}
_KINDS = {1: "win", 0: "draw", -1: "loss"}
# Longer texts than this are written smaller, step by step.
_FITTING = 3


def analysis_shapes(match: Match, found: Finding[Any], scene: Scene, *, exact: bool) -> list[Shape]:
    """Marks on a scene where moves are made: exact values, or the ranks of the best moves.

    They are those of the draft's next choice.
    """
    game, position = match.game, match.position
    if exact and found.values and (shown := _values(match, scene, found)):
        return shown
    spaces = {space["id"]: (space["x"], space["y"]) for space in scene["spaces"]}
    ranks: dict[str, list[int]] = {}
    for rank, line in enumerate(found.best(LINES), start=1):
        for name in game.presenter.places(position, line.move):
            ranks.setdefault(name, []).append(rank)
    shapes: list[Shape] = []
    for name, here in ranks.items():
        x, y = spaces[name]
        for rank, (right, down) in zip(here, _APART[len(here)], strict=True):
            share = 1 if len(here) == 1 else _SMALLER
            step = _radius(scene) * _STEP
            place = (x + right * step, y + down * step)
            shapes += _mark(f"best-{rank}", f"{name}-{rank}", place, scene, str(rank), share)
    return shapes


def _values(match: Match, scene: Scene, found: Finding[Any]) -> list[Shape]:
    """The best value that a choice of each space can lead to, where that is proved."""
    draft, points = match.draft, match.game.rules.score(match.position) is not None
    proved = {
        line.move: float(line.result)
        for line in found.lines
        if line.result is not None and not points
    } | dict(found.values)
    best = found.value if points or found.value is not None else found.result
    through = _through(match, proved, best)
    shapes: list[Shape] = []
    for space in scene["spaces"]:
        name = space["id"]
        value = _completed(match, draft, name, proved) if draft else through.get(name)
        if value is None:
            continue
        shown = "=" if not value else f"{value:+g}".replace("-", "−")
        kind = f"value-{_KINDS[sign(value)]}{'-best' if value == best else ''}"
        text = shown if points or not value else shown[0]
        shapes += _mark(kind, name, (space["x"], space["y"]), scene, text)
    return shapes


def _through(match: Match, proved: Mapping[Any, float], best: float | None) -> dict[str, float]:
    """The best value of a move through each space: the `best` there is, or once all are proved."""
    rules, places, position = match.game.rules, match.game.presenter.places, match.position
    through: dict[str, float] = {}
    for move, worth in proved.items():
        for name in places(position, move):
            through[name] = max(worth, through.get(name, worth))
    # A large board has thousands of moves, which matter only to spaces that may have a better one.
    if all(worth == best for worth in through.values()):
        return through
    unproved = (move for move in rules.legal_moves(position) if move not in proved)
    unsure = {name for move in unproved for name in places(position, move)}
    return {name: worth for name, worth in through.items() if worth == best or name not in unsure}


def _completed(
    match: Match, draft: Draft, choice: str, values: Mapping[Any, float]
) -> float | None:
    """The value of the move that a choice completes."""
    try:
        extended = match.game.presenter.extend(match.position, draft, choice)
    except Problem:
        return None
    return values.get(extended.move) if isinstance(extended, Chosen) else None


def _radius(scene: Scene) -> float:
    return _RADIUS_HEXAGON if scene["space_shape"] == "hexagon" else _RADIUS


def _mark(
    name: str, key: str, place: Place, scene: Scene, text: str, share: float = 1
) -> list[Shape]:
    radius = _radius(scene) * share
    size = "-hexagon" if scene["space_shape"] == "hexagon" else ""
    if len(text) > _FITTING:
        size += "-long" if len(text) == _FITTING + 1 else "-longer"
    told = label(f"analysis-text-{key}", f"{name}-text{size}", place, text)
    return [disc(f"analysis-{key}", name, place, radius), told]
