"""The sheet of symbols and the style sheets, which the page and the package share."""

from __future__ import annotations

import re
from functools import cache
from pkgutil import get_data

from trilithon.core.scene import BoardTheme
from trilithon.draw.pictures.stylesheet import Rule, read_rules, read_variables

_SYMBOL = re.compile(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
_DEFINITION = re.compile(r'<(radialGradient|pattern) id="([\w-]+)".*?</\1>', re.DOTALL)
_GAP = re.compile(r">\s+<")


@cache
def symbols() -> dict[str, str]:
    """What is inside each symbol of the sheet, by name."""
    return {name: _GAP.sub("><", inside).strip() for name, inside in _SYMBOL.findall(_sheet())}


@cache
def definitions() -> dict[str, str]:
    """The gradients and patterns of the sheet, by name."""
    return {found[2]: _GAP.sub("><", found[0]) for found in _DEFINITION.finditer(_sheet())}


@cache
def rules(board: BoardTheme = "stone") -> list[Rule]:
    """The rules of the board's style sheet, those of a board theme among them."""
    return read_rules(_read("board.css").replace(f"{_root_of(board)} ", ""))


@cache
def variables(board: BoardTheme = "stone") -> dict[str, str]:
    """The colours, fonts and lengths that the rules refer to."""
    css = _read("tokens.css")
    return read_variables(css) | read_variables(css, _root_of(board))


def _root_of(board: BoardTheme) -> str:
    return f':root[data-board="{board}"]'


@cache
def _sheet() -> str:
    return _read("symbols.svg")


def _read(name: str) -> str:
    data = get_data(__package__, name)
    if data is None:
        raise FileNotFoundError(name)
    return data.decode("utf-8")
