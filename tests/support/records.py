"""Records for tests: short ones of Consta, their moves, and what is wrong with them."""

from __future__ import annotations

import pytest

from trilithon import GAMES
from trilithon.formats.pgn import RecordError, read_record, read_records
from trilithon.match import Match
from trilithon.match.node import Node

TAGS = '[Game "consta"]\n[Size "5"]\n\n'
WON = "1. c1 2. 2a1 3. c2,c3 4. 2a2 5. c4,c5 6. 2a3"


def small(moves: str) -> Match:
    """A game on 5×5 with these moves."""
    return read_record(TAGS + moves)


def line(match: Match) -> list[str]:
    """The moves of the main line."""
    return texts(match.root.end().path())


def texts(nodes: list[Node]) -> list[str]:
    """The moves that led to these nodes."""
    notation = GAMES["consta"].notation
    return [notation.write_move(n.parent.position, n.move) for n in nodes if n.parent is not None]


def refused(text: str) -> RecordError:
    """Why a text is no record, in one line."""
    with pytest.raises(RecordError) as caught:
        list(read_records(text))
    assert "\n" not in str(caught.value)
    return caught.value


def reason(text: str) -> str:
    """The key of what is wrong with a text."""
    return refused(text).reason.key
