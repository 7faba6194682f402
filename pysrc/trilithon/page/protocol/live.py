"""What the engine tells of boards that others on other devices see or play on, too."""

from __future__ import annotations

from typing import Literal, TypedDict

from trilithon.core.scene import Text


class CircleText(TypedDict):
    """What is to be sent to a guest of a circle, or (0) to its host."""

    to: int
    text: str


class Circle(TypedDict):
    """Who looks at one board together, and what is to be sent to them.

    The host is number 0, and this device is number `you`; until the board has come that is 0 too,
    so `hosting` tells. `guests` are those who look on, `most` so many there may be. `holder` may
    change the board, and `points` tells who points at what space. `number` is that of the board
    that was told last. `trouble` is what was refused last of what came. Once it is `ended`, another
    game is shown here.
    """

    type: Literal["circle"]
    session: str
    id: str
    hosting: bool
    you: int
    holder: int
    number: int
    guests: list[int]
    most: int
    points: list[tuple[int, str]]
    send: list[CircleText]
    trouble: Text | None
    ended: bool


# What both persons' pages know in words of their own language.
Word = Literal["hello", "luck", "well", "thanks", "sorry", "moment", "here", "bye"]


class WordsView(TypedDict):
    """What one of the two persons has said: a `word` that pages know in words, or a text."""

    own: bool
    word: Word | None
    text: str


class LiveTimes(TypedDict):
    """The clocks of a live game, as they are now, in milliseconds.

    `left` is the time of both sides, of whom one's is `running` (0 or 1). `stood` is by how much
    the other person's clock has gone too slowly.
    """

    left: tuple[int, int]
    running: int | None
    stood: int


class Live(TypedDict):
    """How a live game stands, and what is to be sent to the other device, each text by itself.

    `shared` tells that the other device surely has all that was done here. `apart` tells that the
    two know different courses of the game, `again` whether the person here and the other one want
    another game, which can be where it is `over`. `met` tells that the other one has answered, and
    `hidden` and `typing` tell of that page. `trouble` is what was refused last of what came. Once
    it is `ended`, another game is shown here. `way` is how long a message takes, in milliseconds,
    where that is known, and `times` are there where there are clocks.
    """

    type: Literal["live"]
    session: str
    id: str
    send: list[str]
    said: list[WordsView]
    shared: bool
    apart: bool
    over: bool
    again: tuple[bool, bool]
    met: bool
    hidden: bool
    typing: bool
    trouble: Text | None
    ended: bool
    way: int | None
    times: LiveTimes | None
