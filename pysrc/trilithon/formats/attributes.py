"""A match from the attributes of an embedded board, and the attributes that tell of a match.

Every attribute is a text and nothing is trusted; whatever is wrong is named, so that the one who
wrote it can mend it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NotRequired, TypedDict

from trilithon.core import AnyGame
from trilithon.core.errors import Problem
from trilithon.core.scene import Orientation
from trilithon.core.settings import read_whole
from trilithon.formats.link import read_fragment, write_fragment
from trilithon.formats.pgn import read_record, read_records, write_record
from trilithon.games import GAMES
from trilithon.match import Match, Seat, match_from, new_match
from trilithon.match.node import Node
from trilithon.match.rounds import joined

MODES = ("diagram", "replay", "play", "puzzle")
# Where a whole game is given by one of these, nothing else may say how it goes.
_WHOLE = ("link", "record")


class Start(TypedDict):
    """How a session is to begin, in parts that are all texts, as attributes of an element are.

    `mode` is diagram (when left out), replay, play or puzzle. The game comes from `link` (a
    fragment), from `record`, or else from `game` with `settings` or a `position`, and the `moves`
    made from there with spaces or dots between them. `ply` is where the cursor is put, `level` that
    of the computer, and `orientation` how many quarters the board is turned to the right. In a
    puzzle, `goal` tells what a move is to reach (see `study.tasks`), where no moves do.
    """

    mode: NotRequired[str]
    link: NotRequired[str]
    record: NotRequired[str]
    game: NotRequired[str]
    settings: NotRequired[dict[str, str]]
    position: NotRequired[str]
    moves: NotRequired[str]
    ply: NotRequired[str]
    level: NotRequired[str]
    orientation: NotRequired[str]
    goal: NotRequired[str]


class BadStart(Problem):
    """Parts that make no match."""


def begin(start: Start) -> Match:
    """The match that the parts stand for, with the cursor and the players they ask for.

    In a diagram or replay nobody plays. In a puzzle, and against a computer of some level, a human
    plays the side that is to move. Raises Problem.
    """
    mode = start.get("mode", "diagram")
    if mode not in MODES:
        raise BadStart("start-mode", text=mode)
    match = _match(start)
    _point(match, start, mode)
    if "orientation" in start:
        match.orientation = _orientation(match.game, start["orientation"])
    match.seats = _seats(match, mode, start.get("level"))
    match.studied = mode != "play"
    if mode == "puzzle" and not match.cursor.children and "goal" not in start:
        raise BadStart("start-no-solution", ply=match.cursor.ply)
    return match


def begins_at_start(mode: str) -> bool:
    """Whether a board in this mode first shows the start, or else the end, of the moves given."""
    return mode in ("replay", "puzzle")


def read_rounds(text: str) -> Match:
    """The match that a file of one game, or of the rounds of one match, stands for; it is studied.

    Raises RecordError or BadCommand.
    """
    matches = list(read_records(text))
    match = joined(matches) if matches else read_record(text)
    match.studied = True
    return match


def _match(start: Start) -> Match:
    given = [name for name in (*_WHOLE, "position", "moves") if name in start]
    if len(given) > 1 and given[0] in _WHOLE:
        raise BadStart("start-both", name=given[0], other=given[1])
    if given and given[0] in _WHOLE:
        return _whole(start, given[0])
    if "game" not in start:
        raise BadStart("start-nothing")
    match = _root(_game(start["game"]), start.get("position"), start.get("settings", {}))
    for ply, text in enumerate(re.findall(r"[^\s.]+", start.get("moves", "")), start=1):
        try:
            match.play_text(text)
        except Problem as reason:
            raise BadStart("start-move", ply=ply, text=text, reason=reason) from reason
    return match


def _whole(start: Start, source: str) -> Match:
    for name in start.get("settings", {}):
        raise BadStart("start-both", name=source, other=name)
    if source == "record":
        match = read_rounds(start["record"])
    else:
        match = read_fragment(start["link"])
        # A board that is embedded takes no part in a game played by sending links.
        match.correspondence = None
    if "game" in start and match.game is not _game(start["game"]):
        raise BadStart("start-other-game", text=start["game"], game=match.game.name)
    return match


def _game(name: str) -> AnyGame:
    if name not in GAMES:
        # Programs may name it by anything.
        raise BadStart("start-game", text=str(name), games=", ".join(GAMES))
    return GAMES[name]


def _root(game: AnyGame, position: str | None, settings: Mapping[str, str]) -> Match:
    if position is None:
        return new_match(game, settings)
    match = match_from(game, position, settings)
    for name in game.rules.settings_of(match.root.position):
        if name in settings:
            raise BadStart("start-beside", name=name)
    return match


def _point(match: Match, start: Start, mode: str) -> None:
    """Put the cursor on the ply asked for, or where the mode begins."""
    line = match.line()
    if "ply" in start:
        text, last = start["ply"], len(line) - 1
        ply = read_whole(text, 6, 0, last)
        if ply is None:
            raise BadStart("start-ply", text=text, last=last)
        match.go(line[ply].id)
    elif "link" not in start:
        match.go(line[0 if begins_at_start(mode) else -1].id)


def _orientation(game: AnyGame, text: str) -> Orientation:
    """By how many quarters the board is to be turned to the right."""
    quarters = {str(known): known for known in game.orientations}
    if text not in quarters:
        raise BadStart("start-orientation", text=text, quarters=", ".join(quarters))
    return quarters[text]


def _seats(match: Match, mode: str, level: str | None) -> tuple[Seat, Seat]:
    levels = {str(known): known for known in match.game.levels}
    if level is not None and level not in levels:
        raise BadStart("start-level", text=level, levels=", ".join(levels))
    reader = Seat("human" if mode in ("play", "puzzle") else "remote")
    other = Seat("remote") if mode != "play" else reader
    if mode == "play" and level is not None:
        other = Seat("computer", levels[level])
    asked = match.player if match.question is None else match.question.asked
    return (reader, other) if asked == 0 else (other, reader)


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
    if match.root.is_plain and not match.tags and match.ending is None:
        return {**_beginning(match), **_moves(match, line), **at}
    return {"record": write_record(match), **at}


def _on_main_line(node: Node) -> bool:
    line = pairwise(node.path())
    return all(below is above.children[0] and not below.ahead for above, below in line)


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
    texts = match.texts(line[1:])
    return {"moves": " ".join(texts)} if texts else {}
