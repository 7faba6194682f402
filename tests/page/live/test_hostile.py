"""Live games: a device hears what it should not."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.support.amounts import many
from tests.support.live_devices import STARTS, exchange, pair, play, same
from trilithon.match import Clock
from trilithon.match.correspondence import chain
from trilithon.page.live.conversation import hear
from trilithon.page.live.course import course
from trilithon.page.live.device import Device
from trilithon.page.live.messages import LONGEST


def trouble(device: Device, message: dict[str, Any] | str) -> str | None:
    hear(device, message if isinstance(message, str) else json.dumps(message), 0)
    told, device.trouble = device.trouble, None
    return None if told is None else told["key"]


def done(device: Device, **told: Any) -> dict[str, Any]:
    known = [act.item for act in course(device.match)]
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
    assert trouble(black, done(black, kind="end", text="unfinished")) == "live-malformed"
    # No draw was offered, nothing asked, and time is for its owner to lose.
    assert trouble(black, done(black, kind="end", text="normal")) == "match-request"
    assert trouble(black, done(black, kind="answer", text="komi 2.5")) == "live-settled"
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


def test_nobody_answers_for_the_other_one() -> None:
    first, second = pair("carteso", {"size": "3"}, 1, True)
    # The first person is asked for the komi, and the second person's device sends one.
    assert trouble(first, done(first, kind="answer", text="komi 9.5")) == "live-settled"
    assert trouble(first, done(first)) == "live-settled"
    assert first.match.question is not None
    play(first, random.Random(1))
    exchange([first, second])
    komi = first.match.answers
    assert komi == second.match.answers
    assert trouble(second, done(second, kind="answer", text="side vertical")) == "live-settled"
    assert trouble(first, done(first, kind="answer", text="side upright")) == "match-answer"
    assert trouble(first, done(first, kind="answer", text="komi 1.5")) == "live-settled"
    play(second, random.Random(1))
    exchange([first, second])
    assert first.match.question is None
    assert same([first, second])


def test_a_time_that_cannot_be_is_cut_and_a_clock_that_stands_still_is_told() -> None:
    black, white = pair("consta", {"size": "3"}, clock=Clock(60, 5))
    play(black, random.Random(1))
    exchange([black, white])
    tick = {
        "t": "tick", "id": black.id, "i": 10**6, "n": 1, "item": chain(black.match)[0], "ask": None,
        "again": False, "hidden": False, "typing": False, "times": [0, 10**12, -5], "at": 0,
        "echo": [-(10**9), 5],
    }  # fmt: skip
    hear(black, json.dumps(tick), 50)
    assert black.trouble is None
    # White has thought for fifty seconds, and says that its clock shows what it did before.
    assert black.clock.theirs == 65
    assert black.clock.stood == 55
    assert black.clock.own == 65
    assert black.clock.way is None
    assert black.match.turn is not None


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
                message[name] = rng.choice(
                    [None, -1, 10**30, "", "a1", [], {}, True, 3, "back", "end"]
                )
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
