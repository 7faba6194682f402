"""Spaces that are images of each other: what is counted on them is counted together."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from trilithon.core import AnyGame

Fold = tuple[str, ...]
"""Spaces that the mirrors of an empty board make of each other."""


def folds(game: AnyGame, start: Any) -> list[Fold]:
    """All spaces before the first move, those together on which it makes positions that are alike.

    Each space alone where the game does not tell which positions are.
    """
    spaces = [space["id"] for space in game.presenter.scene(start, None, ())["spaces"]]
    if game.alike is None:
        return [(space,) for space in spaces]
    images: dict[str, set[Hashable]] = {space: set() for space in spaces}
    for move in game.rules.legal_moves(start):
        for space in game.presenter.places(start, move):
            images[space].add(game.alike(game.rules.play(start, move)))
    found: dict[Hashable, list[str]] = {}
    for space in spaces:
        found.setdefault(frozenset(images[space]) or space, []).append(space)
    return [tuple(fold) for fold in found.values()]


def folded(counts: Mapping[str, int], all_folds: Sequence[Fold]) -> list[int]:
    """How often any space of each fold came up."""
    return [sum(counts.get(space, 0) for space in fold) for fold in all_folds]
