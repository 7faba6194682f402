"""A match as the parts that `starting.begin` takes: what the attributes of a board say of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from trilithon.link import write_fragment
from trilithon.match import Match
from trilithon.record import write_record
from trilithon.starting import begins_at_start
from trilithon.tree import Node


def written_parts(match: Match, mode: str, *, whole: bool) -> dict[str, str]:
    """Parts by which a board in that mode shows the match as it stands at the cursor.

    With `whole` they tell the game from its beginning; else its position at the cursor, and for a
    replay or a puzzle the moves that follow.
    """
    told = _told(match, mode, whole=whole)
    turned = {"orientation": str(match.orientation)} if match.orientation else {}
    return {**told, **({} if mode == "diagram" else {"mode": mode}), **turned}


def _told(match: Match, mode: str, *, whole: bool) -> dict[str, str]:
    if match.question is not None:
        return {"link": write_fragment(match)}
    line = match.line()
    ply = line.index(match.cursor)
    if not whole:
        after = line[ply:] if begins_at_start(mode) else line[:0]
        return {**_position(match, match.cursor), **_moves(match, after)}
    if not _on_main_line(match.cursor) or match.earlier:
        return {"link": write_fragment(match)}
    at = {} if ply == (0 if begins_at_start(mode) else len(line) - 1) else {"ply": str(ply)}
    if _plain(match):
        return {**_beginning(match), **_moves(match, line), **at}
    return {"record": write_record(match), **at}


def _on_main_line(node: Node) -> bool:
    return all(below is above.children[0] for above, below in pairwise(node.path()))


def _plain(match: Match) -> bool:
    """Whether settings and moves are all there is to tell."""
    if match.tags or match.ending is not None:
        return False
    return not any(
        len(node.children) > 1 or node.lead or node.comments or node.glyphs or node.marks
        for node in match.root.subtree()
    )


def _beginning(match: Match) -> dict[str, str]:
    if match.settings is None:
        return _position(match, match.root)
    return {"game": match.game.name, **match.settings}


def _position(match: Match, node: Node) -> dict[str, str]:
    game = match.game
    position = game.notation.write_position(node.position)
    if match.settings is None:
        return {"game": game.name, "position": position, **match.beside}
    # Who began is all that settings tell of a game beyond the text of a position.
    known = {setting.name for setting in game.settings if setting.kind == "player"}
    beside = {name: text for name, text in match.settings.items() if name in known}
    return {"game": game.name, "position": position, **beside}


def _moves(match: Match, line: Sequence[Node]) -> dict[str, str]:
    write = match.game.notation.write_move
    texts = [write(before.position, node.move) for before, node in pairwise(line)]
    return {"moves": " ".join(texts)} if texts else {}
