"""What the solutions of Consta's puzzles turn on.

Each theme looks at the positions of a solution, the last one after its last move, and at the moves
between them; those of the solver are every other one from the first on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise

from trilithon.boards.square_links import step
from trilithon.games.consta.play.threats import idle, threat, winning_moves
from trilithon.games.consta.rules.crosscuts import barred, cut_links, holding
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.rules.rules import edges

# A ladder takes so many moves.
_RUNGS = 3


def _double(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """After the first move there are two threats with no empty space in common."""
    before = idle(positions[1])
    zones = {threat(before, move).zone for move in winning_moves(before) if move is not None}
    return any(not one & other for one, other in combinations(zones, 2))


def _rank(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """A move of the solver's cuts a diagonal link by a pair of higher rank."""
    return any(
        _cut(after) & ~_cut(before)
        for before, after in zip(positions[::2], positions[1::2], strict=True)
    )


def _cut(position: Position) -> int:
    """The blocks in which one of the colours is cut, White's above Black's."""
    board, stacks = position.board, position.stacks
    black = cut_links(board, position.black, position.white, stacks)
    white = cut_links(board, position.white, position.black, stacks)
    return black.rising | black.falling | (white.rising | white.falling) << board.size**2 * 2


def _barred(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """A move of the solver's bars the other player from an empty space, with whatever piece."""
    return any(
        _closed(after, after.mover, after.waiter) & ~_closed(before, before.waiter, before.mover)
        for before, after in zip(positions[::2], positions[1::2], strict=True)
    )


def _closed(position: Position, own: int, other: int) -> int:
    single, stack = barred(position.board, own, other, position.stacks)
    return single & stack & position.empty


def _edge(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """The first move has all its stones on the two lines next to an edge of the solver's."""
    position = positions[0]
    board = position.board
    low, high = edges(board, white=position.ply % 2 == 1)
    links = holding(board, board.full, 0, 0)
    near = step(board, low, links) | step(board, high, links) | low | high
    return all(near >> bit & 1 for bit in moves[0].spaces)


def _ladder(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """Three moves of the solver's or more, each beside the one before."""
    own = moves[::2]
    return len(own) >= _RUNGS and all(
        any(_beside(positions[0], bit, other) for bit in one.spaces for other in next_.spaces)
        for one, next_ in pairwise(own)
    )


def _beside(position: Position, bit: int, other: int) -> bool:
    (column, row), (to, up) = position.board.place(bit), position.board.place(other)
    return max(abs(column - to), abs(row - up)) == 1


THEMES: Mapping[str, Callable[[Sequence[Position], Sequence[Move]], bool]] = {
    "double": _double,
    "rank": _rank,
    "barred": _barred,
    "edge": _edge,
    "ladder": _ladder,
}
