"""Choosing a move, for any game: see `puct` for how."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

from trilithon.core import Effort, Game
from trilithon.core.solver import sign
from trilithon.core.types import M, P
from trilithon.search.budget import Budget, Meter
from trilithon.search.kept_tree import KeptTree
from trilithon.search.misjudgement import misjudged
from trilithon.search.puct import Tree
from trilithon.search.result import Line, Progress, Report, Search

# The part of a timed search that exact search may take.
_EXACT_SHARE = 1 / 2


def search(
    game: Game[P, M],
    position: P,
    budget: Budget,
    seed: int,
    lines: int = 1,
    kept: KeptTree[P, M] | None = None,
) -> Search[M]:
    """Find a good move in a position that is not over, or so many `lines` that are.

    A search that takes all of its time goes on from the `kept` tree of the one before, and keeps
    its own there.

    Yields after every batch of playouts and every step of a proof, and may be closed at any yield.
    The same arguments give the same report, unless the budget has `seconds`. Once the best move is
    proved, a search that wants more lines goes on with the next ones.
    """
    if game.rules.count_legal_moves(position) == 1:
        (move,) = game.rules.legal_moves(position)
        return Report([Line((move,), 0.5, 0)], 0)
    meter = Meter(budget)
    best, states = yield from _exact(game, position, budget.effort, meter)
    among = [line.move for line in best]
    seen = misjudged(game, budget.effort, Random(f"misjudged {seed}"))
    goes_on = kept is not None and budget.effort.playouts is None and not among
    known = kept.take(position) if kept is not None and goes_on else None
    tree = Tree(seen, position, budget.effort, meter, Random(seed), among, lines, known)
    if len(best) != 1:
        yield from tree.grow()
    if kept is not None and goes_on:
        kept.keep(tree.root)
    if best:
        # What is worth the same against the best play may be worth more against any other.
        liked = [line.move for line in tree.lines()]
        best.sort(key=lambda line: liked.index(line.move) if line.move in liked else len(liked))
    return Report(best or tree.lines(), meter.playouts, states)


def _exact(
    game: Game[P, M], position: P, effort: Effort, meter: Meter
) -> Generator[Progress[M], None, tuple[list[Line[M]], int]]:
    """The best moves by exact search, and how many states that took.

    There are none where the effort does not allow as much as it takes.
    """
    states = 0
    if game.exact is None or not effort.states:
        return [], states
    steps = game.exact(position, effort.states)
    while not meter.late and meter.done < _EXACT_SHARE:
        try:
            states = next(steps)
        except StopIteration as stop:
            best: Sequence[tuple[M, float]] = stop.value
            return [Line((move,), *_told(value)) for move, value in best], states
        yield Progress(meter.done, 0.5, 0, states=states)
    steps.close()
    return [], states


def _told(value: float) -> tuple[float, int, int]:
    """A value as winrate, playouts and result."""
    result = sign(value)
    return (1 + result) / 2, 0, result
