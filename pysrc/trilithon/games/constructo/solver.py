"""The proof of a position's value, and of each legal move's, by proof-number search."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator

from trilithon.core import BadProof, Solution
from trilithon.games.constructo import rules
from trilithon.games.constructo.position import Move, Position
from trilithon.games.constructo.states import states_of
from trilithon.proof.search import Table

_HEADER = "trilithon proof 1 constructo"


class Solver:
    """The proof of one position's value; see `core.Solver`."""

    def __init__(self, position: Position, megabytes: int) -> None:
        self._position = position
        self._states = states_of(position.pattern.neighbours)
        self._table = Table(self._states, megabytes)

    def run(self) -> Generator[int, None, Solution[Move]]:
        """The value in towers, and that of each legal move."""
        value = yield from self._value(self._position, 0)
        moves = []
        for move in rules.legal_moves(self._position):
            after = rules.play(self._position, move)
            # None is better than the best one, which is the table's to know.
            state, lead = self._states.state(after)
            self._table.learn(state, -value - lead, self._states.tiles)
            reached = yield from self._value(after, -value)
            moves.append((move, -reached))
        return Solution(value, moves)

    def _value(self, position: Position, guess: int) -> Generator[int, None, int]:
        state, lead = self._states.state(position)
        steps = self._table.value(state, guess - lead)
        while True:
            try:
                next(steps)
            except StopIteration as stop:
                value: int = stop.value + lead
                return value
            yield self._table.looked_into

    def save(self) -> Iterator[str]:
        """A line that names the pattern, and one for each state's bounds and each open proof."""
        yield f"{_HEADER} {self._position.pattern.text}"
        for state, (low, high) in self._table.bounds.items():
            yield f"{state:x} {low} {high}"
        for node, work in self._table.open.items():
            yield f"{node:x} {work}"

    def load(self, lines: Iterable[str]) -> None:
        """Take over what `save` told of a proof on the same pattern. Raises BadProof."""
        found = iter(lines)
        if next(found, "").strip() != f"{_HEADER} {self._position.pattern.text}":
            raise BadProof(f"this is no proof on the pattern {self._position.pattern.text}")
        for number, line in enumerate(found, start=2):
            try:
                key, *numbers = line.split()
                self._take(int(key, 16), *map(int, numbers))
            except (TypeError, ValueError) as reason:
                raise BadProof(f"line {number} of the proof cannot be read") from reason

    def _take(self, key: int, number: int, high: int | None = None) -> None:
        """Take over a state's bounds or an open proof's numbers."""
        if high is None:
            self._table.open[key] = number
        elif number <= high:
            self._table.learn(key, number, high)
        else:
            raise ValueError(number, high)
