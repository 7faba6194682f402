"""Making puzzles: games played without much thought, and in each the first position that is one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, NotRequired, TypedDict

from trilithon.core import AnyGame, Effort, Solution
from trilithon.games import GAMES
from trilithon.match import match_from, new_match
from trilithon.search.budget import Budget
from trilithon.search.result import finish
from trilithon.search.scripted import greedy_search
from trilithon.study.puzzles.grade import grade, looked_at

# Where a proof took this part of the longest one, that of a position before would take too long.
_LONG = 1 / 8
_MEGABYTES = 64
# How many moves are left to chance: of others it is seen that they do not lose at once.
_CHANCE = 0.8
# A choice among few moves is none, and a puzzle with many right ones neither.
_LEAST_CHOICE, _MOST_RIGHT = 6, 2


class Puzzle(TypedDict):
    """One puzzle as it is kept.

    `aim` is `win` or, where no move wins, `draw`; `right` are all moves that keep the result, and
    all others lose it. `looked` is the measure of difficulty (see `grade`), `grade` 1 to 3. `since`
    is the day from which one that was added later may be a day's own (`js/library/daily.js`).
    """

    id: str
    position: str
    aim: str
    right: list[str]
    looked: int
    grade: int
    since: NotRequired[str]


@dataclass(frozen=True, slots=True)
class Making:
    """What puzzles are made of: the game, its settings or a position, and the seed.

    `longest` is how many positions a proof may look into; what takes more could not be played out
    at once in a browser.
    """

    game: str
    settings: Mapping[str, str]
    position: str | None
    seed: int
    longest: int


def make(making: Making, number: int) -> Puzzle | None:
    """The puzzle that attempt `number` comes to, if it comes to any; always the same one."""
    game = GAMES[making.game]
    found: Puzzle | None = None
    for position in reversed(list(_played(game, making, Random(f"{making.seed} {number}")))):
        if game.rules.count_legal_moves(position) < _LEAST_CHOICE:
            continue
        proof = _proved(game, position, making.longest)
        if proof is None:
            break
        solution, work = proof
        if right := _right(solution):
            found = _puzzle(game, position, solution, right)
        if work > making.longest * _LONG:
            break
    return found


def _played(game: AnyGame, making: Making, random: Random) -> Iterator[Any]:
    """The positions of a game between weak players."""
    if making.position is not None:
        position = match_from(game, making.position).position
    else:
        position = new_match(game, making.settings).position
    while game.rules.outcome(position) is None:
        if random.random() < _CHANCE:
            move = random.choice(game.rules.legal_moves(position))
        else:
            move = _careful(game, position, random.getrandbits(32))
        position = game.rules.play(position, move)
        yield position


def _careful(game: AnyGame, position: Any, seed: int) -> Any:
    """A move that looks one turn ahead."""
    return finish(greedy_search(game, position, Budget(Effort(playouts=0)), seed)).move


def _proved(game: AnyGame, position: Any, longest: int) -> tuple[Solution[Any], int] | None:
    """What every move is worth, and how many positions the proof looked into; None if too many."""
    if game.solver is None or game.rules.outcome(position) is not None:
        return None
    if not game.solvable(position):
        return None
    steps, work = game.solver(position, _MEGABYTES, False).run(), 0
    while True:
        try:
            work = next(steps)
        except StopIteration as stop:
            return stop.value, work
        if work > longest:
            return None


def _right(solution: Solution[Any]) -> list[Any]:
    """The moves that keep the best result, if they are few and others lose it."""
    best = _sign(solution.value)
    right = [move for move, value in solution.moves if _sign(value) == best]
    return right if best >= 0 and len(right) <= _MOST_RIGHT < len(solution.moves) else []


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def _puzzle(game: AnyGame, position: Any, solution: Solution[Any], right: list[Any]) -> Puzzle:
    text = game.notation.write_position(position)
    looked = looked_at(game, position, right)
    return {
        "id": sha256(text.encode()).hexdigest()[:8],
        "position": text,
        "aim": "win" if solution.value > 0 else "draw",
        "right": sorted(game.notation.write_move(position, move) for move in right),
        "looked": looked,
        "grade": grade(looked),
    }
