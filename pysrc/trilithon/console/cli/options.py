"""Options that say which game, and which position of it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, TypeAlias

from trilithon.console.cli.faults import BadUsage, Fault
from trilithon.console.cli.help import formatter
from trilithon.core import AnyGame, Setting
from trilithon.core.errors import BadPosition, BadSetting
from trilithon.core.settings import read_whole
from trilithon.games import GAMES
from trilithon.match import Match, match_from, new_match

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
Run: TypeAlias = Callable[[argparse.Namespace], None]


def add_command(commands: Commands, name: str, run: Run, summary: str) -> argparse.ArgumentParser:
    """A parser for one command, which `run` carries out."""
    parser = _parser(commands, name, summary)
    parser.set_defaults(run=run, parser=parser)
    return parser


def _parser(commands: Commands, name: str, summary: str) -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=summary,
        description=summary,
        allow_abbrev=False,
        formatter_class=formatter(),
    )


def add_game_options(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """GAME, which may be left out if `optional`, the settings of all games, and `--position`."""
    count = "?" if optional else None
    parser.add_argument(
        "game", metavar="GAME", choices=tuple(GAMES), nargs=count, help=", ".join(GAMES)
    )
    add_setting_options(parser)


def add_group(commands: Commands, name: str, summary: str, ways: str) -> Commands:
    """A command that works in several ways, each of which is a command of its own."""
    parser = _parser(commands, name, summary)
    return parser.add_subparsers(required=True, metavar=ways)


def add_json_option(parser: argparse.ArgumentParser) -> None:
    """`--json`: what is found is printed for programs, an object on each line."""
    parser.add_argument("--json", action="store_true", help="an object of JSON on each line")


def whole(low: int, high: int) -> Callable[[str], int]:
    """What reads whole numbers from low to high, and raises what argparse expects of others."""

    def read(text: str) -> int:
        number = read_whole(text, len(str(high)), low, high)
        if number is None:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} to {high}")
        return number

    return read


def add_setting_options(parser: argparse.ArgumentParser) -> None:
    """The settings of all games, and `--position`."""
    for option, (setting, games) in _setting_options().items():
        help_text = f"a setting of {', '.join(games)}"
        if setting.kind == "flag":
            other = next(text for text in setting.offered if text != setting.default)
            parser.add_argument(
                option, dest=_dest(setting), action="store_const", const=other, help=help_text
            )
        else:
            parser.add_argument(option, dest=_dest(setting), metavar="X", help=help_text)
    parser.add_argument("--position", metavar="FIELDS", help="begin from a position")


def _setting_options() -> dict[str, tuple[Setting, list[str]]]:
    """The options of all settings, each with the names of the games that have it."""
    options: dict[str, tuple[Setting, list[str]]] = {}
    for game in GAMES.values():
        for setting in game.settings:
            options.setdefault(_option(setting), (setting, []))[1].append(game.name)
    return options


def _option(setting: Setting) -> str:
    """A flag's option is named like the value it sets, any other like the setting."""
    if setting.kind == "flag":
        return "--" + next(text for text in setting.offered if text != setting.default)
    return f"--{setting.name}"


def _dest(setting: Setting) -> str:
    return f"setting_{setting.name}"


def read_start(options: argparse.Namespace) -> tuple[AnyGame, Any]:
    """The game and the position that the options stand for. Raises like `read_match`."""
    match = read_match(options)
    return match.game, match.position


def read_match(options: argparse.Namespace) -> Match:
    """The match, before its first move, that the options stand for.

    Raises BadUsage when an option is not the game's or is out of range, Fault when the position
    cannot be read.
    """
    game = GAMES[options.game]
    given = _given_settings(options, game)
    if options.position is not None:
        try:
            return match_from(game, options.position)
        except BadPosition as reason:
            raise Fault(f"ply 0, position {options.position[:100]}: {reason}") from reason
    try:
        return new_match(game, given)
    except BadSetting as reason:
        raise BadUsage(str(reason)) from reason


def given_options(options: argparse.Namespace) -> list[str]:
    """The options about a game's start that were given."""
    given = [
        option
        for option, (setting, _) in _setting_options().items()
        if getattr(options, _dest(setting)) is not None
    ]
    return given if options.position is None else [*given, "--position"]


def _given_settings(options: argparse.Namespace, game: AnyGame) -> dict[str, str]:
    given = {}
    for option, (setting, games) in _setting_options().items():
        text = getattr(options, _dest(setting))
        if text is None:
            continue
        if game.name not in games:
            raise BadUsage(f"{game.name} has no {option}")
        if options.position is not None:
            raise BadUsage(f"{option} cannot stand beside --position")
        given[setting.name] = text
    return given


def read_seconds(text: str) -> float:
    """A number of seconds, up to a day. Raises what argparse expects for any other text."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 86_400:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds up to 86400")
    return seconds
