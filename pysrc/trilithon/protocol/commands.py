"""What a page can ask of the engine, as plain JSON data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from trilithon.protocol.analysis import SearchLine
from trilithon.protocol.scene import BoardTheme, Orientation, PictureKind, Seat, Theme


class ClockChoice(TypedDict):
    """The time that a person has for a game, and what each move adds to it, in seconds."""

    seconds: int
    increment: int


class SeatChoice(TypedDict):
    """Who sits on a side; `level` counts for a computer, and a human may have a clock."""

    seat: Seat
    level: int
    clock: NotRequired[ClockChoice]


class Start(TypedDict):
    """How a session is to begin, in parts that are all texts, as attributes of an element are.

    `mode` is diagram (when left out), replay, play or puzzle. The game comes from `link` (a
    fragment), from `record`, or else from `game` with `settings` or a `position`, and the `moves`
    made from there with spaces or dots between them. `ply` is where the cursor is put, `level` that
    of the computer, and `orientation` how many quarters the board is turned to the right. In a
    puzzle, `goal` tells what a move is to reach (see `tasks`), where no moves do.
    """

    mode: NotRequired[str]
    link: NotRequired[str]
    record: NotRequired[str]
    game: NotRequired[str]
    settings: NotRequired[dict[str, str]]
    position: NotRequired[str]
    moves: NotRequired[str]
    ply: NotRequired[str]
    level: NotRequired[str]
    orientation: NotRequired[str]
    goal: NotRequired[str]


class Open(TypedDict):
    """Begin a session from the first of fragment and record that is given, else with a new game.

    With `start`, which says more, neither is looked at. What cannot be read is answered with
    trouble, and the session begins with a new game of the default size. `seats` are for first and
    second player; without them nobody plays a game by link here. `shared` is as for `Share`, and
    `numbers` as for `Display`, and `pace` as for `Pace`.
    """

    type: Literal["open"]
    session: str
    start: NotRequired[Start]
    fragment: NotRequired[str]
    record: NotRequired[str]
    seats: NotRequired[tuple[SeatChoice, SeatChoice]]
    shared: NotRequired[int]
    numbers: NotRequired[bool]
    pace: NotRequired[float]


class New(TypedDict):
    """Begin a new game in the session.

    With `settle`, the settings that the game leaves open are first settled by the two persons whose
    `seats` are given; else `seats` are those of the first and the second player. `rounds` is 1 or,
    in games that are played in rounds, 2. Where a seat is remote, `letter` is the id under which
    both devices know the game. With `position` the game begins from a set up position; then
    `settings` are what its text does not tell. With `handicap` so many pieces of the first player's
    are there at the start. `names` are those of the persons on the `seats`.
    """

    type: Literal["new"]
    session: str
    revision: int
    game: str
    settings: dict[str, str]
    seats: tuple[SeatChoice, SeatChoice]
    settle: NotRequired[bool]
    rounds: NotRequired[int]
    position: NotRequired[str]
    handicap: NotRequired[int]
    letter: NotRequired[str]
    names: NotRequired[tuple[str, str]]


class Answer(TypedDict):
    """Answer the view's question."""

    type: Literal["answer"]
    session: str
    revision: int
    answer: str


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


class Display(TypedDict):
    """Show the board so from now on: with the numbers of their moves on the pieces, or without."""

    type: Literal["display"]
    session: str
    revision: int
    numbers: bool


class Prune(TypedDict):
    """Change the tree at a node: `promote` its line, or `delete` it and all that follows."""

    type: Literal["promote", "delete"]
    session: str
    revision: int
    node: int


class Annotate(TypedDict):
    """Remark on the position at a node: what is given replaces what was remarked before."""

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


class Gather(TypedDict):
    """Ask for the records of games given as fragments; answered with `gathered`."""

    type: Literal["gather"]
    fragments: list[str]


class Share(TypedDict):
    """Tell how many items of the letter's chain both devices know: those are not taken back."""

    type: Literal["shared"]
    session: str
    revision: int
    items: int


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


class Go(TypedDict):
    """Put the cursor on a node of the game tree (0 is the start)."""

    type: Literal["go"]
    session: str
    revision: int
    node: int


class Orient(TypedDict):
    """Turn the board to so many quarters to the right; one of the view's `orientations`."""

    type: Literal["orient"]
    session: str
    revision: int
    orientation: Orientation


class Play(TypedDict):
    """Play a whole move given in notation."""

    type: Literal["play"]
    session: str
    revision: int
    move: str


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


class Seats(TypedDict):
    """Give the sides to other players in the middle of a game.

    `letter` is as for `new`, and `shared` as for `Share`. With `here`, the game goes on from the
    cursor, though other moves have been made there before.
    """

    type: Literal["seats"]
    session: str
    revision: int
    seats: tuple[SeatChoice, SeatChoice]
    letter: NotRequired[str]
    here: NotRequired[bool]
    shared: NotRequired[int]


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


class Propose(TypedDict):
    """Ask what a new game would be with these settings; answered with a proposal.

    Needs no session and changes none, as does `sketch`.
    """

    type: Literal["propose"]
    game: str
    settings: dict[str, str]


class DrawSketch(TypedDict):
    """Draw the value of a setting, or (`what`) a `position`.

    With `value` a drawing of it is begun; where that cannot be done, the `drawing` beside it stays.
    With `choice` a drawing is changed: at a space with a `tool`, by a switch such as `side:black`,
    or as a whole by `clear`. A `drawing` alone is just shown.
    """

    type: Literal["sketch"]
    game: str
    what: str
    value: NotRequired[str]
    drawing: NotRequired[str]
    choice: NotRequired[str]
    tool: NotRequired[str]


Command = (
    Open
    | New
    | Answer
    | Choose
    | Inspect
    | Clue
    | Draw
    | TellParts
    | Go
    | Display
    | Prune
    | Annotate
    | DrawMark
    | Share
    | SetTags
    | Read
    | Gather
    | Orient
    | Play
    | Seats
    | Analyse
    | Assist
    | Merge
    | Pace
    | ListMoves
    | DrawTrace
    | Simple
    | Propose
    | DrawSketch
)
