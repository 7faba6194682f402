"""Which komi gives both sides the same chances, by games of the computer with itself.

The first player's chances are taken to fall with komi as a logistic curve does: it passes one half
at the fair komi, and its slope is estimated along with it. Games are played in stages, each around
the fair komi of those before, so that most of them tell something.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import ceil, exp, log, sqrt
from typing import Any, NamedTuple

from trilithon.console.arena.plan import Plan
from trilithon.console.arena.play import Played
from trilithon.console.arena.report import cell_table
from trilithon.console.arena.score import Score, Z
from trilithon.core import setting_text

# A stage plays at this many komis, at the estimate and on either side of it.
_STAGES, _KOMIS = 6, 3
# Fair komis that are thought of, and by how much komi has to change for the odds to change by e.
_FINENESS = 0.25
_WIDTHS = tuple(0.25 * 1.25**step for step in range(24))
# By so much less likely than the likeliest is a fair komi at the end of the interval, for 95%.
_DROP = 1.92


class Fair(NamedTuple):
    """The fair komi, and the two between which it is with 95%."""

    komi: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """The standard error, as if the interval were that of a normal distribution."""
        return max(self.high - self.low, _FINENESS) / (2 * Z)


Scores = Mapping[float, Score]
"""How the first player has done, by komi."""


def estimate(scores: Scores, reach: float) -> Fair:
    """The likeliest fair komi up to so far beyond those that were played.

    Raises ValueError without any game.
    """
    played = [komi for komi, score in scores.items() if score.games]
    steps = round((max(played) - min(played) + 2 * reach) / _FINENESS)
    fairs = [min(played) - reach + step * _FINENESS for step in range(steps + 1)]
    best = {fair: max(_likelihood(scores, fair, width) for width in _WIDTHS) for fair in fairs}
    likely = max(best.values())
    within = [fair for fair in fairs if best[fair] >= likely - _DROP]
    # Where several are likeliest, as without a game lost, the middle one.
    top = [fair for fair in fairs if best[fair] >= likely - 1e-9]
    return Fair(top[len(top) // 2], within[0], within[-1])


def _likelihood(scores: Scores, fair: float, width: float) -> float:
    """The logarithm of how likely the scores are."""
    total = 0.0
    for komi, score in scores.items():
        wins = score.won + score.drawn / 2
        edge = max(-30.0, min(30.0, (komi - fair) / width))
        total -= wins * log(1 + exp(edge)) + (score.games - wins) * log(1 + exp(-edge))
    return total


def stage_komis(first: float, reach: float, fair: Fair | None) -> list[float]:
    """At which komis to play next: `first` or whole points away from it."""
    if fair is None:
        middle, apart = first, float(max(1, round(reach / 2)))
    else:
        middle = nearest(first, fair.komi)
        apart = float(max(1, round((fair.high - fair.low) / 4)))
    return [middle, middle - apart, middle + apart]


def nearest(first: float, komi: float) -> float:
    """The komi nearest to one among `first` and those that are whole points away from it."""
    return first + round(komi - first)


def recommended(first: float, fair: Fair) -> float:
    """The least komi that may be fair by an interval, `first` or whole points away from it.

    None below zero, where the first player wins by passing when it suits him.
    """
    return first % 1 + max(0, ceil(fair.low - first % 1))


def pooled(fairs: Mapping[int, Fair]) -> dict[int, Fair]:
    """For each size the mean of its fair komi and those of the next sizes, by their precision."""
    return {size: _mean([fairs[at] for at in _around(size) if at in fairs]) for size in fairs}


def _around(size: int) -> range:
    return range(size - 1, size + 2)


def _mean(fairs: Sequence[Fair]) -> Fair:
    weights = [fair.error**-2 for fair in fairs]
    mean = sum(fair.komi * weight for fair, weight in zip(fairs, weights, strict=True))
    mean /= sum(weights)
    spread = Z / sqrt(sum(weights))
    return Fair(mean, mean - spread, mean + spread)


def stage_sizes(games: int) -> list[list[int]]:
    """How many games each stage plays at each of its komis."""
    stages = [games * (at + 1) // _STAGES - games * at // _STAGES for at in range(_STAGES)]
    return [
        [of * (at + 1) // _KOMIS - of * at // _KOMIS for at in reversed(range(_KOMIS))]
        for of in stages
    ]


def at_komi(plan: Plan, komi: float) -> Plan:
    """The run at a komi, with chances of its own."""
    settings = plan.settings | {"komi": setting_text(komi)}
    return replace(plan, settings=settings, seed=10_000 * plan.seed + 5_000 + round(2 * komi))


def first_score(games: Iterable[Played]) -> Score:
    """How the first player has done."""
    results = Counter(game["result"] for game in games)
    return Score(results["1-0"], results["1/2-1/2"], results["0-1"])


def komi_data(plan: Plan, first: float, reach: float, scores: Scores) -> dict[str, Any]:
    """What the games have come to, as plain JSON data; `komi` is what they recommend."""
    fair = estimate(scores, reach)
    return {
        "komis": 1,
        "game": plan.game,
        "settings": {name: text for name, text in plan.settings.items() if name != "komi"},
        "player": plan.players[0],
        "milliseconds": plan.milliseconds,
        "clock": plan.clock,
        "openings": plan.openings,
        "seed": plan.seed,
        "games": sum(score.games for score in scores.values()),
        "komi": recommended(first, fair),
        "fair": fair.komi,
        "interval": [fair.low, fair.high],
        "at": [
            {"komi": komi, **score.data()} for komi, score in sorted(scores.items()) if score.games
        ],
    }


def komi_told(data: Mapping[str, Any]) -> str:
    """The same for people."""
    rows: list[Sequence[str]] = [("komi", "games", "first player wins", "95%")]
    for row in data["at"]:
        low, high = row["interval"]
        ends = f"{low:.1%} to {high:.1%}"
        rows.append((f"{row['komi']:g}", str(row["games"]), f"{row['rate']:.1%}", ends))
    low, high = data["interval"]
    settings = " ".join(f"{name} {text}" for name, text in data["settings"].items())
    return (
        f"{cell_table(rows)}\n{data['game']} {settings}: komi {data['komi']:g}; "
        f"fair is {data['fair']:g} (95%: {low:g} to {high:g}), by {data['games']} games"
    )
