"""Two devices of a live game, and what carries their messages in tests."""

from __future__ import annotations

import random

from trilithon.games import GAMES
from trilithon.match import Seat, new_match, take_back
from trilithon.match.correspondence import chain, correspond
from trilithon.page.live.conversation import hear, meet, tell
from trilithon.page.live.device import Device

STARTS = [
    ("consta", {"size": "3"}, 1),
    ("carteso", {"size": "3"}, 1),
    ("constructo", {"pattern": "arch"}, 2),
]


def begun(game: str, chosen: dict[str, str], rounds: int, side: int) -> Device:
    match = new_match(GAMES[game], chosen)
    match.rounds = rounds
    match.seats = (Seat(), Seat("remote")) if side == 0 else (Seat("remote"), Seat())
    correspond(match, "abcdef1234")
    return Device(match)


def pair(game: str, chosen: dict[str, str], rounds: int = 1) -> list[Device]:
    devices = [begun(game, chosen, rounds, side) for side in (0, 1)]
    for device in devices:
        meet(device)
        tell(device)
    exchange(devices)
    return devices


def exchange(devices: list[Device]) -> None:
    """Carry all messages over until there is nothing left to say."""
    for _ in range(30):
        if not any(device.outbox for device in devices):
            return
        for one, other in (devices, devices[::-1]):
            sent, one.outbox = one.outbox, []
            for text in sent:
                hear(other, text, 0)
                other.allowance.room = 60
            tell(other)
    raise AssertionError("the devices never fell silent")


def play(device: Device, rng: random.Random) -> None:
    """A random move of the person's here, if it is their turn."""
    match = device.match
    if match.turn is not None and match.turn is take_back.own_side(match):
        match.go(match.stand.id)
        match.play(rng.choice(list(match.game.rules.legal_moves(match.position))))
    tell(device)


def same(devices: list[Device]) -> bool:
    one, other = (device.match for device in devices)
    # One may have turned to the next round before its first move.
    further = len(one.earlier) != len(other.earlier)
    ends = further or one.root.end().position == other.root.end().position
    return chain(one) == chain(other) and ends and devices[0].id == devices[1].id


