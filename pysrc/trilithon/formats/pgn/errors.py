"""What can be wrong with a record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from trilithon.core.errors import Problem, declare
from trilithon.formats.pgn.lexer import Token
from trilithon.match import Match

declare(
    {
        "record-error": "game {game}, line {line}, ply {ply}, {text}: {reason}",
        "record-none": "there is no record",
        "record-several": "one record is wanted, and here another one begins",
        "record-tag-malformed": 'a tag is written [Name "value"]',
        "record-tag-twice": "the tag {name} stands twice with different values",
        "record-game-missing": "the tag Game is missing",
        "record-game-unknown": "there is no game {name}",
        "record-termination": "it must be normal, resignation, time or unfinished",
        "record-comment-open": "the comment is not closed",
        "record-stray": "this cannot stand here",
        "record-number-missing": "the move's number is missing; it is {number}.",
        "record-number-wrong": "the move's number must be {number}.",
        "record-move-long": "no move is that long",
        "record-number-alone": "no move follows the number",
        "record-variation-start": "there is no move that a variation could replace",
        "record-variation-empty": "the variation has no move",
        "record-variation-open": "a variation is not closed",
        "record-variation-result": "a variation has no result",
        "record-variation-closed": "no variation is open",
        "record-glyph-alone": "there is no move that the glyph could stand for",
        "record-glyph-range": "glyphs are numbers from 0 to 255",
        "record-long": "the game has more in it than can be read",
        "record-result-missing": "the result is missing: 1-0, 0-1, 1/2-1/2 or *",
        "record-result-tag": "the tag Result is {tag}",
        "record-result-board": "the board's result is {board}",
        "record-result-unfinished": "the tag Termination is unfinished, which goes with *",
    }
)

_TEXT_SHOWN = 40


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
        super().__init__(
            "record-error", reason.spaces, game=game, line=line, ply=ply, text=shown, reason=reason
        )
        self.game = game
        self.line = line
        self.ply = ply
        self.reason = reason
        self.match = match


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
