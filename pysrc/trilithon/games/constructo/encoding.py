"""Constructo's moves as numbers and its positions as planes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from trilithon.boards.encoding import hexagon_grid
from trilithon.boards.hexagons import HexPattern, touching
from trilithon.core import Player
from trilithon.core.encoding import Grid, Legal, Seen
from trilithon.games.constructo.rules.position import Move, Position
from trilithon.games.constructo.rules.rules import goals, hand, movable
from trilithon.games.constructo.rules.stacks import EACH, TEXTS, TOP, WORDS, base_letter

_WAYS = ("up", "up right", "down right", "down", "down left", "up left")

KINDS: tuple[str, ...] = (*(f"{word} base" for word in WORDS), *(f"move {way}" for way in _WAYS))
OTHERS: tuple[str, ...] = ()
MASKS: tuple[str, ...] = (
    "tiles",
    *(f"a {word} base of one's own" for word in WORDS),
    *(f"a {word} base of the other's" for word in WORDS),
    "an own base on top",
    "the other's base on top",
)
VALUES: tuple[str, ...] = (
    *(f"{word} bases in one's own hand, by {EACH}" for word in WORDS),
    *(f"{word} bases in the other's hand, by {EACH}" for word in WORDS),
)

_HELD = tuple(tuple(base for base in range(6) if base_letter(base) in text) for text in TEXTS)
"""The bases in each stack."""


@cache
def _ways(pattern: HexPattern) -> tuple[tuple[int | None, ...], ...]:
    """For each tile its neighbours in the order of `_WAYS`."""
    at = {place: tile for tile, place in enumerate(pattern.tiles)}
    # The places touching one begin above it and go round to the right.
    return tuple(tuple(map(at.get, touching(place))) for place in pattern.tiles)


def grid(position: Position) -> Grid:
    """Where the tiles of the position's pattern lie."""
    return hexagon_grid(position.pattern)


def legal(position: Position, begun: Sequence[int]) -> Legal:
    """Bases from hand on empty tiles, and steps of those that are alone."""
    empty = sum(1 << tile for tile in position.empty())
    ways, steps = _ways(position.pattern), [0] * len(_WAYS)
    for source in movable(position):
        for goal in goals(position, source):
            steps[ways[source].index(goal)] |= 1 << source
    return Legal((*(empty if left else 0 for left in hand(position)), *steps), ())


def seen(position: Position, begun: Sequence[int], player: Player) -> Seen:
    """The position as a player sees it."""
    colour = position.began ^ player
    bases, tops = [0] * 6, [0, 0]
    for tile, stack in enumerate(position.stacks):
        if stack:
            for base in _HELD[stack]:
                bases[base] |= 1 << tile
            tops[TOP[stack] // 3] |= 1 << tile
    hands = [left / EACH for left in position.in_hand()]
    if colour:
        bases, hands, tops = bases[3:] + bases[:3], hands[3:] + hands[:3], tops[::-1]
    return Seen(((1 << len(position.stacks)) - 1, *bases, *tops), tuple(hands))


def move(position: Position, actions: Sequence[int]) -> Move:
    """Every action is a whole move."""
    kind, tile = divmod(actions[0], len(position.stacks))
    if kind < len(WORDS):
        return Move(tile, kind=kind)
    goal = _ways(position.pattern)[tile][kind - len(WORDS)]
    assert goal is not None, "a legal step leads to a tile"
    return Move(goal, source=tile)


def actions(position: Position, move: Move) -> tuple[int, ...]:
    """The one number of a move."""
    count = len(position.stacks)
    if move.source is None:
        return ((move.kind or 0) * count + move.tile,)
    way = _ways(position.pattern)[move.source].index(move.tile)
    return ((len(WORDS) + way) * count + move.source,)


def begun_text(position: Position, begun: Sequence[int]) -> tuple[str, ...]:
    """No move is ever in making."""
    return ()


def longest(position: Position) -> int:
    """Every base is placed once, and every step leaves one tile fewer with bases on it."""
    return 2 * sum(position.in_hand()) + len(position.stacks)
