"""What a game is to the rest of the house: players, outcomes, and the protocols each game fulfils.

A game's modules themselves fulfil `Rules`, `Notation` and `Presenter`: plain functions over
immutable positions, no state. Nothing outside a game's folder knows what its positions and moves
look like.

Whatever a game is, it is played like this:

>>> from trilithon import GAMES
>>> game = next(iter(GAMES.values()))
>>> settings, position = game.begin({"size": "3"})
>>> settings
{'size': '3'}
>>> move = game.notation.read_move(position, "b2")
>>> game.rules.check(position, move)
>>> position = game.rules.play(position, move)
>>> print(game.notation.text_board(position))
 3 . . .
 2 . b .
 1 . . .
   a b c
>>> game.notation.write_position(position), game.rules.outcome(position)
('3/1b1/3 w 2', None)

A picture of it, and what a choice makes of what is begun:

>>> scene = game.presenter.scene(position, move, ())
>>> scene["bounds"]
(-1.05, -0.4, 4.45, 4.45)
>>> game.presenter.extend(position, (), "a1")
('a1',)

What it is worth, proved and by playouts:

>>> solution = None
>>> steps = game.solver(position, megabytes=50).run()
>>> while solution is None:
...     try:
...         _ = next(steps)
...     except StopIteration as stop:
...         solution = stop.value
>>> solution.value, len(solution.moves)
(-1.0, 36)
>>> sorted(game.levels)
[1, 2, 3, 4, 5, 6, 7, 8]
"""

from __future__ import annotations

from trilithon.core.game import AnyGame, Game, Handicap
from trilithon.core.players import Outcome, Player
from trilithon.core.playouts import Effort, Evaluation, Exploration, Leaf, Playouts
from trilithon.core.presenter import Chosen, Decision, Draft, Explanation, Presenter, Step
from trilithon.core.rules import Notation, Rules, perft
from trilithon.core.settings import Setting, Settings, SettingValue, setting_text, whole_number
from trilithon.core.setup import Advise, Question, Settled, Setup
from trilithon.core.solver import BadProof, MakeSolver, Solution, Solver

__all__ = [
    "Advise",
    "AnyGame",
    "BadProof",
    "Chosen",
    "Decision",
    "Draft",
    "Effort",
    "Evaluation",
    "Explanation",
    "Exploration",
    "Game",
    "Handicap",
    "Leaf",
    "MakeSolver",
    "Notation",
    "Outcome",
    "Player",
    "Playouts",
    "Presenter",
    "Question",
    "Rules",
    "Setting",
    "SettingValue",
    "Settings",
    "Settled",
    "Setup",
    "Solution",
    "Solver",
    "Step",
    "perft",
    "setting_text",
    "whole_number",
]
