"""How Constructo is shown, played by clicks, and explained."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.support.amounts import many
from tests.support.constructo_games import (
    beginning,
    drawn_pattern,
    random_round,
    read,
    some_pattern,
)
from trilithon.boards.hexagon_scene import tile_centre
from trilithon.core import Chosen, Draft
from trilithon.core.errors import BadMove, IllegalMove
from trilithon.core.scene import Scene
from trilithon.games.constructo import CONSTRUCTO
from trilithon.games.constructo.rules import notation, rules
from trilithon.games.constructo.rules.position import Position
from trilithon.games.constructo.show.forecast import futures, is_stuck
from trilithon.page.validation import mismatch

PRESENTER = CONSTRUCTO.presenter
FIXTURE = "rhombus Sr/R/M/m/RmS/Ms/rMs/mS/R y"
START = "rhombus -/-/-/-/-/-/-/-/- y"
# Tile 5 of the rhombus touches tiles 1, 2, 3, 7, 8 and 9.
MIDDLE = "rhombus m/-/-/-/S/-/r/-/- y"


def states(scene: Scene) -> dict[str, str]:
    found = {space["id"]: str(space.get("state", "idle")) for space in scene["spaces"]}
    found |= {item["id"]: item["state"] for hand in scene["hands"] for item in hand["items"]}
    return found


def targets(text: str, *draft: str) -> list[str]:
    scene = PRESENTER.scene(read(text), None, draft)
    return [name for name, state in states(scene).items() if state == "target"]


def named(position: Position, name: str, draft: Draft = ()) -> list[str]:
    scene = PRESENTER.scene(position, None, draft)
    shapes = (shape for layer in scene["layers"] for shape in layer["shapes"])
    return [shape["key"] for shape in shapes if shape["name"] == name]


def chosen(text: str, *choices: str) -> str | Draft:
    """The move or the draft that choices come to."""
    position = read(text)
    draft: Draft = ()
    for choice in choices:
        extended = PRESENTER.extend(position, draft, choice)
        if isinstance(extended, Chosen):
            return notation.write_move(position, extended.move)
        draft = extended
    return draft


def refusal(text: str, *choices: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        chosen(text, *choices)
    return caught.value.key


def told(text: str, choice: str, *draft: str) -> str:
    return PRESENTER.explain(read(text), draft, choice).text["key"]


# Choosing


def test_a_base_in_hand_and_a_tile_in_either_order_make_a_move() -> None:
    assert chosen(START, "hand:R", "5") == "R5"
    assert chosen(START, "5", "hand:S") == "S5"
    assert chosen(START[:-1] + "b", "hand:m", "9") == "M9"


def test_a_base_on_the_board_and_its_goal_make_a_move() -> None:
    assert chosen(MIDDLE, "5", "1") == "5-1"
    assert targets(MIDDLE, "5") == ["1"]


def test_the_same_choice_again_lets_go_and_another_beginning_takes_its_place() -> None:
    assert chosen(START, "hand:R", "hand:R") == ()
    assert chosen(START, "hand:R", "hand:S") == ("hand:S",)
    assert chosen(START, "4", "5") == ("5",)
    assert chosen(MIDDLE, "hand:R", "5") == ("5",)
    assert chosen(MIDDLE, "5", "hand:R") == ("hand:R",)


@pytest.mark.parametrize(
    ("text", "choices", "key"),
    [
        (START, ("hand:r",), "constructo-hand-other"),
        (START, ("5", "hand:r"), "constructo-hand-other"),
        (MIDDLE, ("1",), "constructo-not-yours"),
        (MIDDLE, ("hand:R", "1"), "constructo-taken"),
        (MIDDLE, ("5", "2"), "constructo-onto-empty"),
        (MIDDLE, ("5", "7"), "constructo-small-onto"),
        (FIXTURE, ("5",), "constructo-not-alone"),
        (FIXTURE, ("9",), "constructo-no-goal-ring"),
        (FIXTURE, ("hand:S",), "constructo-none-left"),
        ("0.0+1.1+0.2 M/R/r y", ("hand:S",), "constructo-no-empty"),
        ("0.0+1.1+0.2 R/Rm/r y", ("1",), "constructo-over"),
    ],
)
def test_what_cannot_be_chosen_is_refused_for_a_reason(
    text: str, choices: tuple[str, ...], key: str
) -> None:
    assert refusal(text, *choices) == key
    *draft, last = choices
    assert told(text, last, *draft) == key or not draft


@pytest.mark.parametrize("choice", ["", "hand:", "hand:X", "hand:RR", "0", "10", "x"])
def test_what_is_no_choice_is_refused_as_such(choice: str) -> None:
    with pytest.raises(BadMove):
        chosen(START, choice)


def test_offers_lead_to_all_legal_moves_and_to_no_other() -> None:
    for seed in range(many(1)):
        random = Random(seed)
        start = beginning(some_pattern(random), random.choice(["yellow", "blue"]))
        for position in random_round(random, start):
            found = set()
            for first in offered(position, ()):
                draft = PRESENTER.extend(position, (), first)
                assert isinstance(draft, tuple)
                for second in offered(position, draft):
                    complete = PRESENTER.extend(position, draft, second)
                    if isinstance(complete, Chosen):
                        found.add(complete.move)
                    else:
                        # Another base from the hand takes the place of the first.
                        assert complete == (second,)
                        assert first.startswith("hand:")
                        assert second.startswith("hand:")
            assert found == set(rules.legal_moves(position))


def offered(position: Position, draft: Draft) -> list[str]:
    scene = PRESENTER.scene(position, None, draft)
    assert mismatch(json.loads(json.dumps(scene)), Scene) is None
    for name, state in states(scene).items():
        assert PRESENTER.explain(position, draft, name).text["key"]
        if state == "barred":
            with pytest.raises(IllegalMove):
                PRESENTER.extend(position, draft, name)
    return [name for name, state in states(scene).items() if state == "target"]


# The scene


def test_hands_are_shown_with_the_first_player_s_first() -> None:
    scene = PRESENTER.scene(read(FIXTURE), None, ())
    assert [hand["player"] for hand in scene["hands"]] == ["yellow", "blue"]
    counts = [[item["count"] for item in hand["items"]] for hand in scene["hands"]]
    assert counts == [[0, 0, 0], [1, 0, 1]]
    blue_first = rules.start({"first": "blue"})
    hands = PRESENTER.scene(blue_first, None, ())["hands"]
    assert [hand["player"] for hand in hands] == ["blue", "yellow"]
    assert [item["state"] for hand in hands for item in hand["items"]] == ["target"] * 3 + [
        "idle"
    ] * 3


def test_another_base_is_to_be_had_in_place_of_the_one_taken_up() -> None:
    (own, other) = PRESENTER.scene(read(START), None, ("hand:R",))["hands"]
    assert [item["state"] for item in own["items"]] == ["idle", "target", "target"]
    assert [item["state"] for item in other["items"]] == ["idle"] * 3


def test_stacks_are_drawn_from_bottom_to_top_with_a_key_beside_them() -> None:
    position = read("rhombus SrMs/-/-/-/-/-/-/-/- y")
    scene = PRESENTER.scene(position, None, ())
    pieces = next(layer["shapes"] for layer in scene["layers"] if layer["name"] == "pieces")
    assert [shape["name"] for shape in pieces] == [
        "constructo-yellow-small",
        "constructo-blue-ring",
        "constructo-yellow-medium",
        "constructo-blue-small",
    ]
    assert named(position, "constructo-key-yellow") == ["key-1-yellow"]
    assert named(read("rhombus S/-/-/-/-/-/-/-/- y"), "constructo-key-yellow") == []


def test_towers_last_move_and_draft_are_marked() -> None:
    position = read(FIXTURE)
    assert named(position, "tower-yellow") == ["tower-5", "tower-8"]
    assert named(position, "tower-blue") == ["tower-6", "tower-7"]
    assert named(read(MIDDLE), "goal", ("5",)) == ["goal-1"]
    assert named(read(MIDDLE), "draft", ("5",)) == ["draft-5"]
    move = notation.read_move(read(MIDDLE), "5-1")
    scene = PRESENTER.scene(rules.play(read(MIDDLE), move), move, ())
    over = {shape["name"]: shape["key"] for shape in scene["layers"][-1]["shapes"]}
    assert over["last"] == "last-1"
    assert over["last-from"] == "last-from-5"


def test_tiles_lie_apart_and_touching_ones_a_tile_s_height() -> None:
    for seed in range(20):
        pattern = drawn_pattern(Random(seed), 3 + seed % 17)
        places = [tile_centre(tile) for tile in pattern.tiles]
        for one, (x1, y1) in enumerate(places):
            for two, (x2, y2) in enumerate(places):
                distance = ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5
                if two in pattern.neighbours[one]:
                    assert distance == pytest.approx(0.866, abs=0.001)
                elif one != two:
                    assert distance > 1.4


def test_the_scene_of_the_largest_board_is_small() -> None:
    random = Random(1)
    largest = max(
        len(json.dumps(PRESENTER.scene(position, None, ())))
        for position in random_round(random, beginning(drawn_pattern(random, 19)))
    )
    assert largest < 20_000


# Explanations and notices


@pytest.mark.parametrize(
    ("text", "choice", "key"),
    [
        (START, "5", "constructo-empty"),
        (START, "hand:r", "constructo-held"),
        (MIDDLE, "5", "constructo-single-moves"),
        (MIDDLE, "1", "constructo-single-waits"),
        (FIXTURE, "1", "constructo-ring-open"),
        (FIXTURE, "5", "constructo-tower-stuck"),
        ("rhombus Rm/-/-/-/-/-/-/-/- y", "1", "constructo-tower-waits"),
        ("rhombus Rm/S/-/-/-/-/-/-/- y", "1", "constructo-tower-open"),
        ("rhombus Sr/-/-/-/-/-/-/-/- y", "1", "constructo-ring-waits"),
        ("0.0+1.1+0.2 R/Rm/r y", "1", "constructo-single-stuck"),
        ("0.0+1.1+0.2 Sr/Rm/R b", "1", "constructo-ring-stuck"),
    ],
)
def test_what_is_told_about_a_tile(text: str, choice: str, key: str) -> None:
    assert told(text, choice) == key


def test_an_explanation_points_at_goals_and_at_takers() -> None:
    found = PRESENTER.explain(read(MIDDLE), (), "5")
    assert [shape["key"] for shape in found.shapes] == ["goal-5-1", "taker-7-5"]
    assert found.text["args"]["count"] == 1
    found = PRESENTER.explain(read(MIDDLE), (), "1")
    assert [shape["key"] for shape in found.shapes] == ["taker-5-1"]


def test_what_a_move_would_do_is_told() -> None:
    assert told(START, "5", "hand:R") == "constructo-does-place"
    assert told(MIDDLE, "1", "5") == "constructo-does-crown"
    assert told("rhombus s/R/-/-/-/-/-/-/- y", "1", "2") == "constructo-does-ring"


def test_what_is_stuck_never_changes() -> None:
    for seed in range(many(20)):
        random = Random(seed)
        positions = list(random_round(random, beginning(some_pattern(random))))
        for at, position in enumerate(positions):
            found = futures(position)
            for later in positions[at:]:
                for tile, stack in enumerate(later.stacks):
                    assert stack in found[tile]
    assert all(is_stuck(positions[-1], futures(positions[-1]), tile) for tile in range(3))


def test_notices_tell_of_settled_towers_and_of_an_empty_hand() -> None:
    keys = [text["key"] for text in PRESENTER.notices(read(FIXTURE))]
    assert keys == ["constructo-only-moves", "constructo-settled"]
    assert PRESENTER.notices(read(START)) == []
