"""Moves that give nothing away: from the book where it tells enough, else by exact search."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeVar

from trilithon.games.constructo import rules
from trilithon.games.constructo.book import await_book
from trilithon.games.constructo.position import Move, Position
from trilithon.games.constructo.solver import kept_table
from trilithon.games.constructo.states import states_of
from trilithon.proof.search import Child, Table

Found = TypeVar("Found")

MEGABYTES = 64
"""What the computer player's table may take; a page that wants to share it asks for as much."""


def best_moves(position: Position, most: int) -> Generator[int, None, Sequence[tuple[Move, float]]]:
    """Moves that keep the position's value, with that value, all alike up to symmetry.

    The move is the one after which the fewest replies are left: in a book's positions the one that
    the book goes on with. Nothing, where more than so many states would have to be looked into;
    yields how many were.
    """
    for _ in await_book(position.pattern):
        yield 0
    states = states_of(position.pattern.neighbours)
    table = kept_table(position.pattern, MEGABYTES)
    before = table.looked_into
    state, lead = states.state(position)
    children = sorted(states.children(state), key=lambda child: (child[2], child[0]))
    value = yield from _within(table, table.value(state, -lead), before, most)
    if value is None or not children:
        return []
    for _ in range(2):
        for child in children:
            if _is_known_to_keep(table, child, value):
                return [(move, value + lead) for move in _moves_to(position, lead, child)]
        yield from _within(table, table.search(state, value), before, most)
    return []


def _is_known_to_keep(table: Table, child: Child, value: int) -> bool:
    """Whether a move is known without a search to keep a value."""
    state, gain, replies, end = child
    if not replies:
        return gain - end == value
    known = table.known(state)
    if known is not None:
        return gain - known == value
    return table.proves(state, gain - value + 1) is False


def _moves_to(position: Position, lead: int, child: Child) -> list[Move]:
    """The moves that lead to a state and make the point that goes with it."""
    states = states_of(position.pattern.neighbours)
    wanted, gain = states.canonical(child[0]), child[1]
    found = []
    for move in rules.legal_moves(position):
        state, after = states.state(rules.play(position, move))
        if after == -lead - gain and states.canonical(state) == wanted:
            found.append(move)
    return found


def _within(
    table: Table, steps: Generator[None, None, Found], before: int, most: int
) -> Generator[int, None, Found | None]:
    """What a search of the table finds; None once it has looked into too many states.

    Yields how many more than `before` it has.
    """
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            found: Found = stop.value
            return found
        looked_into = table.looked_into - before
        if looked_into >= most:
            return None
        yield looked_into
