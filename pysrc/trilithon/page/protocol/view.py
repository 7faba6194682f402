"""All that a page shows of one session, as plain JSON data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from trilithon.core.scene import Orientation, Scene, Shape, Text
from trilithon.match.seats import SeatKind
from trilithon.page.protocol.correspondence import ChallengeView, CorrespondenceView
from trilithon.page.protocol.moves import MoveView, Note, TreeMove
from trilithon.page.seats import ClockChoice


class PlayerView(TypedDict):
    """One side: `name` is the game's word for it (a catalogue key ends in it).

    `score` counts this round, `total` all rounds so far in a match of several. `reckoning` tells
    what a score is made up of. `person` is the name of who plays it, and `clock` the time that was
    agreed, where there is one.
    """

    name: str
    seat: SeatKind
    level: int
    to_move: bool
    score: float | None
    reckoning: NotRequired[Text]
    total: NotRequired[float]
    person: NotRequired[str]
    clock: NotRequired[ClockChoice]


class Controls(TypedDict):
    """Which of the page's commands would do something now.

    `analyse` tells whether the position may be analysed, and `review` the whole game: not while
    somebody plays it who is to find the moves alone. `hint` is for games against the computer,
    and `challenge` for those that are over and can be played on by others. With `swap`, players
    change sides in another game.
    """

    next_round: bool
    undo: bool
    redo: bool
    retract: bool
    resign: bool
    analyse: bool
    review: bool
    hint: bool
    challenge: bool
    swap: bool


class QuestionView(TypedDict):
    """What is to be settled before ply 1, such as the komi or who takes which side.

    `seat` is whose answer is awaited, `asked` which of the two persons that is (0 or 1). `answers`
    are offered, those of a number from the usual one up; with `free`, another text will do too if
    the setting of that name can take it. `unsided` tells that nobody has a side yet.
    `known` are the settings that are given and the answers so far.
    """

    name: str
    asked: int
    seat: SeatKind
    answers: list[str]
    free: bool
    unsided: bool
    known: dict[str, str]


class RoundView(TypedDict):
    """Which round of how many a match is in."""

    number: int
    rounds: int


class Course(TypedDict):
    """How the game as it is played stands, wherever the cursor leafs to.

    `player` is whose turn it is, by the game's word, or None where nobody's is; `ply` is how many
    moves of the round led there, and `plies` how many were made in all rounds. `result` is that of
    the whole match once it is over, and `termination` the record's word for how it ended.
    """

    player: str | None
    ply: int
    plies: int
    result: str | None
    termination: str | None


class TaskView(TypedDict):
    """A task that is to be done by a move at a node, and how the one stands that was tried.

    Of several moves that are to be found this is the `number`-th of so many `turns`, and a right
    one is `answered`, since the reply follows; `answer` is a right move. `reasons` tell why one is
    wrong, and name it; `reply` tells of what is played against it, as soon as that is found.
    """

    node: int
    standing: Literal["open", "right", "wrong", "answered"]
    number: NotRequired[int]
    turns: NotRequired[int]
    answer: NotRequired[str]
    reasons: NotRequired[list[Text]]
    reply: NotRequired[list[Text]]


class PracticeView(TypedDict):
    """How the one person stands in a game that goes on from a task."""

    standing: Literal["open", "won", "lost", "drawn"]


class AimView(TypedDict):
    """What a side wants: that of the one person who plays here, else whoever is to move.

    The symbol is drawn for a board that lies as usual; `across` tells that it does not.
    """

    player: str
    symbol: str
    text: Text
    across: bool


class StepView(TypedDict):
    """What comes next when a decision is shown: see `core.presenter.Step`."""

    shapes: list[Shape]
    pieces: list[str]
    score: NotRequired[tuple[float, float]]


class DecisionView(TypedDict):
    """How the board has decided the game: the reason in words, and what shows it."""

    reason: Text
    steps: list[StepView]


class KeptMatch(TypedDict):
    """What a page keeps of a match, shown or not: these fields are those of `MatchView`."""

    game: str
    players: tuple[PlayerView, PlayerView]
    course: Course
    round: NotRequired[RoundView]
    fragment: str


class MatchView(TypedDict):
    """What a page shows of a match, whatever board it is on.

    `question` is there while the game is being set up, `round` in a match of several rounds, and
    `earlier` once there were some before this one: each as the link of a game of its own,
    `correspondence` in a game that is played by sending links, `challenge` where a line is to be
    beaten. `explored` tells that the game is analysed, so that one person plays both sides. `held`
    is a whole move that waits to be confirmed. `moves` is the line through the cursor; `tree` all
    moves, where there are variations or annotations. `tags` are the record's, such as names and the
    date. `introduction` are the comments before the first move. `mover` is whose turn it is at the
    cursor, 0 or 1 as in `players`, also after the end, when nobody is `to_move`. `leafed` tells
    that the game goes on from another position than the one at the cursor, so that moves made here
    are tried beside it. The scene is drawn in one of the `orientations` that the game's board may
    have. `task` is there where it began with a goal, and `practice` where that is played on. It is
    `hopeless` where a game was begun anew from its mistake, and none was found: it seems to have
    been lost before. `news` tells what the move that led here has brought about, such as claims.
    `threat` is what whoever is to move must prevent now or lose. `tips` are the catalogue keys of
    what a beginner should know of what is on the board. `decision` is there where the board at the
    cursor is over; no side has an `aim` there.

    `cursor` is a ply: how many of `moves` lead to what is on the board. It is no node, which is
    what `Match.cursor` is and what `go` takes: that is `note["node"]`, as `note` is what is noted
    of the position at the cursor. `draft` are the choices so far of a move that is not complete.
    `position` is the one at the cursor as a text of the game's notation; `fragment` is the whole
    match as the end of a link, which `open` takes, and `record` the same as a text of records, one
    for each round.
    """

    game: str
    settings: dict[str, str]
    orientation: Orientation
    orientations: list[Orientation]
    scene: Scene
    question: NotRequired[QuestionView]
    round: NotRequired[RoundView]
    earlier: NotRequired[list[str]]
    aim: AimView | None
    status: Text
    threat: NotRequired[Text]
    notices: list[Text]
    news: list[Text]
    tips: list[str]
    players: tuple[PlayerView, PlayerView]
    course: Course
    correspondence: NotRequired[CorrespondenceView]
    challenge: NotRequired[ChallengeView]
    task: NotRequired[TaskView]
    practice: NotRequired[PracticeView]
    hopeless: NotRequired[bool]
    moves: list[MoveView]
    tree: NotRequired[list[TreeMove]]
    introduction: NotRequired[list[str]]
    note: Note
    tags: dict[str, str]
    cursor: int
    mover: int
    leafed: bool
    draft: list[str]
    held: NotRequired[str]
    controls: Controls
    result: str | None
    decision: NotRequired[DecisionView]
    thinking: bool
    explored: bool
    position: str
    fragment: str
    record: str


class View(MatchView):
    """All that a page shows of one session.

    `moved` is the first revision with this position, draft and seats: what was asked on it or
    later still counts. `match` counts the matches that the session has shown. `joined` is how often
    the match has taken in what was made of it in another tab.
    """

    type: Literal["view"]
    session: str
    revision: int
    moved: int
    match: int
    joined: int
