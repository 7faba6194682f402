"""A whole report as plain JSON data, from the games of its series."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from math import log10
from statistics import fmean
from typing import Any

from trilithon.console.arena.komi import first_score
from trilithon.console.arena.plan import Plan
from trilithon.console.arena.play import Played
from trilithon.console.arena.report import cell_table
from trilithon.console.arena.score import Score
from trilithon.console.reports.course import kinds_data, material_data, trajectory_data
from trilithon.console.reports.facts import EARLY, LEAD, WINNING, Facts, facts
from trilithon.console.reports.numbers import counted, mean_data, quantile, spread_data

Games = Sequence[Played]
Series = Sequence[tuple[Plan, Games]]

# The part of the positions of a ply between which its choices are drawn.
_LOW, _HIGH = 0.1, 0.9


def report_data(
    series: Series,
    solved: Sequence[Mapping[str, Any]],
    random: tuple[Plan, Games] | None = None,
) -> dict[str, Any]:
    """What the games of all series and the proofs come to; the first series is the main one.

    `random` are games of moves at random, for comparison.
    """
    plan, games = series[0]
    told = [facts(plan, game) for game in games]
    effort = plan.data()["efforts"][0]
    return {
        "report": 1,
        "game": plan.game,
        "settings": plan.settings,
        "player": plan.players[0],
        "effort": effort if plan.nodes is None else effort | {"playouts": plan.nodes},
        "nodes": plan.nodes,
        "openings": plan.openings,
        "seed": plan.seed,
        "games": len(told),
        "different": len({one.moves for one in told}),
        "length": spread_data([one.length for one in told]),
        "shortest": _shortest(told),
        "choices": _choices(plan, told),
        "places": _places(told),
        "leads": _leads(told),
        "trajectory": trajectory_data(told),
        "kinds": kinds_data(told),
        "material": material_data(told),
        "random": None if random is None else _balance(*random),
        "balance": [_balance(*one) for one in series],
        "solved": list(solved),
    }


def _shortest(told: Sequence[Facts]) -> dict[str, Any]:
    found = min(told, key=lambda one: one.length)
    return {"moves": list(found.moves), "result": found.result}


def _choices(plan: Plan, told: Sequence[Facts]) -> dict[str, Any]:
    """How many legal moves there were, all in all and before each ply.

    `games` is the decimal logarithm of the number of possible games, where that can be counted.
    The games that were played tell nothing of it: those of random probes (Knuth 1975) are so
    unlike each other that a few of them are nearly all of the sum.
    """
    match = plan.start()
    count = match.game.count_games
    longest = max(one.length for one in told)
    by_ply = [[one.choices[ply] for one in told if ply < one.length] for ply in range(longest)]
    return {
        "all": mean_data([fmean(one.choices) for one in told]),
        "games": None if count is None else round(log10(count(match.position)), 1),
        "plies": [
            {
                "games": len(found),
                "mean": round(fmean(found), 1),
                "interval": mean_data(found)["interval"],
                "low": quantile(found, _LOW),
                "high": quantile(found, _HIGH),
            }
            for found in by_ply
        ],
    }


def _places(told: Sequence[Facts]) -> dict[str, Any]:
    """In how many games each space was played on: by the first move, and early on by either."""
    return {
        "early": EARLY,
        "first": counted(chain.from_iterable(set(one.first) for one in told)),
        "players": [
            counted(chain.from_iterable(set(one.early[player]) for one in told))
            for player in (0, 1)
        ],
    }


def _leads(told: Sequence[Facts]) -> dict[str, Any]:
    changes = [one.changes for one in told]
    unchanged, upsets = changes.count(0), sum(one.upset for one in told)
    return {
        "lead": LEAD,
        "changes": spread_data(changes),
        "unchanged": Score(unchanged, 0, len(told) - unchanged).data(),
        "winning": WINNING,
        "upsets": Score(upsets, 0, len(told) - upsets).data(),
    }


def _balance(plan: Plan, games: Games) -> dict[str, Any]:
    """How the first player does on a board, and how long its games are."""
    length = mean_data([len(game["moves"]) for game in games])
    return {"settings": plan.settings, **first_score(games).data(), "length": length}


def report_told(data: Mapping[str, Any]) -> str:
    """The gist for people: the first player's share by board, and what is proved."""
    rows: list[Sequence[str]] = [("board", "games", "first player", "95%", "mean length")]
    for row in data["balance"]:
        low, high = row["interval"]
        share, ends = f"{row['rate']:.1%}", f"{low:.1%} to {high:.1%}"
        length = f"{row['length']['mean']:.1f}"
        rows.append((_named(row["settings"]), str(row["games"]), share, ends, length))
    proofs = [f"{_named(one['settings'])}: {_value(one)}" for one in data["solved"]]
    return "\n".join([cell_table(rows), *proofs])


def _value(solved: Mapping[str, Any]) -> str:
    told = "not solved" if solved["value"] is None else f"value {solved['value']:g}"
    return f"{told}, {solved['looked']} positions looked into"


def _named(settings: Mapping[str, str]) -> str:
    return " ".join(f"{name} {text}" for name, text in settings.items())


def failures(games: Iterable[Played]) -> list[int]:
    """The numbers of games that did not end by the rules."""
    return [game["game"] for game in games if game["ending"] != "normal"]
