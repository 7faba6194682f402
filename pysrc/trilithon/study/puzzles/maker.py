"""Making puzzles: games between players who slip now and then, and in each the longest puzzle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from trilithon.core import AnyGame
from trilithon.games import GAMES
from trilithon.match import match_from, new_match
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish
from trilithon.study.line import Line, write_line
from trilithon.study.puzzles.judge import ByPoints, Judge, TooLong, judge_of
from trilithon.study.puzzles.naive import naive_rules
from trilithon.study.puzzles.puzzle import Puzzle
from trilithon.study.puzzles.solution import TooWide, solution

# A choice among few moves is none, and what is found by one move is no puzzle.
_LEAST_CHOICE, _LEAST_TURNS = 5, 2
# Where in so many positions from the end nothing was to be found, earlier ones are not looked at.
_MOST_FAR = 6


@dataclass(frozen=True, slots=True)
class Making:
    """What puzzles are made of: the game, its settings or a position, and the seed.

    `level` plays the games, but for so many moves of a hundred that are left to `chance`. `longest`
    is how many positions a judge may look into, and `turns` is the most that are to be found.
    """

    game: str
    settings: Mapping[str, str]
    position: str | None
    seed: int
    longest: int
    level: int
    chance: int
    turns: int


def make(making: Making, number: int) -> Puzzle | None:
    """The puzzle that attempt `number` comes to, if it comes to any; always the same one."""
    game = GAMES[making.game]
    found: Puzzle | None = None
    far = 0
    for position in reversed(list(_played(game, making, Random(f"{making.seed} {number}")))):
        try:
            judged = _judged(game, position, making)
            turns = None if judged is None else judged[1].length(judged[0])
            if judged is not None and turns is not None:
                found = _puzzle(game, *judged, turns, found) or found
        except TooLong:
            break
        far += judged is not None and turns is None
        if far > _MOST_FAR:
            break
    return found


def _played(game: AnyGame, making: Making, random: Random) -> Iterator[Any]:
    """The positions of a game, each before a move."""
    if making.position is not None:
        position = match_from(game, making.position).position
    else:
        position = new_match(game, making.settings).position
    budget = Budget(game.levels[making.level])
    while game.rules.outcome(position) is None:
        yield position
        if random.random() < making.chance / 100:
            move = random.choice(game.rules.legal_moves(position))
        else:
            move = finish(search(game, position, budget, random.getrandbits(32))).move
        position = game.rules.play(position, move)


def _puzzle(
    game: AnyGame, position: Any, judge: Judge, turns: int, found: Puzzle | None
) -> Puzzle | None:
    """The puzzle that a position is, unless the one found later in the game is longer."""
    if turns < (found["turns"] if found else _LEAST_TURNS):
        return None
    right = judge.only(position, turns)
    if right is None or game.rules.count_legal_moves(position) < _LEAST_CHOICE:
        return None
    if any(naive_rules(game, position, right)):
        return None
    try:
        line = solution(game, judge, position, turns)
    except TooWide:
        return None
    return _written(game, position, judge.aim, turns, line)


def _judged(game: AnyGame, position: Any, making: Making) -> tuple[Any, Judge] | None:
    """A judge of a position where the mover may reach something, or of one with other points."""
    judge = judge_of(game, position, making.longest, making.turns)
    if not isinstance(judge, ByPoints):
        return position, judge
    best, *others = sorted(judge.values.values(), reverse=True)
    if game.shifted is None or not others:
        return (position, judge) if best >= 0 else None
    # The best move wins, and the next best one loses.
    for points in sorted(range(int(others[0] // 1), int(best // 1) + 1), key=abs):
        if others[0] < points < best and (at := game.shifted(position, points)) is not None:
            return at, judge_of(game, at, making.longest)
    return None


def _written(game: AnyGame, position: Any, aim: str, turns: int, line: Line) -> Puzzle:
    text = game.notation.write_position(position)
    return {
        "id": sha256(text.encode()).hexdigest()[:8],
        "position": text,
        "aim": aim,
        "turns": turns,
        "line": write_line(line),
        "themes": [],
        "rating": 0,
    }
