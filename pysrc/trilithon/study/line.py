"""The solution of a task of several moves: the right moves, and the one reply to each.

As text it is `a(b c d) e`: after `a` comes the reply `b`, and then `c` or `d` ends it; `e` ends it
at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

Line: TypeAlias = "dict[str, dict[str, Line]]"
"""To each right move the reply to it, with what is right then; nothing where it ends the task."""

_DEEPEST = 20


def moves(line: Line) -> Iterator[str]:
    """All the solver's moves of a tree."""
    for move, answered in line.items():
        yield move
        for below in answered.values():
            yield from moves(below)


def main_line(line: Line) -> list[str]:
    """The shortest way through a tree, moves and replies in turn."""
    ways = []
    for move, answered in line.items():
        way = [move]
        for reply, below in answered.items():
            way += [reply, *main_line(below)]
        ways.append(way)
    return min(ways, key=len, default=[])


def write_line(line: Line) -> str:
    """A tree as text."""
    written = []
    for move, answered in line.items():
        replied = [f"({reply} {write_line(below)})" for reply, below in answered.items()]
        written.append(move + "".join(replied))
    return " ".join(written)


def read_line(text: str) -> Line:
    """The tree that a text stands for. Raises ValueError."""
    words = re.findall(r"[^\s()]+|[()]", text)
    line, rest = _read(words, _DEEPEST)
    if rest or not line:
        raise ValueError(text)
    return line


def _read(words: list[str], depth: int) -> tuple[Line, list[str]]:
    """The right moves that stand first, and the words after them."""
    line: Line = {}
    if not depth:
        raise ValueError(words)
    while words and words[0] not in "()":
        move, *words = words
        line[move] = {}
        if words[:1] == ["("]:
            reply, *words = words[1:] or [""]
            below, words = _read(words, depth - 1)
            if words[:1] != [")"] or not below:
                raise ValueError(move)
            line[move][reply] = below
            words = words[1:]
    return line, words
