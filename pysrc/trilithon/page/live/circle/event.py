"""What a page is told of a circle."""

from __future__ import annotations

from trilithon.match import Match
from trilithon.page.live.circle.guest import Guest
from trilithon.page.live.circle.host import Host
from trilithon.page.protocol.live import Circle


def circle_event(name: str, circle: Host | Guest, match: Match, *, ended: bool) -> Circle:
    """How a circle stands in the session of a name, with all that is to be sent now."""
    if not ended:
        circle.tell(match)
    trouble, circle.trouble = circle.trouble, None
    return {
        "type": "circle",
        "session": name,
        "id": circle.id,
        "hosting": circle.hosting,
        "you": circle.you,
        "holder": circle.holder,
        "guests": sorted(circle.guests),
        "points": sorted(circle.points.items()),
        "send": circle.take_sent(),
        "trouble": trouble,
        "ended": ended,
    }
