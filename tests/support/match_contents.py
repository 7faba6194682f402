"""What two matches have in common when they are equal."""

from __future__ import annotations

from typing import Any

from trilithon.match import Match


def contents(match: Match) -> tuple[Any, ...]:
    """All that a match holds save who sits where and what is not played yet: what a link holds."""
    return match.rounds, [_round(one) for one in (*match.earlier, match)]


def _round(match: Match) -> dict[str, Any]:
    numbers = {node.id: number for number, node in enumerate(match.root.subtree())}
    assert numbers.keys() == match.nodes.keys()
    ending, challenge = match.ending, match.challenge
    return recorded(match) | {
        "challenge": challenge
        and (challenge.ply, challenge.player, challenge.level, recorded(challenge.first)),
        "answers": match.answers,
        "agreed": match.agreed if match.correspondence or len(match.nodes) == 1 else {},
        "settled": match.settled,
        "studied": match.studied,
        "orientation": match.orientation,
        "correspondence": match.correspondence,
        "ahead": [numbers[node.id] for node in match.root.subtree() if node.ahead],
        "cursor": numbers[match.cursor.id],
        "ending": ending and (numbers[ending.node], ending.outcome, ending.termination),
    }


def recorded(match: Match) -> dict[str, Any]:
    """All that a record tells of a match."""
    depths = {match.root.id: 0}
    nodes = []
    for node in match.root.subtree():
        if node.parent is not None:
            depths[node.id] = depths[node.parent.id] + 1
        notes = node.lead, node.comments, node.marks, node.glyphs
        nodes.append((depths[node.id], node.move, node.position, *notes))
    ending = match.ending
    return {
        "game": match.game.name,
        "settings": match.settings,
        "beside": match.beside,
        "tags": match.tags,
        "nodes": nodes,
        "ending": ending and (ending.outcome, ending.termination),
    }
