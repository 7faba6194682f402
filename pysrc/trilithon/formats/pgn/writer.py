"""From matches to the text of records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trilithon.core import AnyGame
from trilithon.core.players import result_text
from trilithon.formats.pgn.comments import write_comments
from trilithon.match import Match, tags
from trilithon.match.ending import termination
from trilithon.match.node import Node

_WIDTH = 80


def write_records(matches: Iterable[Match]) -> str:
    """Records of several matches, with an empty line between them."""
    return "\n".join(write_record(match) for match in matches)


def write_record(match: Match) -> str:
    """The one text for a match with its whole tree; it ends with a line break.

    An ending is written where it was reached at the end of the main line. White space around
    comments and line breaks in tags are not kept, nor is what was tried ahead of a game's last
    position: the record would tell it as played.
    """
    how, result = ended(match)
    values = {tags.GAME: match.game.name} | _start(match) | tags.kept(match)
    if how:
        values[tags.TERMINATION] = how
    values[tags.RESULT] = result
    lines = [f"[{name} {tags.quote(value)}]" for name, value in values.items()]
    return "\n".join([*lines, "", _wrap([*_pieces(match), result]), ""])


def _start(match: Match) -> dict[str, str]:
    game, settings = match.game, match.settings
    if settings is None:
        return {tags.POSITION: game.notation.write_position(match.root.position)}
    flags = {s.name: s.default for s in game.settings if s.kind == "flag"}
    return {
        tag: settings[name]
        for tag, name in tags.setting_tags(game).items()
        if settings[name] != flags.get(name)
    }


def ended(match: Match) -> tuple[str, str]:
    """The word for how the main line ended (empty while it goes on) and the result."""
    return termination(match) or "", result_text(match.outcome_at(match.root.end()))


def _pieces(match: Match) -> Iterator[str]:
    """All that stands between tags and result, in pieces that no line break may divide.

    An opening bracket stands before a piece of its own, a closing one is a piece.
    """
    yield from _notes(match.root)
    # What is still to be written, the last one first: a node's following moves, a variation from
    # its first move, or a closing bracket.
    waiting: list[tuple[str, Node, int]] = [("after", match.root, 1)]
    while waiting:
        what, node, ply = waiting.pop()
        if what == "close":
            yield ")"
        elif what == "variation":
            yield "("
            yield from write_comments(node.lead, [])
            yield from _move(match.game, node, ply)
            waiting += [("close", node, ply), ("after", node, ply + 1)]
        elif node.children and not node.children[0].ahead:
            yield from _move(match.game, node.children[0], ply)
            waiting.append(("after", node.children[0], ply + 1))
            waiting += [("variation", other, ply) for other in reversed(node.children[1:])]


def _move(game: AnyGame, node: Node, ply: int) -> Iterator[str]:
    yield f"{ply}. {node.move_text(game.notation)}"
    yield from _notes(node)


def _notes(node: Node) -> Iterator[str]:
    yield from (f"${glyph}" for glyph in node.glyphs)
    yield from write_comments(node.comments, node.marks)


def _wrap(pieces: Iterable[str]) -> str:
    """Pieces on lines that are no longer than they must be to stay within the width."""
    lines = [""]
    must_break = False
    for piece in pieces:
        last = lines[-1]
        glued = not last or last.endswith("(") or piece == ")"
        text = last + ("" if glued else " ") + piece
        # A comment may bring line breaks of its own.
        width = len(text.partition("\n")[0] if "\n" in piece else text.rpartition("\n")[2])
        if must_break or (last and width > _WIDTH):
            lines.append(piece)
        else:
            lines[-1] = text
        must_break = piece.startswith(";")
    return "\n".join(lines)
