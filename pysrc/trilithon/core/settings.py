"""What is fixed before ply 1, and the texts that stand for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from typing import Literal

from trilithon.core.errors import BadSetting

SettingValue = str | int | float | bool
Settings = Mapping[str, SettingValue]


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that is fixed before ply 1, such as the size of the board.

    `name` is its word in JSON and on the command line; its record tag is the same word capitalised.
    `offered` are the values the page offers, as texts. `read` turns a text into the value, and
    raises BadSetting when it is none. A `number` may have other values than those offered; a `flag`
    has two, its default and the one that the command line sets by an option named like it; a
    `player` names who begins. `derive` gives the default where it depends on the texts of the
    settings that are known.
    """

    name: str
    default: str
    offered: tuple[str, ...]
    read: Callable[[str], SettingValue]
    kind: Literal["choice", "number", "flag", "player"] = "choice"
    derive: Callable[[Mapping[str, str]], str] | None = None


def setting_text(value: SettingValue) -> str:
    """The one text that writers emit for a setting's value.

    >>> setting_text(7.0), setting_text(0.5)
    ('7', '0.5')
    """
    return f"{value:g}" if isinstance(value, float) else str(value)


def whole_number(name: str, text: str, low: int, high: int) -> int:
    """The whole number a setting's text stands for. Raises BadSetting outside low to high.

    >>> whole_number("size", "11", 2, 19)
    11
    """
    number = read_whole(text, 4, low, high)
    if number is None:
        raise BadSetting("setting-range", name=name, text=text, low=low, high=high)
    return number


def read_whole(text: str, digits: int, low: int = 0, high: float = inf) -> int | None:
    """The whole number from low to high that a text of so many digits at most stands for.

    >>> read_whole("11", 2, 2, 19), read_whole("+1", 2), read_whole("011", 2)
    (11, None, None)
    """
    if not (text.isascii() and text.isdigit() and len(text) <= digits):
        return None
    return int(text) if low <= int(text) <= high else None
