"""What the devices of a circle tell each other, as JSON texts (see docs/live.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from trilithon.page.live.messages import read_kind

VERSION = 1
MOST_GUESTS = 4


class Board(TypedDict):
    """The host's board, which all see: the one with the higher number `i` counts.

    `fragment` is that of its link. `holder` has the move: 0 is the host, others are guests by their
    numbers, of whom the receiver is `you`. `grant` counts how often the move was handed on, and
    `done` how many changes of the holder's are in the board.
    """

    t: Literal["board"]
    v: int
    id: str
    i: int
    fragment: str
    holder: int
    you: int
    guests: list[int]
    grant: int
    done: int


class Change(TypedDict):
    """The holder's board after so many changes (`n`) since the move was handed on (`grant`)."""

    t: Literal["change"]
    id: str
    grant: int
    n: int
    fragment: str


class Point(TypedDict):
    """Somebody (`by`) points at a space, or (with none) at nothing any more."""

    t: Literal["point"]
    id: str
    by: int
    at: str | None


class Look(TypedDict):
    """A guest has the board of this number; told every few seconds."""

    t: Literal["look"]
    id: str
    i: int


class End(TypedDict):
    """The host shares the board no more, or a guest leaves."""

    t: Literal["end"]
    id: str


Message = Board | Change | Point | Look | End
_KINDS: Mapping[str, Any] = {
    "board": Board,
    "change": Change,
    "point": Point,
    "look": Look,
    "end": End,
}
# No space has a longer name.
LONGEST_SPACE = 8


def read_message(text: str) -> Message | None:
    """The message of a text; None for a kind that later versions may have. Raises BadCommand."""
    found: Message | None = read_kind(text, _KINDS)
    return found
