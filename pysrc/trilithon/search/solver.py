"""A solver for any small board, from the game's rules and what the game knows of its symmetries."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from trilithon.core import BadProof, Rules, Solution
from trilithon.core.types import M, P
from trilithon.search.df_pn import Table
from trilithon.search.result import finish
from trilithon.search.states import Child

# Listing the moves of one position takes long enough by itself.
_PER_SLICE = 1


@dataclass(frozen=True, slots=True)
class Knowledge(Generic[P, M]):
    """What a game knows beyond its rules that shortens proofs.

    `moves` are those of a position that may be the best, at least one of them. `judge` tells how
    many replies there are about that could be of use to the player to move, and the value for him,
    in parts of a point of which `parts` are one, where there are none: the game is over, or it is
    plain how it ends. `alike` gives the one position that stands for all those that are as good as
    a position, and `number` the number that it is kept by, of which `position` makes it again. No
    value is above `most` parts or below its negative. `fixed` tells by how many parts the player to
    move is ahead in all positions of a game, such as by komi: proofs count without them.

    `known` tells of a position that is known beforehand a best move and the value in parts, and
    `wait` yields as long as what it goes by is on its way.
    """

    moves: Callable[[P], Sequence[M]]
    judge: Callable[[P], tuple[int, int]]
    alike: Callable[[P], P]
    number: Callable[[P], int]
    position: Callable[[int], P]
    most: int
    parts: int = 1
    fixed: Callable[[P], int] = lambda _: 0
    known: Callable[[P], tuple[M, int] | None] | None = None
    wait: Callable[[], Iterable[None]] = tuple


class _Positions(Generic[P, M]):
    """Positions as states: numbers that hold all there is to them, so that none must be kept."""

    def __init__(self, rules: Rules[P, M], knowledge: Knowledge[P, M]) -> None:
        self._rules = rules
        self._knowledge = knowledge

    def number(self, position: P) -> int:
        knowledge = self._knowledge
        return knowledge.number(knowledge.alike(position))

    def children(self, state: int) -> Sequence[Child]:
        return finish(self.listing(state))

    def listing(self, state: int) -> Generator[None, None, Sequence[Child]]:
        """The children, with a pause after each move: on a large board there are thousands."""
        knowledge = self._knowledge
        position = knowledge.position(state)
        found: dict[int, Child] = {}
        for move in knowledge.moves(position):
            after = knowledge.alike(self._rules.play(position, move))
            child = knowledge.number(after)
            if child not in found:
                found[child] = child, 0, *self._judge(after)
            yield
        return list(found.values())

    def value(self, state: int) -> int | None:
        replies, value = self._judge(self._knowledge.position(state))
        return None if replies else value

    def _judge(self, position: P) -> tuple[int, int]:
        known = self.known(position)
        return self._knowledge.judge(position) if known is None else (0, known[1])

    def known(self, position: P) -> tuple[M, int] | None:
        """A best move of a position that is known beforehand, and its value."""
        return None if self._knowledge.known is None else self._knowledge.known(position)


class PlainSolver(Generic[P, M]):
    """The proof of a position's value; see `core.Solver`. It keeps nothing for another run.

    No position may come up twice in a game.
    """

    def __init__(
        self,
        rules: Rules[P, M],
        position: P,
        megabytes: int,
        knowledge: Knowledge[P, M],
    ) -> None:
        self._rules = rules
        self._position = position
        self._knowledge = knowledge
        self._positions = _Positions(rules, knowledge)
        self._table = Table(
            self._positions, megabytes, _PER_SLICE, knowledge.most, self._positions.listing
        )
        self._found: dict[M, float] = {}
        self._proved: float | None = None

    @property
    def value(self) -> float | None:
        """The position's value; None as long as it is not proved."""
        return self._proved

    @property
    def found(self) -> Mapping[M, float]:
        """The values of legal moves that are proved so far."""
        return self._found

    def run(self) -> Generator[int, None, Solution[M]]:
        """The value, and that of each legal move."""
        moves = self._rules.legal_moves(self._position)
        if self._knowledge.known is not None:
            yield from self._recall(moves)
        value = yield from self._value(self._position, 0)
        self._proved = self._points(self._position, value)
        for move in moves:
            if move not in self._found:
                after = self._rules.play(self._position, move)
                reached = yield from self._value(after, -value)
                self._found[move] = self._points(self._position, -reached)
        return Solution(self._proved, [(move, self._found[move]) for move in moves])

    def _recall(self, moves: Sequence[M]) -> Generator[int, None, None]:
        """Take over what is known beforehand of moves."""
        for _ in self._knowledge.wait():
            yield 0
        if (known := self._positions.known(self._position)) is not None:
            move, value = known
            self._proved = self._found[move] = self._points(self._position, value)
        for move in moves:
            if (known := self._positions.known(self._rules.play(self._position, move))) is not None:
                self._found[move] = self._points(self._position, -known[1])
            yield 0

    def worth(self, position: P) -> Generator[int, None, float]:
        """What a position is worth that may follow."""
        value = yield from self._value(position, 0)
        return self._points(position, value)

    def _points(self, position: P, value: int) -> float:
        return (value + self._knowledge.fixed(position)) / self._knowledge.parts

    def _value(self, position: P, guess: int) -> Generator[int, None, int]:
        return (yield from self._table.value(self._positions.number(position), guess))

    def save(self) -> Iterable[str]:
        """Nothing is kept."""
        return ()

    def load(self, lines: Iterable[str]) -> None:
        """There is nothing to take over. Raises BadProof unless that is so."""
        if any(line.strip() for line in lines):
            raise BadProof("proofs of this game are not kept")
