"""A line of moves drawn on the board it begins at: the pieces it brings, with numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from trilithon.core.scene import Shape
from trilithon.core.shapes import Place
from trilithon.draw.marks import arrow
from trilithon.draw.move_numbers import brought, number_label
from trilithon.match import Match

# More moves than this are not to be told apart on a board.
LONGEST_TRACE = 6


def trace(match: Match, moves: Sequence[Any]) -> list[Shape]:
    """Shapes for legal moves from the cursor on, before any turn of the board.

    Where pieces come to lie on each other the first one counts, so that the move with which the
    line begins is seen whole; arrows show where one comes from.
    """
    game, positions = match.game.name, [match.position]
    for move in moves[:LONGEST_TRACE]:
        positions.append(match.game.rules.play(positions[-1], move))
    ghosts: list[Shape] = []
    arrows: list[Shape] = []
    labels: dict[Place, Shape] = {}
    for ply, (before, after) in enumerate(pairwise(positions), start=1):
        came, went = brought(game, before, after), brought(game, after, before)
        goals = {(piece["x"], piece["y"]) for piece in came}
        left = {(piece["x"], piece["y"]) for piece in went} - goals
        seen = [piece for piece in came if (piece["x"], piece["y"]) not in labels]
        ghosts += [{**piece, "key": f"trace-{ply}-{piece['key']}"} for piece in seen]
        labels |= {(piece["x"], piece["y"]): number_label(piece, ply) for piece in seen}
        if len(goals) == len(left) == 1:
            arrows.append(arrow(f"trace-{ply}", "trace-arrow", *left, *goals))
    return [*ghosts, *arrows, *labels.values()]
