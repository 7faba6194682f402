"""Whatever comes in, the engine answers, at once, and no game is lost."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.support.amounts import many
from tests.support.fuzzer import Fuzzer
from tests.support.protocol import event_mismatch
from trilithon.formats.link import read_fragment, write_fragment
from trilithon.page.bridge import Bridge

# The clock that counts is the processor's: what else the machine does is no hang of ours.
MOST_SECONDS = 1.0
MESSAGES = many(750)
# Now and then the whole view is looked into, which takes longer than most commands.
LOOKED_INTO = 10


class Watched:
    """A bridge that is watched: each answer must be sound, quick, and keep the game."""

    def __init__(self, seed: int) -> None:
        self.bridge = Bridge(seed=lambda: seed)
        self.fuzzer = Fuzzer(seed)
        self.answers = 0
        self.take("open", self.bridge.handle, '{"type":"open","session":"s"}')

    def send(self) -> None:
        """One random message, and now and then a slice of what those before it began."""
        message = self.fuzzer.message()
        self.take(message, self.bridge.handle, message)
        if self.bridge.busy and self.fuzzer.rng.random() < 0.3:
            self.take(message, self.bridge.step)

    def take(self, message: str, work: Any, *arguments: str) -> None:
        """Do a piece of work and look at what is answered."""
        began = time.process_time()
        text = work(*arguments)
        spent = time.process_time() - began
        shown = message[:2000]
        assert spent < MOST_SECONDS, f"{spent:.1f} s for {shown}"
        self.answers += 1
        for event in json.loads(text):
            if event["type"] == "trouble":
                assert event["text"]["key"] != "bridge-internal", f"{event} at {shown}"
            elif event["type"] == "view" and event["session"] == "s":
                self.fuzzer.view = event
            if self.answers % LOOKED_INTO == 0:
                assert event_mismatch(event) is None, f"{event} at {shown}"
                if event["type"] == "view":
                    kept = read_fragment(event["fragment"])
                    assert kept.game.notation.write_position(kept.position) == event["position"]
                    assert write_fragment(kept) == event["fragment"]


@pytest.mark.parametrize("seed", range(2))
def test_random_messages_are_answered_and_lose_no_game(seed: int) -> None:
    watched = Watched(seed)
    for _ in range(MESSAGES):
        watched.send()


def test_random_messages_for_as_long_as_is_asked(fuzz_seconds: float) -> None:
    until = time.monotonic() + fuzz_seconds
    seed = 1000
    while time.monotonic() < until:
        watched = Watched(seed)
        seed += 1
        for _ in range(MESSAGES):
            watched.send()
