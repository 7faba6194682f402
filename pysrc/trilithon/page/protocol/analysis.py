"""What is found out about positions and moves while somebody watches, as plain JSON data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from trilithon.core.scene import Shape


class Verdict(TypedDict):
    """How good something is for the first player: the share of games won, from 0 to 1.

    `result` is how the game ends with best play, 1, 0 or -1, where that is proved, and `points` how
    many the first player is then ahead, in games of points where that is known.
    """

    winrate: float
    result: NotRequired[Literal[1, 0, -1]]
    points: NotRequired[float]


class LineView(TypedDict):
    """One of the best moves with what is expected to be played after it, in notation."""

    moves: list[str]
    verdict: Verdict
    playouts: int


class TurnView(TypedDict):
    """A legal move with its exact value."""

    move: str
    verdict: Verdict


class Analysis(TypedDict):
    """What is known of the position at the cursor, which is `node`; sent again as more is found.

    `state` tells whether more is to come; a paused one goes on when it is watched again. `verdict`
    is missing until something is known. `lines` are the best three moves, best first. `turns` are
    those whose value is proved, best first, where all are to be proved, of so many `legal` ones.
    `shapes` show on the board what `lines` or `turns` tell.
    """

    type: Literal["analysis"]
    session: str
    revision: int
    node: int
    state: Literal["running", "paused", "done"]
    verdict: NotRequired[Verdict]
    playouts: int
    lines: list[LineView]
    turns: NotRequired[list[TurnView]]
    legal: int
    shapes: list[Shape]


class SecondTry(TypedDict):
    """The task to find what would have been better: a position, and the goal to reach in it."""

    position: str
    goal: str


class JudgementView(TypedDict):
    """What a move gave away: a share of its player's chances, and `points` where they are known.

    `proved` tells that it is no estimate; `better` is what would have been best. `task` is there
    where it is worth finding that.
    """

    grade: Literal["dubious", "mistake", "blunder"]
    lost: float
    points: NotRequired[float]
    proved: bool
    better: str
    task: NotRequired[SecondTry]


class Assessment(TypedDict):
    """What is known of a node of the tree, and of the move that led there."""

    node: int
    verdict: Verdict
    judgement: NotRequired[JudgementView]


class Assessments(TypedDict):
    """What is known of all nodes that were looked into.

    `reviewed` is there while all moves of a game are looked into: how far that has come, 0 to 1. In
    tasks, a move counts that is estimated at most so much of the chances (`bound`) below the best.
    """

    type: Literal["assessments"]
    session: str
    revision: int
    nodes: list[Assessment]
    bound: float
    reviewed: NotRequired[float]


class Findings(TypedDict):
    """What was found out since this was last told, for a page to keep with the game.

    For each position a text, to be handed back with `open`; what came before for one is replaced.
    """

    type: Literal["findings"]
    session: str
    revision: int
    found: dict[str, str]


class Hint(TypedDict):
    """How far the search for a hint has come, and the move with its shapes once it is found.

    The move is `apart` where what is chosen already leads to others alone.
    """

    type: Literal["hint"]
    session: str
    revision: int
    done: float
    move: NotRequired[str]
    apart: NotRequired[bool]
    verdict: NotRequired[Verdict]
    shapes: list[Shape]


class SearchLine(TypedDict):
    """A line of a search in notation, seen by the mover of the position searched."""

    moves: list[str]
    winrate: float
    playouts: int
    result: NotRequired[Literal[1, 0, -1]]


class Assisted(TypedDict):
    """What an engine that helps another one has found of a position by now."""

    type: Literal["assisted"]
    position: str
    playouts: int
    lines: list[SearchLine]


class Trace(TypedDict):
    """The answer to `trace`: the line as shapes to be drawn over the board."""

    type: Literal["trace"]
    session: str
    revision: int
    moves: list[str]
    shapes: list[Shape]
