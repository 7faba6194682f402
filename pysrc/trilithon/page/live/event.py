"""What a page is told of a live game."""

from __future__ import annotations

from trilithon.match.take_back import own_side
from trilithon.page.live.device import Device
from trilithon.page.protocol.events import Live
from trilithon.page.session import Session


def live_event(session: Session) -> Live:
    """How the live game of a session stands, with all that is to be sent and shown now.

    It is over where the session shows another game.
    """
    device, match = session.live, session.match
    assert device is not None
    by_link = match.correspondence
    ended = by_link is None or by_link.id != device.id or own_side(match) is None
    if ended:
        session.live = None
    else:
        device.match = match
        device.tell()
    return _event(session, device, ended)


def _event(session: Session, device: Device, ended: bool) -> Live:
    sent, said = device.outbox, device.said
    device.outbox, device.said = [], []
    hidden, typing = device.theirs or (False, False)
    trouble, device.trouble = device.trouble, None
    return {
        "type": "live",
        "session": session.name,
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
