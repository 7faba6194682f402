"""`diagram`: a picture of a position, or of a whole game in motion."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, get_args

from trilithon.console.cli.faults import BadUsage, Fault
from trilithon.console.cli.files import name_shown, read_games, reason_of, see_written
from trilithon.console.cli.options import (
    Commands,
    add_command,
    add_game_options,
    given_options,
    read_match,
    whole,
)
from trilithon.console.cli.progress import steps
from trilithon.core.errors import Problem
from trilithon.core.scene import BoardTheme, Theme
from trilithon.draw.pictures import animated, frames, still
from trilithon.match import Match

_MOVING = (".gif", ".apng")
_KINDS = (".svg", ".png", *_MOVING)
_SMALLEST, _LARGEST = 16, 8192
_USUAL_SECONDS, _USUAL_PIXELS = 0.9, 800


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands, "diagram", _diagram, "Draw a position as SVG, or a game in motion."
    )
    add_game_options(parser, optional=True)
    parser.add_argument("--turns", metavar="TURNS", default="", help="moves to play from there")
    parser.add_argument(
        "--record", metavar="FILE", help="a record, in place of GAME; - is standard input"
    )
    parser.add_argument(
        "--game", dest="number", metavar="N", type=whole(1, 9999), help="the record's Nth game (1)"
    )
    parser.add_argument(
        "--ply", metavar="N", type=whole(0, 9999), help="the position after N moves (the last one)"
    )
    parser.add_argument("--animate", action="store_true", help="draw the whole game in motion")
    _add_looks(parser)
    parser.add_argument(
        "--seconds",
        type=_seconds,
        metavar="S",
        help=f"how long a position of a game in motion stands ({_USUAL_SECONDS})",
    )
    parser.add_argument(
        "--pixels",
        type=whole(_SMALLEST, _LARGEST),
        metavar="N",
        help=f"the width of a .png, .gif or .apng ({_USUAL_PIXELS})",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help=f"one of {', '.join(_KINDS)}; without or -, SVG goes to standard output",
    )


def _add_looks(parser: argparse.ArgumentParser) -> None:
    """How the board looks, and what is written on it."""
    parser.add_argument(
        "--theme", choices=get_args(Theme), default="auto", help="auto follows the viewer's"
    )
    parser.add_argument(
        "--board",
        choices=get_args(BoardTheme),
        default="stone",
        help="what the board is made of: the usual, for any eyes, or black on white",
    )
    parser.add_argument(
        "--numbers", action="store_true", help="write the moves' numbers on the pieces"
    )
    parser.add_argument(
        "--no-coordinates",
        dest="coordinates",
        action="store_false",
        help="leave out names of rows and columns",
    )
    parser.add_argument(
        "--orientation",
        type=int,
        default=0,
        metavar="N",
        help="quarters to turn the board to the right",
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.05 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0.05 to 60")
    return seconds


def _diagram(options: argparse.Namespace) -> None:
    if options.output == "-":
        options.output = None
    kind = Path(options.output).suffix.lower() if options.output is not None else ".svg"
    if kind not in _KINDS:
        raise BadUsage(f"{name_shown(options.output)}: its name must end in {', '.join(_KINDS)}")
    if options.animate and kind == ".png":
        raise BadUsage("a .png does not move; take .apng, .gif or .svg")
    match = _match(options)
    if options.orientation not in match.game.orientations:
        known = ", ".join(map(str, match.game.orientations))
        raise BadUsage(f"--orientation of {match.game.name} is one of {known}")
    match.orientation = options.orientation
    moving = options.animate or kind in _MOVING
    if moving and options.ply is not None:
        raise BadUsage("--ply says nothing of a whole game in motion")
    _set_measures(options, kind, moving=moving)
    if not moving:
        _go_to_ply(match, options.ply)
    see_written(options.output)
    if kind == ".svg":
        content = f"{_svg(match, options, moving=moving)}\n".encode()
        _write(content, options.output)
    else:
        from trilithon.draw.pictures.raster import alternative

        _write(_raster(match, options, kind), options.output)
        # To be pasted where the picture is put.
        print(alternative(still(match)))


def _set_measures(options: argparse.Namespace, kind: str, *, moving: bool) -> None:
    """Set what was not given. Raises BadUsage for what was, and does nothing in this picture."""
    if options.seconds is not None and not moving:
        raise BadUsage("--seconds goes with a game in motion: --animate, .gif or .apng")
    if options.pixels is not None and kind == ".svg":
        raise BadUsage("--pixels goes with .png, .gif or .apng: an SVG has any size")
    options.seconds = _USUAL_SECONDS if options.seconds is None else options.seconds
    options.pixels = _USUAL_PIXELS if options.pixels is None else options.pixels


def _match(options: argparse.Namespace) -> Match:
    """The match that is to be drawn, its cursor at the end of its main line."""
    if options.record is None:
        if options.game is None:
            raise BadUsage("GAME or --record is wanted")
        if options.number is not None:
            raise BadUsage("--game goes with --record")
        return _played(read_match(options), options.turns.split())
    if others := [*given_options(options), *(["--turns"] if options.turns else [])]:
        raise BadUsage(f"{others[0]} cannot stand beside --record")
    match = _recorded(options.record, options.number or 1)
    if options.game not in (None, match.game.name):
        raise BadUsage(f"the record is of {match.game.name}, not of {options.game}")
    match.go(match.root.end().id)
    return match


def _played(match: Match, texts: list[str]) -> Match:
    for ply, text in enumerate(texts, start=1):
        try:
            match.play_text(text)
        except Problem as reason:
            raise Fault(f"ply {ply}, {text[:40]}: {reason}") from reason
    return match


def _recorded(name: str, number: int) -> Match:
    count = 0
    for count, match in enumerate(read_games(name), start=1):
        if count == number:
            return match
    raise Fault(f"{name}: there is no game {number}; the file has {count}")


def _go_to_ply(match: Match, ply: int | None) -> None:
    line = match.line()
    if ply is None:
        return
    if ply >= len(line):
        raise Fault(f"there is no ply {ply}; the last one is {len(line) - 1}")
    match.go(line[ply].id)


def _look(options: argparse.Namespace) -> dict[str, Any]:
    return {
        "theme": options.theme,
        "board": options.board,
        "coordinates": options.coordinates,
        "numbers": options.numbers,
    }


def _svg(match: Match, options: argparse.Namespace, *, moving: bool) -> str:
    if moving:
        return animated(match, seconds=options.seconds, **_look(options))
    return still(match, **_look(options))


def _raster(match: Match, options: argparse.Namespace, kind: str) -> bytes:
    """The picture in pixels: these have one theme, light where none was chosen."""
    from trilithon.draw.pictures.raster import MissingLibrary, moving_picture, png

    look = _look(options)
    look["theme"] = "dark" if options.theme == "dark" else "light"
    try:
        if kind == ".png":
            return png(still(match, **look), options.pixels)
        pictures = frames(match, **look)
        shown = steps(pictures, "pictures", len(pictures))
        return moving_picture(shown, options.pixels, options.seconds, kind)
    except MissingLibrary as missing:
        raise Fault(str(missing)) from missing


def _write(content: bytes, name: str | None) -> None:
    if name is None:
        sys.stdout.write(content.decode())
        return
    try:
        Path(name).write_bytes(content)
    except (OSError, ValueError) as trouble:
        raise Fault(f"{name}: {reason_of(trouble)}") from trouble
