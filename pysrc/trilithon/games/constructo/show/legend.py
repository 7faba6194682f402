"""What the marks on a board of Constructo mean, and what one should know who sees them first."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.boards.hexagon_scene import hexagon_about
from trilithon.core.presenter import Meaning
from trilithon.core.scene import Shape
from trilithon.core.shapes import symbol
from trilithon.games.constructo.rules.stacks import TEXTS
from trilithon.games.constructo.show.figures import (
    OF_CHOICE,
    OF_STUCK,
    OF_TOWER,
    bases_about,
    side_about,
)

_TILE = hexagon_about("tile", "tile", (0, 0))


def _marked(name: str, scale: float, text: str = "") -> tuple[Shape, ...]:
    """A tile with a mark and a stack."""
    marked = hexagon_about(name, name, (0, 0), scale)
    stack = [*bases_about("1", text, (0, 0)), *side_about("1", text, (0, 0))]
    return (_TILE, marked, *stack)


def _stacks(most: int) -> tuple[str, ...]:
    """The names by which a scene tells of stacks of so many bases."""
    return tuple(f"constructo-{text}" for text in TEXTS if len(text) == most)


LEGEND: Sequence[Meaning] = (
    Meaning(
        "constructo-legend-tower",
        ("tower-yellow", "tower-blue"),
        _marked("tower-yellow", OF_TOWER, "mS"),
        tip="constructo-tip-tower",
    ),
    Meaning(
        "constructo-legend-ring",
        ("constructo-Sr", "constructo-sR"),
        (_TILE, *bases_about("1", "Sr", (0, 0)), *side_about("1", "Sr", (0, 0))),
        tip="constructo-tip-ring",
    ),
    Meaning("constructo-legend-stuck", ("stuck",), _marked("stuck", OF_STUCK, "Ms")),
    Meaning(
        "constructo-legend-side",
        (*_stacks(2), *_stacks(3), *_stacks(4)),
        (_TILE, *side_about("1", "SrMs", (0, 0))),
    ),
    Meaning("constructo-legend-goal", ("goal",), _marked("goal", OF_CHOICE)),
    Meaning("legend-draft", ("draft",), _marked("draft", OF_CHOICE, "M")),
    Meaning("legend-last", ("last",), _marked("last", OF_CHOICE, "M")),
    Meaning("constructo-legend-from", ("last-from",), _marked("last-from", OF_CHOICE)),
    Meaning(
        "constructo-legend-lifts",
        ("lifts",),
        (_TILE, symbol("1", "constructo-yellow-small", (0, 0))),
        tip="constructo-tip-lift",
    ),
)
