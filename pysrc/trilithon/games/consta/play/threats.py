"""Threats to win in the next turn, and the spaces where alone they can be stopped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trilithon.boards.square_links import Links, flood, step
from trilithon.games.consta.play.cuts import Defence, breaking_moves, can_break, defence
from trilithon.games.consta.play.joins import joining_moves
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.rules.rules import edges, has_chain, open_spaces, play

# With so many open spaces there is always another one for a stone that only has to be somewhere.
_PLENTY = 16


@dataclass(frozen=True, slots=True)
class Threat:
    """A winning move of the player who is not to move.

    Who has no stone in its `zone`, a mask of empty spaces, does not stop it, unless by a chain of
    his own that the move does not break.
    """

    move: Move
    zone: int


def idle(position: Position) -> Position:
    """The same stones with the other player to move."""
    return Position(
        position.size, position.black, position.white, position.stacks, position.ply + 1
    )


def wins(position: Position, move: Move) -> bool:
    """Whether a legal move leaves the other player no chain, and a chain that no reply breaks."""
    white = position.ply % 2 == 1
    after = play(position, move)
    return has_chain(after, white) and not has_chain(after, not white) and not can_break(after)


def winning_moves(position: Position) -> Iterator[Move | None]:
    """All moves after which the other player has no chain and cannot break the mover's.

    Yields None for every other candidate tested, so that a caller can stop at any time.
    """
    threatened = has_chain(position, white=position.ply % 2 == 0)
    for move in breaking_moves(position) if threatened else joining_moves(position):
        won = move is not None and wins(position, move)
        yield move if won else None


def threat(position: Position, move: Move) -> Threat:
    """What a winning move of the player to move needs, seen before his opponent moves."""
    move = _needed(position, move)
    after = play(position, move)
    zone = _beside(position, after, move) | _weak_spots(after)
    for bit in move.spaces:
        zone |= 1 << bit
    return Threat(move, zone & position.empty)


def _needed(position: Position, move: Move) -> Move:
    """The move without a stone that could as well be elsewhere."""
    if len(move.spaces) == 2 and open_spaces(position)[0].bit_count() >= _PLENTY:
        for bit in move.spaces:
            single = Move((bit,))
            if wins(position, single):
                return single
    return move


def _beside(position: Position, after: Position, move: Move) -> int:
    """The spaces where a stone could make a crosscut of equal ranks of the move.

    They are next to it, in a block with a piece of its colour across.
    """
    stride, own, found = position.board.stride, after.waiter, 0
    for bit in move.spaces:
        for up in (stride, -stride):
            for right in (1, -1):
                across = bit + up + right
                if across >= 0 and own >> across & 1:
                    found |= 1 << bit + up | 1 << bit + right
    return found


def _weak_spots(after: Position) -> int:
    """The spaces beside the weak links of a way from edge to edge that no reply breaks."""
    means = defence(after)
    rising, falling = means.links
    for cut in means.cuts.values():
        for links in cut:
            rising &= ~links.rising
            falling &= ~links.falling
    if not means.stands(Links(means.links.rising & ~rising, means.links.falling & ~falling)):
        # It is not one way that stands, but one of several: every weak link may be needed.
        weak = _weak(means, means.links)
        return _sides(after, weak)
    return _sides(after, _crossed(means, Links(rising, falling)))


def _sides(position: Position, links: Links) -> int:
    """The spaces across the ends of links."""
    stride = position.board.stride
    rising, falling = links
    return rising << stride | rising << 1 | falling | falling << stride + 1


def _weak(means: Defence, links: Links) -> Links:
    """The links among some that the player to move could ever cut, were it in more turns."""
    position = means.position
    stride = position.board.stride
    own, other, stacks = position.waiter, position.mover, position.stacks
    low = other & ~stacks

    def weak(links: int, ends: tuple[int, int], sides: tuple[int, int]) -> int:
        (a, b), (c, d) = ends, sides
        one, two = stacks >> a ^ stacks >> b, stacks >> a & stacks >> b
        filled = own >> c | own >> d | other >> c & other >> d
        return links & ~filled & ~two & ~(one & (low >> c | low >> d))

    across = (0, stride + 1), (stride, 1)
    return Links(weak(links.rising, *across), weak(links.falling, across[1], across[0]))


def _crossed(means: Defence, links: Links) -> Links:
    """The weak links on a way from edge to edge by some links, as few as can be."""
    position = means.position
    board, own = position.board, position.waiter
    start, end = edges(board, white=position.ply % 2 == 0)
    weak = _weak(means, links)
    firm = Links(links.rising & ~weak.rising, links.falling & ~weak.falling)
    layers = [flood(board, own & start, own, firm)]
    seen = layers[0]
    while not seen & end:
        found = step(board, layers[-1], weak) & own & ~seen
        layers.append(flood(board, found, own & ~seen, firm))
        seen |= layers[-1]
    rising = falling = 0
    target = layers[-1] & end
    target &= -target
    up = board.stride + 1
    for before, here in zip(reversed(layers[:-1]), reversed(layers[1:]), strict=True):
        near = flood(board, target, here, firm)
        across = weak.rising & (before & near >> up | near & before >> up)
        if across:
            block = across & -across
            rising |= block
            target = before & (block | block << up)
            continue
        across = weak.falling & (
            before >> 1 & near >> board.stride | near >> 1 & before >> board.stride
        )
        block = across & -across
        falling |= block
        target = before & (block << 1 | block << board.stride)
    return Links(rising, falling)
