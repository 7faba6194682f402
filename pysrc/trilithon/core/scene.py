"""What a board shows, as plain JSON data.

Lengths are in board units: one space of a square board is 1 wide; x grows to the right and y
downwards, as in SVG.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# How many quarters a board is turned to the right.
Orientation = Literal[0, 1, 2, 3]
# How a picture looks; `auto` follows what its viewer asks for.
Theme = Literal["light", "dark", "auto"]
# What a board is made of: the usual, for any eyes, and black on white.
BoardTheme = Literal["stone", "clear", "print"]
PictureKind = Literal["still", "animated"]


class Text(TypedDict):
    """A sentence of the message catalogues; arguments are words, numbers or sentences."""

    key: str
    args: dict[str, str | float | Text]


def sentence(key: str, /, **args: str | float | Text) -> Text:
    """The sentence of a key, with its arguments."""
    return {"key": key, "args": args}


class Symbol(TypedDict):
    """A symbol of the sheet placed with its centre at (x, y); it is one board unit wide.

    What stands on others is drawn so far above its place (`lift`), however the board is turned.
    """

    kind: Literal["symbol"]
    key: str
    name: str
    x: float
    y: float
    lift: NotRequired[float]


class Path(TypedDict):
    """Lines, each the numbers x, y, x, y and so on of the places it leads through.

    `closed` ones come back to where they began, so that they may be filled as areas. With a
    `radius` there are circles around single places. One with an `anchor`, a place of its own, stays
    upright on a board that is turned.
    """

    kind: Literal["path"]
    key: str
    name: str
    lines: list[list[float]]
    closed: NotRequired[bool]
    radius: NotRequired[float]
    anchor: NotRequired[tuple[float, float]]


class Label(TypedDict):
    """A short text centred at (x, y), the same in every language."""

    kind: Literal["label"]
    key: str
    name: str
    x: float
    y: float
    text: str


Shape = Symbol | Path | Label


class Layer(TypedDict):
    """Shapes drawn together, layer by layer in the order of the names.

    `hints` (below the pieces) and `notes` (above them) tell why the position is as it is; a page
    leaves them out when it is to be quiet. `marks` are a commentator's circles and arrows.
    """

    name: Literal["ground", "under", "hints", "pieces", "over", "notes", "marks"]
    shapes: list[Shape]


class Space(TypedDict):
    """A space a person can point at, centred at (x, y).

    `holds` names its content and `state` what may be done there: `target` (it can be chosen now),
    `barred` (empty, and a rule forbids it now) or, where it is left out, nothing. For a target,
    `hint` is the catalogue key of what choosing it does, and `preview` its symbol where it differs
    from the scene's. `lifts` tells that what it holds can be dragged onto another space, which is
    two choices in a row.
    """

    id: str
    x: float
    y: float
    holds: str
    state: NotRequired[Literal["target", "barred"]]
    hint: NotRequired[str]
    preview: NotRequired[str]
    lifts: NotRequired[bool]


class Option(TypedDict):
    """Something besides a space that can be chosen, such as a pass; `label` is a catalogue key.

    `key` is a key of the keyboard that chooses it too. `pressed` is there where the option is a
    switch, such as the colour of the next stone. `symbol` shows what it puts on the board, and
    `lifts` tells that this can be dragged onto a space, which is two choices in a row.
    """

    id: str
    label: str
    key: NotRequired[str]
    pressed: NotRequired[bool]
    symbol: NotRequired[str]
    lifts: NotRequired[bool]


class HandItem(TypedDict):
    """Pieces of one kind that a player holds: `name` is their symbol, and `id` chooses one of them.

    `state` is as for a space, with `barred` where a rule forbids to choose it now. `key` is a key
    of the keyboard that chooses a target too; `hint` the catalogue key of what choosing it does.
    """

    id: str
    name: str
    count: int
    state: Literal["target", "barred", "idle"]
    key: NotRequired[str]
    hint: NotRequired[str]


class Hand(TypedDict):
    """What a player holds beside the board; `player` is the game's word for the side."""

    player: str
    items: list[HandItem]


class Scene(TypedDict):
    """A game's picture of a position. `bounds` is x, y, width and height of all that is drawn.

    `preview` is the symbol that shows under the pointer what a choice would put on a target.
    `rows` lists the ids of the spaces as a person reads the board, row by row from the top. `hands`
    are there in games whose players hold pieces, that of the first player first. `prompt` is the
    catalogue key of what to do next, whatever is pointed at.
    """

    bounds: tuple[float, float, float, float]
    space_shape: Literal["square", "point", "hexagon"]
    rows: list[list[str]]
    preview: NotRequired[str]
    prompt: NotRequired[str]
    layers: list[Layer]
    spaces: list[Space]
    options: list[Option]
    hands: NotRequired[list[Hand]]


class Tool(TypedDict):
    """Something that a drawing is changed with at a space.

    `symbol` shows it, and `label` is the catalogue key of its name. `count` tells how often it can
    still be used, where that is limited.
    """

    id: str
    symbol: str
    label: str
    count: NotRequired[int]


class Switch(TypedDict):
    """What a drawing has besides its spaces, such as the side to move; read as a setting's entry.

    The choice of a drawing that sets it is its name, a colon and the new value.
    """

    name: str
    kind: Literal["choice", "number", "flag", "player"]
    value: str
    offered: list[str]
