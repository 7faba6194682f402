"""What is certain of a game whose last points are being filled, for every way it may go on.

By how much Vertical will be ahead at the end is found for all ways at once (`ways`), from the full
boards backwards, with passes, and with the button where nobody has taken it. A square group counts
for whoever did not finish it. A stone that joins such a group later is taken to count in the same
way, though it is the group's owner's: so it may be worth more for whoever places it, never less.
Once that is granted to the one player, and once to the other; mostly results are the same.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import NamedTuple

from trilithon.boards.square import bits
from trilithon.core import Player
from trilithon.games.carteso.play.digits import (
    Digits,
    add_within,
    at_least,
    every,
    greater,
    greatest,
    less,
    number_at,
    total,
)
from trilithon.games.carteso.play.ways import Leads, Ways, leads, ways_of
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import Position


class _Ends(NamedTuple):
    """By how much Vertical is ahead at the end, by ways: with himself or the other to move.

    What square groups came to that were finished before is left out. Numbers are greater by a base,
    so that none is negative.
    """

    moving: Digits
    waiting: Digits


@dataclass(frozen=True, slots=True)
class Closing:
    """What is certain from a position on.

    `weights` are what a black stone on each bit adds to the index of a way. `least` and `most` are
    by who has the button; without one nobody has it.
    """

    start: Position
    weights: dict[int, int]
    leads: Leads
    base: int
    least: dict[Player | None, _Ends]
    most: dict[Player | None, _Ends]

    def bounds(self, position: Position) -> tuple[int, int]:
        """What the result must be at least and at most, 1, 0 or -1, for the player to move.

        The position comes from the start by moves, of which the last is no pass.
        """
        index = 0
        for bit in bits(position.black & ~self.start.black):
            index += self.weights[bit]
        for bit in bits(position.white & ~self.start.white):
            index += 2 * self.weights[bit]
        before = position.vertical.bit_count() - position.horizontal.bit_count()
        before -= number_at(self.leads.ahead, index) - self.leads.more
        low, high = (
            self._result(ends[position.holder], position, index, before)
            for ends in (self.least, self.most)
        )
        return (low, high) if position.mover is Player.FIRST else (-high, -low)

    def _result(self, ends: _Ends, position: Position, index: int, before: int) -> int:
        """Vertical's result, given what square groups came to before."""
        digits = ends.moving if position.mover is Player.FIRST else ends.waiting
        ahead = number_at(digits, index) - self.base + before
        if ahead == 0 and (position.komi + position.button) % 2 == 0:
            return 0
        return 1 if ahead >= 0 else -1


class _Board(NamedTuple):
    """What the ends are found from: all ways, and what square groups have come to in each.

    A stone that joins such a group may be worth so many `more` for whoever places it. Vertical has
    that at `best`, and the other player else. The numbers have a base and as many digits.
    """

    ways: Ways
    squares: Digits
    more: Digits
    base: int
    best: bool


def closing(position: Position) -> Generator[None, None, Closing]:
    """Find out what is certain. Yields every few milliseconds on boards up to 11×11.

    With eight empty points on 9×9 it takes some ten milliseconds, and three times as long with each
    further one.
    """
    empty = list(bits(position.empty))
    ways = ways_of(len(empty))
    told = yield from leads(position)
    swing = (1 << len(told.squares)) - 1
    # What a stone that joins a square group is taken to be worth is off by twice what it brings.
    more = [0]
    if told.joined:
        brought = add_within(
            _best(told.squares, ways), [~digit for digit in told.squares], told.joined
        )
        more += [digit & told.joined for digit in brought]
    base = 3 * swing + 2 + len(empty) * greatest(more)
    width = (2 * base).bit_length()
    squares, more = ([*some, *[0] * width][:width] for some in (told.squares, more))
    found = []
    for best in (False, True) if told.joined else (True,):
        board = _Board(ways, squares, more, base, best)
        found.append((yield from _ends(position, told, board, swing + 1)))
    weights = {bit: 3**place for place, bit in enumerate(empty)}
    return Closing(position, weights, told, base, found[0], found[-1])


def _ends(
    position: Position, told: Leads, board: _Board, most: int
) -> Generator[None, None, dict[Player | None, _Ends]]:
    """The ends by who has the button. To be ahead by more than the `most` counts as that."""
    free = position.button and position.holder is None
    found: dict[Player | None, _Ends] = {}
    everything, width = (1 << told.count) - 1, len(board.squares)
    for holder in (Player.FIRST, Player.SECOND) if free else (position.holder,):
        komi = position.komi - rules.button_in_halves(position)
        if free:
            komi -= 1 if holder is Player.FIRST else -1
        # Where a draw is possible 0 is one; else it is a win by half a point.
        even = -(-komi // 2) + told.more
        steps = []
        for step in range(1 - most, most + 1):
            steps.append(at_least(told.ahead, even + step, told.count))
            yield
        over = total(steps)
        over += [0] * (width - len(over))
        now = add_within(over, every(board.base - most, width, everything))
        yield
        found[holder] = yield from _played(board, now)
    if free:
        taken = _Ends(found[Player.FIRST].waiting, found[Player.SECOND].moving)
        found[None] = yield from _played(board, None, taken)
    return found


def _played(
    board: _Board, now: Digits | None, taken: _Ends | None = None
) -> Generator[None, None, _Ends]:
    """The ends, given by how much Vertical is ahead `now`, if two passes end the game.

    Or else those while the button lies there, given those after the one or the other has taken it.
    """
    everything, width = sum(board.ways.layers), len(board.squares)
    fewer = [everything ^ digit for digit in board.squares]
    less_more = [everything ^ digit for digit in board.more]
    moving, waiting = [0] * width, [0] * width
    # What a stone leads to for Vertical, and for the other, who wants the complement to be great.
    ours, theirs = [0] * width, [0] * width
    for empty, layer in enumerate(board.ways.layers):
        mine = add_within(_best(ours, board.ways), board.squares)
        other = [everything ^ digit for digit in _best(theirs, board.ways)]
        other = add_within(other, fewer, everything)
        if board.best:
            mine = add_within(mine, board.more)
        else:
            other = add_within(other, less_more, everything)
        if taken is not None:
            here = greater(mine, taken.moving) if empty else taken.moving
            there = less(other, taken.waiting) if empty else taken.waiting
        else:
            assert now is not None
            here = greater(mine, less(now, other)) if empty else now
            there = less(other, greater(now, mine)) if empty else now
        moving = [old | new & layer for old, new in zip(moving, here, strict=True)]
        waiting = [old | new & layer for old, new in zip(waiting, there, strict=True)]
        after = add_within(there, fewer, everything)
        ours = [old | new & layer for old, new in zip(ours, after, strict=True)]
        after = add_within(here, board.squares)
        theirs = [old | layer & ~new for old, new in zip(theirs, after, strict=True)]
        yield
    return _Ends(moving, waiting)


def _best(after: Digits, ways: Ways) -> list[int]:
    """The greatest of the numbers that a stone leads to."""
    best = [0] * len(after)
    for place, empty in enumerate(ways.empty):
        for step in (3**place, 2 * 3**place):
            best = greater(best, [digit >> step & empty for digit in after])
    return best
