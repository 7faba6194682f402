"""What can be wrong with a record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from trilithon.core.errors import Problem
from trilithon.formats.pgn.lexer import Token
from trilithon.match import Match

_TEXT_SHOWN = 40
# In the first game of a text, which mostly is the only one, and in a later one.
_AT_MOVE = "record-move", "record-move-later"
_AT_LINE = "record-line", "record-line-later"
_AT_END = "record-end", "record-end-later"
_AT_END_MOVED = "record-end-moved", "record-end-moved-later"
# What is wrong with a text as a whole, so that no place in it is to blame.
_WHOLE = {"record-none", "record-game-missing", "record-json"}


class BadRecord(Problem):
    """A part of a record that cannot stand where it does, or says what is not so."""


class RecordError(Problem):
    """The first thing wrong in a text of records: where it stands, and the problem with it.

    `match` holds what was read of the game before, and is None when its tags were no good. `line`
    and `game` count from 1; `ply` is the number that the move in question has in the record, 0
    before the first move.
    """

    def __init__(
        self, game: int, line: int, ply: int, text: str, reason: Problem, match: Match | None = None
    ) -> None:
        shown = " ".join(text.split())
        shown = shown if len(shown) <= _TEXT_SHOWN else shown[: _TEXT_SHOWN - 1] + "…"
        told = _told(game, line, ply, shown, reason)
        super().__init__(told.key, reason.spaces, **told.arguments)
        self.game = game
        self.line = line
        self.ply = ply
        self.reason = reason
        self.match = match


def _told(game: int, line: int, ply: int, text: str, reason: Problem) -> Problem:
    """The reason with the place that helps a reader to find it, and no more of it than that."""
    if game == 1 and reason.key in _WHOLE:
        return reason
    first, later = (_AT_MOVE if ply else _AT_LINE) if text else (_AT_END_MOVED if ply else _AT_END)
    place: dict[str, str | int] = {"line": line, "text": text} if text else {}
    if ply:
        place["ply"] = ply
    if game > 1:
        place["game"] = game
    return BadRecord(later if game > 1 else first, (), **place, reason=reason)


@contextmanager
def blaming(game: int, token: Token, ply: int = 0, match: Match | None = None) -> Iterator[None]:
    """Turns a problem raised inside into a RecordError at a token."""
    try:
        yield
    except RecordError:
        raise
    except Problem as reason:
        raise RecordError(game, token.line, ply, token.text, reason, match) from reason


def not_a_token(text: str) -> BadRecord:
    """What is wrong with a text that no token begins."""
    keys = {"[": "record-tag-malformed", "{": "record-comment-open"}
    return BadRecord(keys.get(text[0], "record-stray"))
