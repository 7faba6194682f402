"""Exact values of late positions, by alpha-beta search over positions met before.

A state is the stacks of all tiles and the colour to move as one bytes object, so that it is its own
key. Values are towers won less towers lost, seen by the colour to move, when both play best.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from trilithon.games.constructo.position import Position
from trilithon.games.constructo.stacks import ALONE, HOLDS, ONTO, POINT, SINGLE

State = bytes
Neighbours = tuple[tuple[int, ...], ...]

_STATES_PER_SLICE = 100
HIGHEST = 19


def state_of(position: Position) -> State:
    """The state of a position."""
    return position.stacks + bytes((position.colour,))


def children(neighbours: Neighbours, state: State) -> list[State]:
    """The states after each legal move, in the order of `rules.legal_moves`."""
    colour = state[-1]
    own, after = 3 * colour, 1 - colour
    held = sum(map(HOLDS.__getitem__, state[:-1]))
    found = []
    singles = [SINGLE[base] for base in range(own, own + 3) if held >> 6 * base & 63 < 3]
    board = bytearray(state)
    board[-1] = after
    if singles:
        empty = [tile for tile in range(len(neighbours)) if not state[tile]]
        for single in singles:
            for tile in empty:
                board[tile] = single
                found.append(bytes(board))
                board[tile] = 0
    for tile, around in enumerate(neighbours):
        stack = state[tile]
        base = ALONE[stack]
        if own <= base < own + 3:
            onto = ONTO[base]
            board[tile] = 0
            for other in around:
                if built := onto[state[other]]:
                    board[other] = built
                    found.append(bytes(board))
                    board[other] = state[other]
            board[tile] = stack
    return found


def replies(neighbours: Neighbours, state: State) -> int:
    """The number of legal moves in a state."""
    colour = state[-1]
    own = 3 * colour
    held = sum(map(HOLDS.__getitem__, state[:-1]))
    kinds = sum(1 for base in range(own, own + 3) if held >> 6 * base & 63 < 3)
    count = kinds * state.count(0, 0, -1) if kinds else 0
    for tile, around in enumerate(neighbours):
        base = ALONE[state[tile]]
        if own <= base < own + 3:
            onto = ONTO[base]
            for other in around:
                if onto[state[other]]:
                    count += 1
    return count


def margin(state: State) -> int:
    """Towers of the colour to move less those of the other one, as the state stands."""
    yellow, blue = (sum(map(point.__getitem__, state[:-1])) for point in POINT)
    return blue - yellow if state[-1] else yellow - blue


@dataclass(slots=True)
class _Frame:
    """A state whose children are being searched within a window of values."""

    state: State
    waiting: list[State]
    low: int
    high: int
    best: int = -HIGHEST


@dataclass(slots=True)
class Solver:
    """A search that keeps what it has found out: for each state, bounds of its value.

    `states` counts the states looked into; beyond `limit` the search gives up.
    """

    neighbours: Neighbours
    limit: int
    states: int = 0
    bounds: dict[State, tuple[int, int]] = field(default_factory=dict)

    def value(self, state: State, low: int, high: int) -> Generator[None, None, int | None]:
        """The value if it lies between low and high, else a bound on that side; None: gave up."""
        found = self._known(state, low, high)
        if found is not None:
            return found
        stack = [self._frame(state, low, high)]
        while True:
            frame = stack[-1]
            if frame.best >= frame.high or not frame.waiting:
                stack.pop()
                self._keep(frame)
                if not stack:
                    return frame.best
                stack[-1].best = max(stack[-1].best, -frame.best)
                continue
            child = frame.waiting.pop()
            low, high = -frame.high, -max(frame.low, frame.best)
            found = self._known(child, low, high)
            if found is not None:
                frame.best = max(frame.best, -found)
                continue
            if self.states >= self.limit:
                return None
            stack.append(self._frame(child, low, high))
            if self.states % _STATES_PER_SLICE == 0:
                yield

    def _known(self, state: State, low: int, high: int) -> int | None:
        least, most = self.bounds.get(state, (-HIGHEST, HIGHEST))
        if least == most or least >= high:
            return least
        return most if most <= low else None

    def _frame(self, state: State, low: int, high: int) -> _Frame:
        """A frame to search a state, the child with the fewest replies last in waiting.

        The value of children without a reply is taken at once.
        """
        self.states += 1
        counted = []
        best = -HIGHEST
        after = children(self.neighbours, state)
        for child in after:
            count = replies(self.neighbours, child)
            if count:
                counted.append((-count, child))
            else:
                best = max(best, -margin(child))
        counted.sort()
        if not after:
            best = margin(state)
        return _Frame(state, [child for _, child in counted], low, high, best)

    def _keep(self, frame: _Frame) -> None:
        least, most = self.bounds.get(frame.state, (-HIGHEST, HIGHEST))
        if frame.best > frame.low:
            least = max(least, frame.best)
        if frame.best < frame.high:
            most = min(most, frame.best)
        self.bounds[frame.state] = least, most
