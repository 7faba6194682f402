"""What is certain of a game whose last points are being filled, for every way it may go on.

A player who never passes gets the board filled, whatever the other does. So it is won for sure by
whom this game lets win: he places a stone each time, the other may place one or pass, and groups
that are square in the end are the other's unless they are claimed already. Its results are found
for all ways at once, from the full boards backwards, in integers with a bit for each way: the
index of a way has for each point that was empty the digit 0 while it is, 1 with a black stone on it
and 2 with a white one, to the base 3.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from trilithon.boards.square import bits
from trilithon.core import Player
from trilithon.core.memo import memo
from trilithon.games.carteso.play.fill import Fills, every_fill
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import Position


@dataclass(frozen=True, slots=True)
class _Sure:
    """The ways from which a player gets what he wants: with himself or the other to move."""

    moving: bytes
    waiting: bytes


@dataclass(frozen=True, slots=True)
class Closing:
    """What is certain from a position on.

    `weights` are what a black stone on each bit adds to the index of a way. `wins` and `holds` tell
    for both players from where they win, and from where they do not lose.
    """

    start: Position
    weights: dict[int, int]
    wins: tuple[_Sure, _Sure]
    holds: tuple[_Sure, _Sure]

    def bounds(self, position: Position) -> tuple[int, int]:
        """What the result must be at least and at most, 1, 0 or -1, for the player to move.

        The position comes from the start by moves.
        """
        index = 0
        for bit in bits(position.black & ~self.start.black):
            index += self.weights[bit]
        for bit in bits(position.white & ~self.start.white):
            index += 2 * self.weights[bit]
        byte, shift = divmod(index, 8)
        mover = position.mover
        low = high = 0
        if self.wins[mover].moving[byte] >> shift & 1:
            low = 1
        elif not self.holds[mover].moving[byte] >> shift & 1:
            low = -1
        if self.wins[mover.opponent].waiting[byte] >> shift & 1:
            high = -1
        elif not self.holds[mover.opponent].waiting[byte] >> shift & 1:
            high = 1
        return low, high


def closing(position: Position) -> Generator[None, None, Closing]:
    """Find out what is certain; with a dozen empty points it takes some ten milliseconds."""
    fills = every_fill(position)
    empty = list(bits(position.empty))
    weights = {bit: 3**place for place, bit in enumerate(empty)}
    known: dict[tuple[Player, int], _Sure] = {}
    found: list[_Sure] = []
    for player in Player:
        for margin in (1, 0):
            full = _reached(position, fills, player, margin)
            if (player, full) not in known:
                known[player, full] = yield from _sure(full, len(empty))
            found.append(known[player, full])
    return Closing(position, weights, (found[0], found[2]), (found[1], found[3]))


def _reached(position: Position, fills: Fills, player: Player, margin: int) -> int:
    """The fills in which a player is ahead by so many half points, whoever gets what is open."""
    open_ = 1 if position.button and position.holder is None else 0
    komi = position.komi - rules.button_in_halves(position)
    if player is Player.FIRST:
        # Twice Vertical's stones less all points, in half points, is more than komi by the margin.
        return fills.vertical_at_least(-(-(komi + open_ + margin + 2 * fills.points) // 4))
    return fills.horizontal_at_least(-(-(-komi + open_ + margin + 2 * fills.points) // 4))


def _sure(full: int, points: int) -> Generator[None, None, _Sure]:
    """From where a player who always places gets one of these full boards.

    The full boards have a bit for each set of points with white stones.
    """
    empty_at, layers = _ways(points)
    moving = waiting = _spread(full, points)
    lost_moving = layers[0] & ~moving
    for layer in layers[1:]:
        some, escapes = 0, 0
        for place, empty in enumerate(empty_at):
            step = 3**place
            some |= (waiting | waiting >> step) >> step & empty
            escapes |= (lost_moving | lost_moving >> step) >> step & empty
        here = some & layer
        moving |= here
        lost_moving |= layer & ~some
        waiting |= here & ~escapes
        yield
    size = 3**points // 8 + 1
    return _Sure(moving.to_bytes(size, "little"), waiting.to_bytes(size, "little"))


@memo(16)
def _ways(points: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The ways in which each point is empty, and those with each number of empty points."""
    empty_at = []
    for place in range(points):
        ways = (1 << 3**place) - 1
        for above in range(place + 1, points):
            ways |= ways << 3**above | ways << 2 * 3**above
        empty_at.append(ways)
    layers = [1]
    for place in range(points):
        step = 3**place
        layers = [
            (layers[empty] << step | layers[empty] << 2 * step if empty <= place else 0)
            | (layers[empty - 1] if empty else 0)
            for empty in range(place + 2)
        ]
    return tuple(empty_at), tuple(layers)


def _spread(full: int, points: int) -> int:
    """Full boards by their index as ways, from a bit for each set of points with white stones."""
    indexes = [sum(3**place for place in range(points))]
    for place in range(points):
        indexes += [index + 3**place for index in indexes]
    ways = bytearray(3**points // 8 + 1)
    for number in bits(full):
        index = indexes[number]
        ways[index >> 3] |= 1 << (index & 7)
    return int.from_bytes(ways, "little")
