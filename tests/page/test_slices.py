"""Slices: what is busy goes on in turn, and what waits for a file rests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.client import COMPUTER_SECOND
from trilithon.core import AnyGame, assets
from trilithon.page.bridge import Bridge

# Their names, by the sizes of their boards.
BOARDS = {5: "s", 7: "t", 9: "u"}
FILE = "games/constructo/play/books/none.book"


class Boards:
    """Boards of one engine, whose computers search for ever and note whose turn it was."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float, waits: str = "") -> None:
        self.turns: list[str] = []
        self.waits = waits
        self.seconds = seconds
        self.now = 0.0
        monkeypatch.setattr("trilithon.page.opponent.search", self._search)
        self.bridge = Bridge(seed=lambda: 7, clock=lambda: self.now)
        for size, name in BOARDS.items():
            self.send("open", name, fragment=f"v=0&game=consta&size={size}", seats=COMPUTER_SECOND)
            self.send("choose", name, choice="c3", revision=1)

    def send(self, kind: str, session: str, **fields: Any) -> None:
        self.bridge.handle(json.dumps({"type": kind, "session": session, **fields}))

    def _search(self, game: AnyGame, position: Any, *_: object, **__: object) -> Iterator[None]:
        name = BOARDS[int(game.notation.write_position(position).split("/")[0])]
        while True:
            self.turns.append(name)
            self.now += self.seconds
            if name == self.waits:
                while assets.awaited(FILE):
                    yield
            yield


def test_boards_share_a_slice_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = Boards(monkeypatch, seconds=0.003)
    for _ in range(20):
        before = boards.now
        boards.bridge.step()
        # No more than a slice and the step that it ended in.
        assert boards.now - before < 0.008 + 0.003
    assert len(boards.turns) == 60
    assert {boards.turns.count(name) for name in BOARDS.values()} == {20}


def test_what_waits_for_a_file_rests_until_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_had", "_missed", "_coming", "_lost"):
        monkeypatch.setattr(assets, name, {} if name == "_had" else set())
    boards = Boards(monkeypatch, seconds=0.003, waits="s")
    assert assets.read(FILE) is None
    assert assets.wanted() == FILE
    for _ in range(10):
        boards.bridge.step()
    assert boards.turns.count("s") == 1
    for name in ("t", "u"):
        boards.send("close", name, revision=2)
    boards.bridge.step()
    assert not boards.bridge.busy
    assets.supply(FILE, b"here it is")
    assert boards.bridge.busy
    boards.bridge.step()
    assert boards.turns.count("s") > 1
