"""Games as plain JSON data, of the form that `web/schemas/record-1.json` tells.

What is read is written as a record first and read as one, so that both forms allow the same and
have the same limits.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trilithon.core import AnyGame
from trilithon.core.players import OUTCOMES
from trilithon.formats.pgn import RecordError, read_record
from trilithon.formats.pgn.comments import write_comments
from trilithon.formats.pgn.writer import ended
from trilithon.games import GAMES
from trilithon.match import Match, tags
from trilithon.match.node import Mark, Node

VERSION = 1
# As for records, a mark of the byte order parts words as spaces do.
_WORD = re.compile(r"[^\s\ufeff(){};\[\]$]+")
_HALF = re.compile(f"[{chr(0xD800)}-{chr(0xDFFF)}]")
_SPACES = {"circle": 1, "arrow": 2}
_NOTES = ("glyphs", "comments", "marks")
_MOVE = ("move", "lead", "variations", *_NOTES)
_RECORD = (
    *("trilithon", "game", "settings", "position", "result", "termination", "tags", "moves"),
    *_NOTES,
)

Data = dict[str, Any]


class BadJson(ValueError):
    """Data that is no game; its text says where, and what is wrong there."""


def write_data(match: Match) -> str:
    """A match with its whole tree in a line of JSON.

    Raises BadJson where its variations go too deep for that.
    """
    try:
        return json.dumps(to_data(match), ensure_ascii=False)
    except RecursionError as deep:
        raise BadJson("its variations go too deep for JSON") from deep


def to_data(match: Match) -> Data:
    """A match with its whole tree; RecursionError is for `write_data` to tell."""
    game, (termination, result) = match.game, ended(match)
    data: Data = {"trilithon": VERSION, "game": game.name}
    if match.settings is None:
        data["position"] = game.notation.write_position(match.root.position)
    else:
        data["settings"] = dict(match.settings)
    data["result"] = result
    if termination:
        data["termination"] = termination
    if told := tags.kept(match):
        data["tags"] = told
    return data | _notes(match.root) | {"moves": list(_line(game, match.root))}


def _line(game: AnyGame, node: Node) -> Iterator[Data]:
    """The moves after a node."""
    while node.children and not node.children[0].ahead:
        first, *others = node.children
        move = _move(game, first)
        if others:
            move["variations"] = [[_variation(game, one), *_line(game, one)] for one in others]
        yield move
        node = first


def _move(game: AnyGame, node: Node) -> Data:
    return {"move": node.move_text(game.notation)} | _notes(node)


def _variation(game: AnyGame, node: Node) -> Data:
    return _move(game, node) | ({"lead": list(node.lead)} if node.lead else {})


def _notes(node: Node) -> Data:
    notes = {
        "glyphs": list(node.glyphs),
        "comments": list(node.comments),
        "marks": [{"kind": mark.kind, "spaces": list(mark.spaces)} for mark in node.marks],
    }
    return {name: found for name, found in notes.items() if found}


def read_all(text: str) -> Iterator[Match]:
    """The games of a text, one after another, between which there may be space. Raises BadJson."""
    reader, at, number = json.JSONDecoder(), 0, 0
    while at < len(text) and (rest := text[at:].lstrip()):
        at, number = len(text) - len(rest), number + 1
        try:
            data, at = reader.raw_decode(text, at)
            yield from_data(data)
        except json.JSONDecodeError as wrong:
            raise BadJson(f"game {number}, line {wrong.lineno}: this is no JSON") from wrong
        except BadJson as wrong:
            raise BadJson(f"game {number}: {wrong}") from wrong
        except ValueError as long:
            # Python reads no numbers of thousands of digits.
            raise BadJson(f"game {number}: a number in it is too long") from long
        except RecursionError as deep:
            raise BadJson(f"game {number}: it goes too deep") from deep


def from_data(data: object) -> Match:
    """The match that data stand for. Raises BadJson."""
    given = _known(data, "a record", _RECORD, ("trilithon", "game", "result", "moves"))
    version = given.get("trilithon")
    # True is 1 to Python, and not to JSON.
    if version != VERSION or version is True:
        raise BadJson(f"trilithon is not {VERSION}, the version of records in JSON")
    if _text(given.get("game"), "game") not in GAMES:
        raise BadJson(f"game is none of {', '.join(GAMES)}")
    result = given.get("result")
    # Which may be anything, also what has no hash.
    if result not in list(OUTCOMES):
        raise BadJson(f"result is none of {', '.join(OUTCOMES)}")
    pieces = ["\n".join(_head(given)), *_written_notes(given), *_moves(given["moves"])]
    try:
        return read_record("\n".join([*pieces, result]))
    except RecordError as wrong:
        place = f"move {wrong.ply}: " if wrong.ply else ""
        raise BadJson(f"{place}{wrong.reason}") from wrong


def _head(given: Mapping[str, Any]) -> Iterator[str]:
    known = (tags.GAME, tags.POSITION, tags.TERMINATION)
    told = [(name, given[name.lower()]) for name in known if name.lower() in given]
    settings = _mapping(given.get("settings", {}))
    told += [(name.capitalize(), value) for name, value in settings.items()]
    told += _mapping(given.get("tags", {}), "tags").items()
    for name, value in told:
        yield f"[{_text(name, 'a tag', tags.NAME)} {tags.quote(_text(value, name))}]"


def _moves(line: object, replaced: int = 0) -> Iterator[str]:
    """The moves of the game, or of a variation in the place of a move of this number."""
    for ply, at in enumerate(_list(line, "moves"), start=replaced or 1):
        move = _known(at, "a move", _MOVE, ("move",))
        lead = _texts(move.get("lead", []))
        if ply == replaced:
            yield from write_comments(lead, [])
        elif lead:
            raise BadJson("only the first move of a variation has a lead")
        yield f"{ply}. {_text(move.get('move'), 'move', _WORD)}"
        yield from _written_notes(move)
        for variation in _list(move.get("variations", []), "variations"):
            yield "("
            yield from _moves(_list(variation, "a variation"), ply)
            yield ")"


def _written_notes(given: Mapping[str, Any]) -> Iterator[str]:
    for glyph in _list(given.get("glyphs", []), "glyphs"):
        if type(glyph) is not int or glyph < 0:
            raise BadJson("a glyph is not a whole number from 0 on")
        yield f"${glyph}"
    marks = [_mark(one) for one in _list(given.get("marks", []), "marks")]
    yield from write_comments(_texts(given.get("comments", [])), marks)


def _mark(data: object) -> Mark:
    given = _known(data, "a mark", ("kind", "spaces"))
    kind, spaces = given.get("kind"), _texts(given.get("spaces"), _WORD)
    if kind not in ("circle", "arrow") or len(spaces) != _SPACES[kind]:
        raise BadJson("a mark is neither a circle on one space nor an arrow between two")
    return Mark(kind, tuple(spaces))


def _texts(data: object, form: re.Pattern[str] | None = None) -> list[str]:
    return [_text(text, "one of several texts", form) for text in _list(data, "texts")]


def _text(data: object, what: str, form: re.Pattern[str] | None = None) -> str:
    # Half of a pair that makes one letter can be written in JSON, and in no record.
    if not isinstance(data, str) or _HALF.search(data) or (form and not form.fullmatch(data)):
        raise BadJson(f"{what} is not a text that can stand there")
    return data


def _list(data: object, what: str) -> Sequence[Any]:
    if not isinstance(data, list):
        raise BadJson(f"{what}: there is no list")
    return data


def _mapping(data: object, what: str = "settings") -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise BadJson(f"{what}: there is no object")
    return data


def _known(
    data: object, what: str, names: Sequence[str], needed: Sequence[str] = ()
) -> Mapping[str, Any]:
    """The object, unless it lacks what is needed, or has more in it than is read.

    That would be a name that is misspelt.
    """
    given = _mapping(data, what)
    for name in needed:
        if name not in given:
            raise BadJson(f"{what} lacks its {name}")
    for name in given:
        if name not in names:
            raise BadJson(f"{what} has no {_text(name, 'a name')}")
    return given
