"""The scenes of a line of a game as shapes that come and go, each drawn once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from trilithon.core.scene import Scene, Shape


class Part(NamedTuple):
    """A shape of one layer, and in which frames it is shown: bit k stands for frame k."""

    shape: Shape
    frames: int


def timeline(scenes: Sequence[Scene]) -> dict[str, list[Part]]:
    """What is in the scenes, layer by layer from the lowest to the highest."""
    names = dict.fromkeys(layer["name"] for scene in scenes for layer in scene["layers"])
    # What a commentator drew, and notes, come after all that every scene has.
    order = sorted(names, key=lambda name: (name == "marks", name == "notes"))
    return {name: _joined(_parts(scenes, name)) for name in order}


def _parts(scenes: Iterable[Scene], name: str) -> Iterator[Part]:
    """The different shapes of a layer, each put after the one it follows where it is first seen."""
    shapes: dict[str, Shape] = {}
    shown: dict[str, int] = {}
    after: dict[str, str] = {}
    for frame, scene in enumerate(scenes):
        last = ""
        for layer in scene["layers"]:
            for shape in _split(layer["shapes"]) if layer["name"] == name else ():
                content = repr({**shape, "key": ""})
                if content not in shapes:
                    shapes[content] = shape
                    after[content], after[last] = after.get(last, ""), content
                shown[content] = shown.get(content, 0) | 1 << frame
                last = content
    content = after.get("", "")
    while content:
        yield Part(shapes[content], shown[content])
        content = after[content]


def _split(shapes: Iterable[Shape]) -> Iterator[Shape]:
    """The shapes with each line by itself: most lines of a position are in the next one too.

    The areas of a shape may shine through and are drawn at once.
    """
    for shape in shapes:
        if shape["kind"] != "path" or "closed" in shape:
            yield shape
        else:
            for line in shape["lines"]:
                yield {**shape, "lines": [line]}


def _joined(parts: Iterable[Part]) -> list[Part]:
    """The parts with lines that look alike and are shown together as one path."""
    lines: dict[tuple[str, int], list[list[float]]] = {}
    kept: list[Part] = []
    for part in parts:
        shape = part.shape
        if shape["kind"] == "path":
            kind = shape["name"], part.frames
            if kind in lines:
                lines[kind] += shape["lines"]
                continue
            lines[kind] = [*shape["lines"]]
        kept.append(part)
    return [
        Part({**shape, "lines": lines[shape["name"], frames]}, frames)
        if shape["kind"] == "path"
        else Part(shape, frames)
        for shape, frames in kept
    ]
