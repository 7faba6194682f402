"""What is known beforehand of the printed patterns: exact values of early positions.

A book is a file: a line of text that names the pattern and tells how many states the book holds,
then of the states in rising order the differences from one to the next, as six columns of bytes
from the lowest one up, and last a column of the values plus 128. So equal bytes come together,
which makes the file small when it is compressed, and it is read without a loop.

`tools.research.book` makes books and tells which positions are in them.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate

from trilithon.boards.hexagons import HexPattern
from trilithon.core import assets
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules.patterns import PRINTED
from trilithon.search.states import Child

_HEADER = "trilithon book 1"
_BYTES, _ZERO = 6, 128
_FILES = {pattern: f"games/constructo/play/books/{name}.book" for name, pattern in PRINTED.items()}


class BadBook(ValueError):
    """A file that is no book of the pattern."""


class Book:
    """Values of states by binary search."""

    def __init__(self, keys: Sequence[int], values: bytes) -> None:
        self._keys = keys
        self._values = values

    def __len__(self) -> int:
        return len(self._keys)

    @property
    def states(self) -> Sequence[int]:
        """The states it knows, in rising order."""
        return self._keys

    def value(self, state: int) -> int | None:
        """The value of a state that stands for its images; None if it is not in the book."""
        at = bisect_left(self._keys, state)
        if at < len(self._keys) and self._keys[at] == state:
            return self._values[at] - _ZERO
        return None


def write_book(pattern: HexPattern, values: Mapping[int, int]) -> bytes:
    """The file of a book."""
    keys = sorted(values)
    steps = [key - before for before, key in zip([0, *keys], keys, strict=False)]
    columns = [bytes(step >> 8 * place & 255 for step in steps) for place in range(_BYTES)]
    header = f"{_HEADER} {pattern.text} {len(keys)}\n".encode()
    return b"".join([header, *columns, bytes(values[key] + _ZERO for key in keys)])


def read_book(pattern: HexPattern, content: bytes) -> Book:
    """The book of a pattern. Raises BadBook."""
    header, _, body = content.partition(b"\n")
    name, _, number = header.decode("ascii", "replace").rpartition(" ")
    if name != f"{_HEADER} {pattern.text}" or not number.isdigit():
        raise BadBook(f"this is no book of the pattern {pattern.text}")
    count = int(number)
    if len(body) != count * (_BYTES + 1):
        raise BadBook("the book is not whole")
    steps = bytearray(8 * count)
    for place in range(_BYTES):
        steps[place::8] = body[place * count : (place + 1) * count]
    numbers = array("Q")
    numbers.frombytes(steps)
    if sys.byteorder == "big":
        numbers.byteswap()
    return Book(array("Q", accumulate(numbers)), body[_BYTES * count :])


def book_of(pattern: HexPattern) -> Book | None:
    """The book of a pattern; None if there is none, or if it has not come yet."""
    if pattern not in _FILES:
        return None
    content = assets.read(_FILES[pattern])
    return None if content is None else _read(pattern, content)


def await_book(pattern: HexPattern) -> Generator[None, None, None]:
    """Yields as long as the book of a pattern is on its way; at least once if it is not here."""
    if book_of(pattern) is None:
        yield
    while pattern in _FILES and assets.awaited(_FILES[pattern]):
        yield


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
