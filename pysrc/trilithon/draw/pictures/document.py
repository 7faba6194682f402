"""An SVG document that needs nothing but itself: what it uses of the sheet, and its style."""

from __future__ import annotations

import re
from zlib import crc32

from trilithon.core.scene import BoardTheme, Shape, Theme
from trilithon.draw.pictures.sheet import definitions, symbols
from trilithon.draw.pictures.styles import Styles
from trilithon.draw.pictures.stylesheet import Element
from trilithon.draw.svg import escaped

# Pixels to a board unit, where the viewer is not told otherwise.
_SCALE = 40
_TAG = re.compile(r"<([a-zA-Z]+)([^<>]*?)(/?)>")
_CLASS = re.compile(r'\s*\bclass="([^"]*)"')
_REFERENCE = re.compile(r'url\(\\?"?#([\w-]+)"?\)')
# Stands for the picture's id until that is known.
ID = "\0"
_BOARD = Element("svg", "board")

Box = tuple[float, float, float, float]


class Document:
    """A picture in the making: shapes are written one by one, then it is finished as a whole."""

    def __init__(self, theme: Theme, bounds: Box, board: BoardTheme = "stone") -> None:
        self._bounds = bounds
        self._styles = Styles(theme, board, bounds[2], ID)
        self._symbols: dict[str, str] = {}

    def shape(self, shape: Shape, before: tuple[Element, ...] = ()) -> str:
        """A shape as an element; `before` are those before it in its layer, of each kind one."""
        if shape["kind"] == "symbol":
            self._use(shape["name"])
            return f'<use href="#{ID}{shape["name"]}" x="{shape["x"]:g}" y="{shape["y"]:g}"/>'
        look = self._class(element_of(shape, before))
        if shape["kind"] == "path":
            return f'<path{look} d="{escaped(shape["d"])}"/>'
        place = f'x="{shape["x"]:g}" y="{shape["y"]:g}"'
        return f"<text{look} {place}>{escaped(shape['text'])}</text>"

    def filled(self, shape: Shape) -> bool:
        """Whether a path is an area, so that its parts must be drawn at once."""
        return any(
            name == "fill" and value != "none"
            for name, value in self._styles.look(element_of(shape, ()))
        )

    def finished(self, content: str, title: str, description: str, extra_style: str = "") -> str:
        """The whole document around shapes; `extra_style` goes to the end of its style."""
        left, top, width, height = self._bounds
        place = f'x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}"'
        ground = f"<rect{self._class(Element('rect', 'paper'))} {place}/>"
        # Every look must be known before the style is written, and symbols may use definitions.
        inside = "".join(f'<g id="{ID}{name}">{text}</g>' for name, text in self._symbols.items())
        style = self._styles.text() + extra_style
        needed = dict.fromkeys(_REFERENCE.findall(inside + style))
        inside = "".join(self._dressed(definitions()[name]) for name in needed) + inside
        style = self._styles.text() + extra_style
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" id="{ID}" role="img"'
            f' aria-labelledby="{ID}-title {ID}-text"'
            f' viewBox="{left:g} {top:g} {width:g} {height:g}"'
            f' width="{_SCALE * width:.0f}" height="{_SCALE * height:.0f}">'
            f'<title id="{ID}-title">{escaped(title)}</title>'
            f'<desc id="{ID}-text">{escaped(description)}</desc>'
            f"<style>{style}</style><defs>{inside}</defs>{ground}{content}</svg>"
        )
        text = _REFERENCE.sub(rf"url(#{ID}\1)", text)
        text = re.sub(r'(<(?:radialGradient|pattern) id=")', rf"\g<1>{ID}", text)
        return text.replace(ID, f"p{crc32(text.encode()) & 0xFFFFFF:06x}")

    def _use(self, name: str) -> None:
        if name not in self._symbols:
            self._symbols[name] = self._dressed(symbols()[name])

    def _dressed(self, markup: str) -> str:
        """Markup of the sheet with the classes of this picture."""

        def open_tag(found: re.Match[str]) -> str:
            classes = _CLASS.search(found[2])
            look = self._class(Element(found[1], classes[1])) if classes else ""
            return f"<{found[1]}{look}{_CLASS.sub('', found[2])}{found[3]}>"

        return _TAG.sub(open_tag, markup)

    def _class(self, element: Element) -> str:
        name = self._styles.name(element)
        return f' class="{name}"' if name else ""


def element_of(shape: Shape, before: tuple[Element, ...]) -> Element:
    """A shape as style sheets see it."""
    tag = {"symbol": "use", "path": "path", "label": "text"}[shape["kind"]]
    return Element(tag, shape["name"], _BOARD, before)
