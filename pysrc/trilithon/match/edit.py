"""Changing the tree of a match: lifting its lines and taking them out."""

from __future__ import annotations

from trilithon.match import BadCommand, Ending, Match
from trilithon.match.limits import check_extent, extent
from trilithon.match.node import Node


def promote(match: Match, node_id: int) -> None:
    """Give a node's line the first place among its variations. Raises BadCommand.

    The nearest fork on the way from the root is turned, so that a second call lifts the line
    further, in the end to the main line.
    """
    node = match.node(node_id)
    while node.parent is not None and node.parent.children[0] is node and not node.ahead:
        node = node.parent
    if node.parent is not None:
        if node.ahead and match.correspondence is not None:
            # What is foreseen was not played, and the other side's move is not ours to make.
            raise BadCommand("match-foreseen")
        _need_unshared(match, node.parent.children[0])
        node.parent.put_first(node)
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


def graft(match: Match, known: Match) -> None:
    """Let a match also have the variations and notes of another one of the same game.

    What would go on with the main line was tried ahead of it. What is too much is left out.
    """
    one, other = match.root, known.root
    if (match.game, one.position) != (known.game, other.position):
        return
    end, waiting, added = match.root.end(), [(one, other)], list[Node]()
    try:
        while waiting:
            node, source = waiting.pop()
            _note(node, source)
            for child in source.children:
                same = next((below for below in node.children if below.move == child.move), None)
                if same is None:
                    same = match.append(node, child.move)
                    same.ahead = node is end
                    added.append(same)
                waiting.append((same, child))
        check_extent(match)
    except BadCommand:
        for node in added:
            node.lead, node.comments, node.marks, node.glyphs = [], [], [], []


def _note(node: Node, source: Node) -> None:
    if node.parent is not None and node is not node.parent.children[0]:
        node.lead += (text for text in source.lead if text not in node.lead)
    node.comments += (text for text in source.comments if text not in node.comments)
    node.marks += (mark for mark in source.marks if mark not in node.marks)
    node.glyphs = node.glyphs or list(source.glyphs)


def join(match: Match, known: Match) -> None:
    """Let a match also have all that was done in another course of it. Raises BadCommand.

    Where the other one only goes on with the main line, so does this one. Else its line becomes a
    variation.
    """
    if _start(match) != _start(known):
        raise BadCommand("match-apart")
    match.need_room(len(known.nodes))
    check_extent(match, extent(known))
    end, stood = match.root.end(), match.stand
    here = match.cursor is stood
    graft(match, known)
    theirs = counterpart(match, known.root.end())
    if end in theirs.path() and not match.is_broken_off:
        _lead(end, theirs)
    if match.ending is None and known.ending is not None and known.is_broken_off:
        match.ending = Ending(theirs.id, known.ending.outcome, known.ending.termination)
    if here and match.stand is not stood:
        match.go(match.stand.id)


def _start(match: Match) -> tuple[object, ...]:
    return match.game, match.root.position, match.answers, len(match.earlier)


def counterpart(match: Match, node: Node) -> Node:
    """The node with the same moves before it as one of another match, which has been grafted."""
    found = match.root
    for one in node.path()[1:]:
        found = next(child for child in found.children if child.move == one.move)
    return found


def _lead(end: Node, last: Node) -> None:
    """Let the main line go on from its end to a node below."""
    for node in last.path()[len(end.path()) :]:
        assert node.parent is not None
        node.parent.put_first(node)
    for child in last.children:
        child.ahead = True


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
