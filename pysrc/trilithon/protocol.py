"""Everything that crosses between the engine and a page, as types of plain JSON data.

Commands go up, events come down. `web/js/protocol.d.ts` is generated from this module. Lengths are
in board units: one space of a square board is 1 wide; x grows to the right and y downwards, as in
SVG.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# A remote person plays on another device and sends links.
Seat = Literal["human", "computer", "remote"]
# How many quarters a board is turned to the right.
Orientation = Literal[0, 1, 2, 3]
# How a picture looks; `auto` follows what its viewer asks for.
Theme = Literal["light", "dark", "auto"]
PictureKind = Literal["still", "animated"]


class Text(TypedDict):
    """A sentence of the message catalogues; arguments are words, numbers or sentences."""

    key: str
    args: dict[str, str | int | Text]


class Symbol(TypedDict):
    """A symbol of the sheet placed with its centre at (x, y); it is one board unit wide."""

    kind: Literal["symbol"]
    key: str
    name: str
    x: float
    y: float


class Path(TypedDict):
    """Lines or areas, as SVG path data.

    One with an `anchor`, a place of its own, stays upright on a board that is turned.
    """

    kind: Literal["path"]
    key: str
    name: str
    d: str
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
    switch that stays on or off, such as the colour of the next stone.
    """

    id: str
    label: str
    key: NotRequired[str]
    pressed: NotRequired[bool]


class HandItem(TypedDict):
    """Pieces of one kind that a player holds: `name` is their symbol, and `id` chooses one of them.

    `state` is as for a space, with `barred` where a rule forbids to choose it now. `key` is a key
    of the keyboard that chooses it too; `hint` the catalogue key of what choosing it does.
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
    are there in games whose players hold pieces, that of the first player first.
    """

    bounds: tuple[float, float, float, float]
    space_shape: Literal["square", "point", "hexagon"]
    rows: list[list[str]]
    preview: NotRequired[str]
    layers: list[Layer]
    spaces: list[Space]
    options: list[Option]
    hands: NotRequired[list[Hand]]


class PlayerView(TypedDict):
    """One side: `name` is the game's word for it (a catalogue key ends in it).

    `score` counts this round, `total` all rounds so far in a match of several.
    """

    name: str
    seat: Seat
    level: int
    to_move: bool
    score: float | None
    total: NotRequired[float]


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
    """What is remarked on the position at the cursor: a comment, glyphs and marks."""

    node: int
    comment: str
    glyphs: list[int]
    marks: list[MarkView]


class LetterView(TypedDict):
    """A game played by sending links: its id, and who sent the link that it came with.

    `sender` is 0 or 1, as in `players`. Of two states of a game the later one has the higher
    `stage` (what was settled, and rounds), or else the `chain` of the earlier one and more; each of
    its items stands for a move and all before it.
    """

    id: str
    sender: int
    stage: int
    chain: list[str]


class Controls(TypedDict):
    """Which of the page's commands would do something now."""

    next_round: bool
    undo: bool
    redo: bool
    retract: bool
    resign: bool


class QuestionView(TypedDict):
    """What is to be settled before ply 1, such as the komi or who takes which side.

    `seat` is whose answer is awaited, `asked` which of the two persons that is (0 or 1). `answers`
    are offered; with `free`, another text will do too if the setting of that name can take it.
    `known` are the settings that are given and the answers so far.
    """

    name: str
    asked: int
    seat: Seat
    answers: list[str]
    free: bool
    known: dict[str, str]


class RoundView(TypedDict):
    """Which round of how many a match is in."""

    number: int
    rounds: int


class View(TypedDict):
    """All that a page shows of one session.

    `match` counts the matches that the session has shown. `question` is there while the game is
    being set up, `round` in a match of several rounds, `letter` in a game that is played by sending
    links. `held` is a whole move that waits to be confirmed. `moves` is the line through the
    cursor; `tree` all moves, where there are variations or remarks. `tags` are the record's, such
    as names and the date. `introduction` are the comments before the first move. The scene is drawn
    in one of the `orientations` that the game's board may have.
    """

    type: Literal["view"]
    session: str
    revision: int
    match: int
    game: str
    settings: dict[str, str]
    orientation: Orientation
    orientations: list[Orientation]
    scene: Scene
    question: NotRequired[QuestionView]
    round: NotRequired[RoundView]
    status: Text
    notices: list[Text]
    players: list[PlayerView]
    letter: NotRequired[LetterView]
    moves: list[MoveView]
    tree: NotRequired[list[TreeMove]]
    introduction: NotRequired[list[str]]
    note: Note
    tags: dict[str, str]
    cursor: int
    draft: list[str]
    held: NotRequired[str]
    controls: Controls
    result: str | None
    thinking: bool
    position: str
    fragment: str
    record: str


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
    """Something handed in could not be used, or (`internal`) the engine is at fault.

    The session goes on unchanged.
    """

    type: Literal["trouble"]
    session: str
    text: Text


class Catalogue(TypedDict):
    """What games there are, for a page's menus: settings with what is offered, and the levels."""

    type: Literal["catalogue"]
    games: list[GameEntry]


class GameEntry(TypedDict):
    """One game of the catalogue.

    `settles` names the settings that can be settled by question and answer, and `rounds` tells that
    a match of two rounds can be played.
    """

    name: str
    players: tuple[str, str]
    settings: list[SettingEntry]
    levels: list[int]
    settles: list[str]
    rounds: bool


class SettingEntry(TypedDict):
    """One setting: its word, its default and the values to offer, as texts.

    A `number` may have other values than those offered; a `flag` has two; a `player` is the word of
    the side that begins. With `drawn`, other values can be drawn by `sketch`.
    """

    name: str
    kind: Literal["choice", "number", "flag", "player"]
    default: str
    offered: list[str]
    drawn: NotRequired[bool]


class Proposal(TypedDict):
    """The answer to `propose`: the settings completed, or what is wrong with them."""

    type: Literal["proposal"]
    game: str
    settings: dict[str, str]
    problem: Text | None


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


class CollectionEntry(TypedDict):
    """One match of a file: its game, names by the words of its players, result and record."""

    game: str
    names: dict[str, str]
    date: str
    rounds: int
    plies: int
    result: str
    record: str


class Gathered(TypedDict):
    """The answer to `gather`: one text of records; `left_out` counts fragments of no use."""

    type: Literal["gathered"]
    record: str
    left_out: int


class Collection(TypedDict):
    """The answer to `read`: the matches of a text up to the first thing that is wrong with it."""

    type: Literal["collection"]
    matches: list[CollectionEntry]
    problem: Text | None


class Picture(TypedDict):
    """The answer to `picture`: SVG text that needs nothing else, and how many frames it has."""

    type: Literal["picture"]
    session: str
    revision: int
    kind: PictureKind
    svg: str
    frames: int


class Parts(TypedDict):
    """The answer to `parts`: attributes of an embedded board, by name."""

    type: Literal["parts"]
    session: str
    revision: int
    parts: dict[str, str]


Event = (
    View
    | Explanation
    | Thinking
    | Trouble
    | Catalogue
    | Proposal
    | Sketch
    | Collection
    | Gathered
    | Picture
    | Parts
)


class SeatChoice(TypedDict):
    """Who sits on a side; `level` counts for a computer."""

    seat: Seat
    level: int


class Start(TypedDict):
    """How a session is to begin, in parts that are all texts, as attributes of an element are.

    `mode` is diagram (when left out), replay, play or puzzle. The game comes from `link` (a
    fragment), from `record`, or else from `game` with `settings` or a `position`, and the `moves`
    made from there with spaces or dots between them. `ply` is where the cursor is put, `level` that
    of the computer, and `orientation` how many quarters the board is turned to the right.
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


class Open(TypedDict):
    """Begin a session from the first of fragment and record that is given, else with a new game.

    With `start`, which says more, neither is looked at. What cannot be read is answered with
    trouble, and the session begins with a new game of the default size. `seats` are for first and
    second player; without them nobody plays a game by link here. `shared` is as for `Share`, and
    `numbers` as for `Display`.
    """

    type: Literal["open"]
    session: str
    start: NotRequired[Start]
    fragment: NotRequired[str]
    record: NotRequired[str]
    seats: NotRequired[tuple[SeatChoice, SeatChoice]]
    shared: NotRequired[int]
    numbers: NotRequired[bool]


class New(TypedDict):
    """Begin a new game in the session.

    With `settle`, the settings that the game leaves open are first settled by the two persons whose
    `seats` are given; else `seats` are those of the first and the second player. `rounds` is 1 or,
    in games that are played in rounds, 2. Where a seat is remote, `letter` is the id under which
    both devices know the game. With `position` the game begins from a set up position; then
    `settings` are what its text does not tell.
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
    letter: NotRequired[str]


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
    for the human to move. `next_round` begins the next round of a match. `close` ends the session.
    """

    type: Literal["retract", "confirm", "undo", "redo", "resign", "next_round", "close"]
    session: str
    revision: int


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
    | Simple
    | Propose
    | DrawSketch
)
