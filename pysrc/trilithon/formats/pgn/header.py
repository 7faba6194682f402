"""The tags of one game, and the match that they begin."""

from __future__ import annotations

import re
from dataclasses import dataclass

from trilithon.core import AnyGame, setting_text
from trilithon.formats.pgn.errors import BadRecord, blaming, not_a_token
from trilithon.formats.pgn.lexer import Token, Tokens
from trilithon.games import GAMES
from trilithon.match import Match, match_from, new_match, tags

# More than any game has before its moves.
_MOST_HEAD = 2_000
_JSON = re.compile(r'\{\s*"\w+"\s*:')


@dataclass(frozen=True, slots=True)
class Header:
    """A match before its first move, and what else stands among its tags.

    `comments` are those before the moves. `termination` is the tag's word, and `result` the tag's
    value; they are None where there is no such tag.
    """

    match: Match
    comments: list[Token]
    termination: str | None
    result: str | None


def read_header(tokens: Tokens, number: int) -> Header | None:
    """Reads the tags of game `number` in a text, None at its end. Raises RecordError."""
    found: list[Token] = []
    comments: list[Token] = []
    while tokens.next.kind in ("tag", "comment", "rest"):
        token = tokens.take()
        if len(found) + len(comments) >= _MOST_HEAD:
            with blaming(number, token):
                raise BadRecord("record-long")
        (found if token.kind == "tag" else comments).append(token)
    # Its braces are taken for those of comments.
    if not found and comments and _JSON.match(comments[0].text):
        with blaming(number, comments[0]):
            raise BadRecord("record-json")
    if not found and tokens.next.kind == "end":
        return None
    game = _read_game(found, tokens.next, number)
    named: dict[str, Token] = {}
    for token in found:
        name = tags.canonical(game, token.name)
        if named.setdefault(name, token).value != token.value:
            with blaming(number, token):
                raise BadRecord("record-tag-twice", name=name)
    match = _begin(game, named, number)
    termination = named.pop(tags.TERMINATION, None)
    result = named.pop(tags.RESULT, None)
    match.tags = {name: token.value for name, token in named.items()}
    return Header(
        match,
        comments,
        _read_termination(termination, number) if termination else None,
        result.value if result else None,
    )


def _read_game(found: list[Token], following: Token, number: int) -> AnyGame:
    token = next((token for token in found if token.name.lower() == "game"), None)
    if token is None:
        with blaming(number, following):
            if following.kind == "bad":
                raise not_a_token(following.text)
            raise BadRecord("record-game-missing")
    name = token.value.strip().lower()
    if name not in GAMES:
        with blaming(number, token):
            raise BadRecord("record-game-unknown", name=token.value)
    return GAMES[name]


def _begin(game: AnyGame, named: dict[str, Token], number: int) -> Match:
    """The match that tags begin; those that are thereby told are taken out."""
    game_tag, position_tag = named.pop(tags.GAME), named.pop(tags.POSITION, None)
    settings = {tag: name for tag, name in tags.setting_tags(game).items() if tag in named}
    for tag, name in settings.items():
        with blaming(number, named[tag]):
            game.read_settings({name: named[tag].value})
    if position_tag is not None:
        beside = {name: named.pop(tag) for tag, name in settings.items()}
        return _begin_from(game, position_tag, beside, number)
    # Where each setting is good and they do not go together, no single tag is to blame.
    with blaming(number, game_tag):
        return new_match(game, {name: named.pop(tag).value for tag, name in settings.items()})


def _begin_from(game: AnyGame, position: Token, beside: dict[str, Token], number: int) -> Match:
    """The match that begins from a position, with the tags of settings beside it, by setting."""
    texts = {name: token.value for name, token in beside.items()}
    with blaming(number, position):
        match = match_from(game, position.value, texts)
    values = game.read_settings(texts)
    for name, told in game.rules.settings_of(match.root.position).items():
        if name in beside and setting_text(values[name]) != told:
            with blaming(number, beside[name]):
                raise BadRecord("record-tag-position", name=name.capitalize(), told=told)
    return match


def _read_termination(token: Token, number: int) -> str:
    word = token.value.strip().lower()
    if word not in tags.TERMINATIONS:
        with blaming(number, token):
            raise BadRecord("record-termination")
    return word
