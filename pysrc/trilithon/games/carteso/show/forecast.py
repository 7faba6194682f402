"""What can be foretold of a group: how far it can still grow, and who will own it."""

from __future__ import annotations

from typing import NamedTuple

from trilithon.boards.square import SquareBoard, bits
from trilithon.core import Player
from trilithon.games.carteso.rules.claims import Box, box, box_mask, flood, groups
from trilithon.games.carteso.rules.position import Position


class Insight(NamedTuple):
    """One group with its bounding box, and the same of the reach that it can still grow into.

    `claimer` is who has claimed it. `owner` is who owns it by its present span, None where it is
    square; `sure` says that nothing can change that any more.
    """

    group: int
    bounds: Box
    reach: int
    reach_bounds: Box
    claimer: Player | None
    owner: Player | None
    sure: bool

    @property
    def finished(self) -> bool:
        """Whether the group can grow in neither direction."""
        return self.bounds == self.reach_bounds


def look_at(position: Position, bit: int) -> Insight:
    """What can be told of the group on a point."""
    board, stone = position.board, 1 << bit
    black = bool(position.black & stone)
    own, other = (position.black, position.white) if black else (position.white, position.black)
    group = flood(board, stone, own)
    reach = flood(board, group, board.full & ~other)
    bounds, reach_bounds = box(board, group), box(board, reach)
    claimer = None
    if group & position.vertical:
        claimer = Player.FIRST
    elif group & position.horizontal:
        claimer = Player.SECOND
    return Insight(group, bounds, reach, reach_bounds, claimer, *_forecast(bounds, reach_bounds))


def _forecast(bounds: Box, reach_bounds: Box) -> tuple[Player | None, bool]:
    """The owner by the span of a group, and whether no growth in its reach can change that."""
    (columns, rows), (most_columns, most_rows) = bounds.span, reach_bounds.span
    if rows > most_columns:
        return Player.FIRST, True
    if columns > most_rows:
        return Player.SECOND, True
    if rows == columns:
        return None, bounds == reach_bounds
    return (Player.FIRST if rows > columns else Player.SECOND), False


def unclaimed(position: Position) -> list[Insight]:
    """Insight into every group that nobody has claimed."""
    board, claimed = position.board, position.vertical | position.horizontal
    found = []
    for stones in (position.black & ~claimed, position.white & ~claimed):
        for group in groups(board, stones, stones):
            found.append(look_at(position, (group & -group).bit_length() - 1))
    return found


def way_out(board: SquareBoard, group: int, reach: int, bounds: Box) -> list[int]:
    """The points of a shortest way from a group, through its reach, out of its bounding box.

    Empty where there is none, the group being finished.
    """
    inside = box_mask(board, bounds)
    layers = [group]
    seen = group
    while not layers[-1] & ~inside:
        step = board.beside(layers[-1]) & reach & ~seen
        if not step:
            return []
        seen |= step
        layers.append(step)
    way = [next(bits(layers.pop() & ~inside))]
    while layers:
        way.append(next(bits(board.beside(1 << way[-1]) & layers.pop())))
    return way[::-1]
