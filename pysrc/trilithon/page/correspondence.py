"""A game by link as a page shows it."""

from __future__ import annotations

from trilithon.formats.link import write_fragment
from trilithon.match import Match
from trilithon.match.correspondence import chain, stage
from trilithon.match.node import Node
from trilithon.match.replies import foreseen, has_replies, may_foresee
from trilithon.match.take_back import may_offer_draw, request_of, request_target
from trilithon.page.protocol.correspondence import CorrespondenceView, ReplyView


def correspondence_view(match: Match) -> CorrespondenceView | None:
    """How far a game that is played by sending links has come; None in other games."""
    if match.correspondence is None:
        return None
    shown: CorrespondenceView = {
        "id": match.correspondence.id,
        "sender": match.correspondence.sender,
        "stage": stage(match),
        "chain": chain(match),
        "link": write_fragment(match, sent=True),
        "may_request": request_target(match) is not None,
        "may_offer_draw": may_offer_draw(match),
        "may_foresee": may_foresee(match),
        "foreseeing": match.foreseeing,
        "has_replies": has_replies(match),
        "replies": [_foreseen(match, line) for line in foreseen(match)],
    }
    if (asked := request_of(match)) is not None:
        moves = 0 if asked.target is None else asked.ply - asked.target
        shown["request"] = {"player": asked.player, "moves": moves, "refused": asked.refused}
    return shown


def _foreseen(match: Match, line: list[Node]) -> ReplyView:
    return {"node": line[-1].id, "moves": match.texts(line)}
