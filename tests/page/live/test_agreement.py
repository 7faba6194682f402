"""Live games: two devices, and a channel that loses, repeats and reorders what it carries."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.support.amounts import many
from tests.support.live_devices import STARTS, begun, exchange, pair, play, same
from trilithon.core import Player
from trilithon.core.errors import Problem
from trilithon.match import take_back
from trilithon.match.rounds import has_next, next_round
from trilithon.page.live.conversation import hear, meet, tell, want_again
from trilithon.page.live.device import Device

SIDES = st.sampled_from([0, 1])


class Channel(RuleBasedStateMachine):
    """Two honest persons who do whatever they may at any time."""

    @initialize(start=st.sampled_from(STARTS), seed=st.integers(0, 1000))
    def begin(self, start: tuple[str, dict[str, str], int], seed: int) -> None:
        self.rng = random.Random(seed)
        self.devices = [begun(*start, side) for side in (0, 1)]
        # What is on its way to each of them.
        self.coming: list[list[str]] = [[], []]
        self.connect()

    def connect(self) -> None:
        for side, device in enumerate(self.devices):
            device.outbox.clear()
            self.coming[side].clear()
            meet(device)
            tell(device)
        self.post()

    def post(self) -> None:
        for side, device in enumerate(self.devices):
            self.coming[1 - side] += device.outbox
            device.outbox.clear()

    @rule(side=SIDES, times=st.integers(1, 3))
    def play(self, side: int, times: int) -> None:
        for _ in range(times):
            play(self.devices[side], self.rng)
            self.post()
            self.deliver_all()
            side = 1 - side

    @rule(side=SIDES)
    def play_unheard(self, side: int) -> None:
        play(self.devices[side], self.rng)
        self.post()

    @rule(side=SIDES, what=st.sampled_from(["ask", "withdraw", "accept", "refuse", "leaf"]))
    def negotiate(self, side: int, what: str) -> None:
        match = self.devices[side].match
        try:
            if what == "ask":
                take_back.request(match)
            elif what == "withdraw":
                take_back.withdraw(match)
            elif what == "leaf":
                match.go(self.rng.choice(list(match.nodes)))
            else:
                take_back.answer_request(match, accept=what == "accept")
        except Problem:
            return
        tell(self.devices[side])
        self.post()

    @rule(side=SIDES, likely=st.integers(0, 3))
    def end(self, side: int, likely: int) -> None:
        match = self.devices[side].match
        own = take_back.own_side(match)
        if likely == 0 and match.turn is not None and own is not None:
            match.resign(own)
        elif has_next(match):
            self.devices[side].match = next_round(match)
        elif self.devices[side].is_over:
            want_again(self.devices[side], True)
        tell(self.devices[side])
        self.post()

    @rule(side=SIDES, at=st.integers(0, 5))
    @precondition(lambda self: any(self.coming))
    def deliver_one(self, side: int, at: int) -> None:
        if coming := self.coming[side]:
            self.hear(side, coming.pop(at % len(coming)))

    @rule(side=SIDES, at=st.integers(0, 5))
    def repeat_one(self, side: int, at: int) -> None:
        if coming := self.coming[side]:
            self.hear(side, coming[at % len(coming)])

    @rule(side=SIDES)
    def lose(self, side: int) -> None:
        self.coming[side].clear()

    @rule()
    def deliver_all(self) -> None:
        for _ in range(30):
            if not any(self.coming):
                return
            for side in (0, 1):
                texts, self.coming[side] = self.coming[side], []
                for text in texts:
                    self.hear(side, text)
        raise AssertionError("the devices never fell silent")

    @rule()
    def reconnect(self) -> None:
        self.connect()

    @rule(side=SIDES)
    def reload(self, side: int) -> None:
        """The page is loaded again: it knows the game, and nothing else.

        Who asked to take back and does not know it any more cannot believe a late answer.
        """
        if any(device.asked for device in self.devices):
            self.deliver_all()
        self.devices[side] = Device(self.devices[side].match)
        self.connect()

    def hear(self, side: int, text: str) -> None:
        device = self.devices[side]
        device.allowance.room = 60
        hear(device, text, 0)
        tell(device)
        self.post()

    def teardown(self) -> None:
        if not hasattr(self, "devices"):
            return
        self.connect()
        for _ in range(3):
            self.deliver_all()
            for device in self.devices:
                tell(device, anew=True)
            self.post()
        self.deliver_all()
        ids = {device.id for device in self.devices}
        if len(ids) == 1:
            assert same(self.devices)
            assert not any(device.apart for device in self.devices)
            requests = [take_back.request_of(device.match) for device in self.devices]
            assert requests[0] == requests[1]


def test_devices_agree_whatever_the_channel_does() -> None:
    run_state_machine_as_test(
        Channel, settings=settings(max_examples=many(60), stateful_step_count=30, deadline=None)
    )


@pytest.mark.parametrize(("game", "chosen", "rounds"), STARTS)
def test_a_whole_game_is_played_with_a_few_hundred_bytes_a_move(
    game: str, chosen: dict[str, str], rounds: int
) -> None:
    devices, rng = pair(game, chosen, rounds), random.Random(3)
    most = 0
    while not devices[0].is_over:
        for device in devices:
            if has_next(device.match):
                device.match = next_round(device.match)
            play(device, rng)
            most = max([most, *(len(text.encode()) for text in device.outbox)])
            exchange(devices)
    assert same(devices)
    assert most <= 200
    for device in devices:
        want_again(device, True)
        tell(device)
        exchange(devices)
    assert same(devices)
    assert devices[0].match.turn is Player.FIRST
    assert [take_back.own_side(device.match) for device in devices] == [Player.SECOND, Player.FIRST]
