"""An SVG document that needs nothing but itself: what it uses of the sheet, and its style."""

from __future__ import annotations

import re
from zlib import crc32

from trilithon.core.scene import BoardTheme, Shape, Theme
from trilithon.draw.pictures.sheet import definitions, symbols
from trilithon.draw.pictures.styles import Styles
from trilithon.draw.svg import element, escaped, height, line_or_label, numbers_text

# Pixels to a board unit, where the viewer is not told otherwise.
_SCALE = 40
_TAG = re.compile(r"<([a-zA-Z]+)([^<>]*?)(/?)>")
_CLASS = re.compile(r'\s*\bclass="([^"]*)"')
_REFERENCE = re.compile(r'url\(\\?"?#([\w-]+)"?\)')
# Stands for the picture's id until that is known.
ID = "\0"
_TAGS = {"path": "path", "label": "text"}

Box = tuple[float, float, float, float]


class Document:
    """A picture in the making: shapes are written one by one, then it is finished as a whole."""

    def __init__(self, theme: Theme, bounds: Box, board: BoardTheme = "stone") -> None:
        self._bounds = bounds
        self._styles = Styles(theme, board, bounds[2], ID)
        self._symbols: dict[str, str] = {}

    def shape(self, shape: Shape) -> str:
        """A shape as an element."""
        if shape["kind"] != "symbol":
            return line_or_label(shape, self._class(_TAGS[shape["kind"]], shape["name"]))
        self._use(shape["name"])
        place = {"x": shape["x"], "y": height(shape)}
        return element("use", {"href": f"#{ID}{shape['name']}", **place})

    def finished(self, content: str, title: str, description: str, extra_style: str = "") -> str:
        """The whole document around shapes; `extra_style` goes to the end of its style."""
        left, top, width, height = self._bounds
        place = {"x": left, "y": top, "width": width, "height": height}
        ground = element("rect", {**self._class("rect", "paper"), **place})
        # Every look must be known before the style is written, and symbols may use definitions.
        inside = "".join(
            element("g", {"id": f"{ID}{name}"}, text) for name, text in self._symbols.items()
        )
        style = self._styles.text() + extra_style
        needed = dict.fromkeys(_REFERENCE.findall(inside + style))
        inside = "".join(self._dressed(definitions()[name]) for name in needed) + inside
        style = self._styles.text() + extra_style
        frame = {
            "xmlns": "http://www.w3.org/2000/svg",
            "id": ID,
            "role": "img",
            "aria-labelledby": f"{ID}-title {ID}-text",
            "viewBox": numbers_text(self._bounds),
            "width": f"{_SCALE * width:.0f}",
            "height": f"{_SCALE * height:.0f}",
        }
        told = element("title", {"id": f"{ID}-title"}, escaped(title))
        told += element("desc", {"id": f"{ID}-text"}, escaped(description))
        drawn = f"<style>{style}</style><defs>{inside}</defs>{ground}{content}"
        text = element("svg", frame, told + drawn)
        text = _REFERENCE.sub(rf"url(#{ID}\1)", text)
        text = re.sub(r'(<(?:\w+Gradient|pattern) id=")', rf"\g<1>{ID}", text)
        return text.replace(ID, f"p{crc32(text.encode()) & 0xFFFFFF:06x}")

    def _use(self, name: str) -> None:
        if name not in self._symbols:
            self._symbols[name] = self._dressed(symbols()[name])

    def _dressed(self, markup: str) -> str:
        """Markup of the sheet with the classes of this picture."""

        def open_tag(found: re.Match[str]) -> str:
            classes = _CLASS.search(found[2])
            name = self._styles.name(found[1], classes[1]) if classes else ""
            look = f' class="{name}"' if name else ""
            return f"<{found[1]}{look}{_CLASS.sub('', found[2])}{found[3]}>"

        return _TAG.sub(open_tag, markup)

    def _class(self, tag: str, classes: str) -> dict[str, str]:
        name = self._styles.name(tag, classes)
        return {"class": name} if name else {}
