"""Exact tactics of one move each: breaking the other's chain, and chains that cannot be broken."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from trilithon.games.consta.chains import chain
from trilithon.games.consta.cuts import breaking_moves, can_break
from trilithon.games.consta.joins import joining_moves
from trilithon.games.consta.position import Move, Position
from trilithon.games.consta.rules import play


def tactics(
    position: Position, *, deep: bool
) -> Generator[None, None, tuple[Sequence[Move], int | None]]:
    """A move that wins by force, as the search wants it; else all moves that break a chain.

    A winning move leaves the other player no chain, and a chain of one's own that no reply breaks.
    Where the other player has a chain, every move that does not break it loses at once; if none
    does, or nothing can be said, the list is empty.
    """
    del deep  # It never takes long.
    for move in winning_moves(position):
        if move is not None:
            return [move], 1
        yield
    if not chain(position, white=position.ply % 2 == 0):
        return [], None
    found = []
    for move in breaking_moves(position):
        if move is not None:
            found.append(move)
        yield
    return found, None


def winning_moves(position: Position) -> Iterator[Move | None]:
    """All moves after which the other player has no chain and cannot break the mover's.

    Yields None for every other candidate tested, so that a caller can stop at any time.
    """
    white = position.ply % 2 == 1
    threatened = chain(position, white=not white)
    for move in breaking_moves(position) if threatened else joining_moves(position):
        if move is not None:
            after = play(position, move)
            if chain(after, white) and not can_break(after):
                yield move
                continue
        yield None
