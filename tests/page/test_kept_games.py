"""Whatever tabs do to games that are kept, no move that was shown as made is ever out of reach."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

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
from tests.support.folders import TESTS
from trilithon.core.errors import Problem
from trilithon.formats.link import read_fragment
from trilithon.match import Match
from trilithon.page.bridge import Bridge

PAGES = st.integers(0, 2)
SPACES = st.sampled_from([f"{column}{row}" for column in "abcde" for row in "12345"])
SITE = "https://site.example/play.html"
NEW = "v=0&game=consta&size=5"
_GAME = "trilithon.game."
Line = tuple[Any, ...]


class Device:
    """Tabs in a process of Node, each with an engine of its own here."""

    def __init__(self) -> None:
        node = shutil.which("node")
        assert node is not None
        command = [node, str(TESTS / "scripts/device.js")]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.begin()

    def begin(self, **given: Any) -> None:
        """Begin with a new device."""
        self.engines: dict[int, Bridge] = {}
        self.views: dict[int, dict[str, Any]] = {}
        # What was made and shown in a tab, unless that had told that nothing can be kept.
        self.made: list[tuple[int, Line]] = []
        self.refused: set[int] = set()
        self.places: dict[str, str] = {}
        self.kept: dict[str, str] = {}
        self.do("begin", **given)

    def do(self, what: str, **given: Any) -> None:
        """Do something, and let engines and tabs answer each other until all is quiet."""
        waiting = [{"do": what, **given}]
        while waiting:
            answer = self._say(waiting.pop(0))
            for page, commands in answer["asked"]:
                events = [event for command in commands for event in self._ask(page, command)]
                if events:
                    waiting.append({"do": "events", "page": page, "events": events})
            self.places, self.kept = answer["places"], answer["device"]
            for page, told in answer["told"].items():
                if "not-kept" in told:
                    self.refused.add(int(page))

    def _ask(self, page: int, command: dict[str, Any]) -> list[dict[str, Any]]:
        engine = self.engines.setdefault(page, Bridge(seed=lambda: 7))
        before = self.views.get(page)
        events: list[dict[str, Any]] = json.loads(engine.handle(json.dumps(command)))
        for event in events:
            if event["type"] == "view":
                self.views[page] = event
        if command["type"] == "play" and before is not self.views[page]:
            match = read_fragment(self.views[page]["fragment"])
            self.made.append((page, line(match, match.cursor.id)))
        return events

    def _say(self, line: dict[str, Any]) -> dict[str, Any]:
        pipe, answers = self._process.stdin, self._process.stdout
        assert pipe is not None
        assert answers is not None
        pipe.write(json.dumps(line) + "\n")
        pipe.flush()
        answer: dict[str, Any] = json.loads(answers.readline())
        return answer

    def end(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()


@pytest.fixture(scope="module")
def device() -> Iterator[Device]:
    started = Device()
    yield started
    started.end()


def lines(fragment: str) -> set[Line]:
    """What stands in a game, line by line; nothing where the text cannot be read."""
    try:
        match = read_fragment(fragment)
    except Problem:
        return set()
    return {line(match, node.id) for node in match.root.subtree()}


def line(match: Match, node: int) -> Line:
    path = match.nodes[node].path()
    return match.root.position, *(one.move for one in path[1:])


def fragments(text: str) -> Iterator[str]:
    """Those in a text under a game's key, also where a later version has written it."""
    told = json.loads(text)
    if "inside" in told:
        yield from fragments(told["inside"])
    else:
        yield told["fragment"]


class Tabs(RuleBasedStateMachine):
    """Three tabs, and what becomes of the moves that are made in them."""

    device: Device

    @initialize(locks=st.booleans(), room=st.sampled_from([6, 12, 1000]))
    def begin(self, locks: bool, room: int) -> None:
        self.made: set[Line] = set()
        # What could not be kept, as the person was told, is there while its tab is; without locks
        # another tab's move may be shown in its place.
        self.loose: dict[int, set[Line]] = {}
        self.locks = locks
        self.device.begin(locks=locks, room=room)
        self.open(0, "new")
        self.play(0, ["c3", "c3"])
        self.open(1, "last")

    @rule(page=PAGES, what=st.sampled_from(["new", "last", "same"]))
    def open(self, page: int, what: str) -> None:
        shown = [view["fragment"] for view in self.device.views.values()]
        self._close(page)
        address = {"new": f"#{NEW}", "last": "", "same": f"#{[*shown, NEW][0]}"}[what]
        self.do("open", page=page, address=SITE + address)

    @rule(page=PAGES, spaces=st.lists(SPACES, min_size=2, max_size=2, unique=True))
    def play_here(self, page: int, spaces: list[str]) -> None:
        """Play in a tab, whichever owns the game."""
        self.take(page)
        self.play(page, spaces)

    @rule(page=PAGES, spaces=st.lists(SPACES, min_size=2, max_size=2, unique=True))
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
            self.do("follow", page=page, fragment=link)

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
