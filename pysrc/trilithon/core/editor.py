"""Drawings: what a person puts together by hand, such as a pattern of tiles or a position.

A drawing is a text that can stand for anything that can be drawn, also for what will not do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from trilithon.core.errors import BadPosition, Problem, declare
from trilithon.core.scene import Scene, Switch, Text, Tool

declare(
    {
        "drawing-choice": "{text} changes nothing here",
        "drawing-tool": "there is no tool {text}",
    }
)

CLEAR = "clear"
"""The choice that takes everything away."""
REMOVE = "remove"
"""The tool that takes away what is on a space."""

P = TypeVar("P")


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


def position_drawing(
    text: str,
    scene: Scene,
    read_position: Callable[[str], P],
    stands: Callable[[P], Text],
    tools: Iterable[Tool],
    switches: Iterable[Switch],
) -> Drawing:
    """The drawing of a position; the notation's reader alone judges whether it can stand.

    `stands` tells what there is to say of one that can.
    """
    drawing = Drawing(text, _drawn(scene), text, {"key": "", "args": {}})
    drawing = replace(drawing, tools=tuple(tools), switches=tuple(switches))
    try:
        return replace(drawing, says=stands(read_position(text)))
    except BadPosition as reason:
        return replace(drawing, value=None, says=reason.text, spaces=reason.spaces)


def _drawn(scene: Scene) -> Scene:
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
