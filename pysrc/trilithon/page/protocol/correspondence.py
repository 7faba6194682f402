"""What a page shows of a game that is played by sending links, or against another line."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from trilithon.core.scene import Scene, Text


class RequestView(TypedDict):
    """A side (0 or 1) asks to take back so many moves, or (with none) for a draw.

    It is `refused` once the other has said no.
    """

    player: int
    moves: int
    refused: bool


class ReplyView(TypedDict):
    """A line that is foreseen: moves of the other side and replies in turn, up to a `node`."""

    node: int
    moves: list[str]


class CorrespondenceView(TypedDict):
    """A game played by sending links: its id, and who sent the link that it came with.

    `sender` is 0 or 1, as in `players`. Of two states of a game the later one has the higher
    `stage` (what was settled, and rounds), or else the `chain` of the earlier one and more; each of
    its items stands for a move and all before it. `link` is the fragment to be sent, without what
    was tried here. `request` is asked now; `may_request` tells that moves could be asked back here,
    `may_offer_draw` that a draw could be offered, and `may_foresee` that replies could be noted,
    which the person does while `foreseeing`; these are the `replies`, and `has_replies` tells that
    some came with the link, unseen.
    """

    id: str
    sender: int
    stage: int
    chain: list[str]
    link: str
    request: NotRequired[RequestView]
    may_request: bool
    may_offer_draw: bool
    may_foresee: bool
    foreseeing: bool
    has_replies: bool
    replies: list[ReplyView]


class PlayedLine(TypedDict):
    """One of two lines from the same position: its moves, how it ended, and its last board."""

    moves: list[str]
    status: Text
    result: str
    scene: Scene


class ChallengeView(TypedDict):
    """A line that is to be beaten from a position on.

    `ply` is how many moves both have; `player` is the side played here, against the computer's
    `level`. `first` is that line, `fragment` the game it is of, and `own` the one that was played
    here, which is there once it has ended; until then no board stands by either.
    """

    ply: int
    player: str
    level: int
    first: PlayedLine
    fragment: str
    own: NotRequired[PlayedLine]
