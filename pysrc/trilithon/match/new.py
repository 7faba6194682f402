"""Matches before ply 1, or from a set up position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trilithon.core import AnyGame, setting_text
from trilithon.match.errors import BadCommand
from trilithon.match.match import Match
from trilithon.match.node import Node


def new_match(game: AnyGame, settings: Mapping[str, str]) -> Match:
    """A match before ply 1; `settings` are texts by name. Raises BadSetting."""
    return match_at(game, *game.begin(settings))


def new_setup(game: AnyGame, settings: Mapping[str, str]) -> Match:
    """A match whose open settings two persons are to settle. Raises BadSetting or BadCommand."""
    if game.setup is None:
        raise BadCommand("match-no-setup", game=game.name)
    match = new_match(game, settings)
    match.answers, match.settled = dict(settings), True
    return match


def match_from(game: AnyGame, text: str, settings: Mapping[str, str] | None = None) -> Match:
    """A match that begins from a set up position. Raises BadPosition or BadSetting.

    `settings` beside it count where they tell of the game what the position's text does not; those
    that differ from their defaults are kept.
    """
    position = game.notation.read_position(text)
    values = game.read_settings(settings or {})
    if game.resume is None:
        return match_at(game, None, position)
    match = match_at(game, None, game.resume(position, values))
    told = game.rules.settings_of(position)
    for setting in game.settings:
        if setting.name in values and setting.name not in told:
            text = setting_text(values[setting.name])
            if text != setting.default:
                match.beside[setting.name] = text
    return match


def begun_as(match: Match) -> Match:
    """A match before its first move that begins as another one did."""
    begun = match_at(match.game, match.settings, match.root.position)
    begun.beside, begun.orientation = dict(match.beside), match.orientation
    return begun


def match_at(game: AnyGame, settings: dict[str, str] | None, position: Any) -> Match:
    """A match before its first move at a position that nobody has to judge any more."""
    root = Node(0, position)
    return Match(game, settings, root, root, {0: root})
