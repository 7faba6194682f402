"""A line of a game as one picture that plays it over and over, without a script.

What is the same in several positions is drawn once and only shown and hidden. A viewer that does
not move pictures, or is asked not to, shows the last position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple, cast

from trilithon.match import Match
from trilithon.paths import subpaths
from trilithon.pictures.document import ID, Document, element_of
from trilithon.pictures.framing import scenes_of
from trilithon.pictures.still import title_of
from trilithon.pictures.stylesheet import Element
from trilithon.protocol import Scene, Shape, Theme

# The last position stands for so many times a frame's time.
_HOLD = 3


class Part(NamedTuple):
    """A shape of one layer, and in which frames it is shown: bit k stands for frame k."""

    shape: Shape
    frames: int


def animated(
    match: Match,
    *,
    theme: Theme = "auto",
    coordinates: bool = True,
    numbers: bool = False,
    seconds: float = 0.9,
) -> str:
    """SVG text of the line through the cursor, each position standing for so many seconds."""
    path = match.line()
    scenes = scenes_of(match, path, coordinates=coordinates, numbers=numbers)
    document = Document(theme, scenes[0]["bounds"])
    timing = _Timing(len(path), seconds)
    names = dict.fromkeys(layer["name"] for scene in scenes for layer in scene["layers"])
    # What a commentator drew, and notes, come after all that every scene has.
    order = sorted(names, key=lambda name: (name == "marks", name == "notes"))
    content = "".join(
        _layer_markup(document, timing, _joined(_parts(document, scenes, name))) for name in order
    )
    position = match.game.notation.write_position(path[-1].position)
    return document.finished(content, title_of(match, path[-1]), position, timing.style())


def _parts(document: Document, scenes: Iterable[Scene], name: str) -> Iterator[Part]:
    """The different shapes of a layer, each put after the one it follows where it is first seen."""
    shapes: dict[str, Shape] = {}
    shown: dict[str, int] = {}
    after: dict[str, str] = {}
    for frame, scene in enumerate(scenes):
        last = ""
        for layer in scene["layers"]:
            for shape in _split(document, layer["shapes"]) if layer["name"] == name else ():
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


def _split(document: Document, shapes: Iterable[Shape]) -> Iterator[Shape]:
    """The shapes with each line by itself: most lines of a position are in the next one too."""
    for shape in shapes:
        if shape["kind"] != "path" or document.filled(shape):
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


def _layer_markup(document: Document, timing: _Timing, parts: Iterable[Part]) -> str:
    written, before = "", dict[Element, None]()
    for frames, run in groupby(parts, key=lambda part: part.frames):
        inside = ""
        for part in run:
            inside += document.shape(part.shape, tuple(before))
            before[element_of(part.shape, ())] = None
        name = timing.name(frames)
        written += f'<g class="{name}">{inside}</g>' if name else inside
    return written


class _Timing:
    """The classes that show and hide, one for each choice of frames that occurs."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._names: dict[int, str] = {}

    def name(self, frames: int) -> str:
        """The class of what is shown in some frames; empty where it always is."""
        if frames == (1 << self._count) - 1:
            return ""
        return self._names.setdefault(frames, f"{ID}f{len(self._names)}")

    def style(self) -> str:
        """The style sheet's part for it."""
        whole = f"{self._seconds * (self._count - 1 + _HOLD):g}s"
        classes = "".join(
            f".{name}{{visibility:{self._state(frames, self._count - 1)};"
            f"animation:{name} {whole} step-end infinite}}"
            f"@keyframes {name}{{{self._keyframes(frames)}}}"
            for frames, name in self._names.items()
        )
        still = f"@media(prefers-reduced-motion:reduce){{#{ID} g{{animation:none}}}}"
        return classes + still if classes else ""

    def _keyframes(self, frames: int) -> str:
        found, before = "", ""
        for frame in range(self._count):
            state = self._state(frames, frame)
            if state != before:
                percent = 100 * frame / (self._count - 1 + _HOLD)
                found += f"{percent:.5g}%{{visibility:{state}}}"
            before = state
        return found

    def _state(self, frames: int, frame: int) -> str:
        return "visible" if frames >> frame & 1 else "hidden"
