"""The boards of the home page show, at every turn, what the game's own pictures of it show."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tools.build.paths import HOME
from tools.site.living_boards import living_board
from trilithon.core import AnyGame
from trilithon.core.scene import Scene
from trilithon.draw.pictures.frame import scenes_of
from trilithon.formats.pgn import read_record
from trilithon.games import GAMES
from trilithon.match import Match

PER_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def played(game: AnyGame) -> Match:
    match = read_record((HOME / f"{game.name}.pgn").read_text(encoding="utf-8"))
    match.cursor = match.root.end()
    return match


def pieces(scene: Scene) -> list[tuple[str, float, float]]:
    layer = next(layer for layer in scene["layers"] if layer["name"] == "pieces")
    return sorted(
        # Markup holds six digits.
        (
            shape["name"],
            float(f"{shape['x'] - 0.5:g}"),
            float(f"{shape['y'] - 0.5 - shape.get('lift', 0):g}"),
        )
        for shape in layer["shapes"]
        if shape["kind"] == "symbol"
    )


def shown(svg: str, turn: int) -> list[tuple[str, float, float]]:
    """The pieces that a board shows at a turn; at the last one by its markup alone."""
    [layer] = ElementTree.fromstring(svg).findall("g[@class='layer-pieces']")
    found = []
    for element in layer.iter("use"):
        group = next((one for one in layer.findall("g[@data-turns]") if element in one), None)
        turns = [] if group is None else [int(text) for text in group.get("data-turns", "").split()]
        if group is None or sum(one <= turn for one in turns) % 2:
            place = float(element.get("x", "")), float(element.get("y", ""))
            found.append((element.get("class", ""), *place))
    return sorted(found)


@PER_GAME
def test_every_turn_shows_the_pieces_that_are_on_the_board(game: AnyGame) -> None:
    match = played(game)
    svg = living_board(match)
    scenes = scenes_of(match, match.line(), coordinates=False, numbers=False)
    for turn, scene in enumerate(scenes):
        assert shown(svg, turn) == pieces(scene)


@PER_GAME
def test_without_a_script_the_last_position_stands(game: AnyGame) -> None:
    match = played(game)
    svg = living_board(match)
    last = len(match.line()) - 1
    for group in ElementTree.fromstring(svg).iter("g"):
        if turns := group.get("data-turns"):
            is_shown = sum(int(turn) <= last for turn in turns.split()) % 2 == 1
            assert (group.get("class") == "away") is not is_shown
