"""How Carteso is shown, how choices become moves, and what is said of groups and points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trilithon.core import Chosen, Draft
from trilithon.core.errors import BadMove, IllegalMove
from trilithon.core.scene import Scene, Shape
from trilithon.core.shapes import path, rectangle
from trilithon.games.carteso import CARTESO
from trilithon.games.carteso.rules import notation, rules
from trilithon.games.carteso.rules.position import PASS, Position
from trilithon.games.carteso.show import presenter
from trilithon.match import Match, new_match
from trilithon.match.draft import can_retract, choose, retract
from trilithon.match.undo import undo


def match_on(size: int, *moves: str, **settings: str) -> Match:
    match = new_match(CARTESO, {"size": str(size), **settings})
    for text in moves:
        match.play_text(text)
    return match


def chosen(match: Match, *choices: str) -> str:
    """The last move after some choices; empty while the draft is open."""
    before = match.cursor
    for choice in choices:
        choose(match, choice)
    if match.cursor is before:
        return ""
    return notation.write_move(before.position, match.cursor.move)


def shapes(scene: Scene, name: str) -> list[Shape]:
    return [s for layer in scene["layers"] for s in layer["shapes"] if s["name"] == name]


def scene_of(match: Match) -> Scene:
    over = match.outcome is not None
    return presenter.scene(match.position, match.cursor.move, match.draft, over=over)


# Choosing


def test_a_point_and_then_a_colour_make_a_move() -> None:
    assert chosen(match_on(5), "c3", "colour:black") == "Bc3"
    assert chosen(match_on(5), "c3", "colour:white") == "Wc3"


def test_a_second_click_turns_the_draft_stone_and_a_third_removes_it() -> None:
    match = match_on(5)
    drafts: list[Draft] = []
    names = []
    for _ in range(3):
        choose(match, "c3")
        drafts.append(match.draft)
        names.append([s["name"] for s in scene_of(match)["layers"][2]["shapes"]])
    assert drafts == [("c3",), ("c3", "c3"), ()]
    assert names == [["carteso-black-draft"], ["carteso-white-draft"], []]


def test_another_point_moves_the_draft_stone() -> None:
    assert chosen(match_on(5), "c3", "d4", "colour:white") == "Wd4"


def test_a_locked_colour_places_with_one_click_and_stays() -> None:
    match = match_on(5)
    assert chosen(match, "colour:white", "c3") == "Wc3"
    assert match.draft == ("colour:white",)
    assert chosen(match, "d4") == "Wd4"
    undo(match)
    assert match.draft == ("colour:white",)
    assert not can_retract(match)
    choose(match, "colour:white")
    assert match.draft == ("colour:white",)


def test_the_colour_last_used_comes_first_and_then_the_other() -> None:
    match = match_on(5)
    assert chosen(match, "c3", "c3", "colour:white") == "Wc3"
    names = []
    for _ in range(3):
        choose(match, "a1")
        names.append([s["name"] for s in scene_of(match)["layers"][2]["shapes"]][1:])
    assert names == [["carteso-white-draft"], ["carteso-black-draft"], []]
    assert not can_retract(match)
    assert chosen(match, "a1", "colour:black") == "Ba1"
    choose(match, "a2")
    assert shapes(scene_of(match), "carteso-black-draft")


def test_the_other_colour_changes_the_lock() -> None:
    assert chosen(match_on(5), "colour:white", "colour:black", "c3") == "Bc3"


def test_a_draft_stone_can_be_taken_back_step_by_step() -> None:
    match = match_on(5)
    choose(match, "c3")
    choose(match, "c3")
    retract(match)
    assert match.draft == ("c3",)
    retract(match)
    assert not match.draft


def test_pass_and_button_are_moves_at_once() -> None:
    assert chosen(match_on(5), "pass") == "pass"
    assert chosen(match_on(5, variant="button"), "button") == "button"


def test_what_may_be_chosen_besides_points() -> None:
    def ids(match: Match) -> list[str]:
        return [option["id"] for option in scene_of(match)["options"]]

    assert ids(match_on(5)) == ["colour:black", "colour:white", "pass"]
    button = match_on(5, variant="button")
    assert ids(button) == ["colour:black", "colour:white", "button"]
    choose(button, "button")
    assert ids(button) == ["colour:black", "colour:white", "pass"]
    assert ids(match_on(2, "Ba1", "Ba2", "Bb1", "Bb2")) == ["pass"]
    assert ids(match_on(5, "pass", "pass")) == []


def test_options_say_what_they_do_and_what_is_on() -> None:
    match = match_on(5)

    def told() -> list[tuple[str, bool | None]]:
        return [(o["label"], o.get("pressed")) for o in scene_of(match)["options"][:2]]

    assert told() == [("option-carteso-black", False), ("option-carteso-white", False)]
    choose(match, "colour:white")
    assert told() == [("option-carteso-black", False), ("option-carteso-white", True)]
    choose(match, "colour:white")
    assert told() == [("option-carteso-black", False), ("option-carteso-white", True)]
    match = match_on(5)
    choose(match, "c3")
    labels = ["option-carteso-place-black", "option-carteso-place-white"]
    assert told() == list(zip(labels, [True, False], strict=True))


def test_refused_choices_say_why() -> None:
    position = match_on(5, "Bc3").position
    drafts: tuple[Draft, ...] = ((), ("a1",), ("colour:black",))
    for draft in drafts:
        with pytest.raises(IllegalMove, match="c3 is taken"):
            presenter.extend(position, draft, "c3")
    with pytest.raises(IllegalMove):
        presenter.extend(match_on(5, variant="button").position, (), "pass")
    with pytest.raises(BadMove):
        presenter.extend(position, (), "colour:red")
    assert presenter.extend(position, (), "pass") == Chosen(PASS)


# The picture


def test_claims_are_marked_on_the_smallest_point_and_tinted() -> None:
    scene = scene_of(match_on(2, "Ba1", "Ba2", "Wb1", "Wb2"))
    assert [(s["key"], s["kind"]) for s in shapes(scene, "carteso-owner-vertical")] == [
        ("owner-a1", "symbol"),
        ("owner-b1", "symbol"),
    ]
    [claimed] = shapes(scene, "claim-vertical")
    assert claimed == path(
        "claim-vertical", [rectangle(0, 1, 2, 1), rectangle(0, 0, 2, 1)], closed=True
    )
    assert shapes(scene, "owned-vertical")
    assert not shapes(scene, "carteso-owner-horizontal")
    assert {space["holds"] for space in scene["spaces"]} == {
        "carteso-black-vertical",
        "carteso-white-vertical",
    }


def test_unclaimed_groups_carry_a_forecast_unless_they_are_square() -> None:
    assert not shapes(scene_of(match_on(5, "Bc3")), "forecast-vertical")
    assert shapes(scene_of(match_on(5, "Bc3", "Bc4")), "forecast-vertical")
    assert shapes(scene_of(match_on(5, "Bc3", "Bd3")), "forecast-horizontal")
    shut_in = match_on(4, "Ba1", "Wb1", "Ba2", "Wb2", "Ba3", "Wb3", "Wb4")
    assert shapes(scene_of(shut_in), "forecast-vertical-sure")


def test_only_empty_points_are_targets_and_none_when_the_game_is_over() -> None:
    match = match_on(3, "Bb2")
    states = {space["id"]: space.get("state", "idle") for space in scene_of(match)["spaces"]}
    assert states["b2"] == "idle"
    assert states["a1"] == "target"
    over = match_on(3, "Bb2", "pass", "pass")
    assert {space.get("state", "idle") for space in scene_of(over)["spaces"]} == {"idle"}


# What is said


def key_and_args(position: Position, choice: str, *draft: str) -> tuple[str, dict[str, object]]:
    text = presenter.explain(position, draft, choice).text
    return text["key"], dict(text["args"])


def test_a_group_that_can_grow_shows_where_and_a_way_out_of_its_box() -> None:
    position = match_on(5, "Bc3", "Bc4").position
    found = presenter.explain(position, (), "c3")
    assert found.text["key"] == "carteso-group-leaning"
    assert found.text["args"]["player"] == "vertical"
    assert (found.text["args"]["most_columns"], found.text["args"]["most_rows"]) == (5, 5)
    assert [shape["name"] for shape in found.shapes] == ["reach", "bounding-box", "way-out"]


def test_a_square_group_is_said_to_be_open() -> None:
    assert key_and_args(match_on(5, "Bc3").position, "c3")[0] == "carteso-group-square"


def test_a_group_whose_owner_nothing_can_change_is_said_to_be_sure() -> None:
    position = match_on(4, "Ba1", "Wb1", "Ba2", "Wb2", "Ba3", "Wb3", "Wb4").position
    key, args = key_and_args(position, "a1")
    assert (key, args["player"]) == ("carteso-group-sure", "vertical")


def test_a_claimed_group_shows_its_box_alone() -> None:
    position = match_on(2, "Ba1", "Ba2", "Wb1", "Wb2").position
    found = presenter.explain(position, (), "a2")
    assert found.text["key"] == "carteso-group-claimed"
    assert [shape["name"] for shape in found.shapes] == ["bounding-box"]
    square = match_on(2, "Ba1", "Wa2", "Wb1").position
    assert key_and_args(square, "a1")[0] == "carteso-group-claimed-square"


def test_a_stone_that_would_finish_groups_says_so() -> None:
    position = match_on(2, "Ba1", "Ba2", "Wb1").position
    key, args = key_and_args(position, "b2", "colour:white")
    assert (key, args["vertical"], args["horizontal"]) == ("carteso-claims-white", 4, 0)
    assert key_and_args(position, "b2", "b2")[0] == "carteso-claims-black"
    assert key_and_args(position, "b2", "b2", "b2")[0] == "carteso-claims-white"
    assert key_and_args(position, "b2")[0] == "carteso-claims-both"
    assert key_and_args(match_on(5).position, "c3")[0] == "carteso-hint-choose"


def test_options_are_explained() -> None:
    position = match_on(5).position
    assert key_and_args(position, "pass")[0] == "carteso-pass"
    assert key_and_args(position, "button")[0] == "carteso-no-button"
    assert key_and_args(position, "colour:black")[0] == "carteso-lock"
    assert key_and_args(position, "colour:black", "colour:black")[0] == "carteso-lock"
    assert key_and_args(position, "colour:black", "c3")[0] == "carteso-place"


def test_a_pass_that_can_end_the_game_is_announced_with_the_score() -> None:
    assert presenter.notices(rules.start({})) == []
    notice = presenter.notices(match_on(5, "pass").position)
    assert [(text["key"], text["args"]) for text in notice] == [
        # In the words in which the page tells of any move, so that it tells of this one once.
        ("move-played", {"player": "vertical", "move": "pass"}),
        # Scores as numbers, which each language writes in its own way.
        ("carteso-passed", {"player": "horizontal", "vertical": 0, "horizontal": 0.5}),
    ]
    full = match_on(2, "Ba1", "Ba2", "Bb1", "Bb2").position
    assert presenter.notices(full) == [{"key": "carteso-full", "args": {"left": "pass"}}]
    # A button that nobody has taken comes before any pass.
    [text] = presenter.notices(replace(full, button=True))
    assert text["args"] == {"left": "button"}
    assert presenter.notices(match_on(5, "pass", "pass").position) == []
