"""Boards of Consta on which Black, who is to move, has no legal move, made by changing one stone
after another for the better."""

from __future__ import annotations

import random

from trilithon.boards.square import SquareBoard, bits, square_board
from trilithon.games.consta.rules.crosscuts import barred
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.rules.rules import barred_pairs, open_spaces

# Changes that are tried before another board is begun.
_CHANGES = 600
# A position's ply says that Black is to move, and not what came before.
_PLY = 10

_Stones = dict[int, int]


def stuck_board(rng: random.Random, size: int, empty: int) -> Position:
    """A board with so many empty spaces, many of them side by side, and no legal move."""
    board = square_board(size)
    while True:
        holes = _holes(rng, board, empty)
        stones = {bit: rng.randrange(4) for bit in bits(board.full) if bit not in holes}
        position = _position(size, stones)
        wrong = _wrong(position)
        for _ in range(_CHANGES):
            if not wrong:
                return position
            bit = rng.choice(list(stones))
            tried = stones | {bit: rng.randrange(4)}
            other = _position(size, tried)
            if (found := _wrong(other)) <= wrong:
                stones, position, wrong = tried, other, found


def _holes(rng: random.Random, board: SquareBoard, count: int) -> set[int]:
    spaces, holes = list(bits(board.full)), set[int]()
    steps = (1, -1, board.stride, -board.stride, board.stride + 1, board.stride - 1)
    while len(holes) < count:
        beside = rng.choice(list(holes)) + rng.choice(steps) if holes else -1
        holes.add(beside if beside in spaces and rng.random() < 0.6 else rng.choice(spaces))
    return holes


def _position(size: int, stones: _Stones) -> Position:
    """A stone's number tells its colour by one bit and a stack by the other."""
    black, white, stacks = 0, 0, 0
    for bit, kind in stones.items():
        if kind & 1:
            white |= 1 << bit
        else:
            black |= 1 << bit
        stacks |= (kind >> 1) << bit
    return Position(size, black, white, stacks, _PLY)


def _wrong(position: Position) -> int:
    """How many legal moves there are, and crosscuts of equal ranks."""
    single, stack = open_spaces(position)
    rising, falling = barred_pairs(position, single)
    count = single.bit_count()
    pairs = count * (count - 1) // 2 - rising.bit_count() - falling.bit_count()
    return pairs + stack.bit_count() + _equal(position)


def _equal(position: Position) -> int:
    black, stacks = position.black, position.stacks
    found = 0
    for bit in bits(black):
        here = 1 << bit
        masks = barred(position.board, black & ~here, position.white, stacks & ~here)
        found += masks[stacks >> bit & 1] >> bit & 1
    return found
