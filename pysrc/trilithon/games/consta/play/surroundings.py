"""What lies around the spaces, as the numbers under which learned weights are kept.

The player to move is taken to join the bottom and the top edge: White sees the board mirrored along
its rising diagonal. So what was learned from one side serves both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from trilithon.boards.square import bits, square_board
from trilithon.games.consta.rules.position import Position

# What a cell holds, besides nothing: a piece of the player to move or of the other, of one stone or
# (one more) of two; or it lies beyond an edge of the player to move, of the other, or of both.
EMPTY, OWN, OTHER, BEYOND_OWN, BEYOND_OTHER, BEYOND_BOTH = 0, 1, 3, 5, 6, 7
PIECES = range(OWN, BEYOND_OWN)
# A block of four cells, and a corner of three: three bits for each cell.
BLOCKS, _CORNERS = 8**4, 8**3
# How far two cells are apart, sideways and along the way of the player to move; the last number is
# for more than two. The ring is what is two away from a cell.
_NEAR = [*product(range(3), repeat=2)][1:]
APART = len(_NEAR) + 1
_RING = [steps for steps in _NEAR if max(steps) == 2]
AROUND = _CORNERS + 8 * len(_RING)
# How many cells there are on each side beyond the board.
_MARGIN = 2

Ring = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """A position as cells, column by column, with a margin, and the cell of each space's bit.

    `pieces` are the bits of spaces with a piece; all else is as on an empty board.
    """

    cells: list[int]
    place: Mapping[int, int]
    size: int
    white: bool
    pieces: Sequence[int]

    def around(self, bit: int) -> list[int]:
        """The four corners at a space, and what is two away from it: numbers below AROUND."""
        cells, at, frame = self.cells, self.place[bit], _frame(self.size)
        return self.corners(bit) + [first + cells[at + step] for step, first in frame.ring]

    def corners(self, bit: int) -> list[int]:
        """The four corners at a space."""
        cells, at = self.cells, self.place[bit]
        return [
            cells[at + across] << 6 | cells[at + side] << 3 | cells[at + along]
            for across, side, along in _frame(self.size).corners
        ]

    def beside_pieces(self) -> set[int]:
        """The spaces around pieces: at all others there are the corners of an empty board."""
        beside = reach(self.size, self.white)[1]
        return {other for bit in self.pieces for other in beside[bit]}

    def blocks_of_pieces(self) -> Iterator[tuple[int, int]]:
        """What the blocks with a piece are, and what they are on an empty board."""
        cells, width, empty = self.cells, _width(self.size), _frame(self.size).empty
        places = [self.place[bit] for bit in self.pieces]
        for at in {place - step for place in places for step in (0, 1, width, width + 1)}:
            corners = (at, at + width, at + 1, at + width + 1)
            now, before = 0, 0
            for corner in corners:
                now, before = now << 3 | cells[corner], before << 3 | empty[corner]
            yield now, before

    def blocks(self) -> Iterator[int]:
        """All blocks of four cells that have a space of the board, as numbers below BLOCKS."""
        cells, width = self.cells, _width(self.size)
        for at in _frame(self.size).blocks:
            yield (
                cells[at] << 9 | cells[at + width] << 6 | cells[at + 1] << 3 | cells[at + width + 1]
            )

    def apart(self, one: int, two: int) -> int:
        """How far two spaces are apart, as a number below APART."""
        return apart_by(self.size, self.place[one] - self.place[two])


@dataclass(frozen=True, slots=True)
class _Frame:
    """Steps between cells, and the cells of an empty board.

    A corner is the cell across, the one to the side and the one along the mover's way. The ring's
    steps come with the first of the numbers for what may be there; `beside` are those of one away.
    `apart` numbers the steps between two near cells; the margin keeps any others different.
    """

    empty: tuple[int, ...]
    corners: tuple[tuple[int, int, int], ...]
    ring: Ring
    beside: tuple[int, ...]
    blocks: tuple[int, ...]
    apart: Mapping[int, int]


def surroundings(position: Position) -> Surroundings:
    """A position as the player to move sees it."""
    size, stacks, white = position.size, position.stacks, position.ply % 2 == 1
    place = _places(size, white)
    cells = list(_frame(size).empty)
    pieces = list[int]()
    for kind, mask in ((OWN, position.mover), (OTHER, position.waiter)):
        for bit in bits(mask):
            cells[place[bit]] = kind + (stacks >> bit & 1)
            pieces.append(bit)
    return Surroundings(cells, place, size, white, pieces)


@cache
def reach(size: int, white: bool) -> tuple[Mapping[int, Ring], Mapping[int, Sequence[int]]]:
    """For each space those two away, with the first number for what is here, and those around."""
    place, frame = _places(size, white), _frame(size)
    space = {at: bit for bit, at in place.items()}
    rings = {
        bit: tuple((space[at + step], first) for step, first in frame.ring if at + step in space)
        for bit, at in place.items()
    }
    beside = {
        bit: tuple(space[at + step] for step in frame.beside if at + step in space)
        for bit, at in place.items()
    }
    return rings, beside


def apart_by(size: int, steps: int) -> int:
    """How far two spaces are apart whose cells are apart by so many steps, below APART."""
    return _frame(size).apart.get(abs(steps), len(_NEAR))


def mirrored(block: int) -> set[int]:
    """A block with those that mirroring it sideways, or along the mover's way, makes of it."""
    a, b, c, d = block >> 9, block >> 6 & 7, block >> 3 & 7, block & 7
    turns = ((a, b, c, d), (b, a, d, c), (c, d, a, b), (d, c, b, a))
    return {one << 9 | two << 6 | three << 3 | four for one, two, three, four in turns}


def _width(size: int) -> int:
    return size + 2 * _MARGIN


@cache
def _places(size: int, white: bool) -> Mapping[int, int]:
    board, width = square_board(size), _width(size)
    places = {}
    for bit in bits(board.full):
        column, row = board.place(bit)[::-1] if white else board.place(bit)
        places[bit] = (column + _MARGIN) * width + row + _MARGIN
    return places


@cache
def _frame(size: int) -> _Frame:
    width, inside = _width(size), range(_MARGIN, size + _MARGIN)

    def beyond(column: int, row: int) -> int:
        if row in inside:
            return EMPTY if column in inside else BEYOND_OTHER
        return BEYOND_OWN if column in inside else BEYOND_BOTH

    along = range(_MARGIN - 1, size + _MARGIN)
    return _Frame(
        empty=tuple(beyond(*divmod(cell, width)) for cell in range(width * width)),
        corners=tuple((x * width + y, x * width, y) for x in (1, -1) for y in (1, -1)),
        ring=tuple(
            (x * width + y, _CORNERS + 8 * _RING.index((abs(x), abs(y))))
            for x, y in product(range(-2, 3), repeat=2)
            if max(abs(x), abs(y)) == 2
        ),
        beside=tuple(x * width + y for x, y in product((-1, 0, 1), repeat=2) if x or y),
        blocks=tuple(column * width + row for column in along for row in along),
        apart={
            abs(x * width + y): _NEAR.index((abs(x), abs(y)))
            for x, y in product(range(-2, 3), repeat=2)
            if x or y
        },
    )
