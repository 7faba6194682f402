"""Replies that go with a link: what whoever waits answers at once to the other person's moves.

Whoever waits foresees them: lines that are tried ahead of the game's last position. They go out
with the link and are no part of the other device's tree, but held beside it and made in their turn.
"""

from __future__ import annotations

from dataclasses import replace

from trilithon.match import BadCommand, Match
from trilithon.match.limits import LONGEST_REPLIES, MOST_REPLIES
from trilithon.match.node import Node
from trilithon.match.seats import Replies
from trilithon.match.take_back import own_side


def may_foresee(match: Match) -> bool:
    """Whether the person here waits for somebody elsewhere to move, so that replies make sense."""
    turn, side = match.turn, own_side(match)
    at_end = match.stand is match.root.end()
    return turn is not None and side is not None and turn is not side and at_end


def foresee(match: Match) -> None:
    """Let moves of both sides be tried from where the game stands. Raises BadCommand."""
    if not may_foresee(match):
        raise BadCommand("match-foresee")
    match.go(match.stand.id)
    match.foreseeing = True


def foreseen(match: Match) -> list[list[Node]]:
    """The lines that are foreseen here, as nodes: each ends with a reply of the person's here."""
    if not may_foresee(match):
        return []
    start = match.root.end()
    depth = len(start.path())
    lines = list[list[Node]]()
    for node in start.subtree():
        line = node.path()[depth:]
        # A reply stands at every second node; what goes on after it to another reply says more.
        if line and len(line) % 2 == 0 and not any(below.children for below in node.children):
            lines.append(line)
    return lines


def has_replies(match: Match) -> bool:
    """Whether replies came with a link, to the move that is to be made now."""
    told = match.correspondence.replies if match.correspondence is not None else None
    return told is not None and told.ply == match.root.end().ply


def outgoing(match: Match) -> Replies | None:
    """The replies that go out with a link: those that are foreseen here."""
    lines = foreseen(match)[:MOST_REPLIES]
    moves = tuple(tuple(node.move for node in line[:LONGEST_REPLIES]) for line in lines)
    return Replies(match.root.end().ply, moves) if moves else None


def reply(match: Match) -> bool:
    """Make the reply that was sent to the move just made here, if there is one."""
    by_link = match.correspondence
    told = by_link.replies if by_link is not None else None
    if by_link is None or told is None or match.is_tried or match.turn is own_side(match):
        return False
    line = match.main_line()
    if len(line) != told.ply + 2 or match.cursor is not line[-1] or match.outcome is not None:
        return False
    fitting = [moves[1:] for moves in told.lines if moves[0] == line[-1].move]
    if not fitting:
        return False
    match.play(fitting[0][0])
    later = tuple(rest[1:] for rest in fitting if rest[0] == fitting[0][0] and len(rest) > 1)
    # Who has seen the answer does not take the move back.
    match.correspondence = replace(
        by_link, replies=Replies(told.ply + 2, later) if later else None, replied=told.ply + 2
    )
    return True
