"""What is to be played: two players, a start, limits, and which game begins how."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from trilithon.core import Game
from trilithon.games import GAMES
from trilithon.match import Match, match_from, new_match
from trilithon.search.budget import WALL
from trilithon.search.time_control import open_effort

# How often another opening is drawn where one has ended the game or has been there before.
_TRIES = 50


@dataclass(frozen=True, slots=True)
class Plan:
    """A run of games between two players, each a level, `random`, or a program's command line.

    All games begin with `settings`, or with a `position`, and then `openings` random moves. A move
    may take `milliseconds` and `nodes`, where they are given; `timed` tells for which players the
    milliseconds are; `grace` is how many more are forgiven; `clock` says what time is counted in.
    What is random follows from `seed`.
    """

    players: tuple[str, str]
    game: str
    settings: dict[str, str]
    position: str | None = None
    milliseconds: int | None = None
    nodes: int | None = None
    grace: int = 500
    openings: int = 2
    seed: int = 1
    clock: str = WALL
    timed: tuple[bool, bool] = (True, True)

    @property
    def names(self) -> tuple[str, str]:
        """What the players are called, never the same."""
        one, two = self.players
        return (one, two) if one != two else (f"{one} (A)", f"{two} (B)")

    def start(self) -> Match:
        """The match before its first move."""
        game = GAMES[self.game]
        if self.position is not None:
            return match_from(game, self.position)
        return new_match(game, self.settings)

    def data(self) -> dict[str, Any]:
        """The plan as plain JSON data, with what those players spend who are levels."""
        lists = {"players": list(self.players), "timed": list(self.timed)}
        return asdict(self) | lists | {"efforts": [self._effort(index) for index in (0, 1)]}

    def milliseconds_of(self, player: int) -> int | None:
        """How long a move of one of the players may take, where that is given."""
        return self.milliseconds if self.timed[player] else None

    def _effort(self, player: int) -> dict[str, Any] | None:
        kind, _, level = self.players[player].partition(":")
        if kind != "level":
            return None
        limited = self.nodes is not None or self.milliseconds_of(player) is not None
        effort = open_effort if limited else Game.effort
        return asdict(effort(GAMES[self.game], int(level), self.start().position))


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of a run: its number from 1, which player (0 or 1) is first, and its opening."""

    number: int
    first: int
    opening: tuple[str, ...]


def pairings(plan: Plan, games: int) -> Iterator[Pairing]:
    """So many games: every opening is played twice, with the sides changed."""
    seen: set[tuple[str, ...]] = set()
    line: tuple[str, ...] = ()
    for number in range(1, games + 1):
        if number % 2:
            line = opening(plan, Random(f"{plan.seed} opening {number}"), seen)
            seen.add(line)
        yield Pairing(number, 1 - number % 2, line)


def opening(plan: Plan, random: Random, seen: set[tuple[str, ...]]) -> tuple[str, ...]:
    """Random moves that leave the game open; new ones if there are any."""
    found: tuple[str, ...] = ()
    for _ in range(_TRIES):
        match, line = plan.start(), list[str]()
        while match.outcome is None and len(line) < plan.openings:
            moves = match.game.rules.legal_moves(match.position)
            move = moves[random.randrange(len(moves))]
            line.append(match.game.notation.write_move(match.position, move))
            match.play(move)
        if match.outcome is None:
            found = tuple(line)
            if found not in seen:
                break
    return found
