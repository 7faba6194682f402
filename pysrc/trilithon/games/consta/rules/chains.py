"""Chains: who is connected to what, by orthogonal neighbours and diagonal links that hold."""

from __future__ import annotations

from trilithon.boards.square import SquareBoard
from trilithon.games.consta.rules.crosscuts import Links, holding
from trilithon.games.consta.rules.position import Position


def goals(board: SquareBoard, white: bool) -> tuple[int, int]:
    """The two edges a colour has to join, as masks of their spaces."""
    return (board.left, board.right) if white else (board.bottom, board.top)


def chain(position: Position, white: bool) -> int:
    """The connected pieces of a colour that join its two edges, or 0 when it has no chain."""
    board = position.board
    own, other = (position.white, position.black) if white else (position.black, position.white)
    start, end = goals(board, white)
    if not (own & start and own & end):
        return 0
    links = holding(board, own, other, position.stacks)
    reached = flood(board, own & start, own, links)
    if not reached & end:
        return 0
    return reached & flood(board, reached & end, own, links)


def has_chain(position: Position, white: bool) -> bool:
    """Whether a colour has a chain from edge to edge."""
    board = position.board
    own, other = (position.white, position.black) if white else (position.black, position.white)
    start, end = goals(board, white)
    reached = frontier = own & start
    if not own & end:
        return False
    links = holding(board, own, other, position.stacks)
    while frontier and not reached & end:
        frontier = step(board, frontier, links) & own & ~reached
        reached |= frontier
    return bool(reached & end)


def flood(board: SquareBoard, seed: int, own: int, links: Links) -> int:
    """All pieces in `own` connected to the seed (a part of `own`) through the links that hold."""
    reached = frontier = seed
    while frontier:
        frontier = step(board, frontier, links) & own & ~reached
        reached |= frontier
    return reached


def step(board: SquareBoard, mask: int, links: Links) -> int:
    """The spaces one connection away from the mask's."""
    rising, falling = links
    stride = board.stride
    return (
        (mask << 1)
        | (mask >> 1)
        | (mask << stride)
        | (mask >> stride)
        | ((mask & rising) << (stride + 1))
        | ((mask >> (stride + 1)) & rising)
        | (((mask >> 1) & falling) << stride)
        | (((mask >> stride) & falling) << 1)
    )
