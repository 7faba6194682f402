"""What a page asks of the engine about records, annotations, pictures and embedded boards."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from trilithon.core.scene import BoardTheme, PictureKind, Theme


class Annotate(TypedDict):
    """Annotate the position at a node: what is given replaces what was noted before."""

    type: Literal["annotate"]
    session: str
    revision: int
    node: int
    comment: NotRequired[str]
    glyphs: NotRequired[list[int]]


class DrawMark(TypedDict):
    """Draw a mark on the position at the cursor, or take it away if it is there."""

    type: Literal["mark"]
    session: str
    revision: int
    kind: Literal["circle", "arrow"]
    spaces: list[str]


class SetTags(TypedDict):
    """Tell names, date and event; an empty text takes a tag away."""

    type: Literal["tags"]
    session: str
    revision: int
    tags: dict[str, str]


class Read(TypedDict):
    """Read a text of records; answered with a collection. Needs no session and changes none."""

    type: Literal["read"]
    text: str


class Gather(TypedDict):
    """Ask for the records of games given as fragments; answered with `gathered`."""

    type: Literal["gather"]
    fragments: list[str]


class Draw(TypedDict):
    """Ask for a picture that stands alone; answered with a picture.

    A `still` one is of the cursor's position, or of that at another `node`; an `animated` one of
    the line through the cursor. `numbers` are those of the moves, written on the pieces.
    """

    type: Literal["picture"]
    session: str
    revision: int
    kind: PictureKind
    theme: Theme
    board: NotRequired[BoardTheme]
    coordinates: bool
    numbers: bool
    node: NotRequired[int]


class TellParts(TypedDict):
    """Ask by which attributes an embedded board shows the game as it stands; answered with parts.

    `mode` is one of those of `Start`. With `whole` the game is told from its beginning, else from
    the cursor on.
    """

    type: Literal["parts"]
    session: str
    revision: int
    mode: Literal["diagram", "replay", "play", "puzzle"]
    whole: bool
