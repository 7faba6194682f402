"""What can be set from outside: game, settings, level, seed, what is told, and how time counts."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random, SystemRandom

from trilithon.core import AnyGame, Setting
from trilithon.core.errors import Problem
from trilithon.core.settings import read_whole
from trilithon.games import GAMES
from trilithon.search.budget import CLOCKS, WALL

_HIGHEST_SEED = 2**63 - 1
_MOST_LINES = 100


class Misunderstood(Exception):
    """A line that cannot be followed; its text says why."""


@dataclass(frozen=True, slots=True)
class Options:
    """What is set: the `game`, `texts` of settings of any game by name, the level, the seed.

    A level that the game does not have stands for its highest; without a seed, each search has its
    own. `lines` tells how many of the best moves are told of, `clock` is one of `CLOCKS`.
    """

    game: AnyGame
    texts: dict[str, str] = field(default_factory=dict)
    level: int | None = None
    seed: int | None = None
    lines: int = 1
    clock: str = WALL

    @property
    def settings(self) -> dict[str, str]:
        """The texts that were set of those settings that the game has."""
        names = {setting.name for setting in self.game.settings}
        return {name: text for name, text in self.texts.items() if name in names}

    def random(self, ply: int) -> Random:
        """Where a search gets its seed from: the moves of a game are not to share their chance."""
        return SystemRandom() if self.seed is None else Random(f"{self.seed} {ply}")


def first_options() -> Options:
    """The options before any is set."""
    return Options(next(iter(GAMES.values())))


def changed(options: Options, name: str, text: str) -> Options:
    """The options with one of them set. Raises Misunderstood."""
    match name.lower():
        case "game":
            if text.lower() not in GAMES:
                raise Misunderstood(f"there is no game {text}; there are {', '.join(GAMES)}")
            return replace(options, game=GAMES[text.lower()])
        case "level":
            return replace(options, level=_whole(name, text, _levels()[0], _levels()[-1]))
        case "seed":
            seed = None if text.lower() == "random" else _whole(name, text, 0, _HIGHEST_SEED)
            return replace(options, seed=seed)
        case "multipv":
            return replace(options, lines=_whole(name, text, 1, _MOST_LINES))
        case "clock":
            if text.lower() not in CLOCKS:
                raise Misunderstood(f"there is no clock {text}; there are {', '.join(CLOCKS)}")
            return replace(options, clock=text.lower())
        case word if word in _settings():
            try:
                _settings()[word].read(text)
            except Problem as wrong:
                raise Misunderstood(str(wrong)) from wrong
            return replace(options, texts=options.texts | {word: text})
    raise Misunderstood(f"there is no option {name}")


def described() -> list[str]:
    """The options with what they may be and what they are, as lines for another program."""
    games = " ".join(f"var {name}" for name in GAMES)
    lines = [f"option name Game type combo default {next(iter(GAMES))} {games}"]
    for setting in _settings().values():
        name = setting.name.capitalize()
        if setting.kind in ("flag", "player"):
            offered = " ".join(f"var {text}" for text in setting.offered)
            lines.append(f"option name {name} type combo default {setting.default} {offered}")
        else:
            lines.append(f"option name {name} type string default {setting.default}")
    low, *_, high = _levels()
    lines.append(f"option name Level type spin default {high} min {low} max {high}")
    lines.append("option name Seed type string default random")
    lines.append(f"option name MultiPV type spin default 1 min 1 max {_MOST_LINES}")
    clocks = " ".join(f"var {name}" for name in CLOCKS)
    lines.append(f"option name Clock type combo default {WALL} {clocks}")
    return lines


def _settings() -> dict[str, Setting]:
    return {setting.name: setting for game in GAMES.values() for setting in game.settings}


def _levels() -> list[int]:
    return sorted({level for game in GAMES.values() for level in game.levels})


def _whole(name: str, text: str, low: int, high: int) -> int:
    number = read_whole(text, 19, low, high)
    if number is None:
        raise Misunderstood(f"{name} is {text}; it must be a whole number from {low} to {high}")
    return number


def read_limits(words: list[str]) -> dict[str, int]:
    """What stands after `go`: `movetime` in milliseconds, `nodes`, or nothing.

    Raises Misunderstood.
    """
    limits: dict[str, int] = {}
    for name, text in zip(words[::2], [*words[1::2], ""], strict=False):
        if name not in ("movetime", "nodes") or name in limits:
            raise Misunderstood(f"go does not take {name} here")
        limits[name] = _whole(name, text or "nothing", 1, 10**12)
    return limits
