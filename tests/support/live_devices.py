"""Two devices of a live game, and what carries their messages in tests."""

from __future__ import annotations

import random

from trilithon.games import GAMES
from trilithon.match import Clock, Seat, new_match, new_setup, take_back
from trilithon.match.answers import answer
from trilithon.match.correspondence import correspond
from trilithon.page.live.conversation import hear, meet, tell
from trilithon.page.live.course import course
from trilithon.page.live.device import Device

# A game, its settings, its rounds, and whether what is left open is settled first.
STARTS: list[tuple[str, dict[str, str], int, bool]] = [
    ("consta", {"size": "3"}, 1, False),
    ("carteso", {"size": "3"}, 1, False),
    ("carteso", {"size": "3"}, 1, True),
    ("constructo", {"pattern": "arch"}, 1, False),
    ("constructo", {"pattern": "arch"}, 2, False),
    ("constructo", {}, 2, True),
]


def begun(
    game: str,
    chosen: dict[str, str],
    rounds: int,
    settle: bool,
    side: int,
    clock: Clock | None = None,
) -> Device:
    match = (new_setup if settle else new_match)(GAMES[game], chosen)
    match.rounds = rounds
    own, other = Seat("human", clock=clock), Seat("remote")
    match.seats = (own, other) if side == 0 else (other, own)
    correspond(match, "abcdef1234")
    return Device(match)


def pair(
    game: str,
    chosen: dict[str, str],
    rounds: int = 1,
    settle: bool = False,
    clock: Clock | None = None,
) -> list[Device]:
    devices = [begun(game, chosen, rounds, settle, side, clock) for side in (0, 1)]
    for device in devices:
        meet(device)
        tell(device, 0)
    exchange(devices)
    return devices


def exchange(devices: list[Device], now: float = 0) -> None:
    """Carry all messages over until there is nothing left to say."""
    for _ in range(30):
        if not any(device.outbox for device in devices):
            return
        for one, other in (devices, devices[::-1]):
            sent, one.outbox = one.outbox, []
            for text in sent:
                hear(other, text, now)
                other.allowance.room = 60
            tell(other, now)
    raise AssertionError("the devices never fell silent")


def play(device: Device, rng: random.Random, now: float = 0) -> None:
    """A random move or answer of the person's here, if it is their turn."""
    match = device.match
    if match.question is not None:
        if match.seat.kind == "human":
            answer(match, rng.choice(match.question.answers))
    elif match.turn is not None and match.turn is take_back.own_side(match):
        match.go(match.stand.id)
        match.play(rng.choice(list(match.game.rules.legal_moves(match.position))))
    tell(device, now)


def same(devices: list[Device]) -> bool:
    one, other = (device.match for device in devices)
    # One may have turned to the next round before its first move.
    further = len(one.earlier) != len(other.earlier)
    ends = further or one.root.end().position == other.root.end().position
    courses = [[act.item for act in course(match)] for match in (one, other)]
    return courses[0] == courses[1] and ends and devices[0].id == devices[1].id
