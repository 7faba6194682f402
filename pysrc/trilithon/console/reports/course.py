"""How games go: the moves by kind, what players have, and how soon it shows who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from statistics import fmean
from typing import Any

from trilithon.console.reports.facts import Facts, winner
from trilithon.console.reports.numbers import mean_data, quantile
from trilithon.core import Player

# Into so many parts a game is divided, whatever its length.
_PARTS = 10
# The parts of the games between which most of them lie.
_LOW, _HIGH = 0.1, 0.9


def kinds_data(told: Sequence[Facts]) -> list[dict[str, Any]]:
    """Of each kind of move, how many a game has: in all, and by either player."""
    words = Counter(chain.from_iterable(chain.from_iterable(one.kinds for one in told)))
    return [
        {
            "kind": word,
            "all": _mean(told, word, *Player),
            "players": [_mean(told, word, player) for player in Player],
        }
        for word, _ in words.most_common()
    ]


def _mean(told: Sequence[Facts], word: str, *players: Player) -> dict[str, Any]:
    return mean_data([sum(one.kinds[player].count(word) for player in players) for one in told])


def material_data(told: Sequence[Facts]) -> list[dict[str, Any]]:
    """What either player had after each ply, in the games that came so far."""
    plies = range(max(one.length for one in told))
    by_ply = [[one.material[ply] for one in told if ply < len(one.material)] for ply in plies]
    return [
        {"games": len(found), "players": [_spread(own) for own in zip(*found, strict=True)]}
        for found in by_ply
        if found
    ]


def trajectory_data(told: Sequence[Facts]) -> list[dict[str, Any]]:
    """What share the winner was given in each tenth of the game, of games that somebody won."""
    won = [(one.shares, player) for one in told if (player := winner(one.result)) is not None]
    parts = []
    for part in range(_PARTS):
        found = [
            fmean(share if player is Player.FIRST else 1 - share for share in here)
            for shares, player in won
            if (here := _part(shares, part))
        ]
        if found:
            parts.append({"part": part + 1, "games": len(found), **_spread(found)})
    return parts


def _part(shares: Sequence[float], part: int) -> Sequence[float]:
    """The shares of a tenth of a game."""
    size = len(shares)
    return shares[size * part // _PARTS : size * (part + 1) // _PARTS]


def _spread(values: Sequence[float]) -> dict[str, Any]:
    low, high = (round(quantile(values, part), 3) for part in (_LOW, _HIGH))
    return {"mean": round(fmean(values), 3), "low": low, "high": high}
