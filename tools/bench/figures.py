"""Figures with their targets, and how they are shown."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """Something measured; where there is a target, the value may not be above it."""

    name: str
    value: float
    unit: str
    target: float | None = None

    @property
    def met(self) -> bool:
        """Whether the target, if any, is met."""
        return self.target is None or self.value <= self.target

    def as_json(self) -> dict[str, object]:
        """Return the figure as plain data."""
        return {
            "name": self.name,
            "value": round(self.value, 3),
            "unit": self.unit,
            "target": self.target,
            "met": self.met,
        }


def table(figures: Sequence[Figure]) -> str:
    """Return the figures as lines of text in columns."""
    width = max(len(figure.name) for figure in figures)
    return "\n".join(_line(figure, width) for figure in figures)


def _line(figure: Figure, width: int) -> str:
    number = f"{figure.value:,.2f}" if figure.value < 100 else f"{figure.value:,.0f}"
    line = f"{figure.name:<{width}}  {number:>10} {figure.unit:<3}"
    if figure.target is None:
        return line.rstrip()
    return f"{line} target {figure.target:g}: {'met' if figure.met else 'MISSED'}"
