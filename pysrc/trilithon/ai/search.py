"""Choosing a move: proofs first, then random playouts shared out by sequential halving.

Sequential halving (Karnin, Koren and Somekh, 2013) spends an equal part of the playouts on each of
its rounds and drops the worse half of the candidates after each.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Generic, TypeVar

from trilithon.core import Effort, Game

P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)

# The part of the playouts that ranks half moves.
_RANKING_SHARE = 8
# How many replies to a move are compared.
_REPLIES_COMPARED = 32
# How many times as many moves are judged by replies while none is found that does not lose.
_TRIED_WHEN_LOSING = 4


@dataclass(frozen=True, slots=True)
class Budget:
    """What a search may spend: an effort, and where they are given `seconds` by the `clock`.

    With `seconds` it is no longer sure that the same seed gives the same move.
    """

    effort: Effort
    seconds: float | None = None
    clock: Callable[[], float] = perf_counter


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come: `done` from 0 to 1, the best move's `winrate`, `playouts` made."""

    done: float
    winrate: float
    playouts: int


@dataclass(frozen=True, slots=True)
class Candidate(Generic[M]):
    """A move with the share of its `playouts` that its mover won."""

    move: M
    winrate: float
    playouts: int


@dataclass(frozen=True, slots=True)
class Report(Generic[M]):
    """What a search found: its `move`, the best `candidates`, best first, and the `playouts` made.

    `proved` tells that the move is proved to win; then no playouts were needed.
    """

    move: M
    candidates: Sequence[Candidate[M]]
    playouts: int
    proved: bool


@dataclass(slots=True)
class _Score:
    """What one candidate's playouts have come to so far."""

    playouts: int = 0
    wins: float = 0.0

    @property
    def winrate(self) -> float:
        return self.wins / self.playouts if self.playouts else 0.5


class _Spending:
    """The playouts made, against the budget."""

    def __init__(self, budget: Budget) -> None:
        self.playouts = 0
        self._budget = budget
        self._until = None if budget.seconds is None else budget.clock() + budget.seconds

    def in_time(self) -> bool:
        """Whether the clock allows more."""
        return self._until is None or self._budget.clock() < self._until

    def progress(self, winrate: float) -> Progress:
        """The search's progress."""
        return Progress(
            min(1.0, self.playouts / self._budget.effort.playouts), winrate, self.playouts
        )


def search(
    game: Game[P, M], position: P, budget: Budget, seed: int
) -> Generator[Progress, None, Report[M]]:
    """Find a good move in a position that is not over.

    Yields after every batch of playouts and every step of a proof, and may be closed at any yield.
    The same arguments give the same report, unless the budget has `seconds`.
    """
    effort, spending, random = budget.effort, _Spending(budget), Random(seed)
    if game.rules.count_legal_moves(position) == 1:
        (move,) = game.rules.legal_moves(position)
        return Report(move, [Candidate(move, 0.5, 0)], 0, False)
    share = effort.playouts // 2 if effort.replies else effort.playouts
    ranked, proved = yield from _rank(game, position, share, effort.candidates, spending, random)
    if effort.replies and not proved:
        ranked = yield from _after_replies(game, position, ranked, budget, spending, random)
    return Report(ranked[0].move, ranked, spending.playouts, proved)


def _rank(
    game: Game[P, M],
    position: P,
    playouts: int,
    limit: int,
    spending: _Spending,
    random: Random,
) -> Generator[Progress, None, tuple[list[Candidate[M]], bool]]:
    """Moves from the best one on, by about so many playouts, and whether they are proved to win."""
    moves, proved = yield from _tactics(game, position, spending)
    if proved:
        return [Candidate(move, 1.0, 0) for move in moves], True
    if not moves and game.rules.count_legal_moves(position) <= limit:
        moves = game.rules.legal_moves(position)
    if not moves:
        half_moves = game.playouts.half_moves(position)
        share = playouts // _RANKING_SHARE
        playouts -= share
        scores = yield from _sample(game, position, half_moves, share, spending, random)
        moves = game.playouts.combine(position, _best_first(half_moves, scores), limit)
    return (yield from _halve(game, position, moves, playouts, spending, random)), False


def _tactics(
    game: Game[P, M], position: P, spending: _Spending
) -> Generator[Progress, None, tuple[Sequence[M], bool]]:
    steps = game.playouts.tactics(position)
    progress = spending.progress(0.5)
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            found: tuple[Sequence[M], bool] = stop.value
            return found
        yield progress


def _sample(
    game: Game[P, M],
    position: P,
    candidates: Sequence[Hashable],
    playouts: int,
    spending: _Spending,
    random: Random,
    scores: list[_Score] | None = None,
) -> Generator[Progress, None, list[_Score]]:
    """Spend about so many playouts on candidates, added to the scores they have."""
    scores = scores or [_Score() for _ in candidates]
    left = max(1, playouts)
    while left > 0 and spending.in_time():
        made = game.playouts.batch(position, left)
        tallies = game.playouts.sample(position, candidates, made, random)
        for score, tally in zip(scores, tallies, strict=True):
            score.playouts += tally.playouts
            score.wins += tally.wins
        spending.playouts += made
        left -= made
        yield spending.progress(max(score.winrate for score in scores))
    return scores


def _best_first(things: Sequence[Hashable], scores: Sequence[_Score]) -> list[Hashable]:
    order = sorted(range(len(things)), key=lambda index: -scores[index].winrate)
    return [things[index] for index in order]


def _halve(
    game: Game[P, M],
    position: P,
    moves: Sequence[M],
    playouts: int,
    spending: _Spending,
    random: Random,
) -> Generator[Progress, None, list[Candidate[M]]]:
    """All moves with their scores; those that were kept longer come first."""
    scores = {move: _Score() for move in moves}
    kept, dropped = list(moves), list[M]()
    rounds = max(1, (len(kept) - 1).bit_length())
    for _ in range(rounds):
        yield from _sample(
            game, position, kept, playouts // rounds, spending, random, [scores[m] for m in kept]
        )
        kept.sort(key=lambda move: -scores[move].winrate)
        half = (len(kept) + 1) // 2
        kept, dropped = kept[:half], kept[half:] + dropped
        if not spending.in_time():
            break
    return [Candidate(move, scores[move].winrate, scores[move].playouts) for move in kept + dropped]


def _after_replies(
    game: Game[P, M],
    position: P,
    ranked: list[Candidate[M]],
    budget: Budget,
    spending: _Spending,
    random: Random,
) -> Generator[Progress, None, list[Candidate[M]]]:
    """The candidates again, the best ones judged anew by the best reply to each.

    As long as all of them lose by force, more are tried.
    """
    judged: list[Candidate[M]] = []
    count = min(budget.effort.replies, len(ranked))
    share = budget.effort.playouts // 2 // count
    for candidate in ranked[: _TRIED_WHEN_LOSING * count]:
        enough = len(judged) >= count and any(other.winrate > 0 for other in judged)
        if enough or not spending.in_time():
            break
        after = game.rules.play(position, candidate.move)
        winrate = yield from _winrate_of_waiter(game, after, share, spending, random)
        judged.append(Candidate(candidate.move, winrate, candidate.playouts))
    judged.sort(key=lambda candidate: -candidate.winrate)
    return judged + ranked[len(judged) :]


def _winrate_of_waiter(
    game: Game[P, M], position: P, playouts: int, spending: _Spending, random: Random
) -> Generator[Progress, None, float]:
    """How likely the player who is not to move wins after the best move of the other."""
    outcome = game.rules.outcome(position)
    if outcome is not None:
        waiter = game.rules.player(position).opponent
        return 0.5 if outcome.winner is None else float(outcome.winner is waiter)
    replies, proved = yield from _rank(
        game, position, playouts, _REPLIES_COMPARED, spending, random
    )
    return 0.0 if proved else 1 - replies[0].winrate
