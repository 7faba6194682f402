"""Drawings: what a person puts together by hand, such as a pattern of tiles or a position.

A drawing is a text that can stand for anything that can be drawn, also for what will not do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, Protocol, TypeVar

from trilithon.core.errors import BadPosition, Problem
from trilithon.core.rules import Notation, Rules
from trilithon.core.scene import Scene, Switch, Text, Tool, sentence

CLEAR = "clear"
"""The choice that takes everything away."""
REMOVE = "remove"
"""The tool that takes away what is on a space."""

_REMOVE: Tool = {"id": REMOVE, "symbol": "take-away", "label": "drawing-remove"}

D = TypeVar("D")


class BadDrawing(Problem):
    """A tool or a choice that a drawing does not have."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing with what it stands for. `value` is None where it will not do, `says` then why.

    `text` stands for the drawing whatever it is; `spaces` are those that show what is wrong.
    `tools` change it at a space, `switches` are what it has besides.
    """

    text: str
    scene: Scene
    value: str | None
    says: Text
    spaces: tuple[str, ...] = ()
    tools: tuple[Tool, ...] = ()
    switches: tuple[Switch, ...] = ()


class Editor(Protocol):
    """How a person draws the value of a setting, such as a pattern of tiles, or a position."""

    def begin(self, value: str) -> Drawing:
        """The drawing of a value's text, where that can be drawn at all; a default one of "".

        May raise Problem.
        """

    def read(self, drawing: str) -> Drawing:
        """The drawing of that text. Raises Problem where it is none."""

    def change(self, drawing: str, choice: str, tool: str) -> Drawing:
        """The drawing changed. Raises Problem where a text is none, or nothing can be changed so.

        A choice is a space, where the tool counts, a switch's name with a value (`side:black`), or
        `CLEAR`.
        """


@dataclass(frozen=True, slots=True)
class SwitchRow(Generic[D]):
    """A row of a table's switches: how to tell its value of what is drawn, and how to set it.

    `offered` are the values to choose from; an `open` one takes others too, and `set` raises
    Problem where they will not do. It is there where it is `shown`.
    """

    name: str
    kind: Literal["choice", "number", "flag", "player"]
    value: Callable[[D], str]
    set: Callable[[D, str], D]
    offered: Callable[[D], Sequence[str]] = lambda _: ()
    open: bool = False
    shown: Callable[[D], bool] = lambda _: True


def side_row(
    players: Sequence[str], mover: Callable[[D], int], give: Callable[[D, int], D]
) -> SwitchRow[D]:
    """The switch for the side to move, told and given by its place among the players' words."""
    return SwitchRow(
        "side",
        "player",
        lambda drawn: players[mover(drawn)],
        lambda drawn, word: give(drawn, players.index(word)),
        lambda _: players,
    )


@dataclass(frozen=True, slots=True)
class PositionEditor(Generic[D]):
    """The editor of a game's positions, by a table of what is the game's own.

    What is drawn need not be a position that can stand: `drawn` makes it of one that can, and
    `arrange` of as much of any text as can be read. Both functions that read raise BadPosition.
    `put` gets the name of a space and a tool's; it may raise Problem. `says` adds to what is told
    of a position that can stand; None adds nothing.
    """

    players: Sequence[str]
    rules: Rules[Any, Any]
    notation: Notation[Any, Any]
    drawn: Callable[[Any], D]
    arrange: Callable[[str], D]
    write: Callable[[D], str]
    clear: Callable[[D], D]
    put: Callable[[D, str, str], D]
    scene: Callable[[D], Scene]
    tools: Callable[[D], Sequence[Tool]]
    switches: Sequence[SwitchRow[D]]
    says: Callable[[Any], Text | None] = lambda _: None

    def begin(self, value: str) -> Drawing:
        """The drawing of a position's text; the usual start for "". Raises BadPosition."""
        return self.read(value) if value else self._drawing(self.drawn(self.rules.start({})))

    def read(self, drawing: str) -> Drawing:
        """The drawing of a text that can be read at least in part. Raises BadPosition."""
        return self._drawing(self._read(drawing), drawing)

    def change(self, drawing: str, choice: str, tool: str) -> Drawing:
        """The drawing with a space changed by a tool, or a switch set. Raises Problem."""
        drawn = self._read(drawing)
        if choice == CLEAR:
            return self._drawing(self.clear(drawn))
        name, colon, value = choice.partition(":")
        if not colon:
            if tool not in {known["id"] for known in self._tools(drawn)}:
                raise BadDrawing("drawing-tool", text=tool)
            return self._drawing(self.put(drawn, choice, tool))
        for row in self._rows(drawn):
            if row.name == name and (row.open or value in row.offered(drawn)):
                return self._drawing(row.set(drawn, value))
        raise BadDrawing("drawing-choice", text=choice)

    def _read(self, text: str) -> D:
        try:
            return self.drawn(self.notation.read_position(text))
        except BadPosition as reason:
            try:
                return self.arrange(text)
            except BadPosition:
                raise reason from None

    def _rows(self, drawn: D) -> list[SwitchRow[D]]:
        return [row for row in self.switches if row.shown(drawn)]

    def _tools(self, drawn: D) -> tuple[Tool, ...]:
        return (*self.tools(drawn), _REMOVE)

    def _drawing(self, drawn: D, text: str = "") -> Drawing:
        """The drawing, with the notation's reader alone to judge whether it can stand."""
        text = text or self.write(drawn)
        switches: tuple[Switch, ...] = tuple(
            {
                "name": row.name,
                "kind": row.kind,
                "value": row.value(drawn),
                "offered": list(row.offered(drawn)),
            }
            for row in self._rows(drawn)
        )
        made = Drawing(
            text=text,
            scene=_idle(self.scene(drawn)),
            value=None,
            says=sentence(""),
            tools=self._tools(drawn),
            switches=switches,
        )
        try:
            return replace(made, value=text, says=self._says(self.notation.read_position(text)))
        except BadPosition as reason:
            return replace(made, says=reason.text, spaces=reason.spaces)

    def _says(self, position: Any) -> Text:
        if self.rules.outcome(position) is not None:
            return sentence("drawing-over")
        player = self.players[self.rules.player(position)]
        return self.says(position) or sentence("drawing-stands", player=player)


def _idle(scene: Scene) -> Scene:
    """A game's picture, with every space to be changed and nothing to be played."""
    for space in scene["spaces"]:
        space["state"] = "target"
        space["hint"] = "drawing-use"
        space.pop("lifts", None)
        space.pop("preview", None)
    scene.pop("preview", None)
    scene.pop("hands", None)
    scene["options"] = []
    return scene
