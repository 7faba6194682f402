"""Whatever tabs do to games that are kept, no move that was shown as made is ever out of reach."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.support.amounts import many
from tests.support.client import Client, known
from tests.support.device import Device, Line, fragments, lines

PAGES = st.integers(0, 2)
SPACES = st.sampled_from([f"{column}{row}" for column in "abcde" for row in "12345"])
PAIRS = st.lists(SPACES, min_size=2, max_size=2, unique=True)
SITE = "https://site.example/play.html"
NEW = "v=0&game=consta&size=5"
_GAME = "trilithon.game."


@pytest.fixture(scope="module")
def device() -> Iterator[Device]:
    started = Device()
    yield started
    started.end()


def answered(link: str, spaces: list[str]) -> str:
    """What the other person of a game by link sends back, on a device that knows no more."""
    friend = Client()
    friend.send("open", fragment=link)
    told = friend.view["correspondence"]
    seats = [{"seat": "human", "level": 1}, {"seat": "human", "level": 1}]
    seats[told["sender"]]["seat"] = "remote"
    friend.send("seats", seats=seats, correspondence=told["id"], shared=known(told))
    friend.send("play", move=",".join(spaces) if friend.view["moves"] else spaces[0])
    sent: str = friend.view["correspondence"]["link"]
    return sent


class Tabs(RuleBasedStateMachine):
    """Three tabs, and what becomes of the moves that are made in them."""

    device: Device

    @initialize(locks=st.booleans(), room=st.sampled_from([6, 12, 1000]), by_link=st.booleans())
    def begin(self, locks: bool, room: int, by_link: bool) -> None:
        self.made: set[Line] = set()
        # What the other person has sent of games by link.
        self.links: list[str] = []
        self.begun = 0
        # What could not be kept, as the person was told, is there while its tab is; without locks
        # another tab's move may be shown in its place.
        self.loose: dict[int, set[Line]] = {}
        self.locks = locks
        self.device.begin(locks=locks, room=room)
        self.open(0, "new")
        self.play(0, ["c3", "c3"])
        if by_link:
            self.begin_by_link(0)
            self.answer(0, ["b2", "b3"], False)
        self.open(1, "last")

    @rule(page=PAGES, what=st.sampled_from(["new", "last", "same"]))
    def open(self, page: int, what: str) -> None:
        shown = [view["fragment"] for view in self.device.views.values()]
        self._close(page)
        address = {"new": f"#{NEW}", "last": "", "same": f"#{[*shown, NEW][0]}"}[what]
        self.do("open", page=page, address=SITE + address)

    @rule(page=PAGES, spaces=PAIRS)
    def play_here(self, page: int, spaces: list[str]) -> None:
        """Play in a tab, whichever owns the game."""
        self.take(page)
        self.play(page, spaces)

    @rule(page=PAGES, spaces=PAIRS)
    def play(self, page: int, spaces: list[str]) -> None:
        if page not in self.device.views:
            self.open(page, "last")
        self.send(page, "play", move=self._move(page, spaces))

    def _move(self, page: int, spaces: list[str]) -> str:
        return ",".join(spaces) if self.device.views[page]["moves"] else spaces[0]

    @rule(one=PAGES, other=PAGES, spaces=st.permutations(["a1", "b2", "c3", "d4"]))
    def race(self, one: int, other: int, spaces: list[str]) -> None:
        """Play in two tabs before either knows of the other's move."""
        pages = [page for page in {one, other} if page in self.device.views]
        moves = [self._move(page, spaces[at : at + 2]) for at, page in enumerate(pages)]
        commands = [{"type": "play", "move": move} for move in moves]
        self.do("race", pages=pages, commands=commands)

    @rule(page=PAGES)
    def undo(self, page: int) -> None:
        self.send(page, "undo")

    @rule(page=PAGES, back=st.integers(1, 3), what=st.sampled_from(["go", "promote"]))
    def leaf(self, page: int, back: int, what: str) -> None:
        view = self.device.views.get(page)
        if view is not None:
            nodes = [move["node"] for move in view.get("tree") or view["moves"]]
            if nodes:
                self.send(page, what, node=nodes[-min(back, len(nodes))])

    def send(self, page: int, kind: str, **fields: Any) -> None:
        if page in self.device.views:
            self.do("send", page=page, command={"type": kind, **fields})

    def do(self, what: str, **given: Any) -> None:
        """Do something, and note what was made by it."""
        self.device.do(what, **given)
        for page, made in self.device.made:
            kept = self.loose.setdefault(page, set()) if page in self.device.refused else self.made
            kept.add(made)
        self.device.made.clear()

    @rule(page=PAGES)
    def take(self, page: int) -> None:
        self.do("take", page=page)

    @rule(page=PAGES, index=st.integers(0, 3))
    def resume(self, page: int, index: int) -> None:
        keys = sorted(name.removeprefix(_GAME) for name in self.device.kept if _GAME in name)
        if keys and page in self.device.views:
            self._leave(page)
            self.do("resume", page=page, key=keys[index % len(keys)])

    @rule(page=PAGES, other=PAGES)
    def follow(self, page: int, other: int) -> None:
        views = self.device.views
        if page in views and other in views:
            link = views[other]["fragment"]
            self._leave(page)
            self.do("follow", page=page, fragments=[link])

    @rule(page=PAGES)
    def begin_by_link(self, page: int) -> None:
        if page in self.device.views:
            self._leave(page)
            self.begun += 1
            seats = [{"seat": seat, "level": 1} for seat in ("human", "remote")]
            begun = {"game": "consta", "settings": {"size": "5"}, "seats": seats}
            self.send(page, "new", **begun, correspondence=f"{self.begun:010}")
            self.play(page, ["c3", "c3"])

    @rule(index=st.integers(0, 2), spaces=PAIRS, old=st.booleans())
    def answer(self, index: int, spaces: list[str], old: bool) -> None:
        """The other person answers what is shown in a tab, or what they have sent before."""
        views = self.device.views.values()
        told = [view["correspondence"] for view in views if "correspondence" in view]
        if old and self.links:
            self.links.append(answered(self.links[-1], spaces))
        elif told:
            self.links.append(answered(told[index % len(told)]["link"], spaces))

    @precondition(lambda self: self.links)
    @rule(page=PAGES, indices=st.lists(st.integers(0, 3), min_size=1, max_size=3))
    def receive(self, page: int, indices: list[int]) -> None:
        """Open links that have come, one right after the other."""
        links = [self.links[-1 - index % len(self.links)] for index in indices]
        if page in self.device.views:
            self._leave(page)
            self.do("follow", page=page, fragments=links)

    @rule(page=PAGES)
    def accept(self, page: int) -> None:
        """Take the side that a link leaves open, or its course."""
        self.do("accept", page=page)

    @rule(page=PAGES)
    def lose_engine(self, page: int) -> None:
        if page in self.device.views:
            self.device.engines.pop(page)
            self.do("again", page=page)

    @rule(page=PAGES, lost=st.booleans())
    def crash(self, page: int, lost: bool) -> None:
        self._close(page)
        if not lost:
            self.open(page, "last")

    def _close(self, page: int) -> None:
        self._leave(page)
        self.device.views.pop(page, None)
        self.device.engines.pop(page, None)
        self.device.refused.discard(page)
        self.do("crash", page=page)

    def _leave(self, page: int) -> None:
        self.loose.pop(page, None)

    @rule(full=st.booleans())
    def fill(self, full: bool) -> None:
        self.do("fill", full=full)

    @rule(index=st.integers(0, 3), future=st.booleans())
    def write(self, index: int, future: bool) -> None:
        """A tab of another version has written a game: a later one, or one from the beginning."""
        names = sorted(name for name in self.device.kept if name.startswith(_GAME))
        if not names:
            return
        name = names[index % len(names)]
        text = self.device.kept[name]
        told = json.loads(text)
        if future:
            written = {"inside": text}
        else:
            written = {field: told[field] for field in told if field not in ("mark", "shared")}
        self.do("write", name=name, text=json.dumps(written))

    @invariant()
    def all_is_there(self) -> None:
        if not hasattr(self, "made"):
            return
        texts = [text for name, text in self.device.kept.items() if name.startswith(_GAME)]
        found = {one for text in texts for told in fragments(text) for one in lines(told)}
        for view in self.device.views.values():
            found |= lines(view["fragment"])
        assert self.made <= found
        for page, made in self.loose.items():
            assert made <= found or not self.locks, page


def test_no_move_that_was_shown_as_made_is_out_of_reach(device: Device) -> None:
    machine = type("Machine", (Tabs,), {"device": device})
    run_state_machine_as_test(
        machine, settings=settings(max_examples=many(12), stateful_step_count=25)
    )


def test_what_could_not_be_kept_stays_in_its_tab_when_the_one_that_took_the_game_over_leaves_it(
    device: Device,
) -> None:
    machine = type("Machine", (Tabs,), {"device": device})()
    machine.begin(locks=True, room=1000, by_link=False)
    # The first tab has once been told how the game stands.
    machine.take(1)
    machine.fill(full=True)
    machine.play_here(0, ["a1", "e3"])
    assert machine.loose[0]
    machine.take(1)
    machine.begin_by_link(1)
    assert device.places["0"] == "owner"
    assert machine.loose[0] <= lines(device.views[0]["fragment"])
