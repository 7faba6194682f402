"""What a page asks before a game begins: what games there are, what settings make, and drawings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from trilithon.core import AnyGame, Setting
from trilithon.core.editor import Drawing, Editor
from trilithon.core.errors import Problem, declare
from trilithon.games import GAMES
from trilithon.match import BadCommand, new_match
from trilithon.page.protocol import Catalogue, DrawSketch, Proposal, Propose, SettingEntry, Sketch
from trilithon.search.time_control import strength, usual_seconds

declare({"planning-editor": "nothing of that kind is drawn for {game}"})


def catalogue() -> Catalogue:
    """All games with their settings, for a page's menus."""
    return {
        "type": "catalogue",
        "games": [
            {
                "name": game.name,
                "players": game.players,
                "settings": [_entry(game, setting) for setting in game.settings],
                "levels": [
                    {
                        "level": level,
                        "strength": strength(game, level),
                        "seconds": round(usual_seconds(game, level), 2),
                    }
                    for level in game.levels
                ],
                "settles": _settled(game),
                "rounds": game.next_settings is not None,
                "handicaps": list(game.handicaps({})),
            }
            for game in GAMES.values()
        ],
    }


def _entry(game: AnyGame, setting: Setting) -> SettingEntry:
    entry: SettingEntry = {
        "name": setting.name,
        "kind": setting.kind,
        "default": setting.default,
        "offered": list(setting.offered),
    }
    if setting.name in game.editors:
        entry["drawn"] = True
    return entry


def _settled(game: AnyGame) -> list[str]:
    """The settings that a game's setup asks for."""
    answers: dict[str, str] = {}
    while game.setup is not None and (question := game.setup.question(answers)) is not None:
        answers[question.name] = question.answers[0]
    return [setting.name for setting in game.settings if setting.name in answers]


def proposal(command: Propose) -> Proposal:
    """All settings of a new game: those given, and for the others what the page is to propose."""
    game = _game(command["game"])
    given = command["settings"]
    answer: Proposal = {"type": "proposal", "game": game.name, "settings": given, "problem": None}
    try:
        # A suggestion trusts what it is made from.
        game.read_settings(given)
        complete = game.complete(given)
        for setting in game.settings:
            if setting.suggest is not None and setting.name not in given:
                complete[setting.name] = setting.suggest(complete)
        new_match(game, complete)
        answer["settings"] = complete
    except Problem as problem:
        answer["problem"] = problem.text
    return answer


def sketch(command: DrawSketch) -> Sketch:
    """A drawing begun or changed, and what it stands for. Raises Problem."""
    game, what = _game(command["game"]), command["what"]
    if what not in game.editors:
        raise BadCommand("planning-editor", game=game.name)
    drawn, refused = _draw(game.editors[what], command)
    return {
        "type": "sketch",
        "game": game.name,
        "what": what,
        "drawing": drawn.text,
        "scene": drawn.scene,
        "value": drawn.value,
        "says": drawn.says,
        "refused": refused or drawn.value is None,
        "spaces": list(drawn.spaces),
        "tools": list(drawn.tools),
        "switches": list(drawn.switches),
    }


def _draw(editor: Editor, command: DrawSketch) -> tuple[Drawing, bool]:
    """The drawing that is asked for; else the one there was, with the reason, and True."""
    try:
        if "choice" in command:
            tool = command.get("tool", "")
            return editor.change(command.get("drawing", ""), command["choice"], tool), False
        if "value" in command:
            return editor.begin(command["value"]), False
        return editor.read(command.get("drawing", "")), False
    except Problem as reason:
        if "drawing" not in command:
            raise
        drawn = replace(editor.read(command["drawing"]), says=reason.text, spaces=reason.spaces)
        return (drawn if "choice" in command else replace(drawn, value=None)), True


def _game(name: str) -> Any:
    if name not in GAMES:
        raise BadCommand("command-game", name=name[:40])
    return GAMES[name]
