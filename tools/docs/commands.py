"""The commands that measure again what stands in `docs/results/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trilithon.games import GAMES
from trilithon.search.budget import WALL

# Commands whose games begin with no random moves unless they are told to.
_WITHOUT_OPENINGS = ("komi", "handicap")


def ladder_command(data: Mapping[str, Any]) -> str:
    """What measures a ladder again."""
    beginning = f"ladder --game {data['game']}"
    levels = [rung["level"] for rung in data["rungs"]]
    if len(levels) < len(GAMES[data["game"]].levels):
        beginning += f" --levels {min(levels)}-{max(levels)}"
    return run_command(beginning, data, max(rung["games"] for rung in data["rungs"]))


def run_command(beginning: str, data: Mapping[str, Any], games: int) -> str:
    """The command that begins so and measures the same again, with so many games."""
    game, settings = GAMES[data["game"]], data["settings"]
    flags = {setting.name for setting in game.settings if setting.kind == "flag"}
    # What is usual can depend on these, such as komi on whether there is a button.
    usual = game.complete({name: text for name, text in settings.items() if name in flags})
    words = [f"trilithon {beginning}"]
    for setting in game.settings:
        text = settings.get(setting.name, usual[setting.name])
        if setting.name in flags:
            words += [f"--{text}"] if text != setting.default else []
        elif setting.name == "size" or text != usual[setting.name]:
            words.append(f"--{setting.name} {text}")
    words.append(f"--games {games}")
    for option, name in (("time", "milliseconds"), ("nodes", "nodes")):
        if data.get(name) is not None:
            words.append(f"--{option} {data[name]}")
    usual_openings = 0 if beginning.startswith(_WITHOUT_OPENINGS) else 2
    for option, standard in (("clock", WALL), ("openings", usual_openings), ("seed", 1)):
        if data.get(option, standard) != standard:
            words.append(f"--{option} {data[option]}")
    return " ".join(words)
