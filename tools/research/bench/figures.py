"""Figures with their targets, and how they are shown and kept."""

import json
import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tools.build.paths import DOCS
from tools.site.words import read_words

# What is told of visits: megabytes, milliseconds, and parts of the stock page's cold start.
VISIT_FIGURES = ("sent", "stock_sent", "cold", "stock_cold", "share", "warm", "warm_share")


@dataclass(frozen=True)
class Figure:
    """Something measured; where there is a target, the value may not be on the wrong side of it.

    ``key`` names the words for it in the documentation's catalogues, ``of`` what it is of among
    others of that key. A target is the most that there may be, or with ``least`` the least.
    """

    key: str
    value: float
    unit: str = ""
    target: float | None = None
    of: str = ""
    least: bool = False

    @property
    def met(self) -> bool:
        """Whether the target, if any, is met."""
        if self.target is None:
            return True
        return self.value >= self.target if self.least else self.value <= self.target

    def as_json(self) -> dict[str, Any]:
        """Return the figure as plain data."""
        return {
            "key": self.key,
            "of": self.of,
            "value": round(self.value, 3),
            "unit": self.unit,
            "target": self.target,
            "least": self.least,
            "met": self.met,
        }


def how_busy() -> float | None:
    """Return how many processes have lately wanted to run, on average; None where nobody knows."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None


def report(figures: Sequence[Figure], browser: str, load: float | None) -> dict[str, Any]:
    """Return all figures with what they were measured on, as the documentation keeps them.

    The `load` is how busy the machine was with other things.
    """
    return {
        "page": 1,
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {
            "processor": _processor(),
            "cores": os.cpu_count(),
            "system": platform.system(),
            "browser": browser,
            "load": load,
        },
        "figures": [figure.as_json() for figure in figures],
    }


def table(figures: Sequence[Figure]) -> str:
    """Return the figures as lines of text in columns."""
    words = read_words(DOCS / "page.en.ftl")
    names = [": ".join(words[f"docs-figure-{key}"] for key in _keys(one)) for one in figures]
    width = max(map(len, names), default=0)
    return "\n".join(
        f"{name:<{width}}  {_line(one)}" for name, one in zip(names, figures, strict=True)
    )


def visits_table(visits: Sequence[Mapping[str, Any]]) -> str:
    """Return what visits came to as lines of text, with the names that the data has."""
    lines = []
    for one in visits:
        lines.append(f"  {one['host']}, {one['browser']}, {one['device']}, pairs: {one['pairs']}")
        for name in VISIT_FIGURES:
            if (value := one[name]) is None:
                continue
            most = one["targets"].get(name)
            aim = "" if most is None else f"≤ {most:g}: {'met' if value <= most else 'MISSED'}"
            lines.append(f"    {name:<12}{value:>10,.2f}  {aim}".rstrip())
    return "\n".join(lines)


def _keys(figure: Figure) -> list[str]:
    return [key for key in (figure.key, figure.of) if key]


def _line(figure: Figure) -> str:
    number = f"{figure.value:,.2f}" if figure.value < 100 else f"{figure.value:,.0f}"
    line = f"{number:>10} {figure.unit:<3}"
    if figure.target is None:
        return line.rstrip()
    sign = "≥" if figure.least else "≤"
    return f"{line} {sign} {figure.target:g}: {'met' if figure.met else 'MISSED'}"


def _processor() -> str:
    """The processor's name, where the system tells it."""
    known = Path("/proc/cpuinfo")
    if known.is_file():
        for line in known.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def write(path: Path, content: dict[str, Any]) -> None:
    """Keep a report in a file of the documentation's results."""
    path.write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")
