"""What a page is told of a live game."""

from __future__ import annotations

from trilithon.match import Match
from trilithon.match.take_back import own_side
from trilithon.page.live.conversation import tell
from trilithon.page.live.device import Device
from trilithon.page.protocol.events import Live


def live_event(name: str, device: Device, match: Match) -> Live:
    """How the live game stands in the session of a name, with all that is to be sent and shown now.

    It has ended where the session has come to show another game.
    """
    by_link = match.correspondence
    ended = by_link is None or by_link.id != device.id or own_side(match) is None
    if not ended:
        device.match = match
        tell(device)
    sent, said = device.outbox, device.said
    device.outbox, device.said = [], []
    hidden, typing = device.theirs or (False, False)
    trouble, device.trouble = device.trouble, None
    return {
        "type": "live",
        "session": name,
        "id": device.id,
        "send": sent,
        "said": [{"own": one.own, "word": one.word, "text": one.text} for one in said],
        "known": device.known,
        "apart": device.apart,
        "over": device.is_over,
        "again": (device.again, device.theirs_again),
        "met": device.theirs is not None,
        "hidden": hidden,
        "typing": typing,
        "trouble": trouble,
        "ended": ended,
    }
