"""What the marks on a board of Consta mean, and what one should know who sees them first."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.core.presenter import Meaning
from trilithon.core.scene import Shape
from trilithon.core.shapes import Place, label, line, path, symbol

_UPPER, _LOWER = (-0.5, 0.5), (0.5, -0.5)
_LEFT, _RIGHT = (-0.5, -0.5), (0.5, 0.5)
_STACKED = ("consta-black-stack", "consta-white-stack")


def _of_both(name: str) -> tuple[str, str]:
    return f"{name}-black", f"{name}-white"


def _pair(name: str, *ends: Place) -> tuple[Shape, ...]:
    """Two white stones with a line between them."""
    stones = (symbol(str(end), "consta-white", end) for end in ends)
    return path(name, [line(*ends)]), *stones


def _linked(name: str) -> tuple[Shape, ...]:
    return _pair(f"{name}-white", _UPPER, _LOWER)


LEGEND: Sequence[Meaning] = (
    Meaning(
        "consta-legend-threat",
        _of_both("threat"),
        (path("threat-black", [line((0, -1), (0, 1))]), symbol("1", "consta-black", (0, 0))),
        tip="consta-tip-threat",
    ),
    Meaning(
        "consta-legend-chain",
        _of_both("chain"),
        (path("chain-black", [line((0, -1), (0, 1))]), symbol("1", "consta-black", (0, 0))),
    ),
    Meaning(
        "consta-legend-ranks",
        _of_both("rank"),
        (
            symbol("a", "consta-white", _UPPER),
            symbol("b", "consta-white", _LOWER),
            symbol("c", "consta-black-stack", _LEFT),
            symbol("d", "consta-black", _RIGHT),
            label("e", "rank-white", (-0.16, 0.16), "2"),
            label("f", "rank-black", (0.16, 0.16), "3"),
        ),
        2,
        tip="consta-tip-crosscut",
    ),
    Meaning(
        "consta-legend-open", _of_both("link-open"), _linked("link-open"), 2, "consta-tip-open"
    ),
    Meaning("consta-legend-holds", _of_both("link-holds"), _linked("link-holds"), 2),
    Meaning("consta-legend-cut", _of_both("link-cut"), _linked("link-cut"), 2),
    Meaning(
        "consta-legend-stack",
        _STACKED,
        (symbol("1", _STACKED[0], (0, 0)),),
        tip="consta-tip-stack",
    ),
    Meaning(
        "legend-draft",
        ("consta-black-draft", "consta-white-draft"),
        (symbol("1", "consta-black-draft", (0, 0)),),
    ),
    Meaning(
        "legend-last",
        ("last",),
        (symbol("1", "consta-black", (0, 0)), symbol("2", "last", (0, 0))),
    ),
    Meaning(
        "legend-barred",
        ("barred",),
        (path("barred", [line((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))], closed=True),),
    ),
)
