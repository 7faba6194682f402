"""The tokens of a text of records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, cast

Kind = Literal["tag", "comment", "rest", "open", "close", "glyph", "number", "word", "bad", "end"]

# A mark of the byte order stands wherever files that begin with one are put after each other.
_TOKEN = re.compile(
    r"""
    (?P<space> [\s\ufeff]+ )
  | (?P<comment> \{ [^}]* \} )
  | (?P<rest> ; [^\n]* )
  | (?P<tag> \[ \s* (?P<name> [A-Za-z0-9_]+ ) \s*
      "(?P<value> (?: [^"\\\n]++ | (?: \\. )++ )*+ )" \s* \] )
  | (?P<open> \( )
  | (?P<close> \) )
  | (?P<glyph> \$ [0-9]+ )
  | (?P<number> [0-9]+ \. )
  | (?P<word> \* | [^\s\ufeff{}()\[\];$*]+ )
  | (?P<bad> [^\n] )
    """,
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Token:
    """One token with the line it begins on.

    `text` is what stands in the record. `value` is the text of a comment (`comment` in braces,
    `rest` from a semicolon to the line's end), the value of a tag, the digits of a number or glyph;
    `name` is the name of a tag. What is no token at all is `bad` and ends the sequence.
    """

    kind: Kind
    text: str
    line: int
    value: str = ""
    name: str = ""


class Tokens:
    """The tokens of a text, one of them in sight. The last one is of the kind `end` or `bad`."""

    def __init__(self, text: str) -> None:
        plain = text.replace("\r\n", "\n").replace("\r", "\n")
        self._following = _tokens(plain)
        self.next = next(self._following)

    def take(self) -> Token:
        """The next token, and on to the one after it; the last one stays."""
        taken = self.next
        self.next = next(self._following, taken)
        return taken


def _tokens(text: str) -> Iterator[Token]:
    at, line = 0, 1
    while (found := _TOKEN.match(text, at)) is not None:
        if found["space"] is None:
            token = _token(found, text, line)
            yield token
            if token.kind == "bad":
                return
        at = found.end()
        line += text.count("\n", found.start(), at)
    yield Token("end", "", line)


def _plain(value: str) -> str:
    """A tag's value without what its quotes and backslashes were escaped by."""
    return "\\".join(part.replace('\\"', '"') for part in value.split("\\\\"))


def _token(found: re.Match[str], text: str, line: int) -> Token:
    kind, whole = cast(Kind, found.lastgroup), found[0]
    match kind:
        case "tag":
            return Token(kind, whole, line, _plain(found["value"]), found["name"])
        case "comment":
            return Token(kind, whole, line, whole[1:-1])
        case "rest" | "glyph":
            return Token(kind, whole, line, whole[1:])
        case "number":
            return Token(kind, whole, line, whole[:-1])
        case "bad":
            return Token(kind, text[found.start() :].partition("\n")[0], line)
    return Token(kind, whole, line)
