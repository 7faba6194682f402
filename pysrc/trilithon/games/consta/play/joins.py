"""Moves that may complete a chain: a superset found by components, each to be tested exactly."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.boards.square import SquareBoard, bits
from trilithon.boards.square_links import flood
from trilithon.games.consta.play.cuts import can_break, defence
from trilithon.games.consta.rules.crosscuts import holding
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.rules.rules import edges, has_chain, open_spaces, partners, play

# With so many open spaces a single that cuts always finds a second stone to go with it: the other
# player's two stones take, or bar together with it, far fewer.
_PLENTY = 24


def joining_moves(position: Position) -> Iterator[Move | None]:
    """All moves that can give the mover, who has no chain, one that no reply breaks.

    Yields None now and then. A new stone is taken to join all pieces around it, so most of these
    moves do not. Left out are only second stones that neither lie on a chain nor have to do with a
    stone that could cut one.
    """
    if position.ply == 0:
        return
    place = position.board.place
    single, stack = open_spaces(position)
    alone, pairs = touching_both(position, single)
    for bit in bits(alone & stack):
        yield Move((bit,), stack=True)
    done = 0
    for bit in bits(alone & single):
        done |= 1 << bit
        for other in bits(_helpers(position, bit) & partners(position, single, bit) & ~done):
            yield Move(tuple(sorted((bit, other), key=place)))
        yield None
    for bit, others in pairs:
        for other in bits(others):
            yield Move(tuple(sorted((bit, other), key=place)))
        yield None


def touching_both(position: Position, single: int) -> tuple[int, Iterator[tuple[int, int]]]:
    """The spaces that touch what is joined to both edges of the mover, and pairs that do together.

    `single` are his open spaces. Each pair's first space comes with the mask of all the second ones
    that are legal beside it.
    """
    board = position.board
    groups = _groups(position)
    from_start, to_end = (
        edge | board.around(edge_group)
        for edge, edge_group in zip(edges(board, position.ply % 2 == 1), groups[:2], strict=True)
    )
    touching = [board.around(group) for group in groups[2:]]
    alone = from_start & to_end

    def pairs() -> Iterator[tuple[int, int]]:
        for bit in bits(from_start & ~alone & single):
            mask = 1 << bit
            near = board.around(mask)
            for group in touching:
                if group & mask:
                    near |= group
            if others := near & to_end & ~alone & single:
                yield bit, others & partners(position, single, bit)

    return alone, pairs()


def _groups(position: Position) -> list[int]:
    """The mover's connected pieces: on the start edge, on the end edge, then the others."""
    board, own = position.board, position.mover
    links = holding(board, own, position.waiter, position.stacks)
    groups = [flood(board, own & edge, own, links) for edge in edges(board, position.ply % 2 == 1)]
    left = own & ~groups[0] & ~groups[1]
    while left:
        groups.append(flood(board, left & -left, own, links))
        left &= ~groups[-1]
    return groups


def _helpers(position: Position, bit: int) -> int:
    """The second stones that can matter beside a single that may complete a chain by itself.

    They lie on a chain, so they touch two pieces, or a piece and an edge; or they are on or beside
    a space where the other player cuts. Where one stone wins, or open spaces are scarce, all do.
    """
    after = play(position, Move((bit,)))
    board, white = position.board, position.ply % 2 == 1
    means = defence(after)
    scarce = means.single.bit_count() < _PLENTY
    if scarce or (has_chain(after, white) and not can_break(after)):
        return board.full
    cutting = 0
    for space in means.cuts:
        cutting |= 1 << space
    return _between(board, after.waiter, white) | board.around(cutting)


def _between(board: SquareBoard, own: int, white: bool) -> int:
    """The spaces that touch two pieces, or a piece and an edge that its player has to join."""
    start, end = edges(board, white)
    stride = board.stride
    once, twice = start | end, start & end
    for step in (1, stride - 1, stride, stride + 1):
        for seen in (own << step, own >> step):
            twice |= once & seen
            once |= seen
    return twice & board.full
