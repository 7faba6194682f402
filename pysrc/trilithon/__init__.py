"""Trilithon: the engine behind a place to play, study and share abstract board games.

>>> from trilithon import GAMES, Player, perft
>>> "consta" in GAMES
True
>>> game = next(iter(GAMES.values()))
>>> settings, position = game.begin({"size": "3"})
>>> game.rules.player(position) is Player.FIRST, perft(game.rules, position, 2)
(True, 324)
"""

from trilithon.core import Game, Outcome, Player, perft
from trilithon.games import GAMES

__all__ = ["GAMES", "Game", "Outcome", "Player", "perft"]
__version__ = "0.1.0"
