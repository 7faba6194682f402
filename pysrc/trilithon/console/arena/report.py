"""What came of a run: records of all games, numbers, and a few lines to read."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from math import isinf
from typing import Any

from trilithon.console.arena.plan import Plan
from trilithon.console.arena.play import Played
from trilithon.console.arena.score import Score, elo
from trilithon.core.players import OUTCOMES
from trilithon.formats.pgn import write_records
from trilithon.match import Ending, Match, name_tag, tags
from trilithon.search.budget import WALL

_COLUMNS = (
    "number",
    "game",
    "first",
    "second",
    "result",
    "score",
    "opening",
    "plies",
    "first_seconds",
    "second_seconds",
    "ending",
    "moves",
)


def records(plan: Plan, games: Iterable[Played], total: int, date: str) -> str:
    """The games as records, with the players' names and what they thought of their moves."""
    return write_records(_match(plan, game, total, date) for game in games)


def table(plan: Plan, games: Iterable[Played]) -> str:
    """The games as comma-separated values, a line for each below their names.

    `first` and `second` are the players in the order in which they played, and `score` what the
    first named player of the run has got. The seconds are those of each player's own moves.
    """
    text = StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(_COLUMNS)
    for game in games:
        names = plan.names[game["first"]], plan.names[1 - game["first"]]
        spent = [sum(one or 0 for one in game["seconds"][side::2]) for side in (0, 1)]
        lines.writerow(
            [
                game["game"],
                plan.game,
                *names,
                game["result"],
                game["score"],
                game["opening"],
                len(game["moves"]),
                *(f"{seconds:.3f}" for seconds in spent),
                game["ending"],
                " ".join(game["moves"]),
            ]
        )
    return text.getvalue()


def _match(plan: Plan, game: Played, total: int, date: str) -> Match:
    match = plan.start()
    names = [plan.names[game["first"]], plan.names[1 - game["first"]]]
    # The number stands here, since a round would belong with other rounds to one match.
    match.tags = {
        tags.EVENT: f"{plan.names[0]} – {plan.names[1]}, game {game['game']} of {total}",
        tags.DATE: date,
    }
    for word, name in zip(match.players, names, strict=True):
        match.tags[name_tag(word)] = name
    for ply, text in enumerate(game["moves"]):
        match.play_text(text)
        if ply < game["opening"]:
            match.cursor.comments.append("opening")
        elif (winrate := game["winrates"][ply]) is not None:
            match.cursor.comments.append(f"{round(100 * winrate)}%")
    if game["ending"] != "normal":
        loser = names[0] if game["result"] == "0-1" else names[1]
        match.cursor.comments.append(f"{loser} loses ({game['ending']}): {game['reason']}")
        word = "time" if game["ending"] == "time" else "normal"
        match.ending = Ending(match.cursor.id, OUTCOMES[game["result"]], word)
    return match


def score_of(games: Iterable[Played]) -> Score:
    """What the first named player has reached."""
    points = Counter(game["score"] for game in games)
    return Score(points[1.0], points[0.5], points[0.0])


def summary(plan: Plan, games: Sequence[Played]) -> dict[str, Any]:
    """All numbers as plain JSON data; an Elo difference without bound is null."""
    score = score_of(games)
    low, high = score.interval
    return {
        **plan.data(),
        "names": list(plan.names),
        **score.data(),
        "elo": finite(elo(score.rate)),
        "elo_interval": [finite(elo(low)), finite(elo(high))],
        "as_first": [_points(games, player, first=True) for player in (0, 1)],
        "as_second": [_points(games, player, first=False) for player in (0, 1)],
        "seconds_a_move": [_mean(seconds_of(games, player)) for player in (0, 1)],
        "longest_move": [max(seconds_of(games, player), default=None) for player in (0, 1)],
        "failures": [_failures(games, player) for player in (0, 1)],
    }


def told(plan: Plan, games: Sequence[Played]) -> str:
    """The same for people, line by line."""
    row, score = summary(plan, games), score_of(games)
    one, two = plan.names
    low, high = score.interval
    lines = [
        f"{one} against {two}: {_conditions(plan)}",
        f"{score.games} games: {score.told}",
        f"win rate {score.rate:.1%} (95%: {low:.1%} to {high:.1%})",
        f"Elo difference {_signed(score.rate)} (95%: {_signed(low)} to {_signed(high)})",
    ]
    for player, name in enumerate(plan.names):
        first, second = row["as_first"][player], row["as_second"][player]
        line = f"{name}: {first} as first player, {second} as second"
        if (mean := row["seconds_a_move"][player]) is not None:
            line += f"; a move {mean:.3f} s, at most {row['longest_move'][player]:.3f} s"
        for word, count in row["failures"][player].items():
            line += f"; {count} lost by {word}"
        lines.append(line)
    return "\n".join(lines)


def _conditions(plan: Plan) -> str:
    start = plan.position or " ".join(f"{name} {text}" for name, text in plan.settings.items())
    time = "ms" if plan.clock == WALL else f"ms of {plan.clock} time"
    limits = [
        f"{limit} {unit} a move"
        for limit, unit in ((plan.milliseconds, time), (plan.nodes, "nodes"))
        if limit is not None
    ]
    return ", ".join([plan.game, start, *limits])


def _points(games: Iterable[Played], player: int, *, first: bool) -> str:
    """Points out of games of a player on one side."""
    scores = [
        game["score"] if player == 0 else 1 - game["score"]
        for game in games
        if (game["first"] == player) == first
    ]
    return f"{sum(scores):g}/{len(scores)}"


def seconds_of(games: Iterable[Played], player: int) -> list[float]:
    """How long each move of a player (0 or 1) took, where that is known."""
    return [
        seconds
        for game in games
        for mover, seconds in zip(_movers(game), game["seconds"], strict=True)
        if mover == player and seconds is not None
    ]


def _movers(game: Played) -> Iterator[int]:
    """The player (0 or 1) who made each move; in all games here the sides take turns."""
    for ply in range(len(game["moves"])):
        yield game["first"] if ply % 2 == 0 else 1 - game["first"]


def _failures(games: Iterable[Played], player: int) -> dict[str, int]:
    lost = Counter(
        game["ending"]
        for game in games
        if game["ending"] != "normal" and game["score"] == float(player)
    )
    return dict(sorted(lost.items()))


def _mean(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 4) if values else None


def finite(value: float) -> float | None:
    """An Elo difference for JSON; None where it has no bound."""
    return None if isinf(value) else round(value, 1)


def _signed(rate: float) -> str:
    value = elo(rate)
    return "unbounded" if isinf(value) else f"{value:+.0f}"


def cell_table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of as many cells each as lines with columns under each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(text.rjust(width) for text, width in zip(row, widths, strict=True))
        for row in rows
    )
