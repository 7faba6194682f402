"""What one device of a live game tells the other, as JSON texts, and what is refused of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from trilithon.match import MOST_MOVES, BadCommand
from trilithon.page.protocol.live import Word
from trilithon.page.validation import mismatch

VERSION = 1
# Letters of an item of the chain.
ITEM = 8
# A chain of all the moves that there can be, and what is written around it.
LONGEST = MOST_MOVES * ITEM * 2 + 500
LONGEST_WORDS = 300
Kind = Literal["answer", "play", "end", "back"]
# Who asks for something (0 or 1), to go back to which ply or (with none) for a draw, and whether
# the other one has refused.
Ask = tuple[int, int | None, bool]


class Hello(TypedDict):
    """How far a device knows the game: its whole course, without anything between the items."""

    t: Literal["hello"]
    v: int
    id: str
    chain: str


class Done(TypedDict):
    """One thing that was done: item number `n` of the course, which is `item` and follows `before`.

    For the rest see `match.correspondence.Act`.
    """

    t: Literal["done"]
    id: str
    n: int
    before: str
    item: str
    round: int
    kind: Kind
    text: str


class Tick(TypedDict):
    """How things stand, told when it changes and every few seconds: the later one (`i`) counts.

    `n` items are known, the last of which is `item`. `ask` is what is asked. `again` tells that
    another game is wanted, `hidden` that the page is not looked at, `typing` that words are being
    written. `times`, where there are clocks, are the number of the round, and the milliseconds that
    are left to the sender, and (as the sender knows) to the other one. `at` is when this was sent,
    in milliseconds of a clock of the sender's, and `echo` the same of the message that was heard
    last, with how many milliseconds ago that was.
    """

    t: Literal["tick"]
    id: str
    i: int
    n: int
    item: str
    ask: Ask | None
    again: bool
    hidden: bool
    typing: bool
    times: tuple[int, int, int] | None
    at: int
    echo: tuple[int, int] | None


class Say(TypedDict):
    """Words: some of those that both know in their own language (`word`), or a text."""

    t: Literal["say"]
    id: str
    word: Word | None
    text: str


Message = Hello | Done | Tick | Say
_KINDS: Mapping[str, Any] = {"hello": Hello, "done": Done, "tick": Tick, "say": Say}


def write_message(message: Mapping[str, object]) -> str:
    """The text of a message."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def read_message(text: str) -> Message | None:
    """The message of a text; None for a kind that later versions may have. Raises BadCommand."""
    found: Message | None = read_kind(text, _KINDS)
    return found


def read_kind(text: str, kinds: Mapping[str, Any]) -> Any:
    """The message of a text, which is of one of these kinds; None for others. Raises BadCommand."""
    if len(text) > LONGEST:
        raise BadCommand("live-large")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as reason:
        raise BadCommand("live-malformed", where="") from reason
    kind = found.get("t") if isinstance(found, dict) else None
    if not isinstance(kind, str):
        raise BadCommand("live-malformed", where="t")
    if kind not in kinds:
        return None
    if (where := mismatch(found, kinds[kind])) is not None:
        raise BadCommand("live-malformed", where=where.lstrip("."))
    return found
