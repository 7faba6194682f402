"""Which tags a record has and what becomes of them; who plays is one for each side."""

from __future__ import annotations

import re
from collections.abc import Iterable

from trilithon.core import AnyGame
from trilithon.match import Match, name_tag

NAME = re.compile("[A-Za-z0-9_]+")
GAME, POSITION, TERMINATION, RESULT = "Game", "Position", "Termination", "Result"
DERIVED = (GAME, POSITION, TERMINATION, RESULT)
TERMINATIONS = ("normal", "resignation", "time", "unfinished")
EVENT, DATE = "Event", "Date"
_ABOUT = ("Round", EVENT, DATE)
_AGREED = ("KomiBy", "SideBy")


def setting_tags(game: AnyGame) -> dict[str, str]:
    """The tags of a game's settings, with the settings' names."""
    return {setting.name.capitalize(): setting.name for setting in game.settings}


def player_tags(game: AnyGame) -> tuple[str, str]:
    """The tags of the players' names."""
    first, second = game.players
    return name_tag(first), name_tag(second)


def persons(match: Match) -> tuple[str, str]:
    """The names of who plays first and second, as far as the tags tell them."""
    first, second = (match.tags.get(name_tag(word), "") for word in match.players)
    return first, second


def name_persons(match: Match, names: tuple[str, str]) -> None:
    """Let these be the names of who plays first and second; an empty one is none."""
    for word, name in zip(match.players, names, strict=True):
        match.tags.pop(name_tag(word), None)
        if name.strip():
            match.tags[name_tag(word)] = " ".join(name.split())


def ordered(game: AnyGame, names: Iterable[str]) -> list[str]:
    """The names of tags that are kept as they are, in the order in which they are written."""
    known = [*_ABOUT, *player_tags(game), *_AGREED]
    given = list(names)
    return [name for name in known if name in given] + [n for n in given if n not in known]


def kept(match: Match) -> dict[str, str]:
    """The tags of a record besides those that its game follows from, in the order of writers.

    What was told beside a position stands first. Left out is what links may hold and no record can:
    names of other signs, and one name in two cases.
    """
    beside = {tag: name for tag, name in setting_tags(match.game).items() if name in match.beside}
    told = {tag: match.beside[name] for tag, name in beside.items()}
    apart = {*DERIVED, *setting_tags(match.game)}
    for name in ordered(match.game, match.tags):
        usual = canonical(match.game, name)
        if usual not in apart and usual not in told and NAME.fullmatch(name):
            told[usual] = match.tags[name]
    return told


def canonical(game: AnyGame, name: str) -> str:
    """The tag's name in its usual case; an unknown one stays as it is."""
    known = [*DERIVED, *_ABOUT, *_AGREED, *setting_tags(game), *player_tags(game)]
    return {word.lower(): word for word in known}.get(name.lower(), name)


def quote(value: str) -> str:
    """A tag's value between quotation marks; a line break in it becomes a space."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + escaped.replace("\r\n", " ").replace("\r", " ").replace("\n", " ") + '"'
