"""Tabs of one browser with the page's own scripts, and what the device holds of their games."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

from tests.support.folders import TESTS
from trilithon.core.errors import Problem
from trilithon.formats.link import read_fragment
from trilithon.match import Match
from trilithon.page.bridge import Bridge

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
                if {"not-kept", "not-kept-by-link"} & set(told):
                    self.refused.add(int(page))

    def _ask(self, page: int, command: dict[str, Any]) -> list[dict[str, Any]]:
        engine = self.engines.setdefault(page, Bridge(seed=lambda: 7))
        before = self.views.get(page)
        events: list[dict[str, Any]] = json.loads(engine.handle(json.dumps(command)))
        for event in events:
            if event["type"] == "view":
                self.views[page] = event
        # A link's moves are among one's own once a side of it is taken.
        if command["type"] in ("play", "seats") and before is not self.views[page]:
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
