"""Square boards: spaces as bits of one integer, their names, and shifts that never wrap.

Space (column, row) counts from 0 at the lower left and is bit `row * stride + column`. The stride
is one more than the size, so that every row ends in a spare bit which belongs to no space: a shift
by one to the left or right runs into the spare bit and not into the next row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from string import ascii_lowercase

from trilithon.core.errors import BadMove
from trilithon.core.memo import memo
from trilithon.core.settings import Setting, whole_number

SMALLEST, LARGEST = 2, 19


def read_size(text: str) -> int:
    """The size that a text stands for. Raises BadSetting."""
    return whole_number("size", text, SMALLEST, LARGEST)


SIZES = (5, 7, 9, 11, 13, 15, 17, 19)
"""The sizes that pages offer; smaller and even ones are there to practise and to prove on."""
SIZE = Setting("size", "11", tuple(map(str, SIZES)), read_size)
"""The setting of games on square boards."""


@dataclass(frozen=True, slots=True)
class SquareBoard:
    """The geometry of a board of `size` × `size` spaces. Make it with `square_board`."""

    size: int
    stride: int = field(init=False)
    full: int = field(init=False)
    left: int = field(init=False)
    right: int = field(init=False)
    bottom: int = field(init=False)
    top: int = field(init=False)

    def __post_init__(self) -> None:
        size, stride = self.size, self.size + 1
        row = (1 << size) - 1
        column = sum(1 << r * stride for r in range(size))
        values = {
            "stride": stride,
            "full": row * column,
            "left": column,
            "right": column << (size - 1),
            "bottom": row,
            "top": row << (size - 1) * stride,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def bit(self, column: int, row: int) -> int:
        """The index of the bit of a space."""
        return row * self.stride + column

    def place(self, bit: int) -> tuple[int, int]:
        """Column and row of a bit's space, from 0 at the lower left."""
        row, column = divmod(bit, self.stride)
        return column, row

    def name(self, bit: int) -> str:
        """The name of a space, such as `f6`."""
        column, row = self.place(bit)
        return f"{ascii_lowercase[column]}{row + 1}"

    def names(self, mask: int) -> list[str]:
        """The names of a mask's spaces, by column and then by row."""
        return [self.name(bit) for bit in sorted(bits(mask), key=self.place)]

    def read(self, text: str) -> int:
        """The bit of the space that a text names, in any case. Raises BadMove."""
        letter, digits = text[:1].lower(), text[1:]
        number_ok = digits.isdigit() and len(digits) <= 3 and digits[0] != "0"
        # Letters of other alphabets may have a small form among ours, as the Kelvin sign has.
        if not (text.isascii() and letter and letter in ascii_lowercase and number_ok):
            raise BadMove("space-malformed", text=text)
        column, row = ascii_lowercase.index(letter), int(digits) - 1
        if column >= self.size or row >= self.size:
            raise BadMove("space-off-board", text=text, size=self.size)
        return self.bit(column, row)

    def beside(self, mask: int) -> int:
        """The spaces next to those of a mask in their rows and columns."""
        stride = self.stride
        return (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & self.full

    def around(self, mask: int) -> int:
        """The spaces of a mask and the up to eight around each."""
        wide = mask | mask << 1 | mask >> 1
        return (wide | wide << self.stride | wide >> self.stride) & self.full

    def bits_by_column(self) -> Iterator[int]:
        """The bits of all spaces, by column and then by row."""
        for column in range(self.size):
            for row in range(self.size):
                yield self.bit(column, row)


@cache
def square_board(size: int) -> SquareBoard:
    """The one board of that size; trusts that it is from SMALLEST to LARGEST."""
    return SquareBoard(size)


def bits(mask: int) -> Iterator[int]:
    """The indices of the bits that are set, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


@cache
def surroundings(size: int, reach: int) -> Mapping[int, int]:
    """For each space's bit the mask of the spaces up to so far away, along and across, and its own.

    Trusts that `size` is from SMALLEST to LARGEST.
    """
    board = square_board(size)
    found = {}
    for bit in bits(board.full):
        column, row = board.place(bit)
        columns = range(max(0, column - reach), min(size, column + reach + 1))
        rows = range(max(0, row - reach), min(size, row + reach + 1))
        found[bit] = sum(1 << board.bit(one, other) for one in columns for other in rows)
    return found


# In steps from the middle; an odd number of spaces has the middle one too.
_AROUND = ((0, -1), (0, 1), (-1, 0), (1, 0), (-1, 1), (1, -1), (-1, -1), (1, 1))


def around_middle(board: SquareBoard, count: int) -> int:
    """The mask of two to nine spaces around the middle of a board of size 3 or more."""
    middle, far = board.size // 2, (board.size + 1) // 4
    places = [(middle + far * x, middle + far * y) for x, y in _AROUND[: count // 2 * 2]]
    places += [(middle, middle)] * (count % 2)
    return sum(1 << board.bit(column, row) for column, row in places)


@memo(200_000)
def mirrored(size: int, mask: int) -> tuple[int, int, int, int]:
    """A mask of spaces, and the same as each of the three mirrors shows it."""
    board = square_board(size)
    last = size - 1
    across = down = both = 0
    for bit in bits(mask):
        column, row = board.place(bit)
        across |= 1 << board.bit(last - column, row)
        down |= 1 << board.bit(column, last - row)
        both |= 1 << board.bit(last - column, last - row)
    return mask, across, down, both


@memo(10_000)
def transposed(size: int, mask: int) -> int:
    """A mask of spaces as the mirror along the rising diagonal shows it."""
    board = square_board(size)
    return sum(1 << board.bit(row, column) for column, row in map(board.place, bits(mask)))
