"""What a game is to the rest of the house: players, outcomes, and the protocols each game fulfils.

A game's modules themselves fulfil `Rules`, `Notation` and `Presenter`: plain functions over
immutable positions, no state. Nothing outside a game's folder knows what its positions and moves
look like.
"""

from __future__ import annotations

from trilithon.core.game import AnyGame, Game
from trilithon.core.players import Outcome, Player
from trilithon.core.playouts import Effort, Evaluation, Exploration, Playouts
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
