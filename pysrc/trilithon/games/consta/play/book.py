"""What is known beforehand of 5×5: positions that are won, each with a move that wins.

`tools.research.consta` makes books and tells which positions are in them.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache

from trilithon.boards.square import bits, mirrored, square_board, transposed
from trilithon.core import assets
from trilithon.core.memo import memo
from trilithon.games.consta.rules.position import Move, Position
from trilithon.search.books import Numbers, read_numbers, write_numbers

_HEADER = "trilithon consta book 1"
# What the numbers of positions and of moves take.
_BYTES = 8, 2
_MASKS_KEPT = 50_000

FILES = {5: "games/consta/play/books/5.book"}
"""The books there are, by the size of the board."""

Stones = tuple[int, int, int]
"""The pieces of the player to move, the other one's, and stacks, as masks."""


class Book:
    """Winning moves, by binary search in the numbers of positions."""

    def __init__(self, size: int, known: Numbers) -> None:
        self._size = size
        self._known = known

    def __len__(self) -> int:
        return len(self._known.keys)

    def items(self) -> Generator[tuple[Stones, int], None, None]:
        """The positions it knows, seen by a player who joins bottom and top, and moves as masks."""
        for number, move in zip(self._known.keys, self._known.numbers, strict=True):
            yield _stones(self._size, number), _spaces(self._size, move)

    def winning_move(self, position: Position) -> Move | None:
        """A move that wins; None if the position is not in the book."""
        size, images = self._size, _images(position)
        found = self._known.number(_number(size, min(images)))
        if found is None:
            return None
        # A mirror shows its image as the position.
        mask = mirrored(size, _spaces(size, found))[images.index(min(images))]
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
    return write_numbers(f"{_HEADER} {size}", moves, *_BYTES)


def read_book(size: int, content: bytes) -> Book:
    """The book of boards of a size. Raises BadBook."""
    return Book(size, read_numbers(f"{_HEADER} {size}", content, *_BYTES))


def await_book(size: int) -> Generator[None, None, None]:
    """Yields as long as the book of a size is on its way; at least once if it is not here."""
    if size in FILES:
        yield from assets.awaiting(FILES[size])


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
