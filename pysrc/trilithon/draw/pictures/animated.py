"""A line of a game as one picture that plays it over and over, without a script.

What is the same in several positions is drawn once and only shown and hidden. A viewer that does
not move pictures, or is asked not to, shows the last position.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from trilithon.core.scene import BoardTheme, Theme
from trilithon.draw.pictures.document import ID, Document
from trilithon.draw.pictures.frame import scenes_of
from trilithon.draw.pictures.still import title_of
from trilithon.draw.pictures.timeline import Part, timeline
from trilithon.draw.svg import element
from trilithon.match import Match

# The last position stands for so many times a frame's time.
_HOLD = 3


def animated(
    match: Match,
    *,
    theme: Theme = "auto",
    board: BoardTheme = "stone",
    coordinates: bool = True,
    numbers: bool = False,
    seconds: float = 0.9,
) -> str:
    """SVG text of the line through the cursor, each position standing for so many seconds."""
    path = match.line()
    scenes = scenes_of(match, path, coordinates=coordinates, numbers=numbers)
    document = Document(theme, scenes[0]["bounds"], board)
    timing = _Timing(len(path), seconds)
    content = "".join(_layer_markup(document, timing, parts) for parts in timeline(scenes).values())
    position = match.game.notation.write_position(path[-1].position)
    return document.finished(content, title_of(match, path[-1]), position, timing.style())


def _layer_markup(document: Document, timing: _Timing, parts: Iterable[Part]) -> str:
    written = ""
    for frames, run in groupby(parts, key=lambda part: part.frames):
        inside = "".join(document.shape(part.shape) for part in run)
        name = timing.name(frames)
        written += element("g", {"class": name}, inside) if name else inside
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
