"""Comments as records write them, and the marks inside them."""

from __future__ import annotations

import re

from trilithon.match.node import Mark

_MARK = re.compile(
    r"""[ \t]* \[%mark \s+ (?:
        circle \s+ (?P<space>[^\s\[\]{}]+)
      | arrow \s+ (?P<tail>[^\s\[\]{}]+) \s+ (?P<head>[^\s\[\]{}]+)
    ) \s* \] [ \t]*""",
    re.VERBOSE,
)


def read_braces(inside: str) -> tuple[str, list[Mark]]:
    """The text of a comment without its marks, and the marks. The text may be empty."""
    marks = [_read_mark(found) for found in _MARK.finditer(inside)]
    return _MARK.sub(" ", inside).strip(), marks


def _read_mark(found: re.Match[str]) -> Mark:
    if found["space"]:
        return Mark("circle", (found["space"].lower(),))
    return Mark("arrow", (found["tail"].lower(), found["head"].lower()))


def write_comments(comments: list[str], marks: list[Mark]) -> list[str]:
    """Comments that say it all; those that begin with a semicolon need a line break after them.

    The marks come first, in braces with the first comment where it can stand in braces. One that
    cannot, for it has a brace or would be taken for a mark, is written after semicolons, each of
    its lines after one of its own; empty braces keep two such comments apart.
    """
    texts = [text.strip() for text in comments]
    written = [_write_mark(mark) for mark in marks]
    if written and texts and _fits_braces(texts[0]):
        written.append(texts.pop(0))
    pieces = ["{" + " ".join(written).strip() + "}"] if written else []
    for text in filter(None, texts):
        if _fits_braces(text):
            pieces.append("{" + text + "}")
        else:
            pieces += ["{}"] if pieces and pieces[-1].startswith(";") else []
            pieces += _write_lines(text)
    return pieces


def _write_mark(mark: Mark) -> str:
    return f"[%mark {mark.kind} {' '.join(mark.spaces)}]"


def _fits_braces(text: str) -> bool:
    return "}" not in text and not _MARK.search(text)


def _write_lines(text: str) -> list[str]:
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return [f"; {line}".rstrip() for line in lines]
