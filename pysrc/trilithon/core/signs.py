"""What stands on a space as characters, where a board is text and not a picture.

`games/<game>/show/signs.py` tells of each game; it is found by its name, since no page needs it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple


class Sign(NamedTuple):
    """One character, and the side or colour that it is shown in."""

    text: str
    colour: str


def signs_of(game: str) -> Callable[[str], tuple[Sign, ...]]:
    """What tells the signs of a game by what a space `holds`, where that is not empty."""
    signs: Callable[[str], tuple[Sign, ...]]
    signs = import_module(f"trilithon.games.{game}.show.signs").signs
    return signs
