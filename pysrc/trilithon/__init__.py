"""Trilithon: the engine behind a place to play, study and share abstract board games."""

from trilithon.core import Game, Outcome, Player, perft
from trilithon.games import GAMES

__all__ = ["GAMES", "Game", "Outcome", "Player", "perft"]
__version__ = "0.1.0"
