"""The games there are. This registry is the only place that names them."""

from __future__ import annotations

from trilithon.core import AnyGame
from trilithon.games.carteso import CARTESO
from trilithon.games.consta import CONSTA
from trilithon.games.constructo import CONSTRUCTO

_ALL: tuple[AnyGame, ...] = (
    CONSTA,
    CARTESO,
    CONSTRUCTO,
)

GAMES: dict[str, AnyGame] = {game.name: game for game in _ALL}
