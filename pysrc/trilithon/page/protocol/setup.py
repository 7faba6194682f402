"""What a page asks of the engine around the beginning of a game, and who plays it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from trilithon.formats.attributes import Start
from trilithon.match.seats import SeatKind


class ClockChoice(TypedDict):
    """The time that a person has for a game, and what each move adds to it, in seconds."""

    seconds: int
    increment: int


class SeatChoice(TypedDict):
    """Who sits on a side; `level` counts for a computer, and a human may have a clock."""

    seat: SeatKind
    level: int
    clock: NotRequired[ClockChoice]


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
    in games that are played in rounds, 2. Where a seat is remote, `correspondence` is the id
    under which both devices know the game. With `position` the game begins from a set up position;
    then `settings` are what its text does not tell. With `handicap` so many pieces of the first
    player's are there at the start. `names` are those of the persons on the `seats`.
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
    correspondence: NotRequired[str]
    names: NotRequired[tuple[str, str]]


class Answer(TypedDict):
    """Answer the view's question."""

    type: Literal["answer"]
    session: str
    revision: int
    answer: str


class Seats(TypedDict):
    """Give the sides to other players in the middle of a game.

    `correspondence` is as for `new`, and `shared` as for `Share`. With `here`, the game goes on
    from the cursor, though other moves have been made there before.
    """

    type: Literal["seats"]
    session: str
    revision: int
    seats: tuple[SeatChoice, SeatChoice]
    correspondence: NotRequired[str]
    here: NotRequired[bool]
    shared: NotRequired[int]


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
