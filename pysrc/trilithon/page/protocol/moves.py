"""The moves of a game, and what is noted of them, as plain JSON data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class MoveView(TypedDict):
    """One move of the line that runs through the cursor. `node` is what `go` takes."""

    ply: int
    node: int
    player: str
    text: str


class TreeMove(MoveView):
    """One move of the whole tree, in a record's order: after a move come those that replace it.

    `depth` is 0 on the main line and one more in each variation; `begins` tells a variation's first
    move, and `parent` is the node that the move was made at. `lead` are comments before the move,
    `comments` those after it; `glyphs` are numeric annotation glyphs, and `marked` tells that
    something is drawn on the board.
    """

    depth: int
    parent: int
    begins: NotRequired[bool]
    lead: NotRequired[list[str]]
    comments: NotRequired[list[str]]
    glyphs: NotRequired[list[int]]
    marked: NotRequired[bool]


class MarkView(TypedDict):
    """What a person has drawn on the board: a circle on one space, or an arrow between two."""

    kind: Literal["circle", "arrow"]
    spaces: list[str]


class Note(TypedDict):
    """What is noted of the position at the cursor: a comment, glyphs and marks."""

    node: int
    comment: str
    glyphs: list[int]
    marks: list[MarkView]
