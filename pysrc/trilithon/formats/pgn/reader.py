"""From a text of records to matches."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.formats.pgn.errors import BadRecord, RecordError, blaming
from trilithon.formats.pgn.header import read_header
from trilithon.formats.pgn.lexer import Tokens
from trilithon.formats.pgn.moves import Moves
from trilithon.match import Match
from trilithon.match.limits import check_extent


def read_records(text: str) -> Iterator[Match]:
    """The matches of a text one by one, each with its cursor at the main line's end.

    Raises RecordError at the first thing that is wrong, after the games before it.
    """
    tokens = Tokens(text)
    number = 1
    while (match := _read_game(tokens, number)) is not None:
        yield match
        number += 1


def read_record(text: str) -> Match:
    """The only match of a text. Raises RecordError, also when there is none or more than one."""
    tokens = Tokens(text)
    match = _read_game(tokens, 1)
    end = tokens.next
    if match is None:
        raise RecordError(1, end.line, 0, end.text, BadRecord("record-none"))
    if end.kind != "end":
        raise RecordError(2, end.line, 0, end.text, BadRecord("record-several"))
    return match


def _read_game(tokens: Tokens, number: int) -> Match | None:
    header = read_header(tokens, number)
    if header is None:
        return None
    moves = Moves(header, number)
    for token in header.comments:
        moves.take(token)
    while not moves.over:
        moves.take(tokens.take())
    while tokens.next.kind in ("comment", "rest"):
        moves.take(tokens.take())
    with blaming(number, tokens.next, match=header.match):
        check_extent(header.match)
    return header.match
