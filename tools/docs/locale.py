"""How numbers and names are written on the documentation's pages, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from trilithon.lab.notebook import table
from trilithon.search.budget import WALL

# Programs of our own that play; results name them by where they stood then.
_OPPONENTS = {
    "yardstick": "docs-yardstick",
    "frozen": "docs-frozen",
    "frozen 5e80c93": "docs-batches",
    "frozen 7acf214": "docs-patterns",
    "frozen e96ce65": "docs-fills",
    "frozen 9525fdd 4": "docs-quarter",
    "helped 2": "docs-two-cores",
    "worker": "docs-worker",
    "worker 9525fdd": "docs-worker-earlier",
}
_OPPONENT = re.compile(r"python -m tools\.(?:research\.)?(.+)")

Words = Mapping[str, str]
Cells = Sequence[str]


class Locale:
    """Numbers and names in a language."""

    def __init__(self, words: Words, language: str) -> None:
        self.words = words
        self._comma = language == "es"
        self.percent = "\u00a0%" if self._comma else "%"

    def count(self, value: int) -> str:
        """A whole number, its thousands apart."""
        if self._comma:
            # From five digits on, by a space.
            return f"{value:,}".replace(",", "\u00a0") if value >= 10_000 else str(value)
        return f"{value:,}"

    def number(self, value: float | None, digits: int) -> str:
        """A number with so many digits after the point; a dash where there is none."""
        if value is None:
            return "–"
        text = f"{value:.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self._comma else text

    def plain(self, value: float) -> str:
        """A number with as many digits as it has."""
        text = f"{value:g}"
        return self.number(value, len(text.partition(".")[2]))

    def share(self, value: float) -> str:
        """A share as hundredths."""
        return self.number(100 * value, 1) + self.percent

    def hundredths(self, value: float) -> str:
        """A round share, such as a plot's axis has."""
        return self.plain(round(100 * value, 1)) + self.percent

    def shares(self, ends: Sequence[float]) -> str:
        """An interval of shares."""
        return f"{self.number(100 * ends[0], 1)}–{self.share(ends[1])}"

    def measure(self, value: float, unit: str) -> str:
        """A number that was measured, with as many digits as tell something."""
        digits = 0 if value >= 100 or value == int(value) else 2 if value < 10 else 1
        return f"{self.number(value, digits)} {unit}".rstrip()

    def seconds(self, milliseconds: int) -> str:
        """A time in seconds, with two digits where one does not tell it all."""
        return self.number(milliseconds / 1000, 2 if milliseconds % 100 else 1)

    def clock(self, data: Mapping[str, Any]) -> str:
        """What time was counted in, where that is not the time that passes."""
        counted = data.get("clock", WALL)
        return "" if counted == WALL else f" ({self.words[f'docs-clock-{counted}']})"

    def player(self, spec: str) -> str:
        """A player's name; a program that is not ours by its command line."""
        if level := re.fullmatch("level:([0-9]+)", spec):
            return f"{self.words['docs-level']} {level[1]}"
        if f"docs-{spec}" in self.words:
            return self.words[f"docs-{spec}"]
        if (found := _OPPONENT.fullmatch(spec)) and found[1] in _OPPONENTS:
            return self.words[_OPPONENTS[found[1]]]
        return spec

    def board(self, data: Mapping[str, Any]) -> str:
        """Which board it was: its size, or the other settings by their texts."""
        settings = data["settings"]
        if size := settings.get("size"):
            button = settings.get("variant") == "button"
            return f"{size}×{size}" + (f", {self.words['docs-button']}" if button else "")
        return self.words.get(f"docs-{settings['pattern']}", settings["pattern"])

    def table(self, head: Iterable[str], rows: Iterable[Cells]) -> str:
        """A table of numbers, whose columns are named by the keys of words."""
        return numbers_table(self.words["docs-table"], [self.words[key] for key in head], rows)


def runnable(spec: str) -> str:
    """A player as a command takes it today: results keep what was given when they were measured."""
    return _OPPONENT.sub(r"python -m tools.research.\1", spec)


def shell(commands: Iterable[str]) -> str:
    """Commands as they are given, a line each."""
    return block("\n".join(commands), "shell")


def block(text: str, look: str) -> str:
    """Lines of code, which can be wider than the page and are scrolled by themselves."""
    return f'<pre class="{look}" tabindex="0"><code>{escape(text)}</code></pre>'


def numbers_table(label: str, head: Cells, rows: Iterable[Cells]) -> str:
    """A table that can be wider than the page and is scrolled by itself."""
    wide = f'<div class="wide" role="group" aria-label="{escape(label)}" tabindex="0">'
    return f"{wide}{table(head, rows)}</div>"
