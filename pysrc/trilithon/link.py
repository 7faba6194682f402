"""A match as the fragment of a page's address, and back.

Version 0 is plain words: `v=0&game=consta&size=11&moves=f6.e5,g7&at=1`. It holds the line through
the cursor; `position` stands in place of the settings where the match began from a set up position,
with `_` for spaces; `settle=1` tells that the settings are still being settled; `at` is the
cursor's ply where it is not the line's last, and `resigned` the player who gave the game up at its
end.
"""

from __future__ import annotations

from itertools import pairwise

from trilithon.core import Outcome, Player
from trilithon.games import GAMES
from trilithon.match import Ending, Match, match_from, new_match, new_setup
from trilithon.problems import Problem, declare
from trilithon.rounds import ROUND

declare(
    {
        "link-field": "the link has a part that cannot be read: {text}",
        "link-twice": "the link names {name} twice",
        "link-version": "the link is of version {version}, which this page does not know",
        "link-game": "the link is for a game that is not known here: {name}",
        "link-move": "the link's ply {ply}, {text}: {reason}",
        "link-setup": "the link's start cannot be used: {reason}",
        "link-at": "the link points at ply {text}, which it does not have",
    }
)

VERSION = "0"
_ROUND_BREAK = "&&"


class BadLink(Problem):
    """A fragment that stands for no match."""


def write_fragment(match: Match) -> str:
    """The fragment, without `#`."""
    rounds = [*match.earlier, match]
    head = {"v": VERSION, "game": match.game.name}
    if match.rounds > 1:
        head["rounds"] = str(match.rounds)
    parts = [head | _round_fields(rounds[0]), *map(_round_fields, rounds[1:])]
    return _ROUND_BREAK.join(
        "&".join(f"{name}={value}" for name, value in part.items()) for part in parts
    )


def _round_fields(match: Match) -> dict[str, str]:
    game, line = match.game, match.line()
    fields: dict[str, str] = {}
    if match.settings is None:
        fields["position"] = game.notation.write_position(match.root.position).replace(" ", "_")
        fields |= match.beside
    elif match.answers is not None:
        fields |= match.answers | {"settle": "1"}
    else:
        fields |= match.settings
    texts = [
        game.notation.write_move(before.position, node.move) for before, node in pairwise(line)
    ]
    if texts:
        fields["moves"] = ".".join(texts)
    if line[-1] is not match.cursor:
        fields["at"] = str(line.index(match.cursor))
    if (loser := _resigned(match, line[-1].id)) is not None:
        fields["resigned"] = match.players[loser]
    return fields


def _resigned(match: Match, node: int) -> Player | None:
    ending = match.ending
    if ending is None or ending.node != node or ending.termination != "resignation":
        return None
    winner = ending.outcome.winner if ending.outcome is not None else None
    return winner.opponent if winner is not None else None


def read_fragment(fragment: str) -> Match:
    """The match that a fragment stands for, with humans on both sides. Raises BadLink."""
    first, *later = _unescaped(fragment).split(_ROUND_BREAK)
    fields = _fields(first)
    version = fields.pop("v", "?")
    if version != VERSION:
        raise BadLink("link-version", version=version[:40])
    name = fields.pop("game", "")
    if name not in GAMES:
        raise BadLink("link-game", name=name[:40])
    rounds = fields.pop("rounds", "1")
    if rounds not in ("1", "2") or len(later) >= int(rounds):
        raise BadLink("link-field", text=f"rounds={rounds[:40]}")
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
            raise BadLink("link-move", ply=ply, text=text[:40], reason=reason) from reason
    if resigned is not None:
        _resign(match, resigned)
    if at is not None:
        _point(match, at)
    return match


def _unescaped(fragment: str) -> str:
    text = fragment.removeprefix("#")
    if "%" in text:
        # Messengers escape commas and slashes; most links are as written and need no import.
        from urllib.parse import unquote

        text = unquote(text)
    return text


def _fields(text: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for part in text.split("&"):
        name, equals, value = part.partition("=")
        if not (name and equals and value):
            raise BadLink("link-field", text=part[:40])
        if name in fields:
            raise BadLink("link-twice", name=name[:40])
        fields[name] = value
    return fields


def _start(name: str, fields: dict[str, str]) -> Match:
    try:
        if "position" in fields:
            position = fields.pop("position").replace("_", " ")
            match = match_from(GAMES[name], position, fields)
            if fields.keys() - match.beside.keys():
                raise BadLink("link-field", text=next(iter(fields))[:40])
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
        raise BadLink("link-field", text=f"resigned={name[:40]}")
    loser = Player(players.index(name))
    match.ending = Ending(match.cursor.id, Outcome(loser.opponent), "resignation")


def _point(match: Match, at: str) -> None:
    line = match.line()
    if not (at.isascii() and at.isdigit() and len(at) <= 6 and int(at) < len(line)):
        raise BadLink("link-at", text=at[:40])
    match.go(line[int(at)].id)
