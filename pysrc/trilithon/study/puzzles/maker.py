"""Making puzzles: games between players who slip now and then, and in each the longest puzzle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Any

from trilithon.core import AnyGame
from trilithon.games import GAMES
from trilithon.match import match_from, new_match
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish
from trilithon.study.line import Line, write_line
from trilithon.study.puzzles.judge import Judge, TooLong
from trilithon.study.puzzles.naive import naive_rules
from trilithon.study.puzzles.points import ByPoints
from trilithon.study.puzzles.puzzle import Puzzle
from trilithon.study.puzzles.solution import TooWide, solution
from trilithon.study.puzzles.wins import ByTurns, narrow_positions

# A choice among few moves is none.
_LEAST_CHOICE = 5
# Where in so many positions from the end nothing was to be found, earlier ones are not looked at.
_MOST_FAR = 6
# Before a proof, a win is looked for among so many moves that look best, in so many positions.
_GLIMPSED, _GLIMPSE = 24, 1_500
# So many positions of a game are looked at in this way, none where more moves are open, and so many
# proofs are tried.
_GLIMPSES, _OPEN, _PROOFS = 240, 400, 6


@dataclass(frozen=True, slots=True)
class Making:
    """What puzzles are made of: the game, its settings or a position, and the seed.

    `level` plays the games, but for so many moves of a hundred that are left to `chance`. `longest`
    is how many positions a judge may look into; `least` and `turns` are how many moves are to be
    found at least and at most.
    """

    game: str
    settings: Mapping[str, str]
    position: str | None
    seed: int
    longest: int
    level: int
    chance: int
    turns: int
    least: int


def make(making: Making, number: int) -> Puzzle | None:
    """The puzzle that attempt `number` comes to, if it comes to any; always the same one.

    It goes backwards from the end of a game, where proofs are short.
    """
    game = GAMES[making.game]
    played = list(_played(game, making, Random(f"{making.seed} {number}")))
    if game.rules.score(played[0]) is None:
        return _won(game, making, played)
    return _kept(game, making, played)


def _kept(game: AnyGame, making: Making, played: Sequence[Any]) -> Puzzle | None:
    """The longest puzzle among the positions of a game, where points are counted."""
    found: Puzzle | None = None
    far = 0
    for position in reversed(played):
        try:
            judged = _judged(game, position, making)
            turns = None if judged is None else judged[1].length(judged[0])
            if judged is not None and turns is not None and turns <= making.turns:
                found = _puzzle(game, *judged, turns, making, found) or found
        except TooLong:
            break
        far += judged is not None and turns is None
        if far > _MOST_FAR:
            break
    return found


def _won(game: AnyGame, making: Making, played: Sequence[Any]) -> Puzzle | None:
    """The longest puzzle among a game's positions and what else might have come up.

    A proof looks at every move, so where all are open it takes long, on large boards too long by
    far. Where a threat has to be stopped there are few; so moves are tried that threaten.
    """
    found: Puzzle | None = None
    positions = (at for before in reversed(played) for at in narrow_positions(game, before, _OPEN))
    proofs = 0
    for position in islice(positions, _GLIMPSES):
        least = found["turns"] if found else making.least
        try:
            if not _promises(game, position, making, least):
                continue
            proofs += 1
            judge = ByTurns(game, making.longest, making.turns)
            turns = judge.length(position)
            if turns is not None:
                found = _puzzle(game, position, judge, turns, making, found) or found
        except TooLong:
            pass
        if proofs == _PROOFS or (found and found["turns"] == making.turns):
            break
    return found


def _promises(game: AnyGame, position: Any, making: Making, least: int) -> bool:
    """Whether a proof is worth its time: a win of so many turns is seen, and one move for it.

    Raises TooLong.
    """
    judge = ByTurns(game, _GLIMPSE, making.turns, _GLIMPSED)
    turns = judge.length(position)
    return turns is not None and turns >= least and judge.only(position, turns) is not None


def _played(game: AnyGame, making: Making, random: Random) -> Iterator[Any]:
    """The positions of a game, each before a move."""
    if making.position is not None:
        position = match_from(game, making.position).position
    else:
        position = new_match(game, making.settings).position
    budget = Budget(game.effort(making.level, position))
    while game.rules.outcome(position) is None:
        yield position
        if random.random() < making.chance / 100:
            move = random.choice(game.rules.legal_moves(position))
        else:
            move = finish(search(game, position, budget, random.getrandbits(32))).move
        position = game.rules.play(position, move)


def _puzzle(
    game: AnyGame,
    position: Any,
    judge: Judge,
    turns: int,
    making: Making,
    found: Puzzle | None,
) -> Puzzle | None:
    """The puzzle that a position is, unless the one found later in the game is longer."""
    if turns < (found["turns"] if found else making.least):
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
    judge = ByPoints(game, position, making.longest)
    best, *others = sorted(judge.values.values(), reverse=True)
    if game.shifted is None or not others:
        return (position, judge) if best >= 0 else None
    # The best move wins, and the next best one loses.
    for points in sorted(range(int(others[0] // 1), int(best // 1) + 1), key=abs):
        if others[0] < points < best and (at := game.shifted(position, points)) is not None:
            return at, ByPoints(game, at, making.longest)
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
