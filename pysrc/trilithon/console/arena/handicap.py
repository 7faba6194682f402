"""Which handicap brings a level and the one below it nearest to an even game.

Where a game has starts with more pieces for the first player, the lower level is first, and each
number of pieces is tried. Where it has a komi, the lower level is second, and the komi is found
that gives both the same chances, as `komi` finds it for one level.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from trilithon.console.arena.komi import Fair, Scores, nearest
from trilithon.console.arena.ladder import timed_at_the_top
from trilithon.console.arena.plan import Pairing, Plan, opening
from trilithon.console.arena.play import Played
from trilithon.console.arena.report import cell_table
from trilithon.console.arena.score import Score
from trilithon.core import AnyGame
from trilithon.games import GAMES

# The lower level, of a plan's players.
_LOWER = 1


def starts(plan: Plan) -> list[tuple[int, Plan]]:
    """By how many pieces the first player is given, none at first: the run from there."""
    game = GAMES[plan.game]
    given = game.handicaps(game.read_settings(plan.settings))
    return [(0, plan), *((pieces, _from(game, plan, start)) for pieces, start in given.items())]


def _from(game: AnyGame, plan: Plan, start: Any) -> Plan:
    return replace(plan, position=game.notation.write_position(start))


def level_plan(plan: Plan, level: int) -> Plan:
    """The run of a level and the one below; only the highest level has the plan's time."""
    known = sorted(GAMES[plan.game].levels)
    return timed_at_the_top(plan, level, f"level:{known[known.index(level) - 1]}")


def lower_first(plan: Plan, games: int) -> list[Pairing]:
    """So many games in which the lower level is first."""
    return [_pairing(plan, number, _LOWER) for number in range(1, games + 1)]


def lower_second(plan: Plan, games: int) -> list[Pairing]:
    """So many games in which the lower level is second."""
    return [_pairing(plan, number, 1 - _LOWER) for number in range(1, games + 1)]


def _pairing(plan: Plan, number: int, first: int) -> Pairing:
    chance = Random(f"{plan.seed} opening {number}")
    return Pairing(number, first, opening(plan, chance, set()))


def higher_score(games: Iterable[Played]) -> Score:
    """How the higher level has done."""
    scores = [game["score"] for game in games]
    return Score(scores.count(1), scores.count(0.5), scores.count(0))


def pieces_row(level: int, scores: Mapping[int, Score]) -> dict[str, Any]:
    """What the games against a level came to by number of pieces; `pieces` is the fairest.

    None at all is no handicap, even where it comes nearest to an even game.
    """
    given = [pieces for pieces in scores if pieces]
    fairest = min(given, key=lambda pieces: (abs(scores[pieces].rate - 0.5), pieces))
    at = [{"pieces": pieces, **score.data()} for pieces, score in scores.items()]
    return {"level": level, "pieces": fairest, "at": at}


def komi_row(level: int, first: float, scores: Scores, fair: Fair) -> dict[str, Any]:
    """The same by komi: `first` or whole points away from it."""
    return {
        "level": level,
        "komi": nearest(first, fair.komi),
        "fair": fair.komi,
        "interval": [fair.low, fair.high],
        "at": [{"komi": komi, **score.data()} for komi, score in sorted(scores.items())],
    }


def handicap_data(plan: Plan, rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """All levels as plain JSON data; the scores are those of the higher level."""
    return {
        "handicaps": 1,
        "game": plan.game,
        "settings": plan.settings,
        "milliseconds": plan.milliseconds,
        "clock": plan.clock,
        "seed": plan.seed,
        "levels": list(rows),
    }


def handicap_told(data: Mapping[str, Any]) -> str:
    """The same as a table for people."""
    table: list[Sequence[str]] = [("level", "against", "handicap", "games", "win rate", "95%")]
    for row in data["levels"]:
        for one in row["at"]:
            low, high = one["interval"]
            kind = "pieces" if "pieces" in row else "komi"
            told = f"{kind} {one[kind]:g}" + (" *" if one[kind] == row[kind] else "")
            ends = f"{low:.1%} to {high:.1%}"
            cells = told, str(one["games"]), f"{one['rate']:.1%}", ends
            table.append((str(row["level"]), f"level:{row['level'] - 1}", *cells))
    return f"{cell_table(table)}\n* the handicap nearest to an even game"
