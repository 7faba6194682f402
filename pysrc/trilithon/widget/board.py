"""One board in a notebook: what it is asked to be, and how its game stands."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import anywidget
import traitlets

from trilithon.core.errors import Problem
from trilithon.core.scene import Text
from trilithon.formats.attributes import Start, begin, written_parts
from trilithon.match import Match
from trilithon.page.bridge import Bridge

_HERE = Path(__file__).parent
# In a wheel the page lies beside this module; in a checkout, where the build has put it.
_PLACES = (_HERE / "page.html", _HERE.parents[2] / ".cache" / "widget" / "page.html")
_SESSION = "board"
# What is said besides the game's settings: of the game itself, and of how the board looks.
_PARTS = ("link", "record", "position", "moves", "ply", "level", "orientation")
_LOOKS = ("theme", "board", "lang", "controls", "coordinates")


class Board(anywidget.AnyWidget):
    """A board like those on other pages: a game to play, a replay, a diagram or a puzzle.

    `game` is its name, or a match, such as `trilithon.lab.new` makes. What else there is to say are
    the attributes of the element `trilithon-board`, such as `size=5` or `level=2`; without a
    `level` two persons play. Raises Problem where they make no board. How the game stands can be
    read and observed: `record`, `position`, `move` (the last one), `ply`, and `result`, which is
    None while the game goes on.

    >>> board = Board("consta", size=3)
    >>> board.play("b2")
    >>> board.position
    '3/1b1/3 w 2'
    """

    _esm = _HERE / "frame.js"
    _page = traitlets.Unicode().tag(sync=True)
    _parameters = traitlets.Dict().tag(sync=True)
    record = traitlets.Unicode().tag(sync=True)
    position = traitlets.Unicode().tag(sync=True)
    move = traitlets.Unicode().tag(sync=True)
    ply = traitlets.Int().tag(sync=True)
    result = traitlets.Unicode(None, allow_none=True).tag(sync=True)

    def __init__(self, game: str | Match = "", mode: str = "play", **asked: object) -> None:
        given = {name: str(value) for name, value in asked.items()}
        if isinstance(game, Match):
            given = written_parts(game, mode, whole=True) | given
        elif game:
            given["game"] = game
        given["mode"] = mode
        start = _start(given)
        begin(start)
        super().__init__(_page=_page(), _parameters=given)
        self._bridge = Bridge()
        self._revision = 0
        self._catalogue: list[dict[str, Any]] = []
        self._search: asyncio.Task[None] | None = None
        self._carry_out({"type": "open", "start": start})
        self.on_msg(self._hear)

    def play(self, move: str) -> None:
        """Make a move for whoever sits at the board, and wait for the computer's answer.

        Raises Problem where it cannot be made.
        """
        events = self._handle({"type": "play", "move": move})
        self._tell(events)
        for event in events:
            if event["type"] == "trouble":
                raise _problem(event["text"])
        self._finish()

    def _hear(self, _widget: object, content: dict[str, Any], _buffers: object) -> None:
        """What a page has said: that it is there, or a command of whoever looks at it."""
        if content.get("kind") == "shown":
            self._tell([*self._catalogue, *self._handle({"type": "display", "numbers": False})])
        elif content.get("kind") == "command":
            self._carry_out(content["command"])

    def _carry_out(self, command: dict[str, Any]) -> None:
        self._tell(self._handle(command))
        self._go_on()

    def _handle(self, command: dict[str, Any]) -> list[dict[str, Any]]:
        told = {**command, "session": _SESSION}
        if command["type"] != "open":
            told.setdefault("revision", self._revision)
        found: list[dict[str, Any]] = json.loads(self._bridge.handle(json.dumps(told)))
        return found

    def _tell(self, events: list[dict[str, Any]]) -> None:
        """Know how the game stands now, and let all pages that show it know."""
        for event in events:
            if event["type"] == "catalogue":
                self._catalogue = [event]
            elif event["type"] == "view":
                self._note(event)
        if events:
            self.send({"events": events})

    def _note(self, view: dict[str, Any]) -> None:
        self._revision = view["revision"]
        ply = view["cursor"]
        with self.hold_trait_notifications():
            self.record, self.position = view["record"], view["position"]
            self.ply, self.result = ply, view["result"]
            self.move = view["moves"][ply - 1]["text"] if ply else ""

    def _go_on(self) -> None:
        """Let the computer think: in slices between the kernel's own work, where it has a loop."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._finish()
            return
        if self._search is None or self._search.done():
            self._search = loop.create_task(self._think())

    def _finish(self) -> None:
        while self._bridge.busy:
            self._tell(json.loads(self._bridge.step()))

    async def _think(self) -> None:
        while self._bridge.busy:
            self._tell(json.loads(self._bridge.step()))
            await asyncio.sleep(0)


def _problem(text: Text) -> Problem:
    """What the engine tells as what it is in Python."""
    told: dict[str, Any] = {
        name: _problem(value) if isinstance(value, dict) else value
        for name, value in text["args"].items()
    }
    return Problem(text["key"], **told)


def _start(given: dict[str, str]) -> Start:
    """What the engine is asked; it checks it."""
    parts = ("game", "mode", *_PARTS)
    start: dict[str, Any] = {name: given[name] for name in parts if name in given}
    others = {name: text for name, text in given.items() if name not in (*parts, *_LOOKS)}
    if others:
        start["settings"] = others
    return cast(Start, start)


def _page() -> str:
    """The page, which wheels have for notebooks; in a checkout it has to be made."""
    for place in _PLACES:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise FileNotFoundError(
        "the widget's page is not there: in a checkout `python build.py widget` makes it, "
        "and a wheel that was built without it, such as the lab's, cannot show boards"
    )
