"""What a page is told of a live game."""

from __future__ import annotations

from trilithon.core import Player
from trilithon.match import Match
from trilithon.match.take_back import own_side
from trilithon.page.live.clock import Times
from trilithon.page.live.conversation import tell
from trilithon.page.live.device import Device
from trilithon.page.protocol.live import Live, LiveTimes


def live_event(name: str, device: Device, match: Match, now: float) -> Live:
    """How the live game stands in the session of a name, with all that is to be sent and shown now.

    It has ended where the session has come to show another game.
    """
    by_link = match.correspondence
    ended = by_link is None or by_link.id != device.id or own_side(match) is None
    if not ended:
        device.match = match
        tell(device, now)
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
        "shared": device.known == len(device.told),
        "apart": device.apart,
        "over": device.is_over,
        "again": (device.again, device.theirs_again),
        "met": device.theirs is not None,
        "hidden": hidden,
        "typing": typing,
        "trouble": trouble,
        "ended": ended,
        "way": None if device.clock.way is None else round(device.clock.way * 1000),
        "times": None if device.clock.limit is None else _times(device.clock),
    }


def _times(clock: Times) -> LiveTimes:
    first = clock.sides[0] is Player.FIRST
    left = (clock.own, clock.theirs) if first else (clock.theirs, clock.own)
    return {
        "left": (round(left[0] * 1000), round(left[1] * 1000)),
        "running": None if clock.running is None else int(clock.running),
        "stood": round(clock.stood * 1000),
    }
