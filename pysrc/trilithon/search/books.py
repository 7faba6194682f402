"""Books: numbers that are known beforehand, such as the values of positions, by keys.

A file begins with a line of text that names the book and tells how many keys it has. Of these, in
rising order, come the differences from one to the next, as columns of bytes from the lowest one up,
and as such columns the numbers. So equal bytes come together, which makes the file small when it is
compressed, and it is read without a loop.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

_KINDS = {1: "B", 2: "H", 8: "Q"}


class BadBook(ValueError):
    """A file that is not the book that it should be."""


class Numbers:
    """The numbers of keys that are in rising order, by binary search."""

    def __init__(self, keys: Sequence[int], numbers: Sequence[int]) -> None:
        self.keys, self.numbers = keys, numbers

    def number(self, key: int) -> int | None:
        """The number of a key; None if it is not in the book."""
        at = bisect_left(self.keys, key)
        return self.numbers[at] if at < len(self.keys) and self.keys[at] == key else None


def write_numbers(
    name: str, numbers: Mapping[int, int], key_bytes: int, number_bytes: int
) -> bytes:
    """The file of a book, by how many bytes its keys and its numbers take."""
    keys = sorted(numbers)
    steps = [key - before for before, key in zip([0, *keys], keys, strict=False)]
    told = [numbers[key] for key in keys]
    columns = [*_columns(steps, key_bytes), *_columns(told, number_bytes)]
    return b"".join([f"{name} {len(keys)}\n".encode(), *columns])


def read_numbers(name: str, content: bytes, key_bytes: int, number_bytes: int) -> Numbers:
    """What a book's file holds. Raises BadBook."""
    header, _, body = content.partition(b"\n")
    found, _, count = header.decode("ascii", "replace").rpartition(" ")
    if found != name or not count.isdigit():
        raise BadBook(f"this is no {name}")
    end = int(count) * key_bytes
    if len(body) != end + int(count) * number_bytes:
        raise BadBook("the book is not whole")
    steps = _numbers(body[:end], key_bytes, 8)
    return Numbers(array("Q", accumulate(steps)), _numbers(body[end:], number_bytes, number_bytes))


def _columns(numbers: Sequence[int], width: int) -> Iterable[bytes]:
    return (bytes(number >> 8 * place & 255 for number in numbers) for place in range(width))


def _numbers(body: bytes, width: int, size: int) -> array[int]:
    """Numbers of `size` bytes, of which so many are told as columns."""
    count = len(body) // width
    rows = bytearray(count * size)
    for place in range(width):
        rows[place::size] = body[place * count : (place + 1) * count]
    numbers = array(_KINDS[size])
    numbers.frombytes(rows)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
