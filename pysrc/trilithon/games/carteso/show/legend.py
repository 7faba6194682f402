"""What the marks on a board of Carteso mean, and what one should know who sees them first."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.core.presenter import Meaning
from trilithon.core.scene import Shape
from trilithon.core.shapes import line, path, rectangle, symbol

_BLACK, _WHITE = symbol("1", "carteso-black", (0, 0)), symbol("1", "carteso-white", (0, 0))


def _upright(name: str, half: float) -> Shape:
    return path(name, [line((0, -half), (0, half))])


def _level(name: str, half: float) -> Shape:
    return path(name, [line((-half, 0), (half, 0))])


LEGEND: Sequence[Meaning] = (
    Meaning(
        "carteso-legend-vertical",
        ("forecast-vertical",),
        (_WHITE, _upright("forecast-vertical", 0.2)),
        tip="carteso-tip-forecast",
    ),
    Meaning(
        "carteso-legend-horizontal",
        ("forecast-horizontal",),
        (_WHITE, _level("forecast-horizontal", 0.2)),
        tip="carteso-tip-forecast",
    ),
    Meaning(
        "carteso-legend-sure",
        ("forecast-vertical-sure", "forecast-horizontal-sure"),
        (_BLACK, _upright("forecast-vertical-sure", 0.2)),
        tip="carteso-tip-sure",
    ),
    Meaning(
        "carteso-legend-claimed-vertical",
        ("carteso-owner-vertical",),
        (
            path("claim-vertical", [rectangle(-0.5, -0.5, 1, 1)], closed=True),
            _BLACK,
            symbol("2", "carteso-owner-vertical", (0, 0)),
        ),
        tip="carteso-tip-claim",
    ),
    Meaning(
        "carteso-legend-claimed-horizontal",
        ("carteso-owner-horizontal",),
        (
            path("claim-horizontal", [rectangle(-0.5, -0.5, 1, 1)], closed=True),
            _BLACK,
            symbol("2", "carteso-owner-horizontal", (0, 0)),
        ),
        tip="carteso-tip-claim",
    ),
    Meaning(
        "legend-draft",
        ("carteso-black-draft", "carteso-white-draft"),
        (symbol("1", "carteso-black-draft", (0, 0)),),
    ),
    Meaning("legend-last", ("last",), (_WHITE, symbol("2", "last", (0, 0)))),
)
