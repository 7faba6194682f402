"""The games that a report rests on: one player with itself, on the main board and on others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from trilithon.console.arena.plan import Pairing, Plan, opening
from trilithon.console.arena.players import RANDOM
from trilithon.games import GAMES
from trilithon.match import new_match


def single_games(plan: Plan, games: int) -> Iterator[Pairing]:
    """So many games, each with an opening of its own.

    Where both players are the same, to change sides tells nothing, and a game that shares its
    opening with another one is not a case of its own.
    """
    seen: set[tuple[str, ...]] = set()
    for number in range(1, games + 1):
        line = opening(plan, Random(f"{plan.seed} opening {number}"), seen)
        seen.add(line)
        yield Pairing(number, 0, line)


def on_board(plan: Plan, settings: Mapping[str, str]) -> Plan:
    """The same games with other settings; what is not named is as usual. Raises BadSetting."""
    made = new_match(GAMES[plan.game], settings)
    return replace(plan, settings=made.settings or {})


def series_name(plan: Plan) -> str:
    """A name for the file of a series, different for other settings and for games at random."""
    chance = [RANDOM] if plan.players[0] == RANDOM else []
    return "-".join([plan.game, *plan.settings.values(), *chance])
