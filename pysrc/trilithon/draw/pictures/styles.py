"""The style of one picture: for each look that occurs in it a short class, in plain values."""

from __future__ import annotations

from trilithon.core.scene import BoardTheme, Theme
from trilithon.draw.pictures.sheet import Look, looks

Declarations = tuple[tuple[str, str], ...]


class Styles:
    """The looks of one picture so far.

    `board_units` is how wide the picture is, which the thin lines of the board go by. Classes begin
    with `prefix`: a selector by the picture's id would not reach into what `<use>` repeats.
    """

    def __init__(self, theme: Theme, board: BoardTheme, board_units: float, prefix: str) -> None:
        # Paper is white whoever looks at it.
        self._theme: Theme = "light" if board == "print" else theme
        self._looks = looks(board)
        self._prefix = prefix
        self._units = board_units
        self._names: dict[tuple[Declarations, Declarations], str] = {}

    def name(self, tag: str, classes: str) -> str:
        """The class for an element of the page's board; empty where it has no look of its own."""
        look = self._looks.get(f"{tag} {classes}", self._looks.get(tag, {}))
        if not look:
            return ""
        light = self._declared(look, dark=self._theme == "dark")
        dark = self._declared(look, dark=self._theme != "light")
        return self._names.setdefault((light, dark), f"{self._prefix}s{len(self._names)}")

    def _declared(self, look: Look, *, dark: bool) -> Declarations:
        return tuple((name, self._value(value, dark=dark)) for name, value in look.items())

    def _value(self, value: str | float | list[str], *, dark: bool) -> str:
        if isinstance(value, list):
            return value[dark]
        return value if isinstance(value, str) else f"{value * self._units:.4g}px"

    def text(self) -> str:
        """The style sheet."""
        plain, dark = "", ""
        for (look, look_dark), name in self._names.items():
            plain += f".{name}{{{_body(look)}}}"
            if changed := tuple(pair for pair in look_dark if pair not in look):
                dark += f".{name}{{{_body(changed)}}}"
        return plain + (f"@media(prefers-color-scheme:dark){{{dark}}}" if dark else "")


def _body(look: Declarations) -> str:
    return ";".join(f"{name}:{value}" for name, value in look)
