"""How a game of Consta was decided, for the board to show."""

from __future__ import annotations

from itertools import pairwise

from trilithon.boards.square_scene import place_centre
from trilithon.core import Decision, Step
from trilithon.core.scene import sentence
from trilithon.core.shapes import Place, line, path
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.show.figures import shortest_path, sides


def decision(position: Position) -> Decision:
    """The chain that stood, stone by stone from edge to edge."""
    winner, loser = sides(position)
    spaces = shortest_path(position, white=winner == "white")
    board = position.board
    places = [place_centre(board, bit) for bit in spaces]
    start, end = (
        _edge(position.size, place, upright=winner == "black") for place in (places[0], places[-1])
    )
    steps: list[Step] = []
    for number, pair in enumerate(pairwise([start, *places, end])):
        link = path(f"won-{winner}", [line(*pair)], key=f"won-{number}")
        steps.append(Step((link,), tuple(board.name(bit) for bit in spaces[number : number + 1])))
    return Decision(sentence("consta-end-chain", opponent=loser), tuple(steps))


def _edge(size: int, place: Place, *, upright: bool) -> Place:
    """Where the edge is next to a stone of a chain that runs upright, or across."""
    x, y = place
    return (x, size * round(y / size)) if upright else (size * round(x / size), y)
