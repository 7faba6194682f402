"""A person at the terminal's screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from textual import _wait
from textual.pilot import Pilot

from trilithon.console.terminal.app import Terminal
from trilithon.console.terminal.board import Board
from trilithon.console.terminal.catalogue import Catalogue
from trilithon.console.terminal.record import RecordFile
from trilithon.formats.link import write_fragment
from trilithon.match import Match
from trilithon.page.protocol.view import View

# After each key it is waited until so much of so long a time, in seconds, has gone by without work.
# Usually that is 20 milliseconds, thousands of times in these tests.
_wait.SLEEP_GRANULARITY = 0.005
_wait.SLEEP_IDLE = _wait.SLEEP_GRANULARITY / 20

SEATS = ({"seat": "human", "level": 1}, {"seat": "computer", "level": 1})


class Person:
    """Who sits there: sees what is shown, and has keys and a mouse."""

    def __init__(self, app: Terminal, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def view(self) -> View:
        return self.app.engine.view

    @property
    def moves(self) -> list[str]:
        return [move["text"] for move in self.view["moves"]]

    def reads(self, name: str) -> str:
        """What stands in a part beside the board."""
        return str(self.app.query_one(f"#{name}").render())

    async def sees(self, state: Callable[[], bool]) -> None:
        """Wait for what is to come."""
        while not state():
            await self.pilot.pause()

    async def turn(self) -> None:
        """Wait until it is a person's turn, or the game is over."""
        await self.sees(lambda: not self.view["thinking"])

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def type(self, move: str) -> None:
        """Type a move into the line below the board."""
        self.app.query_one("#move").focus()
        await self.pilot.press(*move, "enter")

    async def click(self, space: str) -> None:
        """Click on the middle of a space."""
        picture = self.app.query_one(Board).picture
        places = [
            (column, row)
            for row in range(picture.height)
            for column in range(picture.width)
            if picture.space_at(column, row) == space
        ]
        await self.pilot.click(Board, offset=places[len(places) // 2])


def sit(
    match: Match,
    does: Callable[[Person], Awaitable[None]],
    *,
    language: str = "en",
    record: Path | None = None,
    before: str = "",
    size: tuple[int, int] = (100, 34),
) -> None:
    """Let a person play a match on a screen of so many characters.

    It is done in a thread of its own: a browser's tests leave a loop of events running in this one.
    """

    async def play() -> None:
        kept = RecordFile(record, before) if record else None
        app = Terminal(Catalogue(language), write_fragment(match), SEATS, kept)
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot)
            await person.turn()
            await does(person)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, play()).result()
