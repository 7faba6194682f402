"""What a page asks of the engine to find out about a position, alone or with helpers."""

from __future__ import annotations

from typing import Literal, TypedDict

from trilithon.page.protocol.analysis import SearchLine


class Analyse(TypedDict):
    """Analyse the position at the cursor while `on`, wherever it goes; `paused` while unseen.

    While a game is analysed, one person plays both sides, and new moves make variations. It counts
    on any view. Nothing is found out where the view's controls say that it is not allowed.
    """

    type: Literal["analyse"]
    session: str
    revision: int
    on: bool
    paused: bool


class DrawTrace(TypedDict):
    """Ask for a line of moves from the cursor on, drawn on the board; answered with a trace."""

    type: Literal["trace"]
    session: str
    revision: int
    moves: list[str]


class Assist(TypedDict):
    """Let an engine help another one: search a position, or (where it is empty) none any more.

    Answered with `assisted` again and again. Needs no session.
    """

    type: Literal["assist"]
    game: str
    position: str


class Merge(TypedDict):
    """Hand over what a helper has found of the cursor's position; of another one it is dropped.

    What the same `helper` found before is replaced.
    """

    type: Literal["merge"]
    session: str
    revision: int
    helper: int
    position: str
    playouts: int
    lines: list[SearchLine]
