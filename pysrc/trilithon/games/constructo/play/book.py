"""What is known beforehand of the printed patterns: exact values of early positions.

`tools.research.book` makes books and tells which positions are in them.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache

from trilithon.boards.hexagons import HexPattern
from trilithon.core import assets
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules.patterns import PRINTED
from trilithon.search.books import Numbers, read_numbers, write_numbers
from trilithon.search.states import Child

_HEADER = "trilithon book 1"
# What a state and a value take, and what is added to values, as none is to be below zero.
_BYTES, _ZERO = (6, 1), 128
_FILES = {pattern: f"games/constructo/play/books/{name}.book" for name, pattern in PRINTED.items()}


class Book:
    """The values of states that stand for their images."""

    def __init__(self, known: Numbers) -> None:
        self._known = known

    def __len__(self) -> int:
        return len(self._known.keys)

    @property
    def states(self) -> Sequence[int]:
        """The states it knows, in rising order."""
        return self._known.keys

    def value(self, state: int) -> int | None:
        """The value of a state; None if it is not in the book."""
        number = self._known.number(state)
        return None if number is None else number - _ZERO


def write_book(pattern: HexPattern, values: Mapping[int, int]) -> bytes:
    """The file of a book."""
    numbers = {state: value + _ZERO for state, value in values.items()}
    return write_numbers(f"{_HEADER} {pattern.text}", numbers, *_BYTES)


def read_book(pattern: HexPattern, content: bytes) -> Book:
    """The book of a pattern. Raises BadBook."""
    return Book(read_numbers(f"{_HEADER} {pattern.text}", content, *_BYTES))


def book_of(pattern: HexPattern) -> Book | None:
    """The book of a pattern; None if there is none, or if it has not come yet."""
    if pattern not in _FILES:
        return None
    content = assets.read(_FILES[pattern])
    return None if content is None else _read(pattern, content)


def await_book(pattern: HexPattern) -> Generator[None, None, None]:
    """Yields as long as the book of a pattern is on its way; at least once if it is not here."""
    if pattern in _FILES:
        yield from assets.awaiting(_FILES[pattern])


@lru_cache(maxsize=1)
def _read(pattern: HexPattern, content: bytes) -> Book:
    return read_book(pattern, content)


class KnownStates:
    """The states of a pattern as a search sees them that stops where its book tells the value."""

    def __init__(self, pattern: HexPattern) -> None:
        self._pattern = pattern
        self._states = states_of(pattern.neighbours)

    def value(self, state: int) -> int | None:
        """The value of a state: of a finished round, or by the book."""
        book = book_of(self._pattern)
        if book is None or not self._states.is_early(state):
            return self._states.value(state)
        value = book.value(state)
        if value is not None:
            return value
        children = self.children(state)
        if not children or any(replies for _, _, replies, _ in children):
            return self._states.value(state)
        return max(gain - end for _, gain, _, end in children)

    def children(self, state: int) -> Sequence[Child]:
        """The states after each move; a known one is told like one where the game is over."""
        children = self._states.children(state)
        book = book_of(self._pattern) if self._states.is_early(state) else None
        if book is None:
            return children
        known = ((child, book.value(child[0])) for child in children)
        return [
            child if value is None else (child[0], child[1], 0, value) for child, value in known
        ]
