"""The engine at hand, for those who type: start a game, look at it, and ask what it is worth.

    from trilithon.lab import new, show, think

    game = new("consta", "c3 2d4", size=5)
    show(game)
    print(*think(game), sep="\\n")

Wherever a function takes `what`, that is a game (a `Match`), a bare position of any game, or the
text of a record or a link. In a notebook games, positions and analyses show themselves.
"""

from __future__ import annotations

from trilithon.lab.advice import Advice, Analysis, Solved, count, legal, points, solve, think
from trilithon.lab.display import Picture, draw, show
from trilithon.lab.games import new, random_game, read
from trilithon.lab.notebook import show_in_notebooks

__all__ = [
    "Advice",
    "Analysis",
    "Picture",
    "Solved",
    "count",
    "draw",
    "legal",
    "new",
    "points",
    "random_game",
    "read",
    "show",
    "solve",
    "think",
]

show_in_notebooks()
