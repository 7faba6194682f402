"""Changing the tree of a match: lifting its lines and taking them out."""

from __future__ import annotations

from trilithon.match import BadCommand, Match
from trilithon.match.node import Node


def promote(match: Match, node_id: int) -> None:
    """Give a node's line the first place among its variations. Raises BadCommand.

    The nearest fork on the way from the root is turned, so that a second call lifts the line
    further, in the end to the main line.
    """
    node = match.node(node_id)
    while node.parent is not None and node.parent.children[0] is node:
        node = node.parent
    if node.parent is not None:
        _need_unshared(match, node.parent.children[0])
        siblings = node.parent.children
        siblings.insert(0, siblings.pop(siblings.index(node)))
        _settle_lead(node)
        match.resumed = None


def delete(match: Match, node_id: int) -> None:
    """Take a node and all that follows it out of the tree. Raises BadCommand.

    A cursor in what is deleted goes to the node's parent.
    """
    node = match.node(node_id)
    if node.parent is None:
        raise BadCommand("match-root")
    _need_unshared(match, node)
    gone = {below.id for below in node.subtree()}
    if match.cursor.id in gone:
        match.go(node.parent.id)
    if match.resumed is not None and match.resumed.id in gone:
        match.resumed = None
    if match.ending is not None and match.ending.node in gone:
        match.ending = None
    node.parent.children.remove(node)
    if node.parent.children:
        _settle_lead(node.parent.children[0])
    for below in gone:
        del match.nodes[below]


def _settle_lead(node: Node) -> None:
    """Let a move that is no variation any more keep what was said before it: after it.

    In a record, what stands before such a move is said of the move before.
    """
    node.comments[:0] = node.lead
    node.lead.clear()


def _need_unshared(match: Match, node: Node) -> None:
    """In a game by link, what both devices know stays where it is. Raises BadCommand."""
    if match.correspondence is not None and all(seat.kind == "remote" for seat in match.seats):
        raise BadCommand("match-shared")
    if node.parent is not None and match.is_shared(node.parent) and node in match.main_line():
        raise BadCommand("match-shared")
