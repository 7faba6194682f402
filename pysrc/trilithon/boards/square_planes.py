"""Planes of small numbers, one for each space of a square board, packed into one integer.

A field of 16 bits holds the number of a space. Integers add and multiply all fields at once: times
a number is a weight for a whole plane, and times a kernel, which is a plane itself, is a
convolution (Kronecker substitution). Fields of a sum may be negative, and then borrow from the
fields above; a base that is added to all of them makes that good before they are read.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

BITS = 16
"""The width of a field. Sums must stay within half of what it holds."""
ONE = 63
"""What stands for 1 in a plane, and the highest number of a settled one."""
REACH = 2
"""How many spaces a kernel may reach; so many fields lie between two rows."""
BASE = 1 << BITS - 1
"""What is added to each field of a sum before it is read."""
_ALL = (1 << BITS) - 1

Kernel = Mapping[tuple[int, int], int]
"""Weights by how many rows and columns away the space is that they weigh."""


@dataclass(frozen=True, slots=True)
class Frame:
    """How the planes of some boards of one size lie in integers: make it with `frame`.

    Each board has `pitch` fields, row by row, the last row of which belongs to no space; there are
    `fields` in all. `ones` has a 1 for every space. A product with a kernel has its fields `lift`
    higher, and `extent` of them at most.
    """

    size: int
    count: int
    stride: int
    pitch: int
    fields: int
    ones: int
    lift: int
    extent: int

    def field(self, row: int, column: int) -> int:
        """The number of a space's field, on the first board."""
        return row * self.stride + column

    def kernel(self, weights: Kernel) -> int:
        """A kernel as what a plane is multiplied by."""
        return sum(
            weight << BITS * (self.lift - self.field(row, column))
            for (row, column), weight in weights.items()
        )


@cache
def frame(size: int, count: int = 1) -> Frame:
    """The one frame of so many boards of that size."""
    stride = size + REACH
    pitch, lift = (size + 1) * stride, REACH * (stride + 1)
    row = everywhere(1, size)
    board = sum(row << BITS * stride * number for number in range(size))
    ones = sum(board << BITS * pitch * number for number in range(count))
    return Frame(size, count, stride, pitch, count * pitch, ones, lift, count * pitch + 2 * lift)


@cache
def settler(frame: Frame, shift: int) -> Callable[[int], int]:
    """Makes a plane of numbers from 0 to ONE of sums with the base in their fields.

    They are divided by a power of two first. The shift is from 0 to 9.
    """
    ones, room = frame.ones, BITS - 1 - shift
    low, more = ones * ((1 << room) - 1), ones * ((1 << room) - 1 - ONE)
    sign = BITS - 1

    def settle(total: int) -> int:
        positive = total >> sign & ones
        value = total >> shift & low
        over = value + more >> room & ones
        return (value | (over << 6) - over) & (positive << 6) - positive

    return settle


def everywhere(number: int, fields: int) -> int:
    """The same number in so many fields."""
    return number * (((1 << BITS * fields) - 1) // _ALL)


def spread(text: str, ones: int) -> int:
    """A plane of bits from a text of `0` and `1`, a sign for each field."""
    signs = array("H", list(text.encode()))
    return int.from_bytes(signs.tobytes(), "little") & ones


def pooled(plane: bytes) -> int:
    """The sum of the numbers of a settled plane of one board: that of its digits, by a modulus."""
    return int.from_bytes(plane, "little") % _ALL


def cut(total: int, frame: Frame) -> list[bytes]:
    """The fields of each board."""
    wide = frame.pitch * BITS // 8
    told = (total & (1 << BITS * frame.fields) - 1).to_bytes(frame.count * wide, "little")
    return [told[start : start + wide] for start in range(0, len(told), wide)]


def numbers_of(fields: bytes) -> Sequence[int]:
    """The unsigned numbers of fields, those of sums with their base."""
    return memoryview(fields).cast("H")
