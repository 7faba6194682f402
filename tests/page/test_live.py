"""Live games: two devices, and a channel that loses, repeats and reorders what it carries."""

from __future__ import annotations

import json
import random
from typing import Any

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
from tests.support.client import Client
from trilithon.core import Player
from trilithon.core.errors import Problem
from trilithon.games import GAMES
from trilithon.match import Seat, new_match, take_back
from trilithon.match.correspondence import chain, correspond
from trilithon.match.rounds import has_next, next_round
from trilithon.page.live.device import Device
from trilithon.page.live.messages import LONGEST

STARTS = [
    ("consta", {"size": "3"}, 1),
    ("carteso", {"size": "3"}, 1),
    ("constructo", {"pattern": "arch"}, 2),
]
SIDES = st.sampled_from([0, 1])


def begun(game: str, chosen: dict[str, str], rounds: int, side: int) -> Device:
    match = new_match(GAMES[game], chosen)
    match.rounds = rounds
    match.seats = (Seat(), Seat("remote")) if side == 0 else (Seat("remote"), Seat())
    correspond(match, "abcdef1234")
    return Device(match)


def pair(game: str, chosen: dict[str, str], rounds: int = 1) -> list[Device]:
    devices = [begun(game, chosen, rounds, side) for side in (0, 1)]
    for device in devices:
        device.greet()
        device.tell()
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
                other.hear(text, 0)
                other.room = 60
            other.tell()
    raise AssertionError("the devices never fell silent")


def play(device: Device, rng: random.Random) -> None:
    """A random move of the person's here, if it is their turn."""
    match = device.match
    if match.turn is not None and match.turn is take_back.own_side(match):
        match.go(match.stand.id)
        match.play(rng.choice(list(match.game.rules.legal_moves(match.position))))
    device.tell()


def same(devices: list[Device]) -> bool:
    one, other = (device.match for device in devices)
    # One may have turned to the next round before its first move.
    further = len(one.earlier) != len(other.earlier)
    ends = further or one.root.end().position == other.root.end().position
    return chain(one) == chain(other) and ends and devices[0].id == devices[1].id


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
            device.greet()
            device.tell()
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
        self.devices[side].tell()
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
            self.devices[side].want_again(True)
        self.devices[side].tell()
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
        device.room = 60
        device.hear(text, 0)
        device.tell()
        self.post()

    def teardown(self) -> None:
        if not hasattr(self, "devices"):
            return
        self.connect()
        for _ in range(3):
            self.deliver_all()
            for device in self.devices:
                device.tell(anew=True)
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
        device.want_again(True)
        device.tell()
        exchange(devices)
    assert same(devices)
    assert devices[0].match.turn is Player.FIRST
    assert [take_back.own_side(device.match) for device in devices] == [Player.SECOND, Player.FIRST]


def trouble(device: Device, message: dict[str, Any] | str) -> str | None:
    device.hear(message if isinstance(message, str) else json.dumps(message), 0)
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
        black.hear(json.dumps({"t": "say", "id": black.id, "word": "hello", "text": ""}), 100.0)
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
                    other.room = 60
                    other.hear(json.dumps(message), 0)
            exchange_if_agreed(devices)


def exchange_if_agreed(devices: list[Device]) -> None:
    try:
        exchange(devices)
    except AssertionError:
        # A forged message has led to different games, which is told.
        assert any(device.apart for device in devices) or not same(devices)
        for device in devices:
            device.outbox.clear()


class Person(Client):
    """A page with its engine; what it is to send is kept till the other one takes it."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.live: dict[str, Any] = {}
        self.outbox: list[str] = []
        self.said: list[dict[str, Any]] = []
        seats = [{"seat": "human" if at == side else "remote", "level": 1} for at in (0, 1)]
        self.send("open")
        chosen = {"settings": {"size": "5"}, "seats": seats, "correspondence": "abcdef1234"}
        self.send("new", game="consta", **chosen)
        self.send("meet", on=True)

    def take(self, text: str) -> list[dict[str, Any]]:
        events = super().take(text)
        for event in events:
            if event["type"] == "live":
                self.live = event
                self.outbox += event["send"]
                self.said += event["said"]
        return events


def meet() -> tuple[Person, Person]:
    black, white = Person(0), Person(1)
    carry(black, white)
    return black, white


def carry(one: Person, other: Person) -> None:
    while one.outbox or other.outbox:
        for here, there in ((one, other), (other, one)):
            texts, here.outbox = here.outbox, []
            for text in texts:
                there.send("hear", text=text)


def test_pages_play_live_ask_and_talk() -> None:
    black, white = meet()
    assert white.live["met"]
    black.send("play", move="c3")
    carry(black, white)
    assert white.view["status"]["key"] == "status-your-move"
    assert black.live["known"] == 1
    # What the other one has seen is not just undone.
    assert not black.view["controls"]["undo"]
    black.send("request", on=True)
    carry(black, white)
    assert white.view["correspondence"]["request"]["player"] == 0
    white.send("answer_request", accept=True)
    black.send("say", word="thanks")
    white.send("say", text="<b>Not at all</b>")
    carry(black, white)
    assert black.view["moves"] == white.view["moves"] == []
    assert {one["text"] for one in black.said} == {"", "<b>Not at all</b>"}
    white.send("attend", hidden=True, typing=False)
    carry(black, white)
    assert black.live["hidden"]
    white.send("resign")
    carry(black, white)
    assert black.view["result"] == "1-0"
    white.send("want_again", on=True)
    carry(black, white)
    assert black.live["again"] == [False, True]
    black.send("want_again", on=True)
    carry(black, white)
    assert black.view["match"] == white.view["match"] == 3
    assert [player["seat"] for player in black.view["players"]] == ["remote", "human"]
    assert black.view["correspondence"]["id"] == white.view["correspondence"]["id"] != "abcdef1234"


def test_another_game_on_the_board_ends_the_live_one() -> None:
    black, _ = meet()
    black.new()
    assert black.live["ended"]
    assert black.send("hear", text="{}") == []


def test_a_game_that_cannot_be_live_says_so() -> None:
    client = Client()
    client.send("open")
    client.new()
    [told] = client.send("meet", on=True)
    assert told["text"]["key"] == "live-seats"
