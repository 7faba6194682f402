"""Live games: two pages with their engines."""

from __future__ import annotations

from typing import Any

from tests.support.client import Client
from trilithon.page.bridge import Bridge


class Person(Client):
    """A page with its engine; what it is to send is kept till the other one takes it."""

    def __init__(self, side: int, game: str = "consta", **more: Any) -> None:
        super().__init__()
        self.time = 100.0 * side
        self.bridge = Bridge(seed=lambda: 7, clock=lambda: self.time)
        self.live: dict[str, Any] = {}
        self.outbox: list[str] = []
        self.said: list[dict[str, Any]] = []
        clock = more.pop("clock", None)
        timed = {} if clock is None else {"clock": clock}
        seats = [
            {"seat": "human" if at == side else "remote", "level": 1, **timed} for at in (0, 1)
        ]
        self.send("open")
        chosen = {"seats": seats, "correspondence": "abcdef1234", **more}
        self.send("new", game=game, **{"settings": {"size": "5"}, **chosen})
        self.send("meet", on=True)

    def take(self, text: str) -> list[dict[str, Any]]:
        events = super().take(text)
        for event in events:
            if event["type"] == "live":
                self.live = event
                self.outbox += event["send"]
                self.said += event["said"]
        return events


def meet(game: str = "consta", **more: Any) -> tuple[Person, Person]:
    black, white = Person(0, game, **more), Person(1, game, **more)
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
    assert black.live["shared"]
    assert black.live["times"] is None
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


def test_komi_and_side_are_settled_live_and_a_draw_is_agreed() -> None:
    one, other = meet("carteso", settle=True)
    assert one.view["question"]["seat"] == "human"
    assert other.view["question"]["seat"] == "remote"
    one.send("answer", answer="4.5")
    carry(one, other)
    assert other.view["question"]["known"]["komi"] == "4.5"
    other.send("answer", answer="vertical")
    carry(one, other)
    assert [player["seat"] for player in one.view["players"]] == ["remote", "human"]
    assert one.view["settings"]["komi"] == "4.5"
    other.send("play", move="Bc3")
    carry(one, other)
    assert one.view["course"]["player"] == "horizontal"
    assert one.live["shared"]

    assert other.view["correspondence"]["may_offer_draw"]
    other.send("request", on=True, draw=True)
    carry(one, other)
    assert one.view["correspondence"]["request"] == {"player": 0, "moves": 0, "refused": False}
    one.send("answer_request", accept=False)
    carry(one, other)
    assert other.view["correspondence"]["request"]["refused"]
    one.send("play", move="Wd3")
    carry(one, other)
    one.send("request", on=True, draw=True)
    carry(one, other)
    other.send("answer_request", accept=True)
    carry(one, other)
    for person in (one, other):
        assert person.view["result"] == "1/2-1/2"
        assert person.view["status"]["key"] == "status-agreed"
        assert person.live["over"]


def test_the_pattern_of_each_round_is_settled_live() -> None:
    one, other = meet("constructo", settle=True, rounds=2, settings={"first": "yellow"})
    one.send("answer", answer="crown")
    carry(one, other)
    assert other.view["settings"]["pattern"] == "crown"
    one.send("play", move="R5")
    carry(one, other)
    other.send("resign")
    carry(one, other)
    one.send("next_round")
    other.send("next_round")
    assert other.view["question"]["seat"] == "human"
    other.send("answer", answer="arch")
    carry(one, other)
    assert one.view["settings"]["pattern"] == "arch"
    assert one.live["shared"]


def test_a_game_of_two_rounds_and_one_without_draws_offer_none() -> None:
    consta, constructo = Person(0), Person(0, "constructo", rounds=2, settings={})
    for person, move in ((consta, "c3"), (constructo, "R5")):
        person.send("play", move=move)
        assert not person.view["correspondence"]["may_offer_draw"]
        [told] = person.send("request", on=True, draw=True)
        assert told["text"]["key"] == "match-request"


def test_each_clock_is_counted_on_its_own_device_and_who_is_late_has_lost() -> None:
    black, white = meet(clock={"seconds": 60, "increment": 5})
    black.time += 50
    black.send("play", move="c3")
    carry(black, white)
    # The first move is made without a clock, and earns its seconds.
    assert white.live["times"] == {"left": [65000, 60000], "running": 1, "stood": 0}
    white.time += 20
    black.time += 20
    white.send("play", move="2a1")
    carry(black, white)
    assert black.live["times"]["left"] == [65000, 45000]
    assert black.live["times"]["running"] == 0
    # The page thinks that time is over, and the engine does not.
    black.time += 64
    white.time += 64
    black.send("time_out")
    assert black.view["result"] is None
    white.send("time_out")
    assert white.view["result"] is None
    # Two rounds of minutes later it is, whatever White's device thinks of it.
    black.time += 1
    black.send("attend", hidden=False, typing=False)
    carry(black, white)
    for person in (black, white):
        assert person.view["result"] == "0-1"
        assert person.view["course"]["termination"] == "time"
    # Another game begins with full clocks.
    for person in (black, white):
        person.send("want_again", on=True)
        carry(black, white)
    assert black.live["times"] == {"left": [60000, 60000], "running": None, "stood": 0}


def test_a_page_that_is_loaded_again_knows_the_times() -> None:
    black, white = meet(clock={"seconds": 60, "increment": 0})
    black.send("play", move="c3")
    carry(black, white)
    black.time += 20
    link, seats = white.view["fragment"], white.view["players"]
    for kept, left in (([60000, 31000], 31000), (None, 31000)):
        again = Person(1)
        again.send("meet", on=False)
        chosen = [{"seat": one["seat"], "level": 1} for one in seats]
        again.send("open", fragment=link, seats=chosen)
        assert again.view["players"][0]["clock"] == {"seconds": 60, "increment": 0}
        again.outbox.clear()
        again.send("meet", on=True, **({"left": kept} if kept else {}))
        black.send("meet", on=True)
        carry(black, again)
        # What was kept counts; else what the other device knows.
        assert again.live["times"]["left"] == [60000, left]


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
