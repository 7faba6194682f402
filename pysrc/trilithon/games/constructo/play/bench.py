"""What to measure of Constructo beyond its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from trilithon.games.constructo.play.playouts import sample
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.position import Position
from trilithon.search.df_pn import Table

_AT_ONCE = 1000
_LATE = 10
_STATES, _MEGABYTES = 5000, 16


def benchmarks(start: Position) -> Iterator[tuple[str, Callable[[], int]]]:
    """Random rounds as the search makes them, and proving positions some moves into a round."""
    random = Random(1)
    moves = rules.legal_moves(start)

    def play_out() -> int:
        return sum(tally.playouts for tally in sample(start, moves, _AT_ONCE, random))

    yield "random round", play_out
    yield f"state searched from ply {_LATE}", lambda: _prove(_some_moves_in(start, random))


def _some_moves_in(position: Position, random: Random) -> Position:
    while rules.ply(position) < _LATE and (moves := rules.legal_moves(position)):
        position = rules.play(position, random.choice(moves))
    return position


def _prove(position: Position) -> int:
    """Find the exact value of a position; returns how many states were looked into."""
    states = states_of(position.pattern.neighbours)
    table = Table(states, _MEGABYTES)
    state, lead = states.state(position)
    for _ in table.value(state, -lead):
        if table.looked_into >= _STATES:
            break
    return table.looked_into
