"""A session's part in a circle, whose members look at one board from several devices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trilithon.match import Match
from trilithon.page.protocol.events import Event
from trilithon.page.protocol.live import Circle

# Few look on together, and starting is to be quick.
if TYPE_CHECKING:
    from trilithon.page.live.circle.guest import Guest
    from trilithon.page.live.circle.host import Host


@dataclass(slots=True, eq=False)
class Together:
    """This device's end of a circle: the host's, a guest's, or (as mostly) none.

    `began` is which of the matches that the session has shown it began with: a guest who turns to
    another one looks on no more.
    """

    host: Host | None = None
    guest: Guest | None = None
    began: int = 0

    def told(self, name: str, match: Match, number: int) -> list[Event]:
        """What goes to the others, and who they are; `number` is that of the match shown now."""
        circle = self.host or self.guest
        if circle is None:
            return []
        ended = self.guest is not None and (self.guest.over or self.began != number)
        event = _event(name, circle, match, ended=ended)
        if ended:
            self.host = self.guest = None
        return [event]

    def end(self, name: str, match: Match) -> list[Event]:
        """The last that goes to the others."""
        circle = self.host or self.guest
        if circle is None:
            return []
        circle.end()
        self.host = self.guest = None
        return [_event(name, circle, match, ended=True)]


def _event(name: str, circle: Host | Guest, match: Match, *, ended: bool) -> Circle:
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
        "number": circle.number,
        "guests": sorted(circle.guests),
        "most": circle.most,
        "points": sorted(circle.points.items()),
        "send": circle.take_sent(),
        "trouble": trouble,
        "ended": ended,
    }
