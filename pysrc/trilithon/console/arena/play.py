"""One game between two players, and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from math import inf
from time import perf_counter
from typing import TypedDict

from trilithon.console.arena.plan import Pairing, Plan
from trilithon.console.arena.players import Failure, Player
from trilithon.console.arena.pool import player_of
from trilithon.core import Player as Side
from trilithon.core.errors import Problem
from trilithon.match import Match
from trilithon.match.limits import LONGEST_MOVE
from trilithon.search.budget import WALL

_SECONDS_TO_GET_READY = 60.0
# How long a move may take where no time is given.
_PATIENCE = 3600.0


class Played(TypedDict):
    """A finished game as plain JSON data.

    `first` is the player (0 or 1) who was first, `score` what player 0 got: 1, 0.5 or 0. `opening`
    counts the moves that nobody chose; `winrates` and `seconds` go with all `moves`, and are null
    where they are not known. By any clock but the wall's, seconds are what the players tell.
    `ending` is `normal`, or the word of a failure, with the `reason`.
    """

    game: int
    first: int
    score: float
    result: str
    opening: int
    moves: list[str]
    winrates: list[float | None]
    seconds: list[float | None]
    ending: str
    reason: str


def play_game(plan: Plan, pairing: Pairing) -> Played:
    """Play one game. Whoever crashes, takes too long or plays against the rules loses it."""
    match = plan.start()
    for text in pairing.opening:
        match.play_text(text)
    opening = len(pairing.opening)
    winrates: list[float | None] = [None] * opening
    seconds: list[float | None] = [None] * opening
    ending, reason, loser = "normal", "", None
    sides = [pairing.first, 1 - pairing.first]
    side = 0
    try:
        with ExitStack() as stack:
            players = list[Player]()
            for side, index in enumerate(sides):  # noqa: B007 (who fails to begin)
                players.append(stack.enter_context(player_of(plan, index)))
                _prepare(players[-1], plan, pairing)
            while match.outcome is None:
                side = match.player
                milliseconds = plan.milliseconds_of(sides[side])
                winrate, taken = _move(players[side], plan, milliseconds, match)
                winrates.append(winrate)
                seconds.append(taken)
    except Failure as failure:
        ending, reason, loser = failure.word, str(failure), Side(side)
    outcome = match.outcome
    winner = loser.opponent if loser is not None else outcome.winner if outcome else None
    result = "1/2-1/2" if winner is None else ("1-0", "0-1")[winner]
    return {
        "game": pairing.number,
        "first": pairing.first,
        "score": 0.5 if winner is None else float(sides[winner] == 0),
        "result": result,
        "opening": opening,
        "moves": match.texts(match.main_line()[1:]),
        "winrates": winrates,
        "seconds": seconds,
        "ending": ending,
        "reason": reason,
    }


def _prepare(player: Player, plan: Plan, pairing: Pairing) -> None:
    """Tell a player which game is played, as far as it has options for that."""
    wanted = {"game": plan.game, "seed": str(1000 * plan.seed + pairing.number)} | plan.settings
    for name, text in wanted.items():
        if name in player.options:
            player.say(f"setoption name {name.capitalize()} value {text}")
    player.say("uginewgame")
    player.ask("isready", "readyok", _SECONDS_TO_GET_READY)


def _move(
    player: Player, plan: Plan, milliseconds: int | None, match: Match
) -> tuple[float | None, float | None]:
    """Let a player move; returns the winrate that it tells, and the seconds. Raises Failure."""
    start = "startpos" if plan.position is None else f"fen {plan.position}"
    moves = match.texts(match.main_line()[1:])
    player.say(f"position {start} moves {' '.join(moves)}" if moves else f"position {start}")
    go, seconds = "go", _PATIENCE
    if milliseconds is not None:
        go += f" movetime {milliseconds}"
        seconds = (milliseconds + plan.grace) / 1000
    # How long a player may be kept from the processor, nobody knows.
    patience = seconds if plan.clock == WALL else _PATIENCE
    if plan.nodes is not None:
        go += f" nodes {plan.nodes}"
    began = perf_counter()
    answers = player.ask(go, "bestmove", patience)
    taken = round(perf_counter() - began, 4) if plan.clock == WALL else _told_seconds(answers)
    if taken is not None and taken > seconds:
        raise Failure("time", f"a move took {taken:.2f} s")
    words = answers[-1].split()
    text = words[1] if len(words) > 1 else ""
    try:
        match.play_text(text[:LONGEST_MOVE])
    except Problem as wrong:
        raise Failure("illegal", f"{text}: {wrong}") from wrong
    return _winrate(answers), taken


def _winrate(answers: Sequence[str]) -> float | None:
    """The last winrate that was told, if it is one."""
    winrate = _told(answers, "winrate")
    return round(winrate, 4) if winrate is not None and 0 <= winrate <= 1 else None


def _told_seconds(answers: Sequence[str]) -> float | None:
    """The last time that was told, in seconds."""
    time = _told(answers, "time")
    return round(time / 1000, 4) if time is not None and 0 <= time < inf else None


def _told(answers: Sequence[str], name: str) -> float | None:
    """The number after the last such name in what a player thought aloud."""
    for answer in reversed(answers):
        words = answer.split()
        if words[:1] == ["info"] and name in words[:-1]:
            try:
                return float(words[words.index(name) + 1])
            except ValueError:
                return None
    return None
