"""Replies to a try at a task: what beats it, or takes away what it was to reach.

They are looked for in steps, so that a page is never kept waiting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from trilithon.core import AnyGame, Effort
from trilithon.core.rules import lead
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import quiet
from trilithon.study.tasks import Statement, reaches

# With this much memory the positions of puzzles are proved in an instant.
_MEGABYTES = 32
# What refutes a wrong move where nothing exact does; exact tactics are part of that search.
_REFUTING = Effort(playouts=6_000, batch=256)
# Replies that may take the right moves away: so many at least are tried, and while there are so few
# moves to try after them.
_SPOILING, _AFTER = 6, 400


@dataclass(frozen=True, slots=True)
class Refutation:
    """The moves that follow a try, the first one the reply to it, and what that one brings about.

    `brings` is the key of a sentence about the reply, whose arguments are `player`, `reply` and
    `points`.
    """

    moves: Sequence[Any]
    brings: str = "try-answered"
    points: float = 0


Found = Generator[None, None, Refutation | None]


def beating_reply(game: AnyGame, position: Any, seed: int) -> Found:
    """The reply that saves a game about to be lost, else the best one, else how it all ends."""
    rules = game.rules
    if rules.score(position) is not None and game.solver is not None and game.solvable(position):
        return Refutation((yield from best_line(game, position)))
    saving = yield from _saving_reply(game, position)
    if saving is not None:
        return saving
    report = yield from quiet(search(game, position, Budget(_REFUTING), seed))
    return Refutation([report.move])


def best_line(game: AnyGame, position: Any) -> Generator[None, None, list[Any]]:
    """How the game goes on to its end when both play their best, by exact search."""
    line: list[Any] = []
    if game.solver is None:
        return line
    solver, rules = game.solver(position, _MEGABYTES), game.rules
    while rules.outcome(position) is None:
        best = yield from quiet(solver.worth(position))
        for move in rules.legal_moves(position):
            after = rules.play(position, move)
            if -(yield from quiet(solver.worth(after))) == best:
                line.append(move)
                position = after
                break
    return line


def _saving_reply(game: AnyGame, position: Any) -> Found:
    """A reply after which the other player, who has just moved, has not won, if others lose."""
    rules, winner = game.rules, game.rules.player(position).opponent
    saving, threatened = list[Any](), False
    for reply in rules.legal_moves(position):
        outcome = rules.outcome(rules.play(position, reply))
        if outcome is not None and outcome.winner is winner:
            threatened = True
        elif not saving:
            saving = [reply]
        if saving and threatened:
            return Refutation(saving)
        yield
    return None


def winning_reply(game: AnyGame, position: Any) -> Found:
    """The reply that wins at once; a goal that was missed tells that there is one."""
    for reply in game.winning_moves(position) if game.winning_moves is not None else ():
        if reply is not None:
            return Refutation([reply])
        yield
    return None


def gaining_reply(game: AnyGame, position: Any, most: float) -> Found:
    """The reply that gains the most, if that is more than it may be."""
    replier = game.rules.player(position)
    had = lead(game.rules, position, replier)
    gained, found = most, list[Any]()
    for reply in game.rules.legal_moves(position):
        gain = lead(game.rules, game.rules.play(position, reply), replier) - had
        if gain > gained:
            gained, found = gain, [reply]
        yield
    return Refutation(found, "try-gained", gained) if found else None


def spoiling_reply(game: AnyGame, goal: Sequence[Statement], before: Any, position: Any) -> Found:
    """The reply that takes away most of the right moves there were, and gives no points away.

    None if half of them stay: a move that is only another one than was asked for, such as a stack
    for two stones, has lost nothing, and then no reply shows anything.
    """
    rules, right = game.rules, []
    for move in rules.legal_moves(before):
        if reaches(game, goal, before, move):
            right.append(move)
        yield
    fewest, found = len(right) // 2 + 1, list[Any]()
    for reply in _near(game, before, right, position):
        legal = set(rules.legal_moves(rules.play(position, reply)))
        left = 0
        for move in right:
            left += move in legal and reaches(game, goal, rules.play(position, reply), move)
            yield
            if left >= fewest:
                break
        if left < fewest:
            fewest, found = left, [reply]
        if not left:
            break
    if not found:
        return None
    after = rules.play(position, found[0])
    for move in rules.legal_moves(after) if not fewest else ():
        if reaches(game, goal, after, move):
            return Refutation(found)
        yield
    return Refutation(found, "try-answered" if fewest else "try-spoiled")


def _near(game: AnyGame, before: Any, right: Sequence[Any], position: Any) -> list[Any]:
    """The replies that go on with the game, by how much they go where the right moves went.

    Those that give points away are left out: nobody would answer so.
    """
    rules, places = game.rules, game.presenter.places
    wanted = Counter(space for move in right for space in places(before, move))
    replier = rules.player(position)
    had = lead(game.rules, position, replier)
    good = list[Any]()
    for reply in rules.legal_moves(position):
        after = rules.play(position, reply)
        if rules.outcome(after) is None and lead(game.rules, after, replier) >= had:
            good.append(reply)
    good.sort(key=lambda reply: -sum(wanted[space] for space in places(position, reply)))
    return good[: max(_SPOILING, _AFTER // max(1, len(right)))]
