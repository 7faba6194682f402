"""What games there are, as plain JSON data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Catalogue(TypedDict):
    """What games there are, for a page's menus: settings with what is offered, and the levels."""

    type: Literal["catalogue"]
    games: list[GameEntry]


class GameEntry(TypedDict):
    """One game of the catalogue.

    `settles` names the settings that can be settled by question and answer, and `rounds` tells that
    a match of two rounds can be played. `handicaps` are the numbers of pieces that the first player
    may be given at the start.
    """

    name: str
    players: tuple[str, str]
    settings: list[SettingEntry]
    levels: list[LevelEntry]
    settles: list[str]
    rounds: bool
    handicaps: list[int]


class LevelEntry(TypedDict):
    """One level of the computer: its strength from 1 to 9, and how long a move takes, about."""

    level: int
    strength: int
    seconds: float


class SettingEntry(TypedDict):
    """One setting: its word, its default and the values to offer, as texts.

    A `number` may have other values than those offered; a `flag` has two; a `player` is the word of
    the side that begins. With `drawn`, other values can be drawn by `sketch`.
    """

    name: str
    kind: Literal["choice", "number", "flag", "player"]
    default: str
    offered: list[str]
    drawn: NotRequired[bool]
