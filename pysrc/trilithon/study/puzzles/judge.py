"""Who judges the moves of a puzzle: what is asked of every move, and how long it takes to the end.

Both judges are exact. In games without points a puzzle is to be won in so many turns, whatever the
replies, and all moves that do it in that many are right. In games with points those are right that
keep the result, as long as others lose it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any, Protocol

from trilithon.core import AnyGame, Rules
from trilithon.core.errors import IllegalMove
from trilithon.search.result import finish

MOST_TURNS = 5
"""How many moves of one's own a puzzle has at most."""

_MEGABYTES = 64
# So many replies are remembered that refuted a move.
_REFUTING = 12


class TooLong(Exception):
    """A judgement takes more work than it may."""


class Judge(Protocol):
    """Judges the positions that may come up in one puzzle. Raises TooLong."""

    aim: str
    """What is to be reached: a win in so many `turns`, a `win`, or a `draw` where nothing wins."""

    def length(self, position: Any) -> int | None:
        """How many moves the solver has still to find if he is quick and the other is slow.

        None where it is not reached within `MOST_TURNS`; 0 where nothing can be done wrong.
        """

    def right(self, position: Any, turns: int, /) -> Sequence[Any]:
        """All the moves that reach it, in so many turns where that counts."""

    def only(self, position: Any, turns: int, /) -> Any | None:
        """The one move that is right; None where several are."""

    def replies(self, position: Any) -> Sequence[Any]:
        """The replies among which the one is that lasts longest."""


def judge_of(game: AnyGame, position: Any, longest: int, most: int = MOST_TURNS) -> Judge:
    """The judge of what may follow a position; it looks into about so many positions at most.

    Wins in more than `most` turns it does not look for.
    """
    if game.rules.score(position) is None:
        return ByTurns(game, longest, most)
    return ByPoints(game, position, longest)


class ByTurns:
    """Wins are counted in turns: the last one leaves the other player no reply that breaks it."""

    aim = "turns"

    def __init__(self, game: AnyGame, longest: int, most: int) -> None:
        assert game.winning_moves is not None
        self._most = most
        self._game = game
        self._winning = game.winning_moves
        self._left = longest
        self._within: dict[tuple[Any, int], bool] = {}
        self._refuting: dict[int, list[Any]] = {}

    def length(self, position: Any) -> int | None:
        """In how few turns the mover wins, if he does."""
        turns = range(1, self._most + 1)
        return next((count for count in turns if self.within(position, count)), None)

    def within(self, position: Any, turns: int) -> bool:
        """Whether the mover wins in so many turns, whatever the replies."""
        if self._game.least_turns(position, self._game.rules.player(position)) > turns:
            return False
        known = self._within.get((position, turns))
        if known is None:
            self._work()
            if turns == 1:
                known = any(move is not None for move in self._winning(position))
            else:
                known = self.within(position, turns - 1) or any(
                    self._stands(self._game.rules.play(position, move), turns - 1)
                    for move in self._tries(position)
                )
            self._within[position, turns] = known
        return known

    def right(self, position: Any, turns: int) -> Sequence[Any]:
        """All moves that win in so many turns."""
        return list(self._right(position, turns))

    def only(self, position: Any, turns: int) -> Any | None:
        """The one move that does."""
        first, second = islice(chain(self._right(position, turns), (None, None)), 2)
        return first if second is None else None

    def _right(self, position: Any, turns: int) -> Iterator[Any]:
        finishing = [move for move in self._winning(position) if move is not None]
        yield from finishing
        if turns > 1:
            for move in self._tries(position):
                after = self._game.rules.play(position, move)
                if move not in finishing and self._stands(after, turns - 1):
                    yield move

    def replies(self, position: Any) -> Sequence[Any]:
        """All replies, or those that may stop every threat: after the others one turn is left."""
        moves, _ = finish(self._game.playouts.tactics(position, deep=False))
        return moves or self._game.rules.legal_moves(position)

    def _refutation(self, position: Any, turns: int) -> Any | None:
        """A reply to a game not over after which so many turns do not win, if there is one."""
        self._work()
        rules = self._game.rules
        # What stopped others is likely to stop this too.
        refuting = self._refuting.setdefault(turns, [])
        for move in refuting:
            if is_legal(rules, position, move) and self._stops(position, move, turns):
                return move
        moves, result = finish(self._game.playouts.tactics(position, deep=False))
        if result is not None:
            return moves[0] if result > 0 else None
        for move in moves or rules.legal_moves(position):
            if self._stops(position, move, turns):
                refuting[:] = [move, *refuting[: _REFUTING - 1]]
                return move
        return None

    def _stops(self, position: Any, reply: Any, turns: int) -> bool:
        after = self._game.rules.play(position, reply)
        return self._game.rules.outcome(after) is None and not self.within(after, turns)

    def _stands(self, position: Any, turns: int) -> bool:
        """Whether the other player, who is to move, loses in so many turns of the mover's."""
        over, winner = (
            self._game.rules.outcome(position),
            self._game.rules.player(position).opponent,
        )
        if over is not None:
            return over.winner is winner
        if self._game.least_turns(position, winner) > turns:
            return False
        return self._refutation(position, turns) is None

    def _tries(self, position: Any) -> Sequence[Any]:
        """All moves, or those that may stop what the other player threatens."""
        moves, result = finish(self._game.playouts.tactics(position, deep=False))
        if result is not None:
            return moves if result > 0 else []
        return moves or self._game.rules.legal_moves(position)

    def _work(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise TooLong


def is_legal(rules: Rules[Any, Any], position: Any, move: Any) -> bool:
    """Whether a move that was one elsewhere is legal here."""
    try:
        rules.check(position, move)
    except IllegalMove:
        return False
    return True


class ByPoints:
    """What is to be kept is the result that exact search proves of the position at first."""

    def __init__(self, game: AnyGame, position: Any, longest: int) -> None:
        assert game.solver is not None
        self._game = game
        self._solver = game.solver(position, _MEGABYTES, False)
        self._left, self._seen = longest, 0
        self._mover = game.rules.player(position)
        self._values: dict[Any, float] = {}
        self._lengths: dict[Any, int | None] = {}
        self.values = {
            move: -self._value(game.rules.play(position, move))
            for move in game.rules.legal_moves(position)
        }
        """What every move of the puzzle's first position is worth."""
        self.aim = "win" if max(self.values.values()) > 0 else "draw"

    def length(self, position: Any) -> int | None:
        """How many moves are to be found, at least one of which others would spoil."""
        if position not in self._lengths:
            self._lengths[position] = self._length(position)
        return self._lengths[position]

    def _length(self, position: Any) -> int | None:
        rules = self._game.rules
        right = self.right(position, MOST_TURNS)
        if len(right) == rules.count_legal_moves(position):
            return 0
        lengths = [self._slowest(rules.play(position, move)) for move in right]
        found = [length for length in lengths if length is not None and length < MOST_TURNS]
        return 1 + min(found) if found else None

    def _slowest(self, position: Any) -> int | None:
        """How long the longest reply lasts."""
        most = 0
        for reply in self.replies(position):
            length = self.length(self._game.rules.play(position, reply))
            if length is None:
                return None
            most = max(most, length)
        return most

    def right(self, position: Any, _turns: int) -> Sequence[Any]:
        """All moves that keep the result."""
        rules = self._game.rules
        return [
            move
            for move in rules.legal_moves(position)
            if self._keeps(-self._value(rules.play(position, move)))
        ]

    def only(self, position: Any, turns: int) -> Any | None:
        """The one move that does."""
        right = self.right(position, turns)
        return right[0] if len(right) == 1 else None

    def replies(self, position: Any) -> Sequence[Any]:
        """All replies."""
        return self._game.rules.legal_moves(position)

    def _keeps(self, value: float) -> bool:
        return value > 0 if self.aim == "win" else value >= 0

    def _value(self, position: Any) -> float:
        """What a position is worth to the player to move."""
        value = self._values.get(position)
        if value is None:
            steps = self._solver.worth(position)
            while True:
                try:
                    seen = next(steps)
                except StopIteration as stop:
                    value = self._values[position] = stop.value
                    break
                self._left -= max(0, seen - self._seen)
                self._seen = seen
                if self._left < 0:
                    raise TooLong
        return value
