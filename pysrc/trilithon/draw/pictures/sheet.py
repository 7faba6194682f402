"""The sheet of symbols, which the page and the package share, and what its style sheets come to."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data

from trilithon.core.scene import BoardTheme

_SYMBOL = re.compile(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
_DEFINITION = re.compile(r'<(\w+Gradient|pattern) id="([\w-]+)".*?</\1>', re.DOTALL)
_GAP = re.compile(r">\s+<")

# What is said of an element, property by property: a value, one in light and one in dark, or a
# length in parts of the picture's width.
Look = Mapping[str, str | float | list[str]]


@cache
def symbols() -> dict[str, str]:
    """What is inside each symbol of the sheet, by name."""
    return {name: _GAP.sub("><", inside).strip() for name, inside in _SYMBOL.findall(_sheet())}


@cache
def definitions() -> dict[str, str]:
    """The gradients and patterns of the sheet, by name."""
    return {found[2]: _GAP.sub("><", found[0]) for found in _DEFINITION.finditer(_sheet())}


@cache
def looks(board: BoardTheme = "stone") -> dict[str, Look]:
    """The look of each element by its tag and class, and by its tag alone that of all others.

    `python build.py looks` makes the table of the style sheets.
    """
    table: dict[str, dict[str, Look]] = json.loads(_read("looks.json"))
    return {name: look for names, look in table[board].items() for name in names.split(", ")}


@cache
def _sheet() -> str:
    return _read("symbols.svg")


def _read(name: str) -> str:
    data = get_data(__package__, name)
    if data is None:
        raise FileNotFoundError(name)
    return data.decode("utf-8")
