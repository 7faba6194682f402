"""What the persons of a live game want of each other: moves taken back, a draw, another game."""

from __future__ import annotations

from dataclasses import replace
from zlib import crc32

from trilithon.core import Player
from trilithon.match import BadCommand
from trilithon.match.correspondence import correspond
from trilithon.match.rematch import rematch
from trilithon.match.seats import Request
from trilithon.match.take_back import can_ask, request_of
from trilithon.page.live.course import seated
from trilithon.page.live.device import Device
from trilithon.page.live.messages import Ask

# Requests that are remembered, since an answer may come late.
_REQUESTS = 20


def own_request(device: Device) -> Ask | None:
    """What is asked now, as it is told; what was asked here is remembered."""
    asked = request_of(device.match)
    if asked is None:
        return None
    if asked.player is seated(device.match) and asked not in device.asked:
        device.asked = [*device.asked, asked][-_REQUESTS:]
    return int(asked.player), asked.target, asked.refused


def heed_request(device: Device, ask: Ask | None) -> None:
    """Note what the other one asks, or has refused. Raises BadCommand."""
    match, side = device.match, seated(device.match)
    by_link, asked = match.correspondence, request_of(match)
    assert by_link is not None
    # Where both have asked at the same time, the first player has.
    both = side is Player.SECOND and ask is not None and ask[0] == Player.FIRST
    if asked is not None and asked.player is side and not both:
        if ask is not None and (ask[0], ask[1]) == (side, asked.target) and ask[2]:
            match.correspondence = replace(by_link, request=replace(asked, refused=True))
        return
    if ask is None or ask[0] != side.opponent:
        match.correspondence = replace(by_link, request=None)
        return
    ply = match.stand.ply
    if match.turn is None or not can_ask(match, side.opponent, ask[1], ply):
        raise BadCommand("match-request")
    if asked is None or (asked.player, asked.target) != tuple(ask[:2]):
        found = Request(side.opponent, ask[1], ply)
        match.correspondence = replace(by_link, request=found)


def begin_again(device: Device) -> None:
    """Begin another game where both want one."""
    if not (device.again and device.theirs_again and device.is_over):
        return
    begun = rematch(device.match, swapped=True)
    correspond(begun, next_id(device.id))
    device.match = begun
    device.again = device.theirs_again = device.apart = False
    device.known, device.told, device.asked, device.trouble = 0, [], [], None
    device.clock.begin(begun)


def next_id(name: str) -> str:
    """The name of the game that follows one, which both devices find by themselves."""
    first = crc32(f"again {name}".encode())
    return f"{first:08x}{crc32(name.encode(), first):08x}"
