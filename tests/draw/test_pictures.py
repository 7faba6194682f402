"""Pictures that stand alone: well-formed, complete in themselves, and of what is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.support.client import Client
from tests.support.pictures import CONSTA, PER_GAME, SVG, THEMES, check_alone, tree
from tests.support.scenes import matches
from tools.build.paths import PYSRC
from trilithon import GAMES
from trilithon.core import AnyGame
from trilithon.core.scene import Theme
from trilithon.draw.pictures import still
from trilithon.draw.pictures.sheet import definitions, looks, symbols
from trilithon.formats.pgn import read_record
from trilithon.match import new_match
from trilithon.match.draft import choose
from trilithon.page.scene import scene


@PER_GAME
@pytest.mark.parametrize("theme", THEMES)
def test_still_pictures_stand_alone(game: AnyGame, theme: Theme) -> None:
    for match in list(matches(game))[::41]:
        match.orientation = game.orientations[-1]
        check_alone(still(match, theme=theme, numbers=True))
        check_alone(still(match, theme=theme, board="print", coordinates=False))


def test_only_what_is_used_is_carried_along() -> None:
    svg = still(new_match(GAMES["consta"], {"size": "5"}))
    assert "stone" not in svg
    assert "shade-board" in svg
    assert "shade-black" not in svg


def test_a_theme_has_its_own_colours_and_auto_has_both() -> None:
    match = read_record(CONSTA)
    light, dark, auto = (still(match, theme=theme) for theme in THEMES)
    board = {"light": "#c8c9bc", "dark": "#7b7d70"}
    assert board["light"] in light
    assert board["light"] not in dark
    assert board["dark"] in dark
    assert board["dark"] not in light
    before, _, after = auto.partition("@media(prefers-color-scheme:dark)")
    assert board["light"] in before
    assert board["dark"] in after


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in tree(svg).iter(f"{SVG}text")]


def test_coordinates_can_be_left_out_with_their_room() -> None:
    match = read_record(CONSTA)
    with_names, without = still(match), still(match, coordinates=False)
    assert {"a", "e", "1", "5"} <= set(texts(with_names))
    assert texts(without) == []
    assert tree(without).get("viewBox") == "-0.42 -0.42 5.84 5.84"


def test_numbers_are_those_of_the_moves_that_brought_the_pieces() -> None:
    match = read_record(CONSTA)
    match.go(match.root.end().id)
    svg = still(match, numbers=True, coordinates=False)
    assert sorted(texts(svg)) == ["1", "2", "2", "3", "4", "4", "5", "5"]
    match.go(match.root.children[0].children[0].id)
    assert sorted(texts(still(match, numbers=True, coordinates=False))) == ["1", "2", "2"]


def test_a_base_that_moved_has_the_number_of_its_last_move() -> None:
    record = '[Game "constructo"] 1. S1 2. R2 3. M4 4. 2-1 *'
    match = read_record(record)
    match.go(match.root.end().id)
    numbers = texts(still(match, numbers=True, coordinates=False))
    assert sorted(numbers) == ["3", "4"]


def test_marks_belong_to_the_node() -> None:
    match = read_record(CONSTA)
    marked = match.root.end().path()[3]
    purple = looks()["path mark-circle"]["stroke"]
    assert isinstance(purple, list)
    assert purple[0] in still(match, marked, theme="light")
    assert purple[0] not in still(match, match.root, theme="light")


def test_a_picture_is_told_in_words() -> None:
    match = read_record(CONSTA.replace("c3", "c3 {<&>}"))
    match.go(match.root.children[0].id)
    root = tree(still(match))
    assert root.findtext(f"{SVG}title") == "Consta · 1. c3"
    assert root.findtext(f"{SVG}desc") == "5/5/2b2/5/5 w 2"


def test_a_draft_is_not_in_the_picture() -> None:
    match = read_record(CONSTA)
    match.go(match.root.children[0].id)
    before = still(match)
    choose(match, "a1")
    assert still(match) == before


# Style


def test_every_symbol_of_a_scene_can_be_carried_along() -> None:
    assert len(symbols()) > 30
    hatches = {"hatch", "hatch-stuck", "hatch-upright", "hatch-level"}
    made_of = ("board", "shadow", "black", "white", "yellow", "blue")
    assert set(definitions()) == {f"shade-{one}" for one in made_of} | hatches


@PER_GAME
def test_every_line_and_label_of_a_scene_has_a_look_of_its_own(game: AnyGame) -> None:
    tags = {"path": "path", "label": "text"}
    found = {
        f"{tags[shape['kind']]} {shape['name']}"
        for match in list(matches(game))[::5]
        for layer in scene(match, numbers=True)["layers"]
        for shape in layer["shapes"]
        if shape["kind"] != "symbol"
    }
    assert any("move-number" in name for name in found)
    assert found <= looks().keys()


def test_there_is_a_look_for_what_boards_are_made_of() -> None:
    assert looks()["path edge-black"]["fill"] == ["#2b2926", "#34312d"]
    assert looks("print")["path edge-black"]["fill"] == "#000000"


# The command


def test_a_picture_is_an_event_and_changes_nothing() -> None:
    client = Client()
    client.send("open")
    client.new()
    client.send("play", move="c3")
    wanted = {"theme": "auto", "coordinates": True, "numbers": False}
    [picture] = client.send("picture", kind="still", **wanted)
    assert picture["type"] == "picture"
    assert picture["revision"] == client.view["revision"]
    assert picture["kind"] == "still"
    check_alone(picture["svg"])
    [start] = client.send("picture", kind="still", node=0, **wanted)
    assert start["svg"] != picture["svg"]
    [moving] = client.send("picture", kind="animated", **wanted)
    assert moving["kind"] == "animated"
    [trouble] = client.send("picture", kind="still", node=99, **wanted)
    assert trouble["text"]["key"] == "match-node"
    assert client.send("picture", kind="still", revision=1, **wanted) == []


def test_pictures_are_loaded_only_when_one_is_wanted() -> None:
    program = """
import json, sys
from trilithon.page.bridge import Bridge
bridge = Bridge()
bridge.handle(json.dumps({"type": "open", "session": "s"}))
print("trilithon.draw.pictures" in sys.modules, "pkgutil" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-S", "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(PYSRC)},
    )
    assert done.stdout.split() == ["False", "False"]
