"""What can still become of each tile, and so what is settled or stuck for good."""

from __future__ import annotations

from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.position import Position
from trilithon.games.constructo.rules.stacks import ALONE, ONTO, POINT, SINGLE

Futures = tuple[frozenset[int], ...]


def futures(position: Position) -> Futures:
    """For each tile, the stacks that may stand on it at some time from now on.

    No stack is missing, but some may be in it that no round reaches: whose turn it is and how many
    bases are in hand is left aside, as long as there is one. So what does not change here never
    changes, whatever the players do. When the round is over, nothing changes at all.
    """
    if not rules.count_legal_moves(position):
        return tuple(frozenset({stack}) for stack in position.stacks)
    in_hand = {SINGLE[base] for base, left in enumerate(position.in_hand()) if left}
    found = [{stack} for stack in position.stacks]
    known = 0
    while known < (known := sum(map(len, found))):
        for tile, stacks in enumerate(found):
            if 0 in stacks:
                stacks |= in_hand
            for base in {ALONE[stack] for stack in stacks if stack} - {6}:
                _leave(position, found, tile, base)
    return tuple(frozenset(stacks) for stacks in found)


def _leave(position: Position, found: list[set[int]], tile: int, base: int) -> None:
    """Add what comes of moving a base from a tile to wherever it may go."""
    for other in position.pattern.neighbours[tile]:
        built = {ONTO[base][stack] for stack in found[other]} - {0}
        if built:
            found[other] |= built
            found[tile].add(0)


def is_stuck(position: Position, found: Futures, tile: int) -> bool:
    """Whether a tile stays as it is for good."""
    return found[tile] == {position.stacks[tile]}


def settled(position: Position, found: Futures) -> tuple[int, int]:
    """How many towers Yellow and Blue keep for good.

    Whatever is moved onto a tower takes it over, so these are just the towers that are stuck.
    """
    stuck = [s for tile, s in enumerate(position.stacks) if is_stuck(position, found, tile)]
    yellow, blue = (sum(map(point.__getitem__, stuck)) for point in POINT)
    return yellow, blue


def takers(position: Position, tile: int) -> list[int]:
    """The tiles with a base, of whichever player, that the rules let move onto a tile at once."""
    stack = position.stacks[tile]
    return [
        other
        for other in position.pattern.neighbours[tile]
        if (base := ALONE[position.stacks[other]]) < 6 and ONTO[base][stack]
    ]
