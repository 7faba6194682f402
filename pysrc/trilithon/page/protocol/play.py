"""What a page asks of the engine while a game is played or looked through."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from trilithon.core.scene import Orientation


class Choose(TypedDict):
    """Point at a space or an option: the draft grows, or a whole move is played.

    With `hold`, the move waits for `confirm` and is shown as not yet played.
    """

    type: Literal["choose"]
    session: str
    revision: int
    choice: str
    hold: NotRequired[bool]


class Inspect(TypedDict):
    """Ask what may be done with a space or an option; answered with an explanation."""

    type: Literal["inspect"]
    session: str
    revision: int
    choice: str


class Clue(TypedDict):
    """Ask for help with a task that this move solves; answered with an explanation.

    Step 1 tells where to look, step 2 what to choose first.
    """

    type: Literal["clue"]
    session: str
    revision: int
    move: str
    step: Literal[1, 2]


class Play(TypedDict):
    """Play a whole move given in notation."""

    type: Literal["play"]
    session: str
    revision: int
    move: str


class Go(TypedDict):
    """Put the cursor on a node of the game tree (0 is the start)."""

    type: Literal["go"]
    session: str
    revision: int
    node: int


class Prune(TypedDict):
    """Change the tree at a node: `promote` its line, or `delete` it and all that follows."""

    type: Literal["promote", "delete"]
    session: str
    revision: int
    node: int


class Display(TypedDict):
    """Show the board so from now on: with the numbers of their moves on the pieces, or without."""

    type: Literal["display"]
    session: str
    revision: int
    numbers: bool


class Orient(TypedDict):
    """Turn the board to so many quarters to the right; one of the view's `orientations`."""

    type: Literal["orient"]
    session: str
    revision: int
    orientation: Orientation


class ListMoves(TypedDict):
    """Ask which moves are legal at the cursor; answered with `legal`.

    Listed are at most so many (`most`) of those whose text begins with `start`.
    """

    type: Literal["legal"]
    session: str
    revision: int
    start: str
    most: int


class Pace(TypedDict):
    """Let the computer think so many times as long as usual at its highest level from now on."""

    type: Literal["pace"]
    session: str
    revision: int
    pace: float


class Share(TypedDict):
    """Tell how many items of a correspondence's chain both devices know: these are settled."""

    type: Literal["shared"]
    session: str
    revision: int
    items: int


class Simple(TypedDict):
    """Commands without arguments.

    `retract` takes back the last choice of a draft, and `confirm` plays the move that is held.
    `undo` goes back, and `redo` forward, to where a human is to move. `resign` gives the game up
    for the human to move, and `time_out` loses it for whose turn it is. `next_round` begins the
    next round of a match. `close` ends the session.
    `hint` looks for a good move for the human to move, and `review` into all moves of the line
    through the cursor; `halt` ends either.
    """

    type: Literal[
        "retract",
        "confirm",
        "undo",
        "redo",
        "resign",
        "time_out",
        "next_round",
        "close",
        "hint",
        "review",
        "halt",
    ]
    session: str
    revision: int
