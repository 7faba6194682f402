"""How hard a puzzle is: the rating at which the computer's levels would solve it as often.

The levels have ratings of their own on the scale of Elo, so that one's own rating says which level
solves as many: whoever has the rating of a puzzle solves it every other time.
"""

from __future__ import annotations

from dataclasses import replace
from math import log
from random import Random
from typing import Any

from trilithon.core import AnyGame
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish
from trilithon.study.line import Line, read_line
from trilithon.study.puzzles.puzzle import Puzzle

LOWEST_LEVEL, HIGHEST_LEVEL = 1000, 2000
"""The ratings of a game's lowest level and of its highest one, however many there are; those
between stand at equal distances, so that ratings that are kept hold when levels are added."""

# What is known of a puzzle that nobody has tried: about a level in the middle.
_USUAL, _SPREAD = 1500, 300
_LOWEST, _HIGHEST = 600, 2600
_TRIES = 3
# A level that would think for a time makes so many playouts, so that the same comes out everywhere:
# more than any level below it.
_PLAYOUTS = 240_000


def rate(game: AnyGame, puzzle: Puzzle) -> int:
    """The rating of a puzzle, by how many of some tries each level solves."""
    position = game.notation.read_position(puzzle["position"])
    line = read_line(puzzle["line"])
    solved = {
        level: sum(
            _solves(game, level, position, line, Random(f"{puzzle['id']} {level} {number}"))
            for number in range(_TRIES)
        )
        for level in game.levels
    }
    return rating_of(solved, _TRIES)


def rating_of(solved: dict[int, int], tries: int) -> int:
    """The likeliest rating of what each level solves so often in so many tries."""
    return max(range(_LOWEST, _HIGHEST + 1, 5), key=lambda rating: _likely(rating, solved, tries))


def _likely(rating: int, solved: dict[int, int], tries: int) -> float:
    """The logarithm of how likely it is, but for a constant."""
    total = -(((rating - _USUAL) / _SPREAD) ** 2) / 2
    step = (HIGHEST_LEVEL - LOWEST_LEVEL) / max(1, len(solved) - 1)
    for rank, level in enumerate(sorted(solved)):
        count = solved[level]
        chance = 1 / (1 + 10 ** ((rating - LOWEST_LEVEL - step * rank) / 400))
        total += count * log(chance) + (tries - count) * log(1 - chance)
    return total


def _solves(game: AnyGame, level: int, position: Any, line: Line, random: Random) -> bool:
    """Whether a level finds a right move each time."""
    effort = game.effort(level, position)
    budget = Budget(replace(effort, playouts=effort.playouts or _PLAYOUTS))
    while line:
        move = finish(search(game, position, budget, random.getrandbits(32))).move
        text = game.notation.write_move(position, move)
        if text not in line:
            return False
        position = game.rules.play(position, move)
        answered, line = line[text], {}
        for reply, below in answered.items():
            position = game.rules.play(position, game.notation.read_move(position, reply))
            line = below
    return True
