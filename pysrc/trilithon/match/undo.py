"""Taking moves back and making them again: to where a human is to move."""

from __future__ import annotations

from trilithon.match import Match
from trilithon.match.answers import reopen, reopened
from trilithon.match.node import Node


def undo(match: Match) -> None:
    """Go to the undo target, or back to a question that was answered before the first move."""
    target = undo_target(match)
    if target is None:
        reopen(match)
    _take(match, target)


def can_undo(match: Match) -> bool:
    """Whether there is anything to go back to."""
    return undo_target(match) is not None or reopened(match) is not None


def redo(match: Match) -> None:
    """Go to the redo target, if there is one."""
    _take(match, redo_target(match))


def _take(match: Match, node: Node | None) -> None:
    if node is not None:
        if not match.leafed:
            match.resumed = node
        match.go(node.id)


def undo_target(match: Match) -> Node | None:
    """Where a human was to move last; one move back in a game without humans.

    In a game by link it is not before what the other device knows, and nowhere for somebody who has
    only been invited. What is foreseen is taken back move by move.
    """
    if match.foreseeing:
        return match.cursor.parent if match.leafed else None
    if match.correspondence is not None and not match.is_tried and not match.humans:
        return None
    node = own_turn_before(match)
    return None if node is not None and match.is_shared(node) else node


def own_turn_before(match: Match) -> Node | None:
    """Where a human was to move last before the cursor; one move back in a game without humans."""
    node = match.cursor.parent
    while node is not None and not _stops_at(match, node):
        node = node.parent
    return node


def redo_target(match: Match) -> Node | None:
    """Where a human is to move next on the line, or else the line's end."""
    node = match.cursor
    while node.children and not node.children[0].ahead:
        node = node.children[0]
        if _stops_at(match, node):
            break
    return node if node is not match.cursor else None


def _stops_at(match: Match, node: Node) -> bool:
    mover = match.seats[match.game.rules.player(node.position)]
    return mover.kind == "human" or not match.humans
