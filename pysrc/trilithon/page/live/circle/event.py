"""What a page is told of a circle."""

from __future__ import annotations

from trilithon.match import Match
from trilithon.page.live.circle.guest import Guest
from trilithon.page.live.circle.host import Host
from trilithon.page.protocol.live import Circle, CircleText


def circle_event(name: str, circle: Host | Guest, match: Match, *, ended: bool) -> Circle:
    """How a circle stands in the session of a name, with all that is to be sent now."""
    if not ended:
        _tell(circle, match)
    sent: list[CircleText] = []
    if isinstance(circle, Host):
        for guest, seat in circle.guests.items():
            sent += [{"to": guest, "text": text} for text in seat.outbox]
            seat.outbox = []
    else:
        sent += [{"to": 0, "text": text} for text in circle.outbox]
        circle.outbox = []
    trouble, circle.trouble = circle.trouble, None
    hosting = isinstance(circle, Host)
    return {
        "type": "circle",
        "session": name,
        "id": circle.id,
        "hosting": hosting,
        "you": 0 if isinstance(circle, Host) else circle.you,
        "holder": circle.holder,
        "guests": sorted(circle.guests),
        "points": sorted(circle.points.items()),
        "send": sent,
        "trouble": trouble,
        "ended": ended,
    }


def _tell(circle: Host | Guest, match: Match) -> None:
    if isinstance(circle, Host):
        circle.match = match
        circle.tell()
    else:
        circle.tell(match)
