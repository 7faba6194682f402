"""A game as proofs see it: states by number, and what is kept of the lists of their moves."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Protocol

# What a child takes in bytes, about, and how many are kept at least and at most.
_CHILD, _FEWEST, _MOST = 150, 20_000, 400_000

Child = tuple[int, int, int, int]
"""A state after a move, the point that the move made sure of, how many replies there are, and where
there are none and the game is over the state's value. Like all values it is seen by who would be
to move. A tuple, since most of the time of a search goes into making these."""

Listing = Callable[[int], Generator[None, None, Sequence[Child]]]
"""Lists the children of a state, and yields now and then while it does."""


class States(Protocol):
    """A game as the search sees it: states are numbers, and points are those made from then on."""

    def children(self, state: int) -> Sequence[Child]:
        """The states after each move; one of those that are as good as each other will do."""

    def value(self, state: int) -> int | None:
        """The value of a state where the game is over or it is known anyway; None elsewhere."""


class Children:
    """The children of states, kept in a quarter of the `megabytes`, and forgotten when it is full.

    `listed` counts the states whose children were listed. Where that takes long, and they are to be
    listed `ahead` (`slow`), `listing` does what the states' `children` does, with pauses.
    """

    def __init__(self, states: States, megabytes: int, listing: Listing | None) -> None:
        self.listed = 0
        self.slow = listing is not None
        self._states, self._listing = states, listing
        self._kept: dict[int, Sequence[Child]] = {}
        self._size = 0
        self._most = min(_MOST, max(_FEWEST, megabytes * 1_000_000 // _CHILD // 4))

    def of(self, state: int) -> Sequence[Child]:
        """The children of a state."""
        found = self._kept.get(state)
        if found is None:
            found = self._states.children(state)
            self._keep(state, found)
        return found

    def ahead(self, state: int) -> Generator[int, None, None]:
        """List the children of a state with pauses, where that takes long, and keep them."""
        if self._listing is None or state in self._kept:
            return
        steps = self._listing(state)
        while True:
            try:
                next(steps)
            except StopIteration as done:
                self._keep(state, done.value)
                return
            yield self.listed

    def _keep(self, state: int, found: Sequence[Child]) -> None:
        self.listed += 1
        if self._size + len(found) > self._most:
            self._kept.clear()
            self._size = 0
        self._kept[state] = found
        self._size += len(found)
