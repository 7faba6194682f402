"""A ladder: each level of a game against the one below, the lowest against the greedy player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from statistics import median
from typing import Any, TypedDict

from trilithon.console.arena.plan import Plan
from trilithon.console.arena.play import Played
from trilithon.console.arena.players import GREEDY
from trilithon.console.arena.report import cell_table, finite, score_of, seconds_of
from trilithon.console.arena.score import elo
from trilithon.games import GAMES


class Rung(TypedDict):
    """How a level has done against the player below, as plain JSON data.

    `rate` is its share of the points, `interval` where the true one is with 95%; an Elo difference
    without bound is null. The seconds are those of the level's moves.
    """

    level: int
    against: str
    games: int
    won: int
    drawn: int
    lost: int
    rate: float
    interval: tuple[float, float]
    elo: float | None
    elo_interval: tuple[float | None, float | None]
    median_seconds: float | None
    slowest_seconds: float | None


def rung_plans(plan: Plan, levels: Iterable[int]) -> list[tuple[int, Plan]]:
    """The run of each level, made of a plan whose players and time are not looked at otherwise.

    Only the highest level has the plan's time; those below spend what they do everywhere.
    """
    known = sorted(GAMES[plan.game].levels)
    found = []
    for level in levels:
        at = known.index(level)
        below = f"level:{known[at - 1]}" if at else GREEDY
        found.append((level, timed_at_the_top(plan, level, below)))
    return found


def timed_at_the_top(plan: Plan, level: int, below: str) -> Plan:
    """The run of a level and a player below it; only the highest level has the plan's time."""
    time = plan.milliseconds if level == max(GAMES[plan.game].levels) else None
    players = (f"level:{level}", below)
    return replace(plan, players=players, milliseconds=time, timed=(True, False))


def rung(level: int, plan: Plan, games: Sequence[Played]) -> Rung:
    """What the games of a level's run come to."""
    score, seconds = score_of(games), seconds_of(games, 0)
    low, high = score.interval
    return {
        "level": level,
        "against": plan.players[1],
        "games": score.games,
        "won": score.won,
        "drawn": score.drawn,
        "lost": score.lost,
        "rate": round(score.rate, 4),
        "interval": (round(low, 4), round(high, 4)),
        "elo": finite(elo(score.rate)),
        "elo_interval": (finite(elo(low)), finite(elo(high))),
        "median_seconds": round(median(seconds), 4) if seconds else None,
        "slowest_seconds": max(seconds, default=None),
    }


def ladder_data(plan: Plan, rungs: Sequence[Rung]) -> dict[str, Any]:
    """A whole ladder as plain JSON data, with what its games had in common."""
    return {
        "ladder": 1,
        "game": plan.game,
        "settings": plan.settings,
        "position": plan.position,
        "milliseconds": plan.milliseconds,
        "clock": plan.clock,
        "openings": plan.openings,
        "seed": plan.seed,
        "rungs": list(rungs),
    }


def ladder_told(rungs: Iterable[Rung]) -> str:
    """The same as a table for people."""
    return cell_table([_HEAD, *(_row(one) for one in rungs)])


_HEAD = ("level", "against", "games", "won", "drawn", "lost", "win rate", "95%", "Elo", "median s",
         "slowest s")  # fmt: skip


def _row(one: Rung) -> tuple[str, ...]:
    low, high = one["interval"]
    played = one["games"], one["won"], one["drawn"], one["lost"]
    return (
        str(one["level"]),
        one["against"],
        *map(str, played),
        f"{one['rate']:.1%}",
        f"{low:.1%} to {high:.1%}",
        "unbounded" if one["elo"] is None else f"{one['elo']:+.0f}",
        *(
            "-" if seconds is None else f"{seconds:.3f}"
            for seconds in (one["median_seconds"], one["slowest_seconds"])
        ),
    )


def flat(one: Rung) -> Mapping[str, Any]:
    """A rung with a name for each number, for tables."""
    row: dict[str, Any] = dict(one)
    for name in ("interval", "elo_interval"):
        row[f"{name}_low"], row[f"{name}_high"] = row.pop(name)
    return row
