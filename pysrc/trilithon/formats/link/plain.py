"""Version 0 of links, which is read and no longer written: plain words.

`v=0&game=consta&size=11&moves=f6.e5,g7&at=1` holds one line of moves; `position` stands in place of
the settings where the match began from a set up position, with `_` for spaces; `settle=1` tells
that the settings are still being settled; `at` is the cursor's ply where it is not the line's last,
and `resigned` the player who gave the game up at its end. `rounds=2` tells of a match of two
rounds; a second one follows after `&&`.
"""

from __future__ import annotations

from trilithon.core import Outcome, Player
from trilithon.core.errors import Problem
from trilithon.core.settings import read_whole
from trilithon.formats.link.errors import BadLink, naming
from trilithon.games import GAMES
from trilithon.match import Ending, Match, match_from, new_match, new_setup
from trilithon.match.rounds import ROUND

VERSION = "0"
_ROUND_BREAK = "&&"


def read(text: str) -> Match:
    """The match that the words stand for. Raises BadLink."""
    first, *later = text.split(_ROUND_BREAK)
    fields = _fields(first)
    version = fields.pop("v", "?")
    if version != VERSION:
        raise BadLink("link-version", version=version)
    name = fields.pop("game", "")
    if name not in GAMES:
        raise BadLink("link-game", name=name)
    with naming(name):
        return _read_rounds(name, fields, later)


def _read_rounds(name: str, fields: dict[str, str], later: list[str]) -> Match:
    rounds = fields.pop("rounds", "1")
    most = "1" if GAMES[name].next_settings is None else "2"
    if rounds not in ("1", most) or len(later) >= int(rounds):
        raise BadLink("link-field", text=f"rounds={rounds}")
    matches = [_read_round(name, fields), *(_read_round(name, _fields(part)) for part in later)]
    for number, match in enumerate(matches, start=1):
        match.rounds, match.earlier = int(rounds), tuple(matches[: number - 1])
        if match.rounds > 1:
            match.tags[ROUND] = str(number)
    return matches[-1]


def _read_round(name: str, fields: dict[str, str]) -> Match:
    moves, at = fields.pop("moves", ""), fields.pop("at", None)
    resigned = fields.pop("resigned", None)
    match = _start(name, fields)
    for ply, text in enumerate(moves.split(".") if moves else (), start=1):
        try:
            match.play_text(text)
        except Problem as reason:
            raise BadLink("link-move", ply=ply, text=text, reason=reason) from reason
    if resigned is not None:
        _resign(match, resigned)
    if at is not None:
        _point(match, at)
    return match


def _fields(text: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for part in text.split("&"):
        name, equals, value = part.partition("=")
        if not (name and equals and value):
            raise BadLink("link-field", text=part)
        if name in fields:
            raise BadLink("link-twice", name=name)
        fields[name] = value
    return fields


def _start(name: str, fields: dict[str, str]) -> Match:
    try:
        if "position" in fields:
            position = fields.pop("position").replace("_", " ")
            match = match_from(GAMES[name], position, fields)
            for told in match.game.rules.settings_of(match.root.position):
                if told in fields:
                    raise BadLink("link-field", text=told)
            return match
        if fields.pop("settle", "") == "1":
            return new_setup(GAMES[name], fields)
        return new_match(GAMES[name], fields)
    except BadLink:
        raise
    except Problem as reason:
        raise BadLink("link-setup", reason=reason) from reason


def _resign(match: Match, name: str) -> None:
    players = match.players
    if name not in players or match.outcome is not None:
        raise BadLink("link-field", text=f"resigned={name}")
    loser = Player(players.index(name))
    match.ending = Ending(match.cursor.id, Outcome(loser.opponent), "resignation")


def _point(match: Match, at: str) -> None:
    line = match.line()
    ply = read_whole(at, 6, 0, len(line) - 1)
    if ply is None:
        raise BadLink("link-at", text=at)
    match.go(line[ply].id)
