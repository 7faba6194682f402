"""Boards that are turned: everything is where it belongs, and what is written stays upright."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.client import HUMANS, Client
from tests.support.scenes import matches, scenes
from tools.site.board_svg import shape_markup
from trilithon import GAMES
from trilithon.core import AnyGame
from trilithon.core.scene import Orientation, Path, Scene, Shape
from trilithon.core.shapes import line, path, places
from trilithon.draw.rotate import turned, turned_shapes
from trilithon.formats.pgn import read_record
from trilithon.match import match_from, new_match
from trilithon.match.rounds import next_round
from trilithon.page.scene import scene

PER_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())

ORIENTATIONS: tuple[Orientation, ...] = (0, 1, 2, 3)
LENGTHS = st.decimals(-9, 9, places=3).map(float)
LINES = st.lists(st.lists(st.tuples(LENGTHS, LENGTHS), min_size=1, max_size=5), max_size=4).map(
    lambda lines: [line(*places) for places in lines]
)
CROOKED = Path(kind="path", key="k", name="n", lines=[[1, 1, 3, 1, 3, 2], [1, 2.5]])


def ends(shape: Any) -> list[complex]:
    """The places that a path leads through, or where another shape is."""
    if shape["kind"] != "path":
        return [complex(shape["x"], shape["y"])]
    return [complex(x, y) for one in shape["lines"] for x, y in places(one)]


@given(LINES)
def test_a_path_turned_four_times_is_the_same(lines: list[list[float]]) -> None:
    shapes: list[Shape] = [path("p", lines)]
    once = turned_shapes(shapes, 1)
    assert turned_shapes(turned_shapes(once, 1), 2) == shapes


@given(LINES, st.sampled_from(ORIENTATIONS))
def test_a_turned_path_leads_to_turned_places(
    lines: list[list[float]], orientation: Orientation
) -> None:
    [seen] = turned_shapes([path("p", lines)], orientation)
    # With y downwards a quarter to the right is a multiplication by i.
    assert ends(seen) == [place * 1j**orientation for place in ends(path("p", lines))]
    assert "-0" not in re.split(r"[^-\d.]+", shape_markup(seen))


def plain(scene: Scene) -> Any:
    """A scene as plain data."""
    data = json.loads(json.dumps(scene))
    data["spaces"].sort(key=lambda space: space["id"])
    data["bounds"] = [round(length, 3) for length in data["bounds"]]
    return data


def test_scenes_turned_full_circle_are_the_same() -> None:
    for _, each in scenes():
        back = each
        for _ in range(4):
            back = turned(back, 1)
        assert plain(back) == plain(each)
        assert plain(turned(turned(each, 1), 2)) == plain(turned(each, 3))


def test_everything_drawn_stays_inside_the_bounds() -> None:
    for game, drawn in scenes():
        for orientation in game.orientations:
            seen = turned(drawn, orientation)
            left, top, width, height = seen["bounds"]
            inside = (left - 0.01, left + width + 0.01), (top - 0.01, top + height + 0.01)
            for layer in seen["layers"]:
                for shape in layer["shapes"]:
                    for place in ends(shape):
                        assert inside[0][0] <= place.real <= inside[0][1]
                        assert inside[1][0] <= place.imag <= inside[1][1]


@PER_GAME
def test_rows_are_read_from_the_top_and_the_left(game: AnyGame) -> None:
    match = new_match(game, {})
    for orientation in game.orientations:
        match.orientation = orientation
        shown = scene(match)
        places = {space["id"]: (round(space["y"], 3), space["x"]) for space in shown["spaces"]}
        read = [places[name] for row in shown["rows"] for name in row]
        assert read == sorted(places.values())
        assert all(len({places[name][0] for name in row}) == 1 for row in shown["rows"])


def test_consta_seen_from_the_left_has_column_a_on_top() -> None:
    match = new_match(GAMES["consta"], {"size": "3"})
    match.orientation = 1
    shown = scene(match)
    assert shown["rows"] == [["a1", "a2", "a3"], ["b1", "b2", "b3"], ["c1", "c2", "c3"]]


def test_blacks_edges_lie_left_and_right_after_a_quarter() -> None:
    match = new_match(GAMES["consta"], {"size": "3"})
    match.orientation = 1
    [ground] = [layer for layer in scene(match)["layers"] if layer["name"] == "ground"]
    [edge] = [shape for shape in ground["shapes"] if shape["name"] == "edge-black"]
    across = [abs(place.real + 1.5) for place in ends(edge)]
    assert min(across) == 1.5
    assert max(across) == 1.8


def test_the_side_view_of_a_stack_is_not_turned_over() -> None:
    match = match_from(GAMES["constructo"], "rhombus Sr/-/-/-/-/-/-/-/- y")
    for orientation in GAMES["constructo"].orientations:
        shapes = {
            shape["name"]: shape for one in oriented(match, orientation) for shape in one["shapes"]
        }
        yellow, blue = (shapes[f"constructo-key-{colour}"] for colour in ("yellow", "blue"))
        # The yellow base lies below the blue one.
        assert ends(yellow)[0].imag > ends(blue)[0].imag


def test_marks_of_the_cursors_move_are_in_the_scene() -> None:
    record = '[Game "consta"] [Size "5"] 1. c3 {[%mark circle D4] [%mark arrow a1 c3]} *'
    match = read_record(record)
    shapes = {
        orientation: next(
            layer["shapes"] for layer in oriented(match, orientation) if layer["name"] == "marks"
        )
        for orientation in ORIENTATIONS
    }
    assert [shape["name"] for shape in shapes[0]] == ["mark-circle", "mark-arrow"]
    assert shapes[1] == turned_shapes(shapes[0], 1)
    match.go(0)
    assert all(layer["name"] != "marks" for layer in scene(match)["layers"])


def oriented(match: Any, orientation: Orientation) -> Any:
    match.orientation = orientation
    return scene(match)["layers"]


def test_marks_that_cannot_be_drawn_are_left_out() -> None:
    marks = "[%mark circle z9] [%mark arrow a1 a1] [%mark circle b2] [%mark circle b2]"
    match = read_record(f'[Game "consta"] [Size "5"] 1. c3 {{{marks}}} *')
    [layer] = [layer for layer in scene(match)["layers"] if layer["name"] == "marks"]
    assert [shape["key"] for shape in layer["shapes"]] == ["circle-b2"]


def test_a_command_turns_the_board_and_the_view_tells_how() -> None:
    client = Client()
    client.send("open")
    assert (client.view["orientation"], client.view["orientations"]) == (0, [0, 1, 2, 3])
    bounds = client.view["scene"]["bounds"]
    client.send("orient", orientation=3)
    assert client.view["orientation"] == 3
    assert client.view["scene"]["bounds"] != bounds


@pytest.mark.parametrize("game", ["carteso", "constructo"])
def test_boards_with_a_sense_of_upright_turn_by_halves(game: str) -> None:
    client = Client()
    client.send("open")
    client.send("new", game=game, settings={}, seats=HUMANS)
    [trouble] = client.send("orient", orientation=1)
    assert trouble["text"]["key"] == "command-orientation"
    client.send("orient", orientation=2)
    assert client.view["orientation"] == 2


def test_turning_the_board_neither_loses_a_draft_nor_a_search() -> None:
    client = Client()
    client.send("open")
    client.new()
    client.send("choose", choice="c3")
    client.send("choose", choice="a1")
    client.send("orient", orientation=2)
    assert client.view["draft"] == ["a1"]
    client.send("retract")
    client.send("seats", seats=[HUMANS[0], {"seat": "computer", "level": 1}])
    assert client.view["thinking"]
    client.send("orient", orientation=1)
    assert client.view["thinking"]
    client.think()
    assert len(client.view["moves"]) == 2


def test_what_is_explained_lies_on_the_turned_board() -> None:
    client = Client()
    client.send("open")
    client.send("new", game="carteso", settings={"size": "5"}, seats=HUMANS)
    client.send("play", move="Bc3")
    [straight] = client.send("inspect", choice="c3")
    client.send("orient", orientation=2)
    [over] = client.send("inspect", choice="c3")
    assert straight["shapes"]
    assert over["shapes"] == turned_shapes(straight["shapes"], 2)


def test_the_next_round_keeps_the_board_as_it_lies() -> None:
    game = GAMES["constructo"]
    match = list(matches(game))[-1]
    assert match.outcome is not None
    match.rounds, match.orientation = 2, 2
    assert next_round(match).orientation == 2


def test_anchored_paths_move_without_turning() -> None:
    [moved] = turned_shapes([{**CROOKED, "anchor": (1, 1)}], 2)
    assert moved == {**CROOKED, "anchor": (-1, -1), "lines": [[-1, -1, 1, -1, 1, 0], [-1, 0.5]]}
