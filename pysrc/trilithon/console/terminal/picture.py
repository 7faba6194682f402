"""A scene as lines of text, and which space stands where in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from trilithon.core.scene import Scene, Space
from trilithon.core.signs import Sign, signs_of

# Backgrounds: those of the board, by turns; what is marked, and what is pointed at.
_SQUARE, _HEXAGON = ("#7b7d70", "#74766a"), ("#30322c", "#393b34", "#424439")
_MARKS = {"last": "#8f8345", "draft": "#6d5f92"}
_POINTED = "#4a7590"
_COLOURS = {
    "black": "#12110f",
    "white": "#ffffff",
    "yellow": "#f6d566",
    "blue": "#9cc3f5",
    "vertical": "#12110f",
    "horizontal": "#12110f",
}
_INK, _FAINT = "#12110f", "#c8c9bc"
_TARGET, _BARRED, _IDLE = "·", "×", " "
_MARGIN = 3


@dataclass(frozen=True, slots=True)
class Scale:
    """How many characters wide and high a space is."""

    width: int
    height: int


# The largest that has room is taken; hexagons stand half their height lower in every other column.
_SQUARES = (Scale(6, 3), Scale(4, 2), Scale(3, 1))
_HEXAGONS = (Scale(12, 4), Scale(10, 4), Scale(9, 2))


class Picture:
    """A board as text: its lines, and the space at each of their characters."""

    def __init__(self, game: str, scene: Scene, pointed: str, room: tuple[int, int]) -> None:
        self._scene, self._pointed = scene, pointed
        self._signs = signs_of(game)
        self._xs = _steps(space["x"] for space in scene["spaces"])
        self._ys = _steps(space["y"] for space in scene["spaces"])
        self._hexagons = scene["space_shape"] == "hexagon"
        self._names = [
            shape
            for layer in scene["layers"]
            for shape in layer["shapes"]
            if shape["kind"] == "label" and shape["name"] == "coordinate"
        ]
        self._margin = _MARGIN if self._names else 0
        scales = _HEXAGONS if self._hexagons else _SQUARES
        self._scale = next((one for one in scales if self._fits(one, room)), scales[-1])
        self._marked = self._marks()
        width, height = self._extent(self._scale)
        self._cells = [[(" ", Style())] * width for _ in range(height)]
        self._spaces: dict[tuple[int, int], str] = {}
        for space in scene["spaces"]:
            self._draw(space)
        self._name_rows_and_columns()

    @property
    def text(self) -> Text:
        """The lines from the top."""
        return Text("\n", no_wrap=True, end="").join(Text.assemble(*row) for row in self._cells)

    @property
    def width(self) -> int:
        """How many characters a line has."""
        return len(self._cells[0])

    @property
    def height(self) -> int:
        """How many lines there are."""
        return len(self._cells)

    def space_at(self, column: int, row: int) -> str | None:
        """The space at a character, if there is one."""
        return self._spaces.get((column, row))

    def _fits(self, scale: Scale, room: tuple[int, int]) -> bool:
        width, height = self._extent(scale)
        return width <= room[0] and height <= room[1]

    def _extent(self, scale: Scale) -> tuple[int, int]:
        rows = (len(self._ys) + 1) * scale.height // 2 if self._hexagons else 0
        height = rows or len(self._ys) * scale.height
        return self._margin + len(self._xs) * scale.width, height + bool(self._names)

    def _place(self, space: Space) -> tuple[int, int]:
        """The left and upper end of a space."""
        column, row = self._xs[_key(space["x"])], self._ys[_key(space["y"])]
        step = self._scale.height // 2 if self._hexagons else self._scale.height
        return self._margin + column * self._scale.width, row * step

    def _marks(self) -> dict[str, str]:
        """Backgrounds of spaces that are marked; shapes are keyed by mark and space."""
        return {
            space: _MARKS[shape["name"]]
            for layer in self._scene["layers"]
            for shape in layer["shapes"]
            if shape["name"] in _MARKS and (space := shape["key"].partition("-")[2])
        }

    def _draw(self, space: Space) -> None:
        left, top = self._place(space)
        width, height = self._scale.width, self._scale.height
        ground = self._marked.get(space["id"], self._tone(space))
        if space["id"] == self._pointed:
            ground = _POINTED
        for row in range(top, top + height):
            for column in range(left, left + width):
                self._cells[row][column] = (" ", Style(bgcolor=ground))
                self._spaces[column, row] = space["id"]
        line, ink = top + (height - 1) // 2, _FAINT if self._hexagons else _INK
        if self._hexagons:
            # What may be chosen is told beside a tile's name, since it may hold something.
            mark = _TARGET if space.get("state") == "target" else _IDLE
            self._write(left + 1, top, [Sign(space["id"] + mark, ink)], ground)
            line = top + height // 2
        signs = self._content(space, ink)
        self._write(left + (width - len(signs)) // 2, line, signs, ground)

    def _tone(self, space: Space) -> str:
        """A background that no neighbour has: squares take two by turns, hexagons three."""
        column, row = self._xs[_key(space["x"])], self._ys[_key(space["y"])]
        if self._hexagons:
            return _HEXAGON[(3 * column - row) // 2 % len(_HEXAGON)]
        return _SQUARE[(column + row) % len(_SQUARE)]

    def _content(self, space: Space, ink: str) -> list[Sign]:
        if space["holds"] != "empty":
            signs = self._signs(space["holds"])
            return [Sign(text, _COLOURS.get(of, ink)) for text, of in signs]
        if self._hexagons:
            return []
        state = space.get("state")
        return [Sign({"target": _TARGET, "barred": _BARRED}.get(state or "", _IDLE), ink)]

    def _write(self, column: int, row: int, signs: Iterable[Sign], ground: str | None) -> None:
        for text, colour in signs:
            style = Style(color=colour or None, bgcolor=ground, bold=True)
            for letter in text:
                self._cells[row][column] = (letter, style)
                column += 1

    def _name_rows_and_columns(self) -> None:
        for label in self._names:
            if (y := self._ys.get(_key(label["y"]))) is not None:
                row = y * self._scale.height + (self._scale.height - 1) // 2
                self._write(0, row, [Sign(label["text"].rjust(_MARGIN - 1), "")], None)
            elif (x := self._xs.get(_key(label["x"]))) is not None:
                column = self._margin + x * self._scale.width + (self._scale.width - 1) // 2
                self._write(column, len(self._cells) - 1, [Sign(label["text"], "")], None)


def _key(length: float) -> float:
    return round(length, 3)


def _steps(lengths: Iterable[float]) -> dict[float, int]:
    """For each of the lengths that there are, which one it is."""
    return {length: index for index, length in enumerate(sorted(set(map(_key, lengths))))}
