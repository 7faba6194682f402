"""Moves that give nothing away: from the book where it tells enough, else by exact search."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeVar

from trilithon.games.constructo.play.book import await_book
from trilithon.games.constructo.play.solver import kept_table
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.position import Move, Position
from trilithon.search.df_pn import Table
from trilithon.search.states import Child

Found = TypeVar("Found")

MEGABYTES = 40
"""What the computer player's table may take: as much as an analysis, so that they share one."""

# To find out of one more move whether it keeps a value may take so many states, and of all the
# others so many times as many.
_EACH, _MORE = 1_500, 10


def best_moves(position: Position, most: int) -> Generator[int, None, Sequence[tuple[Move, float]]]:
    """Moves that keep the position's value, with that value, those that are alike once.

    In a book's positions it is the one that the book goes on with: that after which the fewest
    replies are left. Elsewhere there are as many as are soon found. Nothing, where more than so
    many states would have to be looked into; yields how many were.
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
                keeping = [child]
                if table.states.value(state) is None:
                    keeping = yield from _keeping(table, children, value, before, most)
                return [(_move_to(position, lead, child), value + lead) for child in keeping]
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


def _keeping(
    table: Table, children: Sequence[Child], value: int, before: int, most: int
) -> Generator[int, None, list[Child]]:
    """The moves that keep a value, those left out of which a little search does not tell."""
    found = []
    end = min(most, table.looked_into - before + _EACH * _MORE)
    for child in children:
        state, gain, replies, _ = child
        if replies and (spent := table.looked_into - before) < end:
            until = min(end, spent + _EACH)
            yield from _within(table, table.prove(state, gain - value + 1), before, until)
        if _is_known_to_keep(table, child, value):
            found.append(child)
    return found


def _move_to(position: Position, lead: int, child: Child) -> Move:
    """A move that leads to a state and makes the point that goes with it."""
    states = states_of(position.pattern.neighbours)
    wanted, gain = states.canonical(child[0]), child[1]
    for move in rules.legal_moves(position):
        state, after = states.state(rules.play(position, move))
        if after == -lead - gain and states.canonical(state) == wanted:
            return move
    raise AssertionError("every state after a move has a move to it")


def _within(
    table: Table, steps: Generator[int, None, Found], before: int, most: int
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
