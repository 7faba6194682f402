"""What is known beforehand of 5×5: positions that are won, each with a move that wins.

A book is a file: a line of text that names the size and tells how many positions the book holds,
then of their numbers in rising order the differences from one to the next, as eight columns of
bytes from the lowest one up, and last the numbers of their moves, as two such columns.

`tools.research.consta` makes books and tells which positions are in them.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Literal

from trilithon.boards.square import bits, mirrored, square_board, transposed
from trilithon.core import assets
from trilithon.core.memo import memo
from trilithon.games.consta.rules.position import Move, Position

_HEADER = "trilithon consta book 1"
_BYTES, _MOVE_BYTES = 8, 2
_MASKS_KEPT = 50_000

FILES = {5: "games/consta/play/books/5.book"}
"""The books there are, by the size of the board."""

Stones = tuple[int, int, int]
"""The pieces of the player to move, the other one's, and stacks, as masks."""


class BadBook(ValueError):
    """A file that is no book of boards of the size."""


class Book:
    """Winning moves, by binary search in the numbers of positions."""

    def __init__(self, size: int, numbers: Sequence[int], moves: Sequence[int]) -> None:
        self._size = size
        self._numbers = numbers
        self._moves = moves

    def __len__(self) -> int:
        return len(self._numbers)

    def items(self) -> Generator[tuple[Stones, int], None, None]:
        """The positions it knows, seen by a player who joins bottom and top, and moves as masks."""
        for number, move in zip(self._numbers, self._moves, strict=True):
            yield _stones(self._size, number), _spaces(self._size, move)

    def winning_move(self, position: Position) -> Move | None:
        """A move that wins; None if the position is not in the book."""
        size, images = self._size, _images(position)
        number = _number(size, min(images))
        at = bisect_left(self._numbers, number)
        if at == len(self._numbers) or self._numbers[at] != number:
            return None
        # A mirror shows its image as the position.
        mask = mirrored(size, _spaces(size, self._moves[at]))[images.index(min(images))]
        if position.ply % 2:
            mask = transposed(size, mask)
        spaces = tuple(sorted(bits(mask), key=position.board.place))
        return Move(spaces, stack=len(spaces) == 1)


def alike(position: Position) -> Stones:
    """The stones that stand for all images of a position, as a player who joins bottom and top.

    Images are those in the mirrors of the empty board, and those with the colours exchanged and the
    board turned over its diagonal.
    """
    return min(_images(position))


def _images(position: Position) -> list[Stones]:
    size, masks = position.size, (position.mover, position.waiter, position.stacks)
    own, other, stacks = (transposed(size, mask) for mask in masks) if position.ply % 2 else masks
    return list(
        zip(mirrored(size, own), mirrored(size, other), mirrored(size, stacks), strict=True)
    )


def _number(size: int, stones: Stones) -> int:
    """Stones as a number, by row, whose digits to the base of 5 are the spaces.

    A digit tells of a piece of the player to move, or of the other one, or of the same with stacks.
    """
    own, other, stacks = (_digits(size, mask) for mask in stones)
    return own + 2 * other + 2 * stacks


@memo(_MASKS_KEPT)
def _digits(size: int, mask: int) -> int:
    """The number that has 1 as the digit of each space of a mask."""
    places = map(square_board(size).place, bits(mask))
    return sum(5 ** (row * size + column) for column, row in places)


def _stones(size: int, number: int) -> Stones:
    """The stones that a number stands for."""
    board, masks = square_board(size), [0, 0, 0]
    for space in range(size * size):
        number, digit = divmod(number, 5)
        if digit:
            bit = 1 << board.bit(space % size, space // size)
            masks[(digit - 1) % 2] |= bit
            masks[2] |= bit if digit > 2 else 0
    own, other, stacks = masks
    return own, other, stacks


def _spaces(size: int, move: int) -> int:
    """The spaces that the number of a move stands for; a stack's is there twice."""
    board = square_board(size)
    places = (divmod(space, size) for space in divmod(move, size * size))
    one, two = (1 << board.bit(column, row) for row, column in places)
    return one | two


def _move_number(size: int, mask: int) -> int:
    board = square_board(size)
    spaces = [row * size + column for column, row in map(board.place, bits(mask))]
    return spaces[0] * size * size + spaces[-1]


def write_book(size: int, claims: Mapping[Stones, int]) -> bytes:
    """The file of a book, of stones that are `alike` and moves as masks of their spaces."""
    moves = {_number(size, stones): _move_number(size, mask) for stones, mask in claims.items()}
    rising = sorted(moves)
    steps = [number - before for before, number in zip([0, *rising], rising, strict=False)]
    columns = [bytes(step >> 8 * place & 255 for step in steps) for place in range(_BYTES)]
    for place in range(_MOVE_BYTES):
        columns.append(bytes(moves[number] >> 8 * place & 255 for number in rising))
    return b"".join([f"{_HEADER} {size} {len(rising)}\n".encode(), *columns])


def read_book(size: int, content: bytes) -> Book:
    """The book of boards of a size. Raises BadBook."""
    header, _, body = content.partition(b"\n")
    name, _, number = header.decode("ascii", "replace").rpartition(" ")
    if name != f"{_HEADER} {size}" or not number.isdigit():
        raise BadBook(f"this is no book of the size {size}")
    count = int(number)
    if len(body) != count * (_BYTES + _MOVE_BYTES):
        raise BadBook("the book is not whole")
    numbers = array("Q", accumulate(_columns("Q", _BYTES, body[: count * _BYTES])))
    return Book(size, numbers, _columns("H", _MOVE_BYTES, body[count * _BYTES :]))


def _columns(kind: Literal["Q", "H"], width: int, body: bytes) -> array[int]:
    """Numbers of which columns hold the bytes, from the lowest one up."""
    count, rows = len(body) // width, bytearray(len(body))
    for place in range(width):
        rows[place::width] = body[place * count : (place + 1) * count]
    numbers = array(kind)
    numbers.frombytes(rows)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def await_book(size: int) -> Generator[None, None, None]:
    """Yields as long as the book of a size is on its way; at least once if it is not here."""
    if size in FILES and _book_of(size) is None:
        yield
    while size in FILES and assets.awaited(FILES[size]):
        yield


def is_awaited(size: int) -> bool:
    """Whether there is a book of a size that has not come yet."""
    return size in FILES and _book_of(size) is None and assets.awaited(FILES[size])


def winning_move(position: Position) -> Move | None:
    """A move by which the player to move is known to win; None elsewhere."""
    # Before Black's first stone, which is a single one, no other position is meant than the start.
    if position.size not in FILES or not position.ply:
        return None
    book = _book_of(position.size)
    return None if book is None else book.winning_move(position)


def known(position: Position) -> tuple[Move, int] | None:
    """A best move and the value of a position that is known to be won; None elsewhere."""
    move = winning_move(position)
    return None if move is None else (move, 1)


def best_moves(
    position: Position, _most: int
) -> Generator[int, None, Sequence[tuple[Move, float]]]:
    """A move that is known to win, with that value; nothing where none is."""
    yield from (0 for _ in await_book(position.size))
    move = winning_move(position)
    return [] if move is None else [(move, 1.0)]


def _book_of(size: int) -> Book | None:
    content = assets.read(FILES[size])
    return None if content is None else _read(size, content)


@lru_cache(maxsize=1)
def _read(size: int, content: bytes) -> Book:
    return read_book(size, content)
