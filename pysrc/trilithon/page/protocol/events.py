"""What the engine tells a page, as plain JSON data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from trilithon.core.errors import Problem
from trilithon.core.scene import PictureKind, Scene, Shape, Switch, Text, Tool
from trilithon.formats.collection import CollectionEntry
from trilithon.page.protocol.view import KeptMatch

Event = Mapping[str, object]
"""Any of this package's typed dictionaries that have a `type`."""


class Explanation(TypedDict):
    """What a choice would do, or why it is barred; `spaces` show the reason.

    `shapes` are drawn over the board for as long as it stands. `refused` tells an answer to a
    choice that could not be taken from an answer to `inspect`.
    """

    type: Literal["explanation"]
    session: str
    revision: int
    choice: str
    refused: bool
    text: Text
    spaces: list[str]
    shapes: list[Shape]


class Thinking(TypedDict):
    """How far a search has come: `done` from 0 to 1, `winrate` for the side to move."""

    type: Literal["thinking"]
    session: str
    revision: int
    done: float
    winrate: float
    playouts: int


class Trouble(TypedDict):
    """Something handed in could not be used, or (`bridge-internal`) the engine is at fault.

    It answers a command of the type `about`, where it answers one; `session` is empty where that
    is about none. The session goes on unchanged.
    """

    type: Literal["trouble"]
    session: str
    about: str
    text: Text


def trouble(problem: Problem, session: str = "", about: str = "") -> Trouble:
    """A problem as the answer to a command."""
    return {"type": "trouble", "session": session, "about": about, "text": problem.text}


class Proposal(TypedDict):
    """The answer to `propose`: the settings completed, or what is wrong with them.

    `handicap` is what brings the `level` that was named and the one below it nearest to an even
    game, where that is known.
    """

    type: Literal["proposal"]
    game: str
    settings: dict[str, str]
    problem: Text | None
    handicap: HandicapEntry | None


class HandicapEntry(TypedDict):
    """A handicap of the core: two levels, who is helped by what, and which share he wins so."""

    level: int
    below: int
    player: str
    pieces: int
    settings: dict[str, str]
    share: float


class Sketch(TypedDict):
    """The answer to `sketch`: the drawing as it is now, its picture, and what it stands for.

    `value` is the text of the setting or position, or None where the drawing will not do. `says`
    tells what was drawn, or (`refused`) what is wrong with it or with what was to be done, and
    `spaces` where.
    """

    type: Literal["sketch"]
    game: str
    what: str
    drawing: str
    scene: Scene
    value: str | None
    says: Text
    refused: bool
    spaces: list[str]
    tools: list[Tool]
    switches: list[Switch]


class Gathered(TypedDict):
    """The answer to `gather`: one text of records; `left_out` counts fragments of no use."""

    type: Literal["gathered"]
    record: str
    left_out: int


class Challenged(TypedDict):
    """The answer to `challenge`: the game to be sent, and who plays what in it from where on."""

    type: Literal["challenged"]
    session: str
    revision: int
    fragment: str
    ply: int
    player: str
    level: int


class Collection(TypedDict):
    """The answer to `read`: the matches of a text up to the first thing that is wrong with it.

    `number` is that of the question, or 0.
    """

    type: Literal["collection"]
    number: int
    matches: list[CollectionEntry]
    problem: Text | None


class Adopted(TypedDict):
    """The answer to `adopt`: the games of a text that are new, and how many are kept already.

    They come up to the first thing that is wrong with the text.
    """

    type: Literal["adopted"]
    games: list[KeptMatch]
    known: int
    problem: Text | None


class Picture(TypedDict):
    """The answer to `picture`: SVG text that needs nothing else."""

    type: Literal["picture"]
    session: str
    revision: int
    kind: PictureKind
    svg: str


class Parts(TypedDict):
    """The answer to `parts`: attributes of an embedded board, by name.

    `status` is that of the view as it is told to somebody who plays on neither side.
    """

    type: Literal["parts"]
    session: str
    revision: int
    parts: dict[str, str]
    status: Text


class LegendEntry(TypedDict):
    """A mark on the board with its meaning.

    The shapes are an example, in a square of so many board units (`extent`) about the origin.
    """

    extent: float
    shapes: list[Shape]
    text: Text


class Legend(TypedDict):
    """The answer to `legend`: the marks that are on the board now."""

    type: Literal["legend"]
    session: str
    revision: int
    entries: list[LegendEntry]


class Legal(TypedDict):
    """The answer to `legal`: how many moves there are, and in notation those that begin so.

    `complete` tells that none was left out for want of room.
    """

    type: Literal["legal"]
    session: str
    revision: int
    count: int
    start: str
    moves: list[str]
    complete: bool
