"""What tests of every game have to know of one, as `tests/games/<game>/known.py` tells it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from tests.support.diagram_statements import Statements


class Known(Protocol):
    """What such a module holds.

    `SMALL` are settings of a short game, `VARIANTS` others that positions are set up in, `SPACE` is
    what a space looks like where a text of any language names it, and `Says` is what the diagrams
    of its rules page can state.
    """

    SMALL: Mapping[str, str]
    VARIANTS: Sequence[Mapping[str, str]]
    SPACE: re.Pattern[str]
    Says: type[Statements]

    def editor_steps(self, fields: list[str]) -> Iterator[tuple[str, str]]:
        """The choices, each with its tool, that make the fields of a position's text."""


def known(game: str) -> Known:
    """What tests know of a game."""
    return cast(Known, import_module(f"tests.games.{game}.known"))
