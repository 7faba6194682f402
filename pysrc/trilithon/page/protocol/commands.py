"""All that a page can ask of the engine, as plain JSON data."""

from __future__ import annotations

from trilithon.page.protocol.play import (
    Choose,
    Clue,
    Display,
    Go,
    Inspect,
    ListMoves,
    Orient,
    Pace,
    Play,
    Prune,
    Share,
    Simple,
)
from trilithon.page.protocol.setup import Answer, DrawSketch, New, Open, Propose, Seats
from trilithon.page.protocol.study import Analyse, Assist, DrawTrace, Merge
from trilithon.page.protocol.writing import (
    Annotate,
    Draw,
    DrawMark,
    Gather,
    Read,
    SetTags,
    TellParts,
)

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
