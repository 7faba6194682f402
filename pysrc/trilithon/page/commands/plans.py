"""Commands before a game begins: what settings make, and drawings. And what games there are."""

from __future__ import annotations

from dataclasses import replace
from typing import NotRequired, TypedDict

from trilithon.core import AnyGame, Setting
from trilithon.core.editor import Drawing, Editor
from trilithon.core.errors import Problem
from trilithon.games import GAMES
from trilithon.match import BadCommand, new_match
from trilithon.page.commands.setup import named_game
from trilithon.page.desk import Desk
from trilithon.page.protocol.catalogue import Catalogue, SettingEntry
from trilithon.page.protocol.events import Event, HandicapEntry, Proposal, Sketch
from trilithon.page.registry import command
from trilithon.search.time_control import strength, usual_seconds


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


class Propose(TypedDict):
    """Ask what a new game would be with these settings; answered with a proposal.

    With `level` also which handicap helps against that level of the computer. Needs no session and
    changes none, as does `sketch`.
    """

    game: str
    settings: dict[str, str]
    level: NotRequired[int]


@command("propose", needs_session=False)
def propose(desk: Desk, command: Propose) -> list[Event]:
    """All settings of a new game: those given, and for the others what the page is to propose."""
    game, given = named_game(command["game"]), command["settings"]
    answer: Proposal = {
        "type": "proposal",
        "game": game.name,
        "settings": given,
        "problem": None,
        "handicap": None,
    }
    try:
        complete = game.complete(given)
        new_match(game, complete)
        answer["settings"] = complete
        if "level" in command:
            answer["handicap"] = _handicap(game, complete, command["level"])
    except Problem as problem:
        answer["problem"] = problem.text
    return [answer]


def _handicap(game: AnyGame, settings: dict[str, str], level: int) -> HandicapEntry | None:
    if (found := game.fair_handicap(settings, level)) is None:
        return None
    known = sorted(game.levels)
    return {
        "level": found.level,
        "below": known[known.index(found.level) - 1],
        "player": game.players[found.player],
        "pieces": found.pieces,
        "settings": dict(found.settings),
        "share": found.share,
    }


class DrawSketch(TypedDict):
    """Draw the value of a setting, or (`what`) a `position`.

    With `value` a drawing of it is begun; where that cannot be done, the `drawing` beside it stays.
    With `choice` a drawing is changed: at a space with a `tool`, by a switch such as `side:black`,
    or as a whole by `clear`. A `drawing` alone is just shown.
    """

    game: str
    what: str
    value: NotRequired[str]
    drawing: NotRequired[str]
    choice: NotRequired[str]
    tool: NotRequired[str]


@command("sketch", needs_session=False)
def sketch(desk: Desk, command: DrawSketch) -> list[Event]:
    """A drawing begun or changed, and what it stands for."""
    game, what = named_game(command["game"]), command["what"]
    if what not in game.editors:
        raise BadCommand("planning-editor", game=game.name)
    drawn, refused = _draw(game.editors[what], command)
    told: Sketch = {
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
    return [told]


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
