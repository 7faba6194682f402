"""The moves of a tree as two short texts.

A word for each node in the order of `Node.subtree`, with blanks between them: the move's text, in
which `#` stands in place of each space of a square board. A word such as `^3` tells that the next
move is made at ply 3 of the line so far, and not at its end. The other text names the spaces, each
by two letters: `ee` is e5. Kept apart, both are made of fewer signs, so that they shrink further
than they would as one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from trilithon.core.errors import Problem
from trilithon.core.settings import read_whole
from trilithon.formats.link.errors import BadLink, senseless
from trilithon.match import Match
from trilithon.match.limits import LONGEST_MOVE
from trilithon.match.node import Node

_SPACE = re.compile("([a-z])([1-9]|1[0-9]|2[0-6])(?![0-9])")
_BEFORE_A = ord("a") - 1


def write_moves(match: Match, nodes: list[Node]) -> tuple[str, str]:
    """The words and the spaces for the nodes of a match's tree, the root first."""
    words, spaces = [], []

    def space(found: re.Match[str]) -> str:
        spaces.append(found[1] + chr(_BEFORE_A + int(found[2])))
        return "#"

    depths = {match.root.id: 0}
    last = match.root
    for node in nodes[1:]:
        parent = node.parent
        assert parent is not None
        depths[node.id] = depths[parent.id] + 1
        if parent is not last:
            words.append(f"^{depths[parent.id]}")
        words.append(_SPACE.sub(space, node.move_text(match.game.notation)))
        last = node
    return " ".join(words), "".join(spaces)


def read_moves(match: Match, words: str, spaces: str) -> list[Node]:
    """Grow the tree of a match that has none; its nodes in the order of the words, the root first.

    Raises BadLink.
    """
    following = iter(spaces)
    path, nodes = [match.root], [match.root]
    for word in words.split(" ") if words else ():
        if word.startswith("^"):
            ply = read_number(word[1:])
            if ply >= len(path):
                raise senseless(word)
            del path[ply + 1 :]
        else:
            node = _append(match, path, _fill(word, following))
            path.append(node)
            nodes.append(node)
    if next(following, None) is not None:
        raise senseless(spaces)
    return nodes


def _fill(word: str, spaces: Iterator[str]) -> str:
    """A move's text from its word and the spaces that are next."""
    first, *rest = word.split("#")
    text = first
    for part in rest:
        column, row = "".join(islice(spaces, 1)), "".join(islice(spaces, 1))
        if not "a" <= row <= "z":
            raise senseless(word)
        text += f"{column}{ord(row) - _BEFORE_A}{part}"
    return text


def _append(match: Match, path: list[Node], text: str) -> Node:
    if len(text) > LONGEST_MOVE:
        raise senseless(text)
    try:
        return match.append(path[-1], match.game.legal_move(path[-1].position, text))
    except Problem as reason:
        raise BadLink("link-move", ply=len(path), text=text, reason=reason) from reason


def read_number(text: str) -> int:
    """A whole number from 0 on, of up to seven digits. Raises BadLink."""
    number = read_whole(text, 7)
    if number is None:
        raise senseless(text)
    return number
