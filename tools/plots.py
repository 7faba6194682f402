"""Plots as SVG that takes its colours from the page it stands in (`.plot` in `pages/docs.css`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

# In units of the picture, which is as wide as a small screen.
_WIDTH, _LABELS, _RIGHT = 360, 122, 12
_ROW, _TOP, _BOTTOM = 26, 10, 26
_DOT = 4.5
_TICKS = (0, 0.25, 0.5, 0.75, 1)


@dataclass(frozen=True)
class Estimate:
    """A share with its name and the ends of its interval, all from 0 to 1."""

    name: str
    share: float
    low: float
    high: float


def estimates_plot(
    rows: Sequence[Estimate], band: tuple[float, float], percent: str, alternative: str
) -> str:
    """A dot for each share on a line for its interval, before a band where shares are wanted.

    `percent` is what stands after a number of hundredths.
    """
    floor = _TOP + _ROW * len(rows)
    parts = [
        f'<rect class="band" x="{_x(band[0])}" y="{_TOP}" width="{_x(band[1]) - _x(band[0]):.1f}" '
        f'height="{floor - _TOP}"/>'
    ]
    for tick in _TICKS:
        anchor = "middle" if tick < 1 else "end"
        parts += [
            f'<path class="grid" d="M{_x(tick)} {_TOP}V{floor}"/>',
            f'<text class="tick" x="{_x(tick)}" y="{floor + 17}" text-anchor="{anchor}">'
            f"{100 * tick:.0f}{percent}</text>",
        ]
    for index, row in enumerate(rows):
        middle = _TOP + _ROW * (index + 0.5)
        name = escape(row.name)
        parts += [
            f'<text x="{_LABELS - 10}" y="{middle + 4}" text-anchor="end">{name}</text>',
            f'<path class="interval" d="M{_x(row.low)} {middle}H{_x(row.high)}"/>',
            f'<circle class="dot" cx="{_x(row.share)}" cy="{middle}" r="{_DOT}"/>',
        ]
    size = f'viewBox="0 0 {_WIDTH} {floor + _BOTTOM}"'
    label = escape(alternative)
    return f'<svg class="plot" {size} role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _x(share: float) -> float:
    return round(_LABELS + share * (_WIDTH - _LABELS - _RIGHT), 1)
