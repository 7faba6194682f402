"""Games from what is quickly typed."""

from __future__ import annotations

import re
from random import Random
from typing import Any, TypeAlias

from trilithon.core import AnyGame
from trilithon.formats.attributes import Start, begin, read_rounds
from trilithon.formats.link import read_fragment
from trilithon.games import GAMES
from trilithon.match import Match
from trilithon.match.new import match_at

# A match, a position of any game, or the text of a record or link.
What: TypeAlias = Any

_LINK = re.compile(r"\s*(?:\S*#)?(?:\d+t[0-9A-Za-z]+|v=0&\S*)\s*", re.ASCII)


def new(game: str, moves: str = "", *, position: str = "", **settings: object) -> Match:
    """A game of that name with some moves made, from its start or from a position's text.

    `settings` are those of the game, such as `size=5`. Raises Problem, which tells what is wrong,
    and TypeError where moves or position are no text.

    >>> new("consta", "c3 2d4", size=5).position.ply
    2
    >>> new("consta", size=1)
    Traceback (most recent call last):
    trilithon.core.errors.BadSetting: size is “1”; it must be a whole number from 2 to 19.
    """
    start: Start = {"game": game}
    if moves:
        start["moves"] = _text("moves", moves)
    if position:
        start["position"] = _text("position", position)
    if settings:
        start["settings"] = {name: str(value) for name, value in settings.items()}
    return begin(start)


def _text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{name} is {value!r:.80}; it must be a text")
    return value


def read(text: str) -> Match:
    """The game that a record or a link holds, at its last move or where the link points.

    Raises Problem, which tells what is wrong, and TypeError for what is no text.

    >>> from trilithon.lab import legal
    >>> game = read('[Game "consta"] [Size "3"] 1. a1 *')
    >>> len(legal(game))
    36
    """
    if _LINK.fullmatch(_text("text", text)):
        match = read_fragment(text)
        match.studied = True
        return match
    match = read_rounds(text)
    match.go(match.line()[-1].id)
    return match


def random_game(game: str, seed: int | None = None, **settings: object) -> Match:
    """A whole game in which every move is drawn from the legal ones, all alike.

    The same seed gives the same game. Raises Problem.

    >>> game = random_game("consta", seed=1, size=3)
    >>> game.outcome is not None
    True
    """
    match, random = new(game, **settings), Random(seed)  # type: ignore[arg-type]
    while match.outcome is None and (moves := match.game.rules.legal_moves(match.position)):
        match.play(random.choice(moves))
    return match


def match_of(what: What) -> Match:
    """The match that is meant. Raises Problem for a text, TypeError for what is none of them."""
    if isinstance(what, Match):
        return what
    if isinstance(what, str):
        return read(what)
    game = _game_of(what)
    if game is None:
        raise TypeError(f"not a game, a position, or the text of a record or link: {what!r:.80}")
    match = match_at(game, None, what)
    match.studied = True
    return match


def _game_of(position: object) -> AnyGame | None:
    """The game that a position is from."""
    for game in GAMES.values():
        if type(game.rules.start(game.read_settings(game.complete({})))) is type(position):
            return game
    return None
