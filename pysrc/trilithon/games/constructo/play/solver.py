"""The proof of a position's value, and of each legal move's, by proof-number search."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping

from trilithon.boards.hexagons import HexPattern
from trilithon.core import BadProof, Solution
from trilithon.core.memo import memo
from trilithon.games.constructo.play.book import KnownStates, await_book
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.patterns import pattern_text
from trilithon.games.constructo.rules.position import Move, Position
from trilithon.search.df_pn import Table
from trilithon.search.states import States

_HEADER = "trilithon proof 1 constructo"
# On so many tiles at most, or with so few bases in hand, a proof is expected to come to its end.
_TILES, _LEFT = 9, 6


@memo(1)
def kept_table(pattern: HexPattern, megabytes: int, book: bool = True) -> Table:
    """A table of a pattern's states; the one that was had last, as long as the same is wanted.

    So what was proved for a move helps to find the next one.
    """
    states: States = KnownStates(pattern) if book else states_of(pattern.neighbours)
    return Table(states, megabytes)


def solvable(position: Position) -> bool:
    """Whether a proof may be expected within minutes: late on larger boards, always on small ones.

    Each base on the board was placed, so few are left to be placed late in a round.
    """
    return len(position.stacks) <= _TILES or sum(position.in_hand()) <= _LEFT


def solver(position: Position, megabytes: int, book: bool = True) -> Solver:
    """A solver of a position that goes on with what is proved of its pattern."""
    return Solver(position, kept_table(position.pattern, megabytes, book))


def twins(position: Position) -> tuple[str, int]:
    """What stands for a position, the images of it and those in the other colours."""
    states = states_of(position.pattern.neighbours)
    return position.pattern.text, states.canonical(states.state(position)[0])


class Solver:
    """The proof of one position's value; see `core.Solver`."""

    def __init__(self, position: Position, table: Table) -> None:
        self._position = position
        self._table = table
        self._states = states_of(position.pattern.neighbours)
        self._before = table.looked_into
        self._found: dict[Move, int] = {}
        self._proved: int | None = None

    @property
    def value(self) -> int | None:
        """The position's value in towers; None as long as it is not proved."""
        return self._proved

    @property
    def found(self) -> Mapping[Move, int]:
        """The values of legal moves that are proved so far."""
        return self._found

    def run(self) -> Generator[int, None, Solution[Move]]:
        """The value in towers, and that of each legal move."""
        moves = rules.legal_moves(self._position)
        for _ in await_book(self._position.pattern):
            yield 0
        for move in moves:
            self._recall(move)
        if not moves or len(self._found) < len(moves):
            self._proved = yield from self._value(self._position, 0)
        else:
            self._proved = max(self._found.values())
        for move in moves:
            self._recall(move)
        for move in moves:
            if move not in self._found:
                self._found[move] = yield from self._prove(move, self._proved)
        return Solution(self._proved, [(move, self._found[move]) for move in moves])

    def _recall(self, move: Move) -> None:
        """Take over a move's value if it is known already."""
        state, lead = self._states.state(rules.play(self._position, move))
        value = self._table.known(state)
        if value is not None:
            self._found[move] = -value - lead

    def _prove(self, move: Move, best: int) -> Generator[int, None, int]:
        """The value of a move. None is better than the best one, which is the table's to know."""
        after = rules.play(self._position, move)
        state, lead = self._states.state(after)
        if self._table.known(state) is None:
            self._table.learn(state, -best - lead, self._states.tiles)
        return -(yield from self._value(after, -best))

    def worth(self, position: Position) -> Generator[int, None, float]:
        """What a position is worth that may follow."""
        return (yield from self._value(position, 0))

    def _value(self, position: Position, guess: int) -> Generator[int, None, int]:
        state, lead = self._states.state(position)
        steps = self._table.value(state, guess - lead)
        while True:
            try:
                next(steps)
            except StopIteration as stop:
                value: int = stop.value + lead
                return value
            yield self._table.looked_into - self._before

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
            raise BadProof(
                f"this is no proof on the pattern {pattern_text(self._position.pattern)}"
            )
        for number, line in enumerate(found, start=2):
            try:
                key, *numbers = line.split()
                self._take(int(key, 16), *map(int, numbers))
            except (TypeError, ValueError) as reason:
                raise BadProof(f"line {number} of the proof cannot be read") from reason

    def _take(self, key: int, number: int, high: int | None = None) -> None:
        """Take over a state's bounds or an open proof's numbers."""
        if high is None:
            self._table.open.put(key, number)
        elif number <= high:
            self._table.learn(key, number, high)
        else:
            raise ValueError(number, high)
