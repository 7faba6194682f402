"""Asking to take moves back in a game by link, or for a draw.

The other person accepts, refuses, or plays on.
"""

from __future__ import annotations

from dataclasses import replace

from trilithon.core import Player
from trilithon.match import BadCommand, Correspondence, Match
from trilithon.match.correspondence import items_after, taken_back_item
from trilithon.match.ending import agree_draw
from trilithon.match.limits import MOST_TAKEN_BACK
from trilithon.match.node import Node
from trilithon.match.seats import Request, TakenBack
from trilithon.match.undo import own_turn_before


def own_side(match: Match) -> Player | None:
    """The side that is played on this device in a game by link; None where there is none."""
    return None if match.correspondence is None else match.person


def request_of(match: Match) -> Request | None:
    """What is asked now, while the game has not gone on since."""
    told = match.correspondence.request if match.correspondence is not None else None
    if told is None or match.turn is None or told.ply != match.stand.ply:
        return None
    return told


def request_target(match: Match) -> Node | None:
    """Where the person here may ask to go back to: before the last move that both devices know."""
    request = request_of(match)
    if own_side(match) is None or match.turn is None or match.is_tried or request is not None:
        return None
    node = own_turn_before(match)
    return node if node is not None and match.is_shared(node) else None


def request(match: Match) -> None:
    """Ask the other person to take back the last move of whoever plays here. Raises BadCommand."""
    by_link, side, target = match.correspondence, own_side(match), request_target(match)
    if by_link is None or side is None or target is None:
        raise BadCommand("match-request")
    if sum(len(back.items) for back in by_link.taken_back) + len(match.nodes) > MOST_TAKEN_BACK:
        raise BadCommand("match-taken-back", most=MOST_TAKEN_BACK)
    ply = match.stand.ply
    asked = Request(side, target.ply, ply)
    match.correspondence = replace(by_link, request=asked)


def can_ask(match: Match, player: Player, target: int | None, ply: int) -> bool:
    """Whether a player can ask, at a ply, to go back to one of theirs, or (with none) for a draw.

    A draw can be asked for in games that know draws, and where no further round counts: points
    decide a match of several.
    """
    if target is None:
        return match.game.draws and match.rounds == 1 and ply > 0
    mover = match.game.rules.player
    return 0 <= target < ply and mover(match.main_line()[target].position) is player


def may_offer_draw(match: Match) -> bool:
    """Whether the person here may ask for a draw."""
    side = own_side(match)
    if side is None or match.turn is None or match.is_tried or request_of(match) is not None:
        return False
    return can_ask(match, side, None, match.stand.ply)


def offer_draw(match: Match) -> None:
    """Ask the other person for a draw. Raises BadCommand."""
    by_link, side = match.correspondence, own_side(match)
    if by_link is None or side is None or not may_offer_draw(match):
        raise BadCommand("match-request")
    asked = Request(side, None, match.stand.ply)
    match.correspondence = replace(by_link, request=asked)


def withdraw(match: Match) -> None:
    """Ask no more for what was asked here. Raises BadCommand."""
    by_link, asked = match.correspondence, request_of(match)
    if by_link is None or asked is None or asked.player is not own_side(match):
        raise BadCommand("match-request")
    match.correspondence = replace(by_link, request=None)


def answer_request(match: Match, *, accept: bool) -> None:
    """Take back what the other person asks for, agree on a draw, or refuse. Raises BadCommand."""
    by_link, asked, side = match.correspondence, request_of(match), own_side(match)
    if by_link is None or asked is None or side is None or asked.refused or asked.player is side:
        raise BadCommand("match-request")
    if not accept:
        match.correspondence = replace(by_link, request=replace(asked, refused=True))
        return
    if asked.target is None:
        agree_draw(match)
    else:
        go_back(match, asked.target)


def go_back(match: Match, target: int) -> None:
    """Take back all moves of a game by link after so many plies of the round, by agreement."""
    assert match.correspondence is not None
    # A move that was undone here and never sent is none of the game.
    cut(match, match.stand)
    match.correspondence = _agreed(match, match.correspondence, target)
    cut(match, match.main_line()[target])


def _agreed(match: Match, by_link: Correspondence, target: int) -> Correspondence:
    """How the correspondence goes on from a ply to which moves are taken back."""
    items = items_after(match, target)
    kept = tuple(back for back in by_link.taken_back if back.ply < target)
    gone = TakenBack(target, (*items, taken_back_item(target, items)))
    replied = min(by_link.replied, target)
    return replace(by_link, taken_back=(*kept, gone), request=None, replies=None, replied=replied)


def cut(match: Match, node: Node) -> None:
    """Let the game stand at a node of its main line; nothing of what came after it is left."""
    for gone in [below for below in node.subtree() if below is not node]:
        del match.nodes[gone.id]
    node.children.clear()
    match.ending = match.resumed = None
    match.go(node.id)
