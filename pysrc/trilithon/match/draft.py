"""Choices of a move that is not made yet: they go beside the tree, and a whole move may be held."""

from __future__ import annotations

from trilithon.core import Chosen
from trilithon.match import Match


def choose(match: Match, choice: str, hold: bool = False) -> None:
    """Add a choice to the draft; play the move it completes, or `hold` it.

    Raises BadCommand, BadMove or IllegalMove.
    """
    match.need_play(match.cursor)
    made = (*match.draft, choice)
    extended = match.game.presenter.extend(match.position, match.draft, choice)
    if not isinstance(extended, Chosen):
        match.draft, match.held = extended, None
    elif hold:
        match.held, match.made = extended.move, made
    else:
        match.follow(extended.move)
        match.draft = match.game.presenter.kept(made)


def confirm(match: Match) -> None:
    """Play the move that is held, if there is one. Raises BadCommand."""
    if match.held is not None:
        match.need_play(match.cursor)
        made = match.made
        match.follow(match.held)
        match.draft = match.game.presenter.kept(made)


def retract(match: Match) -> None:
    """Take back the last choice, if there is one; that which made a held move is a choice."""
    if match.held is not None:
        match.held = None
    elif can_retract(match):
        match.draft = match.draft[:-1]


def can_retract(match: Match) -> bool:
    """Whether the draft holds more than the choices that stay for every move."""
    return match.held is not None or match.draft != match.game.presenter.kept(match.draft)
