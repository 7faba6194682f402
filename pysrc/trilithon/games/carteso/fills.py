"""Many random fills of the board at once, decided by the spans of their groups.

A *plane* is one integer that holds a bit of every point for every fill: point `bit` of the board
has the bits from `bit * count` on, one for each fill. Its spare bits (see `boards.square`) keep
shifts from running into the next row, as they do for single boards. A few hundred operations on
planes then do for all fills what a loop would do for each.

The owner of a group is found without knowing the group: it spans as many rows as there are rows
that its points are connected to, and columns likewise. Groups that are square in the end, and are
not claimed yet, count for nobody: who places last is open.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from trilithon.boards.square import SquareBoard, square_board
from trilithon.games.carteso.claims import box, groups
from trilithon.games.carteso.position import Position


@dataclass(frozen=True, slots=True)
class Planes:
    """The parts of a board as planes for so many fills."""

    board: SquareBoard
    count: int
    full: int
    rightwards: int
    upwards: int
    rows: tuple[int, ...]
    columns: tuple[int, ...]


@lru_cache(maxsize=4)
def planes(size: int, count: int) -> Planes:
    """The planes of a board; `count` is a multiple of eight."""
    board = square_board(size)

    def spread(mask: int) -> int:
        return _spread(board, mask, count)

    return Planes(
        board,
        count,
        spread(board.full),
        spread(board.full & ~board.right),
        spread(board.full & ~board.top),
        tuple(spread(board.bottom << row * board.stride) for row in range(size)),
        tuple(spread(board.left << column) for column in range(size)),
    )


def _spread(board: SquareBoard, mask: int, count: int) -> int:
    """The plane that has each point of a mask in all fills."""
    none, all_ = bytes(count // 8), b"\xff" * (count // 8)
    points = board.size * board.stride
    return int.from_bytes(
        b"".join(all_ if mask >> b & 1 else none for b in range(points)), "little"
    )


@dataclass(frozen=True, slots=True)
class Fills:
    """Fills that are decided. Bit k of each integer here belongs to fill k.

    `white` tells for every bit of the board which fills have a white stone there; `lead` holds the
    binary digits, lowest first, of Vertical's stones plus all points less Horizontal's stones.
    """

    count: int
    points: int
    white: tuple[int, ...]
    lead: tuple[int, ...]

    def at_least(self, lead: int) -> int:
        """The fills in which Vertical has so many stones more than Horizontal, or more yet."""
        bound = lead + self.points
        if bound <= 0:
            return (1 << self.count) - 1
        if bound >> len(self.lead):
            return 0
        above, equal = 0, (1 << self.count) - 1
        for place in reversed(range(len(self.lead))):
            digit = self.lead[place]
            if bound >> place & 1:
                equal &= digit
            else:
                above |= equal & digit
                equal &= ~digit
        return above | equal


def fill(position: Position, count: int, random: Random) -> Fills:
    """Fill the empty points at random, `count` times (a multiple of eight)."""
    known = planes(position.size, count)
    board = known.board
    bits = board.size * board.stride * count
    white = random.getrandbits(bits) & _spread(board, position.empty, count)
    white |= _spread(board, position.white, count)
    tall, level = _decide(known, position, white)
    raw = white.to_bytes(bits // 8 + 1, "little")
    step = count // 8
    return Fills(
        count,
        board.size**2,
        tuple(
            int.from_bytes(raw[bit * step : (bit + 1) * step], "little")
            for bit in range(board.size * board.stride)
        ),
        _totals(tall, known.full & ~level, board.size * board.stride, count),
    )


def _decide(known: Planes, position: Position, white: int) -> tuple[int, int]:
    """Vertical's and Horizontal's stones in full boards."""
    count, stride = known.count, known.board.stride * known.count
    right = ~(white ^ (white >> count)) & known.rightwards
    up = ~(white ^ (white >> stride)) & known.upwards

    def connected(seed: int) -> int:
        reached = seed
        while True:
            before = reached
            reached |= (reached & up) << stride
            reached |= (reached >> stride) & up
            reached |= (reached & right) << count
            reached |= (reached >> count) & right
            if reached == before:
                return reached

    # Rows spanned, plus the columns that are not: more than `size` where rows are more.
    digits: list[int] = []
    for row in known.rows:
        _add(digits, connected(row))
    for column in known.columns:
        _add(digits, known.full & ~connected(column))
    tall, square = _compare(digits, known.board.size, known.full)
    level = known.full & ~tall & ~square
    for player, stones in enumerate((position.vertical, position.horizontal)):
        claimed = _squares(known.board, position, stones)
        if claimed:
            found = connected(_spread(known.board, claimed, count))
            tall, level = (tall | found, level) if player == 0 else (tall, level | found)
    return tall, level


def _squares(board: SquareBoard, position: Position, claimed: int) -> int:
    """The claimed stones in groups that span as many rows as columns."""
    found = 0
    for colour in (position.black, position.white):
        stones = colour & claimed
        for group in groups(board, stones, stones):
            columns, rows = box(board, group).span
            if columns == rows:
                found |= group
    return found


def _add(digits: list[int], carry: int) -> None:
    """Add a plane to numbers given by planes of binary digits, lowest first."""
    for place, digit in enumerate(digits):
        digits[place] = digit ^ carry
        carry &= digit
        if not carry:
            return
    digits.append(carry)


def _compare(digits: list[int], bound: int, full: int) -> tuple[int, int]:
    """Where numbers are greater than a bound, and where they are equal to it."""
    greater, equal = 0, full
    for place in reversed(range(max(len(digits), bound.bit_length()))):
        digit = digits[place] if place < len(digits) else 0
        if bound >> place & 1:
            equal &= digit
        else:
            greater |= equal & digit
            equal &= ~digit
    return greater, equal


def _totals(one: int, two: int, points: int, count: int) -> tuple[int, ...]:
    """The number of bits that each fill has in two planes, as binary digits."""
    digits = [one ^ two, one & two]
    while points > 1:
        half = (points + 1) // 2
        low = (1 << half * count) - 1
        digits = _sum([d & low for d in digits], [d >> half * count for d in digits])
        points = half
    return tuple(digits)


def _sum(one: list[int], two: list[int]) -> list[int]:
    """The sums of numbers given by as many planes of binary digits."""
    digits, carry = [], 0
    for a, b in zip(one, two, strict=True):
        either = a ^ b
        digits.append(either ^ carry)
        carry = a & b | either & carry
    return [*digits, carry]
