"""The scenes of a line of a game as shapes that come and go, each drawn once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, cast

from trilithon.core.scene import Scene, Shape
from trilithon.draw.geometry import subpaths

# Whether a path is an area, so that its parts must be drawn at once.
Filled = Callable[[Shape], bool]


class Part(NamedTuple):
    """A shape of one layer, and in which frames it is shown: bit k stands for frame k."""

    shape: Shape
    frames: int


def timeline(scenes: Sequence[Scene], filled: Filled) -> dict[str, list[Part]]:
    """What is in the scenes, layer by layer from the lowest to the highest."""
    names = dict.fromkeys(layer["name"] for scene in scenes for layer in scene["layers"])
    # What a commentator drew, and notes, come after all that every scene has.
    order = sorted(names, key=lambda name: (name == "marks", name == "notes"))
    return {name: _joined(_parts(scenes, name, filled)) for name in order}


def _parts(scenes: Iterable[Scene], name: str, filled: Filled) -> Iterator[Part]:
    """The different shapes of a layer, each put after the one it follows where it is first seen."""
    shapes: dict[str, Shape] = {}
    shown: dict[str, int] = {}
    after: dict[str, str] = {}
    for frame, scene in enumerate(scenes):
        last = ""
        for layer in scene["layers"]:
            for shape in _split(layer["shapes"], filled) if layer["name"] == name else ():
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


def _split(shapes: Iterable[Shape], filled: Filled) -> Iterator[Shape]:
    """The shapes with each line by itself: most lines of a position are in the next one too."""
    for shape in shapes:
        if shape["kind"] != "path" or filled(shape):
            yield shape
        else:
            for d in subpaths(shape["d"]):
                yield {**shape, "d": d}


def _joined(parts: Iterable[Part]) -> list[Part]:
    """The parts with lines that look alike and are shown together as one path."""
    lines: dict[tuple[str, int], list[str]] = {}
    kept: list[Part] = []
    for part in parts:
        shape = part.shape
        if shape["kind"] == "path":
            kind = shape["name"], part.frames
            if kind in lines:
                lines[kind].append(shape["d"])
                continue
            lines[kind] = [shape["d"]]
        kept.append(part)
    return [
        Part(cast(Shape, {**shape, "d": "".join(lines[shape["name"], frames])}), frames)
        if shape["kind"] == "path"
        else Part(shape, frames)
        for shape, frames in kept
    ]
