"""Exact tactics: wins in one move, and the moves that answer the other player's threats."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from trilithon.games.consta.play.answers import answers
from trilithon.games.consta.play.threats import winning_moves
from trilithon.games.consta.rules.position import Move, Position

# How many answers to a threat are tested by all replies, and of how many it is enough to know that
# they hold: as a rule, and where there is more time.
_TESTS, _DEEP_TESTS = (8, 1), (200, 6)


def tactics(
    position: Position, *, deep: bool
) -> Generator[None, None, tuple[Sequence[Move], int | None]]:
    """A move that wins by force with the result 1; else the moves that may stop all threats.

    A winning move leaves the other player no chain, and a chain of one's own that no reply breaks.
    Where every move lets the other player make such a move, the result is -1. Where there is
    neither win nor threat, the list is empty.
    """
    for move in winning_moves(position):
        if move is not None:
            return [move], 1
        yield
    return (yield from answers(position, *(_DEEP_TESTS if deep else _TESTS)))
