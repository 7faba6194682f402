"""What the solutions of Constructo's puzzles turn on.

Each theme looks at the positions of a solution, the last one after its last move, and at the moves
between them; those of the solver are every other one from the first on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.position import Move, Position


def _tempo(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """The first move places a base and wins or costs no tower: what counts is whose turn it is."""
    return moves[0].source is None


def _stuck(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """After the first move, fewer of the other player's bases can be moved than before."""
    before = replace(positions[0], colour=positions[1].colour)
    return _mobile(positions[1]) < _mobile(before)


def _mobile(position: Position) -> int:
    """How many bases of the player to move can be moved."""
    return sum(1 for tile in rules.movable(position) if rules.goals(position, tile))


def _top(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """The last move of the solver's takes the top of a stack that scores."""
    before, after = positions[-2], positions[-1]
    return rules.towers(before)[before.colour] < rules.towers(after)[before.colour]


THEMES: Mapping[str, Callable[[Sequence[Position], Sequence[Move]], bool]] = {
    "tempo": _tempo,
    "stuck": _stuck,
    "top": _top,
}
