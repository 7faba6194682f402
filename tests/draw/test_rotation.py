"""Boards that are turned: everything is where it belongs, and what is written stays upright."""

from __future__ import annotations

import json
from math import isclose
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.client import HUMANS, Client
from tests.support.scenes import matches, scenes
from trilithon import GAMES
from trilithon.core import AnyGame
from trilithon.core.scene import Orientation, Path, Scene
from trilithon.draw.geometry import path_steps, turned_path
from trilithon.draw.rotate import ORIENTATIONS, turned, turned_shapes
from trilithon.formats.pgn import read_record
from trilithon.match import match_from, new_match
from trilithon.match.rounds import next_round
from trilithon.page import view

PER_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())

NUMBERS = st.decimals(-9, 9, places=3).map(lambda number: f"{number:f}")
FLAGS = st.sampled_from(["0", "1"])


def command(letters: str, *numbers: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.builds(
        lambda letter, values: f"{letter}{' '.join(values)}",
        st.sampled_from(letters),
        st.tuples(*numbers),
    )


COMMANDS = st.one_of(
    command("MmLlTt", NUMBERS, NUMBERS),
    command("HhVv", NUMBERS),
    command("SsQq", *[NUMBERS] * 4),
    command("Cc", *[NUMBERS] * 6),
    command("Aa", NUMBERS, NUMBERS, NUMBERS, FLAGS, FLAGS, NUMBERS, NUMBERS),
    st.sampled_from(["Z", "z"]),
)
PATHS = st.lists(COMMANDS, max_size=8).map(lambda rest: "M1 2" + "".join(rest))


def numbers(d: str) -> list[tuple[str, list[float]]]:
    return [(letter, [float(number) for number in taken]) for letter, taken in path_steps(d)]


def ends(d: str) -> list[complex]:
    """Where each command of path data leads to."""
    at = start = 0j
    found = []
    for letter, taken in path_steps(d):
        origin = at if letter.islower() else 0j
        values = [float(number) for number in taken]
        if letter in "Zz":
            at = start
        elif letter in "Hh":
            at = complex(origin.real + values[0], at.imag)
        elif letter in "Vv":
            at = complex(at.real, origin.imag + values[0])
        else:
            at = origin + complex(*values[-2:])
        if letter in "Mm":
            start = at
        found.append(at)
    return found


@given(PATHS)
def test_a_path_turned_four_times_is_the_same(d: str) -> None:
    once = turned_path(d, 1)
    assert numbers(turned_path(turned_path(turned_path(once, 1), 1), 1)) == numbers(d)


@given(PATHS, st.sampled_from(ORIENTATIONS))
def test_a_turned_path_leads_to_turned_places(d: str, orientation: Orientation) -> None:
    # With y downwards a quarter to the right is a multiplication by i.
    expected = [place * 1j**orientation for place in ends(d)]
    for place, wanted in zip(ends(turned_path(d, orientation)), expected, strict=True):
        assert isclose(abs(place - wanted), 0, abs_tol=1e-9)


def test_every_kind_of_command_is_turned() -> None:
    d = "M1 2l3 4 5 6H7v8A1 2 30 0 1 5 6c1 2 3 4 5 6z"
    assert turned_path(d, 1) == "M-2 1l-4 3l-6 5V7h-8A2 1 30 0 1 -6 5c-2 1 -4 3 -6 5z"


def test_arcs_keep_the_side_that_they_bend_to() -> None:
    assert turned_path("M0 1a2 1 0 0 1 2 0", 2) == "M0 -1a2 1 0 0 1 -2 0"


def bends(scene: Scene) -> Any:
    """A scene as plain data with all path data as numbers."""
    data = json.loads(json.dumps(scene))
    for layer in data["layers"]:
        for shape in layer["shapes"]:
            if shape["kind"] == "path":
                shape["d"] = numbers(shape["d"])
    data["spaces"].sort(key=lambda space: space["id"])
    data["bounds"] = [round(length, 3) for length in data["bounds"]]
    return data


def test_scenes_turned_full_circle_are_the_same() -> None:
    for _, scene in scenes():
        back = scene
        for _ in range(4):
            back = turned(back, 1)
        assert bends(back) == bends(scene)
        assert bends(turned(turned(scene, 1), 2)) == bends(turned(scene, 3))


def test_everything_drawn_stays_inside_the_bounds() -> None:
    for game, scene in scenes():
        for orientation in game.orientations:
            seen = turned(scene, orientation)
            left, top, width, height = seen["bounds"]
            inside = (left - 0.01, left + width + 0.01), (top - 0.01, top + height + 0.01)
            for layer in seen["layers"]:
                for shape in layer["shapes"]:
                    places = (
                        ends(shape["d"])
                        if shape["kind"] == "path"
                        else [complex(shape["x"], shape["y"])]
                    )
                    for place in places:
                        assert inside[0][0] <= place.real <= inside[0][1]
                        assert inside[1][0] <= place.imag <= inside[1][1]


@PER_GAME
def test_rows_are_read_from_the_top_and_the_left(game: AnyGame) -> None:
    match = new_match(game, {})
    for orientation in game.orientations:
        match.orientation = orientation
        scene = view.scene(match)
        places = {space["id"]: (round(space["y"], 3), space["x"]) for space in scene["spaces"]}
        read = [places[name] for row in scene["rows"] for name in row]
        assert read == sorted(places.values())
        assert all(len({places[name][0] for name in row}) == 1 for row in scene["rows"])


def test_consta_seen_from_the_left_has_column_a_on_top() -> None:
    match = new_match(GAMES["consta"], {"size": "3"})
    match.orientation = 1
    scene = view.scene(match)
    assert scene["rows"] == [["a1", "a2", "a3"], ["b1", "b2", "b3"], ["c1", "c2", "c3"]]


def test_blacks_edges_lie_left_and_right_after_a_quarter() -> None:
    match = new_match(GAMES["consta"], {"size": "3"})
    match.orientation = 1
    [ground] = [layer for layer in view.scene(match)["layers"] if layer["name"] == "ground"]
    [edge] = [shape for shape in ground["shapes"] if shape["name"] == "edge-black"]
    assert edge["kind"] == "path"
    across = [abs(place.real + 1.5) for place in ends(edge["d"])]
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
        assert ends(yellow["d"])[0].imag > ends(blue["d"])[0].imag


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
    assert all(layer["name"] != "marks" for layer in view.scene(match)["layers"])


def oriented(match: Any, orientation: Orientation) -> Any:
    match.orientation = orientation
    return view.scene(match)["layers"]


def test_marks_that_cannot_be_drawn_are_left_out() -> None:
    marks = "[%mark circle z9] [%mark arrow a1 a1] [%mark circle b2] [%mark circle b2]"
    match = read_record(f'[Game "consta"] [Size "5"] 1. c3 {{{marks}}} *')
    [layer] = [layer for layer in view.scene(match)["layers"] if layer["name"] == "marks"]
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
    path: Path = {
        "kind": "path",
        "key": "k",
        "name": "n",
        "d": "M1 1h2v1H1L1 1a1 1 0 0 1 1 1V2Z",
        "anchor": (1, 1),
    }
    [moved] = turned_shapes([path], 2)
    assert moved["kind"] == "path"
    assert moved["d"] == "M-1 -1h2v1H-1L-1 -1a1 1 0 0 1 1 1V0Z"
    assert moved["anchor"] == (-1, -1)
