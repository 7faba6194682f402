"""What the solutions of Carteso's puzzles turn on.

Each theme looks at the positions of a solution, the last one after its last move, and at the moves
between them; those of the solver are every other one from the first on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

from trilithon.core import Player
from trilithon.games.carteso.rules.claims import box, groups
from trilithon.games.carteso.rules.position import PASS, Move, Position


def _claimed(positions: Sequence[Position]) -> Iterator[tuple[Position, Player, int]]:
    """Before each move that claimed a group: the position, whose it is now, and its stones."""
    for before, after in pairwise(positions):
        known = before.vertical | before.horizontal
        for player, claims in ((Player.FIRST, after.vertical), (Player.SECOND, after.horizontal)):
            for stones in (after.black, after.white):
                new = claims & ~known & stones
                for group in groups(after.board, stones, new) if new else ():
                    if not group & known:
                        yield before, player, group


def _square(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """A group is claimed that spans as many rows as columns."""
    return any(_is_square(before, group) for before, _, group in _claimed(positions))


def _is_square(position: Position, group: int) -> bool:
    low, high, columns = box(position.board, group)
    return high - low == columns.bit_length() - (columns & -columns).bit_length()


def _finish(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """The other player has to finish a group that the solver claims."""
    solver = positions[0].mover
    return any(before.mover is not solver is player for before, player, _ in _claimed(positions))


def _give(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """The solver finishes a group that the other player claims."""
    solver = positions[0].mover
    return any(before.mover is solver is not player for before, player, _ in _claimed(positions))


def _pass(positions: Sequence[Position], moves: Sequence[Move]) -> bool:
    """The solver has to pass."""
    return PASS in moves[::2]


THEMES: Mapping[str, Callable[[Sequence[Position], Sequence[Move]], bool]] = {
    "square": _square,
    "finish": _finish,
    "give": _give,
    "pass": _pass,
}
