"""What a page is told of a model game, and of guesses at its moves, as plain JSON data."""

from __future__ import annotations

from typing import Literal, TypedDict


class ModelMove(TypedDict):
    """One move of a model game: who made it, where from, and what is said of it."""

    text: str
    player: str
    position: str
    comment: str


class Model(TypedDict):
    """The answer to `model`: a game with comments, and what a session needs to begin with it.

    `introduction` is what is said before the first move, and `fragment` the game as a link. `tags`
    are the record's. A guess brings up to `full` points.
    """

    type: Literal["model"]
    game: str
    settings: dict[str, str]
    tags: dict[str, str]
    introduction: str
    moves: list[ModelMove]
    result: str
    fragment: str
    full: int


class GuessedMove(TypedDict):
    """The answer to `guess`: the move and its points, of `full` that there are to be had.

    `best` is a move of the highest value known; `known` tells that the guess had a value already,
    and was not searched for.
    """

    type: Literal["guessed"]
    position: str
    move: str
    points: int
    full: int
    best: str
    known: bool
