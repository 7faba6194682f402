"""Plain minimax over Constructo's literal rules, and the patterns and positions to try it on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from tests.reference import constructo as reference
from tests.support.constructo_games import literal, random_round
from trilithon.boards.hexagons import HexPattern, Tile, normal_form, touching
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.patterns import PRINTED
from trilithon.games.constructo.rules.position import Position


class TooMany(Exception):
    """A position from which more states can be reached than were to be looked into."""


def minimax(state: reference.State, most: int = 10**9) -> int:
    """The mover's towers less the other player's, each state worked out once. Raises TooMany."""
    looked_into = 0

    def value(at: reference.State) -> int:
        nonlocal looked_into
        looked_into += 1
        if looked_into > most:
            raise TooMany
        moves = reference.legal_moves(at)
        if not moves:
            points = reference.points
            return points(at, at.colour) - points(at, reference.other(at.colour))
        return max(-known(reference.after(at, move)) for move in moves)

    values: dict[str, int] = {}

    def known(at: reference.State) -> int:
        text = reference.write_state(at)
        if text not in values:
            values[text] = value(at)
        return values[text]

    return known(state)


@cache
def shapes(count: int) -> list[HexPattern]:
    """The patterns of so many tiles; one of those that are each other turned or mirrored."""
    if count == 1:
        # Too small for a pattern, so it stands for itself only here.
        return [HexPattern(((0, 0),))]
    found: dict[tuple[Tile, ...], HexPattern] = {}
    for smaller in shapes(count - 1):
        for tile in smaller.tiles:
            for new in touching(tile):
                if new not in smaller.tiles:
                    turned = list(_turned({*smaller.tiles, new}))
                    found.setdefault(min(turned), HexPattern(min(turned)))
    return [found[tiles] for tiles in sorted(found)]


def _turned(tiles: set[Tile]) -> Iterator[tuple[Tile, ...]]:
    """The tiles in reading order, their smallest column and y being 0, in all twelve positions."""
    slanted = [(column, (y - column) // 2) for column, y in tiles]
    for _ in range(6):
        slanted = [(-right, down + right) for down, right in ((q, r) for q, r in slanted)]
        for each in (slanted, [(r, q) for q, r in slanted]):
            yield _placed([(q, 2 * r + q) for q, r in each])


def _placed(tiles: list[Tile]) -> tuple[Tile, ...]:
    left, top = min(column for column, _ in tiles), min(y for _, y in tiles)
    if len(tiles) > 2:
        return normal_form(tiles).tiles
    return tuple(sorted((column - left, y - top) for column, y in tiles))


def late_positions(seed: int, most: int) -> Iterator[tuple[Position, int]]:
    """Positions of random rounds on the printed patterns with their values, without end.

    They are those from which minimax needs no more than `most` states, as early as that may be.
    """
    random = Random(seed)
    while True:
        pattern = random.choice(list(PRINTED.values()))
        start = Position(pattern, bytes(len(pattern.tiles)), random.randrange(2))
        positions = [at for at in random_round(random, start) if rules.legal_moves(at)]
        found = None
        for position in reversed(positions[8:]):
            try:
                found = position, minimax(literal(position), most)
            except TooMany:
                break
        if found is not None:
            yield found
