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
from trilithon.match import Clock, take_back
from trilithon.match.ending import resign, termination
from trilithon.match.rounds import has_next, next_round
from trilithon.page.live.conversation import hear, meet, tell, want_again
from trilithon.page.live.course import seated
from trilithon.page.live.device import Device

SIDES = st.sampled_from([0, 1])


# The devices' clocks do not begin at the same time.
APART = 1000.0


class Channel(RuleBasedStateMachine):
    """Two honest persons who do whatever they may at any time."""

    @initialize(
        start=st.sampled_from(STARTS),
        seed=st.integers(0, 1000),
        clock=st.sampled_from([None, Clock(30, 0), Clock(20, 5)]),
    )
    def begin(
        self, start: tuple[str, dict[str, str], int, bool], seed: int, clock: Clock | None
    ) -> None:
        self.rng = random.Random(seed)
        self.time = 0.0
        self.devices = [begun(*start, side, clock) for side in (0, 1)]
        # What is on its way to each of them.
        self.coming: list[list[str]] = [[], []]
        self.connect()

    def now(self, side: int) -> float:
        return self.time + side * APART

    def tell(self, side: int) -> None:
        tell(self.devices[side], self.now(side))
        self.post()

    def connect(self) -> None:
        for side, device in enumerate(self.devices):
            device.outbox.clear()
            self.coming[side].clear()
            meet(device)
            tell(device, self.now(side))
        self.post()

    @rule(seconds=st.floats(0, 12))
    def wait(self, seconds: float) -> None:
        self.time += seconds

    @rule(side=SIDES)
    def look_at_the_clock(self, side: int) -> None:
        self.tell(side)

    def post(self) -> None:
        for side, device in enumerate(self.devices):
            self.coming[1 - side] += device.outbox
            device.outbox.clear()

    @rule(side=SIDES, times=st.integers(1, 3))
    def play(self, side: int, times: int) -> None:
        for _ in range(times):
            play(self.devices[side], self.rng, self.now(side))
            self.post()
            self.deliver_all()
            side = 1 - side

    @rule(side=SIDES)
    def play_unheard(self, side: int) -> None:
        play(self.devices[side], self.rng, self.now(side))
        self.post()

    @rule(side=SIDES, what=st.sampled_from(["ask", "draw", "withdraw", "accept", "refuse", "leaf"]))
    def negotiate(self, side: int, what: str) -> None:
        match = self.devices[side].match
        try:
            if what == "ask":
                take_back.request(match)
            elif what == "draw":
                take_back.offer_draw(match)
            elif what == "withdraw":
                take_back.withdraw(match)
            elif what == "leaf":
                match.go(self.rng.choice(list(match.nodes)))
            else:
                take_back.answer_request(match, accept=what == "accept")
        except Problem:
            return
        self.tell(side)

    @rule(side=SIDES, likely=st.integers(0, 3))
    def end(self, side: int, likely: int) -> None:
        match = self.devices[side].match
        own = take_back.own_side(match)
        if likely == 0 and match.turn is not None and own is not None:
            resign(match, own)
        elif has_next(match):
            self.devices[side].match = next_round(match)
        elif self.devices[side].is_over:
            want_again(self.devices[side], True)
        self.tell(side)

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

    @rule(side=SIDES, keeps=st.booleans())
    def reload(self, side: int, keeps: bool) -> None:
        """The page is loaded again: it knows the game, and nothing else.

        Who asked to take back and does not know it any more cannot believe a late answer.
        """
        if any(device.asked for device in self.devices):
            self.deliver_all()
        before = self.devices[side]
        self.devices[side] = Device(before.match)
        if keeps and before.clock.limit is not None:
            self.devices[side].clock.know(before.clock.own, before.clock.theirs)
        self.connect()

    def hear(self, side: int, text: str) -> None:
        device = self.devices[side]
        device.allowance.room = 60
        hear(device, text, self.now(side))
        self.tell(side)

    def teardown(self) -> None:
        if not hasattr(self, "devices"):
            return
        self.connect()
        for _ in range(3):
            self.deliver_all()
            for side, device in enumerate(self.devices):
                tell(device, self.now(side), anew=True)
            self.post()
        self.deliver_all()
        ids = {device.id for device in self.devices}
        if len(ids) == 1:
            assert same(self.devices)
            assert not any(device.apart for device in self.devices)
            requests = [take_back.request_of(device.match) for device in self.devices]
            assert requests[0] == requests[1]
            self.check_clocks()

    def check_clocks(self) -> None:
        """Both show the same times, and who has lost by time has none."""
        one, other = (device.clock for device in self.devices)
        assert (one.limit is None) == (other.limit is None)
        if one.limit is None or one.round != other.round:
            return
        assert one.own == pytest.approx(other.theirs, abs=0.002)
        assert other.own == pytest.approx(one.theirs, abs=0.002)
        match = self.devices[0].match
        if termination(match) == "time":
            loser = match.game.rules.player(match.root.end().position)
            device = next(one for one in self.devices if seated(one.match) is loser)
            assert device.clock.own == 0


def test_devices_agree_whatever_the_channel_does() -> None:
    run_state_machine_as_test(
        Channel, settings=settings(max_examples=many(60), stateful_step_count=30, deadline=None)
    )


@pytest.mark.parametrize("start", STARTS)
def test_a_whole_game_is_played_with_a_few_hundred_bytes_a_move(
    start: tuple[str, dict[str, str], int, bool],
) -> None:
    devices, rng = pair(*start, Clock(600, 5)), random.Random(3)
    most = 0
    while not devices[0].is_over:
        for device in devices:
            if has_next(device.match):
                device.match = next_round(device.match)
            play(device, rng)
            most = max([most, *(len(text.encode()) for text in device.outbox)])
            exchange(devices)
    assert same(devices)
    assert most <= 260
    sides = [take_back.own_side(device.match) for device in devices]
    begins = devices[0].match.earlier[0] if devices[0].match.earlier else devices[0].match
    first = take_back.own_side(begins)
    for device in devices:
        want_again(device, True)
        tell(device, 0)
        exchange(devices)
    assert same(devices)
    assert devices[0].match.turn is Player.FIRST
    assert None not in sides
    assert first is not None
    assert take_back.own_side(devices[0].match) is first.opponent
