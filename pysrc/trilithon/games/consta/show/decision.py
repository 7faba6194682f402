"""How a game of Consta was decided, for the board to show."""

from __future__ import annotations

from itertools import pairwise

from trilithon.boards.square_scene import line_through
from trilithon.core import Decision, Step
from trilithon.core.shapes import path
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.show.figures import COLOURS, shortest_path


def decision(position: Position) -> Decision:
    """The chain that stood, stone by stone from edge to edge."""
    winner, loser = COLOURS[position.ply % 2], COLOURS[1 - position.ply % 2]
    spaces = shortest_path(position, white=winner == "white")
    if not spaces:
        return Decision({"key": "consta-end-stuck", "args": {}})
    board = position.board
    steps = [Step(pieces=(board.name(spaces[0]),))]
    for pair in pairwise(spaces):
        name = board.name(pair[1])
        link = path(f"won-{winner}", [line_through(board, pair)], key=f"won-{name}")
        steps.append(Step((link,), (name,)))
    return Decision({"key": "consta-end-chain", "args": {"opponent": loser}}, tuple(steps))
