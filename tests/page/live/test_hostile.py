"""Live games: a device hears what it should not."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.support.amounts import many
from tests.support.live_devices import STARTS, exchange, pair, play, same
from trilithon.match.correspondence import chain
from trilithon.page.live.conversation import hear
from trilithon.page.live.device import Device
from trilithon.page.live.messages import LONGEST


def trouble(device: Device, message: dict[str, Any] | str) -> str | None:
    hear(device, message if isinstance(message, str) else json.dumps(message), 0)
    told, device.trouble = device.trouble, None
    return None if told is None else told["key"]


def done(device: Device, **told: Any) -> dict[str, Any]:
    known = chain(device.match)
    usual = {"t": "done", "id": device.id, "n": len(known), "before": (known or [""])[-1]}
    return {**usual, "item": "00000000", "round": 0, "kind": "play", "text": "a1", **told}


def test_what_is_against_the_rules_is_refused_and_changes_nothing() -> None:
    black, white = pair("consta", {"size": "3"})
    # Black is to move; White's device sends it moves.
    assert trouble(black, done(black)) == "live-turn"
    play(black, random.Random(1))
    exchange([black, white])
    before = chain(black.match)
    assert trouble(black, done(black, text="z99")) is not None
    assert trouble(black, done(black, text="a1,a1")) is not None
    assert trouble(black, done(black, kind="end", text="normal")) == "live-malformed"
    assert trouble(black, done(black, kind="back", text="0")) == "match-request"
    assert trouble(black, done(black, kind="delete")) == "live-malformed"
    assert trouble(black, done(black, id="anothergame")) == "live-other"
    assert trouble(black, done(black, round=1)) == "live-settled"
    assert trouble(black, "[" * 5000) == "live-malformed"
    assert trouble(black, "x" * (LONGEST + 1)) == "live-large"
    assert trouble(black, {"t": "later", "id": 7}) is None
    said = {"t": "say", "id": black.id, "word": None, "text": "x" * 301}
    assert trouble(black, said) == "live-words-long"
    hello = {"t": "hello", "v": 2, "id": black.id, "chain": ""}
    assert trouble(black, hello) == "live-version"
    # What was settled is not done otherwise afterwards.
    assert trouble(black, done(black, n=0, before="", kind="end", text="resignation")) is None
    assert chain(black.match) == before


def test_too_many_messages_are_left_out() -> None:
    black, white = pair("consta", {"size": "3"})
    for _ in range(80):
        hear(black, json.dumps({"t": "say", "id": black.id, "word": "hello", "text": ""}), 100.0)
    assert len(black.said) == 60
    assert black.trouble is not None
    assert black.trouble["key"] == "live-frequent"
    assert white.trouble is None


def test_random_messages_never_break_a_device() -> None:
    rng = random.Random(9)
    for start in STARTS * many(3):
        devices = pair(*start)
        for _ in range(40):
            device = rng.choice(devices)
            play(device, rng)
            for text in device.outbox:
                message = json.loads(text)
                name = rng.choice(list(message))
                message[name] = rng.choice([None, -1, 10**30, "", "a1", [], {}, True, 3, "back"])
                for other in devices:
                    other.allowance.room = 60
                    hear(other, json.dumps(message), 0)
            exchange_if_agreed(devices)


def exchange_if_agreed(devices: list[Device]) -> None:
    try:
        exchange(devices)
    except AssertionError:
        # A forged message has led to different games, which is told.
        assert any(device.apart for device in devices) or not same(devices)
        for device in devices:
            device.outbox.clear()
