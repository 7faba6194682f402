"""A board that several persons look at: a host, guests, and channels that lose and reorder."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.support.amounts import many
from trilithon.formats.link import write_fragment
from trilithon.games import GAMES
from trilithon.match import BadCommand, Match, Seat, annotation, new_match
from trilithon.match.correspondence import correspond
from trilithon.page.live.circle.guest import Guest
from trilithon.page.live.circle.host import Host
from trilithon.page.live.circle.messages import LONGEST_SPACE, MOST_GUESTS

ID = "circle1234"
GUESTS = st.integers(1, MOST_GUESTS)


def board() -> Match:
    return new_match(GAMES["carteso"], {"size": "4"})


def act(match: Match, rng: random.Random) -> None:
    """Play, leaf or draw, as whoever studies a game does."""
    what = rng.randrange(4)
    moves = match.game.rules.legal_moves(match.position) if match.outcome is None else ()
    if what == 0:
        match.go(rng.choice(list(match.nodes)))
    elif what == 1:
        annotation.comment(match, match.cursor.id, f"word {rng.randrange(5)}")
    elif moves:
        match.play(rng.choice(list(moves)))


class Circle(RuleBasedStateMachine):
    """A host and guests who do whatever they may at any time."""

    @initialize(seed=st.integers(0, 1000))
    def begin(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.host = Host(ID, board())
        self.guests: dict[int, Guest] = {}
        self.to: dict[int, list[str]] = {}
        self.back: dict[int, list[str]] = {}

    @rule(guest=GUESTS)
    def come(self, guest: int) -> None:
        """Somebody comes, or comes back after the page was loaded again."""
        self.guests[guest] = Guest(ID)
        self.to[guest], self.back[guest] = [], []
        self.host.welcome(guest)
        self.guests[guest].meet()
        self.post()

    @rule(guest=GUESTS)
    def leave(self, guest: int) -> None:
        self.host.dismiss(guest)
        self.guests.pop(guest, None)
        self.post()

    @rule(guest=st.integers(0, MOST_GUESTS))
    def hand(self, guest: int) -> None:
        if guest == 0 or guest in self.host.guests:
            self.host.hand(guest)
        self.post()

    @rule()
    def host_acts(self) -> None:
        if self.host.holder == 0:
            act(self.host.match, self.rng)
        self.post()

    @rule(guest=GUESTS, anyway=st.booleans())
    def guest_acts(self, guest: int, anyway: bool) -> None:
        """A guest does something, also where the move is not there: that is seen nowhere else."""
        found = self.guests.get(guest)
        if found is not None and found.match is not None and (found.holds or anyway):
            act(found.match, self.rng)
            found.tell(found.match)
        self.post()

    @rule(guest=GUESTS, at=st.none() | st.sampled_from(["a1", "b2"]))
    def point(self, guest: int, at: str | None) -> None:
        if guest in self.guests:
            self.guests[guest].point(at)
        self.post()

    @rule(guest=GUESTS)
    def lose(self, guest: int) -> None:
        if guest in self.guests:
            self.to[guest].clear()
            self.back[guest].clear()

    @rule(guest=GUESTS)
    def shuffle(self, guest: int) -> None:
        if guest in self.guests:
            self.rng.shuffle(self.to[guest])
            self.rng.shuffle(self.back[guest])

    @rule(guest=GUESTS)
    def deliver(self, guest: int) -> None:
        if guest not in self.guests:
            return
        to, self.to[guest] = self.to[guest], []
        back, self.back[guest] = self.back[guest], []
        for text in to:
            self.guests[guest].allowance.room = 60
            self.guests[guest].hear(text, 0)
        for text in back:
            if guest in self.host.guests:
                self.host.guests[guest].allowance.room = 60
            self.host.hear(guest, text, 0)
        self.post()

    def post(self) -> None:
        self.host.tell(self.host.match)
        for number, guest in self.guests.items():
            seat = self.host.guests.get(number)
            if seat is not None:
                self.to[number] += seat.outbox
                seat.outbox.clear()
            self.back[number] += guest.outbox
            guest.outbox.clear()

    @invariant()
    def nothing_is_wrong(self) -> None:
        if hasattr(self, "host"):
            assert self.host.trouble is None
            assert all(guest.trouble is None for guest in self.guests.values())

    def teardown(self) -> None:
        if not hasattr(self, "host"):
            return
        for _ in range(3):
            for number, guest in self.guests.items():
                guest.look()
                self.post()
                self.deliver(number)
        fresh = Guest(ID)
        self.host.welcome(MOST_GUESTS)
        self.host.tell(self.host.match)
        fresh.hear(self.host.guests[MOST_GUESTS].outbox[-1], 0)
        for guest in self.guests.values():
            assert guest.match is not None
            assert guest.fragment == fresh.fragment
            assert guest.holder == self.host.holder


def test_all_come_to_see_the_hosts_board_whatever_the_channels_do() -> None:
    run_state_machine_as_test(
        Circle, settings=settings(max_examples=many(40), stateful_step_count=30, deadline=None)
    )


def pair() -> tuple[Host, Guest]:
    host, guest = Host(ID, board()), Guest(ID)
    host.welcome(1)
    carry(host, guest)
    return host, guest


def carry(host: Host, guest: Guest) -> None:
    for _ in range(4):
        host.tell(host.match)
        sent, host.guests[1].outbox = host.guests[1].outbox, []
        for text in sent:
            guest.hear(text, 0)
        sent, guest.outbox = guest.outbox, []
        for text in sent:
            host.hear(1, text, 0)


def test_a_pupil_plays_where_the_move_was_handed_on_and_the_teacher_takes_it_back() -> None:
    host, pupil = pair()
    host.match.play_text("Bb2")
    host.tell(host.match)
    carry(host, pupil)
    assert pupil.match is not None
    assert [node.move for node in pupil.match.main_line()[1:]] == [host.match.cursor.move]
    pupil.match.play_text("Wc3")
    pupil.tell(pupil.match)
    carry(host, pupil)
    assert len(host.match.nodes) == 2

    host.hand(1)
    carry(host, pupil)
    assert pupil.holds
    pupil.match.play_text("Wc2")
    pupil.tell(pupil.match)
    carry(host, pupil)
    assert len(host.match.nodes) == 3
    assert host.match.cursor is host.match.main_line()[-1]
    host.hand(0)
    pupil.match.play_text("Bd4")
    pupil.tell(pupil.match)
    carry(host, pupil)
    assert not pupil.holds
    assert len(host.match.nodes) == 3


def test_a_guest_of_bad_will_changes_nothing() -> None:
    host, _ = pair()
    host.match.play_text("Bb2")
    annotation.comment(host.match, host.match.cursor.id, "Mine")
    host.tell(host.match)
    before = write_fragment(host.match)

    def send(**told: object) -> str | None:
        host.hear(1, json.dumps({"id": ID, **told}), 0)
        host.guests[1].allowance.room = 60
        trouble, host.trouble = host.trouble, None
        return None if trouble is None else trouble["key"]

    other = write_fragment(new_match(GAMES["consta"], {"size": "5"}))
    empty = write_fragment(board())
    # The move is not there.
    assert send(t="change", grant=0, n=1, fragment=empty) is None
    assert write_fragment(host.match) == before
    host.hand(1)
    assert send(t="change", grant=1, n=1, fragment=other) == "match-apart"
    assert send(t="change", grant=1, n=1, fragment="1tnonsense") is not None
    assert send(t="change", grant=7, n=1, fragment=empty) is None
    assert send(t="point", by=2, at="x" * (LONGEST_SPACE + 1)) == "live-malformed"
    assert send(t="board", i=9) == "live-malformed"
    assert send(t="later") is None
    host.hear(1, "x" * 100_000, 0)
    assert host.trouble is not None
    host.trouble = None
    assert write_fragment(host.match) == before
    # An empty board of the holder's takes nothing away: the host alone does.
    assert send(t="change", grant=1, n=1, fragment=empty) is None
    assert len(host.match.nodes) == 2
    assert host.match.root.children[0].comments == ["Mine"]
    # Who has no seat is not heard.
    host.hear(2, json.dumps({"t": "point", "id": ID, "by": 2, "at": "a1"}), 0)
    assert host.points == {}


def test_there_are_four_guests_at_most_and_no_help_in_a_game_that_is_played() -> None:
    host = Host(ID, board())
    for guest in range(1, MOST_GUESTS + 1):
        host.welcome(guest)
    for guest in (0, MOST_GUESTS + 1):
        with pytest.raises(BadCommand):
            host.welcome(guest)
    played = board()
    played.seats = Seat(), Seat("remote")
    correspond(played, "abcdef1234")
    host = Host(ID, played)
    host.welcome(1)
    with pytest.raises(BadCommand):
        host.hand(1)
    host.tell(host.match)
    watching = Guest(ID)
    watching.hear(host.guests[1].outbox[-1], 0)
    assert watching.match is not None
    assert watching.match.correspondence is None
