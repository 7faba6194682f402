"""Puzzles that are won in so many turns, whatever the replies.

The tree of moves and replies is kept narrow by threats: who is threatened has few moves that stop
it, so replies that threaten are tried first, and of them those that leave the fewest answers. What
no threat narrows is still looked at in full, as long as the work allows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from random import Random
from typing import Any

from trilithon.core import AnyGame, Rules
from trilithon.core.errors import IllegalMove
from trilithon.search.result import finish
from trilithon.study.puzzles.judge import TooLong

# So many replies are remembered that refuted a move.
_REFUTING = 12
# Of so many moves and replies those that look best are tried first, by a batch of playouts.
_LIKELY, _REPLIES, _BATCH = 24, 8, 256
# More answers than there are to any threat.
_FREE = 1 << 30

Told = tuple[Sequence[Any], int | None]
"""What `Playouts.tactics` tells: the moves worth a thought, and the result if it is proved."""


class ByTurns:
    """Wins are counted in turns: the last one leaves the other player no reply that breaks it.

    With a `width`, only so many moves that look best are tried for the solver, where no threat says
    which, and only those that threaten: what is won then is won, but other ways may be missed.
    """

    aim = "turns"

    def __init__(self, game: AnyGame, longest: int, most: int, width: int | None = None) -> None:
        assert game.winning_moves is not None
        self._most = most
        self._game = game
        self._winning = game.winning_moves
        self._left = longest
        self._width = width
        self._within: dict[tuple[Any, int], bool] = {}
        self._tactics: dict[Any, Told] = {}
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
                    for move in self._tries_in_order(position)
                )
            self._within[position, turns] = known
        return known

    def right(self, position: Any, turns: int) -> Sequence[Any]:
        """All moves that win in so many turns."""
        return list(self._right(position, turns, self._tries(position)))

    def only(self, position: Any, turns: int) -> Any | None:
        """The one move that does."""
        right = self._right(position, turns, self._tries_in_order(position))
        first, second = islice(chain(right, (None, None)), 2)
        return first if second is None else None

    def _right(self, position: Any, turns: int, tries: Sequence[Any]) -> Iterator[Any]:
        finishing = [move for move in self._winning(position) if move is not None]
        yield from finishing
        if turns > 1:
            for move in tries:
                after = self._game.rules.play(position, move)
                if move not in finishing and self._stands(after, turns - 1):
                    yield move

    def replies(self, position: Any) -> Sequence[Any]:
        """All replies, or those that may stop every threat: after the others one turn is left."""
        moves, _ = self._told(position)
        return moves or self._game.rules.legal_moves(position)

    def _refutation(self, position: Any, turns: int) -> Any | None:
        """A reply to a game not over after which so many turns do not win, if there is one."""
        self._work()
        moves, result = self._told(position)
        if result is not None:
            return moves[0] if result > 0 else None
        if self._width is not None and not moves:
            return self._game.rules.legal_moves(position)[0]
        for move in self._replies_in_order(position, moves, turns):
            if self._stops(position, move, turns):
                others = [other for other in self._refuting.get(turns, []) if other != move]
                self._refuting[turns] = [move, *others[: _REFUTING - 1]]
                return move
        return None

    def _stops(self, position: Any, reply: Any, turns: int) -> bool:
        after = self._game.rules.play(position, reply)
        return self._game.rules.outcome(after) is None and not self.within(after, turns)

    def _stands(self, position: Any, turns: int) -> bool:
        """Whether the other player, who is to move, loses in so many turns of the mover's."""
        rules = self._game.rules
        over, winner = rules.outcome(position), rules.player(position).opponent
        if over is not None:
            return over.winner is winner
        if self._game.least_turns(position, winner) > turns:
            return False
        return self._refutation(position, turns) is None

    def _tries(self, position: Any) -> Sequence[Any]:
        """All moves, or those that may stop what the other player threatens."""
        moves, result = self._told(position)
        if result is not None:
            return moves if result > 0 else []
        return moves or self._game.rules.legal_moves(position)

    def _tries_in_order(self, position: Any) -> Sequence[Any]:
        """The same, what looks best first."""
        tries = self._tries(position)
        if len(tries) <= _LIKELY:
            return tries
        moves, _ = self._told(position)
        likely = self._likely(position, moves, self._width or _LIKELY)
        if self._width is not None:
            return likely
        first = set(likely)
        return [*likely, *(move for move in tries if move not in first)]

    def _replies_in_order(self, position: Any, moves: Sequence[Any], turns: int) -> Iterator[Any]:
        """Some moves, or all: those first that are likely to stop so many turns.

        What stopped others may stop this too; then comes what looks good, and of that first what
        leaves few answers: what leaves any move open takes long to try, if a turn more is left.
        """
        rules = self._game.rules
        replies = moves or rules.legal_moves(position)
        among, tried = set(moves), set()
        for move in self._refuting.get(turns, []):
            legal = move in among if moves else is_legal(rules, position, move)
            if legal:
                tried.add(move)
                yield move
        if turns > 1:
            likely = self._likely(position, moves, _REPLIES)
            likely.sort(key=lambda move: self._answers(rules.play(position, move)))
            yield from (move for move in likely if move not in tried)
            tried.update(likely)
        yield from (move for move in replies if move not in tried)

    def _answers(self, position: Any) -> int:
        """About how many moves the player to move has a choice of, few where he is threatened."""
        rules = self._game.rules
        if rules.outcome(position) is not None:
            return rules.count_legal_moves(position)
        moves, result = self._told(position)
        # Won at once, the reply before was a bad one.
        return _FREE if result == 1 or not moves else 0 if result == -1 else len(moves)

    def _likely(self, position: Any, moves: Sequence[Any], count: int) -> list[Any]:
        """So many of some moves, or of all, that look best: always the same ones."""
        told = self._game.playouts.evaluate(position, moves, count, _BATCH, Random(0))
        return [move for move, _ in told.moves]

    def _told(self, position: Any) -> Told:
        """What tactics tell of a position that is not over."""
        told = self._tactics.get(position)
        if told is None:
            told = finish(self._game.playouts.tactics(position, deep=False))
            self._tactics[position] = told
        return told

    def _work(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise TooLong


def narrow_positions(game: AnyGame, position: Any, most: int) -> Iterator[Any]:
    """A position and those after moves that threaten, where at most so many moves are to be tried.

    The moves are among those that look best.
    """
    rules = game.rules
    told = game.playouts.evaluate(position, (), _LIKELY, _BATCH, Random(0))
    for at in (position, *(rules.play(position, move) for move, _ in told.moves)):
        if rules.outcome(at) is None:
            moves, result = finish(game.playouts.tactics(at, deep=False))
            if result is None and (len(moves) or rules.count_legal_moves(at)) <= most:
                yield at


def is_legal(rules: Rules[Any, Any], position: Any, move: Any) -> bool:
    """Whether a move that was one elsewhere is legal here."""
    try:
        rules.check(position, move)
    except IllegalMove:
        return False
    return True
