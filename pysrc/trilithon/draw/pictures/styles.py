"""The style of one picture: for each look that occurs in it a short class, in plain values."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from trilithon.core.scene import BoardTheme, Theme
from trilithon.draw.pictures.sheet import rules, variables
from trilithon.draw.pictures.stylesheet import Element, declared_for
from trilithon.draw.pictures.values import resolved

# What of a style sheet shows in a picture; the rest is about pointers and layout.
_SHOWN = ("fill", "stroke", "stop-", "opacity", "font", "text-anchor", "dominant-", "paint-order")

Look = tuple[tuple[str, str], ...]


class Styles:
    """The looks of one picture so far.

    `board_units` is how wide the picture is, which the thin lines of the board go by. Classes begin
    with `prefix`: a selector by the picture's id would not reach into what `<use>` repeats.
    """

    def __init__(self, theme: Theme, board: BoardTheme, board_units: float, prefix: str) -> None:
        # Paper is white whoever looks at it.
        self.theme: Theme = "light" if board == "print" else theme
        self._board = board
        self._prefix = prefix
        self._units = f"{board_units:g}"
        self._names: dict[tuple[Look, Look], str] = {}

    def name(self, element: Element) -> str:
        """The class for an element; empty where no rule speaks of it."""
        light = self.look(element)
        dark = (
            _look(element, self._board, self._units, dark=True) if self.theme == "auto" else light
        )
        if not light:
            return ""
        return self._names.setdefault((light, dark), f"{self._prefix}s{len(self._names)}")

    def look(self, element: Element) -> Look:
        """What is said of an element, in light where the theme is left to the viewer."""
        return _look(element, self._board, self._units, dark=self.theme == "dark")

    def text(self) -> str:
        """The style sheet."""
        plain, dark = "", ""
        for (look, look_dark), name in self._names.items():
            plain += f".{name}{{{_body(look)}}}"
            if changed := [pair for pair in look_dark if pair not in look]:
                dark += f".{name}{{{_body(tuple(changed))}}}"
        return plain + (f"@media(prefers-color-scheme:dark){{{dark}}}" if dark else "")


def _body(look: Look) -> str:
    return ";".join(f"{name}:{value}" for name, value in look)


@lru_cache(maxsize=1024)
def _look(element: Element, board: BoardTheme, units: str, *, dark: bool) -> Look:
    known: Mapping[str, str] = {**variables(board), "--board-units": units}
    return tuple(
        (name, resolved(value, known, dark=dark))
        for name, value in declared_for(element, rules(board)).items()
        if name.startswith(_SHOWN)
    )
