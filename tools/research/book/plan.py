"""Which positions a book holds, level by level, and how the values of some lead to the next ones.

A book holds every position of the first plies, and from there on those of games in which one of the
players plays perfectly, where that player is to move: whatever the other one plays, and for the
player himself the move that leaves the fewest replies of all that keep the value. So a book follows
from the values alone, whichever program found them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from trilithon.games.constructo.play.states import States
from trilithon.search.states import Child


class Oracle(Protocol):
    """Whoever knows values of states: they are those of `search.df_pn.Table`."""

    def value(self, state: int, guess: int) -> int:
        """The exact value of a state; soonest found when the guess is right."""

    def reaches(self, state: int, need: int) -> bool:
        """Whether the mover of a state reaches so many points."""


Answer = tuple[int, int | None]
"""A state's value and, if it was asked for, the best state to move to; None if there is none."""

Answers = Callable[[int, Mapping[int, int], set[int]], Mapping[int, Answer]]
"""Finds answers: given a ply, guesses of values by state, and the states where a move is wanted."""


def make(states: States, start: int, whole: int, last: int, answers: Answers) -> dict[int, int]:
    """The values of all states up to the ply `whole`, and of perfect games up to the ply `last`."""
    book: dict[int, int] = {}
    levels: list[dict[int, int]] = [{} for _ in range(last + 3)]
    perfect: list[set[int]] = [set() for _ in range(last + 3)]
    levels[0][start] = 0
    perfect[0].add(start)
    for child, _, _, _ in states.children(start):
        perfect[1].add(child)
    for ply in range(last + 1):
        found = answers(ply, levels[ply], perfect[ply] if ply + 2 <= last else set())
        for state, (value, move) in found.items():
            book[state] = value
            if ply < whole:
                for child, gain, replies, _ in states.children(state):
                    if replies:
                        levels[ply + 1].setdefault(child, gain - value)
            if move is not None and state in perfect[ply]:
                for child, gain, replies, _ in states.children(move):
                    if replies:
                        levels[ply + 2].setdefault(child, value + gain)
                        perfect[ply + 2].add(child)
        if ply == 0:
            for child in perfect[1]:
                levels[1].setdefault(child, -book[start])
    return book


def answer(states: States, oracle: Oracle, state: int, guess: int, wants_move: bool) -> Answer:
    """What an oracle says of a state."""
    value = oracle.value(state, guess)
    if not wants_move:
        return value, None
    return value, _best(states, oracle, state, value)


def _best(states: States, oracle: Oracle, state: int, value: int) -> int | None:
    """The state that keeps the value and has the fewest replies; None if all of them end it."""
    for child, gain, replies, end in _fewest_first(states.children(state)):
        if not replies:
            if gain - end == value:
                return None
        elif not oracle.reaches(child, gain - value + 1):
            return child
    return None


def _fewest_first(children: Sequence[Child]) -> list[Child]:
    return sorted(children, key=lambda child: (child[2], child[0]))
