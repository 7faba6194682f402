"""The moves of a match as a page lists them: the line through the cursor, and the whole tree."""

from __future__ import annotations

from itertools import pairwise

from trilithon.match import Match
from trilithon.match.node import Node
from trilithon.page.protocol.moves import MoveView, TreeMove


def moves(match: Match) -> list[MoveView]:
    """The moves of the line through the cursor."""
    return _listed(match, match.line())


def _listed(match: Match, line: list[Node]) -> list[MoveView]:
    steps = enumerate(pairwise(line), start=1)
    return [_move(match, ply, before, node) for ply, (before, node) in steps]


def tree(match: Match) -> list[TreeMove]:
    """All moves in the order in which a record tells them, each with how deep it is nested.

    Flat and made without recursion, so that variations may be nested to any depth. Empty where the
    match is one line without annotations, which `moves` tells already.
    """
    if match.root.is_plain:
        return []
    found: list[TreeMove] = []
    # What is still to be told, the last one first: the moves after a node, or a variation.
    waiting: list[tuple[str, Node, int, int]] = [("after", match.root, 1, 0)]
    while waiting:
        what, node, ply, depth = waiting.pop()
        if what == "variation":
            found.append(_annotated(match, node, ply, depth))
            found[-1]["begins"] = True
            waiting.append(("after", node, ply + 1, depth))
        elif node.children and node.children[0].ahead:
            waiting += [("variation", child, ply, depth + 1) for child in reversed(node.children)]
        elif node.children:
            following = node.children[0]
            found.append(_annotated(match, following, ply, depth))
            waiting.append(("after", following, ply + 1, depth))
            others = reversed(node.children[1:])
            waiting += [("variation", other, ply, depth + 1) for other in others]
    return found


def _annotated(match: Match, node: Node, ply: int, depth: int) -> TreeMove:
    assert node.parent is not None
    plain = _move(match, ply, node.parent, node)
    told: TreeMove = {
        "ply": plain["ply"],
        "node": plain["node"],
        "player": plain["player"],
        "text": plain["text"],
        "depth": depth,
        "parent": node.parent.id,
    }
    if node.lead:
        told["lead"] = node.lead
    if node.comments:
        told["comments"] = node.comments
    if node.glyphs:
        told["glyphs"] = node.glyphs
    if node.marks:
        told["marked"] = True
    return told


def _move(match: Match, ply: int, before: Node, node: Node) -> MoveView:
    game = match.game
    return {
        "ply": ply,
        "node": node.id,
        "player": match.players[game.rules.player(before.position)],
        "text": node.move_text(game.notation),
    }
