"""Choosing a move: proofs first, then random playouts shared out by sequential halving.

Sequential halving (Karnin, Koren and Somekh, 2013) spends an equal part of the playouts on each of
its rounds and drops the worse half of the candidates after each.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from trilithon.ai.meter import Budget, Meter
from trilithon.ai.report import Line, Progress, Report, Search
from trilithon.core import Game

P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)

# The part of a ranking's playouts that ranks half moves, and of a timed one that proofs may take.
_HALVES_SHARE = 1 / 8
_PROOF_SHARE = 1 / 2
# How many replies to a move are compared.
_REPLIES_COMPARED = 32
# How many times as many moves are judged by replies while none is found that does not lose.
_TRIED_WHEN_LOSING = 4


@dataclass(slots=True)
class _Score:
    """What one candidate's playouts have come to so far."""

    playouts: int = 0
    wins: float = 0.0

    @property
    def winrate(self) -> float:
        return self.wins / self.playouts if self.playouts else 0.5


def _progress(meter: Meter, winrate: float) -> Progress[M]:
    return Progress(meter.done, winrate, meter.playouts)


def search(game: Game[P, M], position: P, budget: Budget, seed: int) -> Search[M]:
    """Find a good move in a position that is not over.

    Yields after every batch of playouts and every step of a proof, and may be closed at any yield.
    The same arguments give the same report, unless the budget has `seconds`.
    """
    effort, meter, random = budget.effort, Meter(budget), Random(seed)
    if game.rules.count_legal_moves(position) == 1:
        (move,) = game.rules.legal_moves(position)
        return Report([Line((move,), 0.5, 0)], 0)
    until = meter.whole / 2 if effort.replies else meter.whole
    ranked, proved = yield from _rank(game, position, until, effort.candidates, meter, random)
    if effort.replies and not proved:
        ranked = yield from _after_replies(game, position, ranked, effort.replies, meter, random)
    return Report(ranked, meter.playouts)


def _rank(
    game: Game[P, M],
    position: P,
    until: float,
    limit: int,
    meter: Meter,
    random: Random,
) -> Generator[Progress[M], None, tuple[list[Line[M]], bool]]:
    """Moves from the best one on, and whether they are proved to win."""
    proof_until = meter.mark(_PROOF_SHARE, until)
    moves, proved = yield from _tactics(game, position, proof_until, meter)
    if proved:
        return [Line((move,), 1.0, 0, 1) for move in moves], True
    if not moves and game.rules.count_legal_moves(position) <= limit:
        moves = game.rules.legal_moves(position)
    if not moves:
        half_moves = game.playouts.half_moves(position)
        halves_until = meter.mark(_HALVES_SHARE, until)
        scores = yield from _sample(game, position, half_moves, halves_until, meter, random)
        moves = game.playouts.combine(position, _best_first(half_moves, scores), limit)
    return (yield from _halve(game, position, moves, until, meter, random)), False


def _tactics(
    game: Game[P, M], position: P, until: float, meter: Meter
) -> Generator[Progress[M], None, tuple[Sequence[M], bool]]:
    """What the game's proofs say; nothing where there is no time for them."""
    steps = game.playouts.tactics(position)
    while not meter.is_late(until):
        try:
            next(steps)
        except StopIteration as stop:
            found: tuple[Sequence[M], bool] = stop.value
            return found
        yield _progress(meter, 0.5)
    steps.close()
    return [], False


def _sample(
    game: Game[P, M],
    position: P,
    candidates: Sequence[Hashable],
    until: float,
    meter: Meter,
    random: Random,
    scores: list[_Score] | None = None,
) -> Generator[Progress[M], None, list[_Score]]:
    """Spend up to a mark on candidates, one batch at least, added to the scores they have."""
    scores = scores or [_Score() for _ in candidates]
    while meter.in_time():
        made = game.playouts.batch(position, meter.begin_batch(until))
        tallies = game.playouts.sample(position, candidates, made, random)
        meter.end_batch(made)
        for score, tally in zip(scores, tallies, strict=True):
            score.playouts += tally.playouts
            score.wins += tally.wins
        yield _progress(meter, max(score.winrate for score in scores))
        if meter.spent >= until:
            break
    return scores


def _best_first(things: Sequence[Hashable], scores: Sequence[_Score]) -> list[Hashable]:
    order = sorted(range(len(things)), key=lambda index: -scores[index].winrate)
    return [things[index] for index in order]


def _halve(
    game: Game[P, M],
    position: P,
    moves: Sequence[M],
    until: float,
    meter: Meter,
    random: Random,
) -> Generator[Progress[M], None, list[Line[M]]]:
    """All moves with their scores; those that were kept longer come first."""
    scores = {move: _Score() for move in moves}
    kept, dropped = list(moves), list[M]()
    rounds = max(1, (len(kept) - 1).bit_length())
    for left in range(rounds, 0, -1):
        here = [scores[move] for move in kept]
        yield from _sample(game, position, kept, meter.mark(1 / left, until), meter, random, here)
        kept.sort(key=lambda move: -scores[move].winrate)
        half = (len(kept) + 1) // 2
        kept, dropped = kept[:half], kept[half:] + dropped
        if not meter.in_time():
            break
    return [Line((move,), scores[move].winrate, scores[move].playouts) for move in kept + dropped]


def _after_replies(
    game: Game[P, M],
    position: P,
    ranked: list[Line[M]],
    replies: int,
    meter: Meter,
    random: Random,
) -> Generator[Progress[M], None, list[Line[M]]]:
    """The candidates again, so many of the best ones judged anew by the best reply to each.

    As long as all of them lose by force, more are tried.
    """
    judged: list[Line[M]] = []
    count = min(replies, len(ranked))
    for line in ranked[: _TRIED_WHEN_LOSING * count]:
        enough = len(judged) >= count and any(other.winrate > 0 for other in judged)
        if enough or not meter.in_time():
            break
        after = game.rules.play(position, line.move)
        until, before = meter.mark(1 / max(1, count - len(judged)), meter.whole), meter.playouts
        winrate = yield from _winrate_of_waiter(game, after, until, meter, random)
        if 0 < winrate < 1 and meter.playouts == before and not meter.in_time():
            # The time was up before anything was known.
            break
        judged.append(replace(line, winrate=winrate))
    judged.sort(key=lambda line: -line.winrate)
    return judged + ranked[len(judged) :]


def _winrate_of_waiter(
    game: Game[P, M], position: P, until: float, meter: Meter, random: Random
) -> Generator[Progress[M], None, float]:
    """How likely the player who is not to move wins after the best move of the other."""
    outcome = game.rules.outcome(position)
    if outcome is not None:
        waiter = game.rules.player(position).opponent
        return 0.5 if outcome.winner is None else float(outcome.winner is waiter)
    replies, proved = yield from _rank(game, position, until, _REPLIES_COMPARED, meter, random)
    return 0.0 if proved else 1 - replies[0].winrate
