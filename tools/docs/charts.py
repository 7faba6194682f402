"""Curves and bars as SVG, like the plots of `tools.docs.plots`: colours are those of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

# In units of the picture, which is as wide as a small screen.
_WIDTH, _HEIGHT = 360, 196
_LEFT, _RIGHT, _TOP, _BOTTOM = 46, 18, 22, 38
_MOST_BARS = 32
_STEPS = (1, 2, 5)
_TICKS_ACROSS, _TICKS_UP = 7, 4

Told = Callable[[float], str]


@dataclass(frozen=True)
class Axes:
    """What a chart's axes are called, and how numbers are written; `label` tells it in words."""

    across: str
    up: str
    label: str
    number: Told
    height: Told


@dataclass(frozen=True)
class Point:
    """A place on a curve, and where most of what it stands for lies."""

    x: float
    low: float
    middle: float
    high: float


class _Scale:
    """From the chart's numbers to the picture's units."""

    def __init__(self, x: tuple[float, float], y: tuple[float, float], logarithmic: bool) -> None:
        self._x, self._logarithmic = x, logarithmic
        self._y = (log10(y[0]), log10(y[1])) if logarithmic else y

    def x(self, value: float) -> float:
        low, high = self._x
        return round(_LEFT + (value - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT), 1)

    def y(self, value: float) -> float:
        low, high = self._y
        at = log10(value) if self._logarithmic else value
        return round(_HEIGHT - _BOTTOM - (at - low) / (high - low) * _inner(), 1)


def _inner() -> int:
    return _HEIGHT - _TOP - _BOTTOM


def bars(counts: Mapping[int, int], middle: float, axes: Axes) -> str:
    """The share of the cases that each number has, or each few numbers, and a mark at `middle`."""
    low, high, total = min(counts), max(counts), sum(counts.values())
    wide = _step((high - low + 1) / _MOST_BARS, least=1)
    first = floor(low / wide) * wide
    shares: dict[float, float] = {}
    for value, count in counts.items():
        at = first + (value - first) // wide * wide
        shares[at] = shares.get(at, 0) + count / total
    top = max(shares.values())
    scale = _Scale((first - 0.5, max(shares) + wide - 0.5), (0, top), logarithmic=False)
    drawn = [
        f'<path class="bar" d="M{scale.x(at - 0.5) + 0.5} {scale.y(0)}V{scale.y(share)}'
        f'H{scale.x(at + wide - 0.5) - 0.5}V{scale.y(0)}Z"/>'
        for at, share in sorted(shares.items())
    ]
    x = scale.x(middle)
    drawn.append(f'<path class="middle" d="M{x} {_TOP - 8}V{scale.y(0)}"/>')
    across = [at for at in _ticks(low, high, _TICKS_ACROSS) if at == round(at)]
    return _chart(scale, across, _ticks(0, top, _TICKS_UP), axes, drawn)


def curve(points: Sequence[Point], axes: Axes) -> str:
    """A line through the middles, before an area from all lows to all highs.

    Numbers go up by tens where they are of very different size.
    """
    ends = min(point.low for point in points), max(point.high for point in points)
    tens = ends[0] >= 1 and ends[1] > 50 * ends[0]
    up = _tens(*ends) if tens else _ticks(0, ends[1], _TICKS_UP)
    scale = _Scale((points[0].x, points[-1].x), (min(up), max(*up, ends[1])), logarithmic=tens)
    there = [f"{scale.x(point.x)} {scale.y(point.high)}" for point in points]
    back = [f"{scale.x(point.x)} {scale.y(point.low)}" for point in reversed(points)]
    line = [f"{scale.x(point.x)} {scale.y(point.middle)}" for point in points]
    drawn = [
        f'<path class="band" d="M{"L".join(there + back)}Z"/>',
        f'<path class="curve" d="M{"L".join(line)}"/>',
    ]
    across = _ticks(points[0].x, points[-1].x, _TICKS_ACROSS)
    return _chart(scale, across, up, axes, drawn)


def _chart(
    scale: _Scale, across: Iterable[float], up: Iterable[float], axes: Axes, drawn: Iterable[str]
) -> str:
    floor_y = _HEIGHT - _BOTTOM
    grid = [
        f'<path class="grid" d="M{_LEFT} {scale.y(at)}H{_WIDTH - _RIGHT}"/>'
        f'<text class="tick" x="{_LEFT - 6}" y="{scale.y(at) + 4}" text-anchor="end">'
        f"{escape(axes.height(at))}</text>"
        for at in up
    ]
    below = [
        f'<path class="grid" d="M{scale.x(at)} {floor_y}v4"/>'
        f'<text class="tick" x="{scale.x(at)}" y="{floor_y + 16}" text-anchor="middle">'
        f"{escape(axes.number(at))}</text>"
        for at in across
    ]
    names = [
        f'<text class="tick" x="4" y="10">{escape(axes.up)}</text>',
        f'<text class="tick" x="{_WIDTH - _RIGHT}" y="{_HEIGHT - 6}" text-anchor="end">'
        f"{escape(axes.across)}</text>",
    ]
    inside = "".join([*grid, *below, *names, *drawn])
    size = f'viewBox="0 0 {_WIDTH} {_HEIGHT}"'
    return f'<svg class="plot" {size} role="img" aria-label="{escape(axes.label)}">{inside}</svg>'


def _ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers from low to high, not more than so many."""
    step = _step((high - low) / most)
    return [
        round(number * step, 6) for number in range(ceil(low / step), floor(high / step + 1e-9) + 1)
    ]


def _tens(low: float, high: float) -> list[float]:
    return [10.0**power for power in range(floor(log10(low)), ceil(log10(high)) + 1)]


def _step(wanted: float, least: float = 0) -> float:
    """The least of 1, 2, 5, 10, 20 … (or their tenths and so on) that is as much as wanted."""
    if wanted <= least:
        return least or 1
    powers = (10.0**power for power in range(floor(log10(wanted)), floor(log10(wanted)) + 2))
    steps = (power * step for power in powers for step in _STEPS)
    return next(step for step in steps if step >= wanted * (1 - 1e-9))
