"""Positions set up by hand: all that can be played to can be put together, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from tests.support.amounts import many
from tests.support.known import known
from trilithon.core import AnyGame
from trilithon.core.editor import Drawing, Editor
from trilithon.core.errors import BadPosition, Problem
from trilithon.games import GAMES
from trilithon.match import match_from

ROUNDS = many(2)


def editor(game: str) -> Editor:
    return GAMES[game].editors["position"]


def played(game: AnyGame, random: Random) -> Iterator[Any]:
    """The positions of random games with the smallest and with other settings."""
    for texts in known(game.name).VARIANTS:
        for _ in range(ROUNDS):
            position = game.rules.start(game.read_settings(game.complete(texts)))
            yield position
            while moves := game.rules.legal_moves(position):
                position = game.rules.play(position, random.choice(moves))
                yield position


def built(name: str, text: str) -> Drawing:
    """The position of a text, put together from an empty board with tools and switches alone."""
    tools = editor(name)
    drawing = tools.begin("")
    for choice, tool in [*known(name).editor_steps(text.split())]:
        drawing = tools.change(drawing.text, choice, tool)
    return drawing


@pytest.mark.parametrize("name", GAMES)
def test_every_position_that_is_played_to_can_be_built(name: str) -> None:
    game = GAMES[name]
    for position in played(game, Random(4)):
        text = game.notation.write_position(position)
        drawing = built(name, text)
        assert drawing.value == text
        assert match_from(game, drawing.value).position == position


def scribbled(name: str, random: Random) -> Iterator[Drawing]:
    """Drawings that come of tools and switches used at random."""
    drawing = editor(name).begin("")
    for _ in range(many(130)):
        choices = [space["id"] for space in drawing.scene["spaces"]]
        choices += 9 * [
            f"{switch['name']}:{random.choice(switch['offered'])}"
            for switch in drawing.switches
            if switch["offered"] and switch["name"] != "size"
        ]
        tool = random.choice(drawing.tools)["id"]
        with suppress(Problem):
            drawing = editor(name).change(drawing.text, random.choice(choices), tool)
        yield drawing


def judged(game: AnyGame, text: str) -> tuple[Any, ...]:
    """What the notation has to say of a text."""
    try:
        return game.notation.write_position(game.notation.read_position(text)), ()
    except BadPosition as reason:
        return None, reason.spaces, reason.text


@pytest.mark.parametrize("name", GAMES)
def test_a_drawing_stands_just_where_the_notation_reads_it(name: str) -> None:
    found = set[bool]()
    for drawing in scribbled(name, Random(5)):
        value, spaces, *says = judged(GAMES[name], drawing.text)
        assert (drawing.value, drawing.spaces) == (value, spaces)
        assert says in ([], [drawing.says])
        assert editor(name).read(drawing.text) == drawing
        found.add(value is None)
    assert found == {True, False}


@pytest.mark.parametrize(
    ("name", "text", "key", "spaces"),
    [
        (
            "consta",
            "5/5/1bw2/1wb2/5 b 5",
            "consta-position-crosscut",
            ["b2", "b3", "c2", "c3"],
        ),
        ("consta", "5/5/2B2/5/5 b 1", "consta-position-first", ["c3"]),
        ("consta", "5/5/5/5/5 w 1", "consta-position-parity", []),
        ("carteso", "3/w2/bw1 V - 0 0.5", "carteso-claim-missing", ["a1"]),
        ("carteso", "3/3/3 V - 1 1 -", "carteso-position-pass", []),
        ("carteso", "3/3/3 V - 0 0.5 -", "carteso-position-komi-whole", []),
        ("carteso", "3/3/b2 V a1V 0 0.5", "carteso-claim-unfinished", ["a1"]),
        ("constructo", "rhombus Rr/-/-/-/-/-/-/-/- y", "constructo-position-stack", ["1"]),
        ("constructo", "rhombus RM/-/-/-/-/-/-/-/- y", "constructo-position-colours", ["1"]),
        (
            "constructo",
            "rhombus R/-/R/R/-/-/-/sR/- y",
            "constructo-position-many",
            ["1", "3", "4", "8"],
        ),
    ],
)
def test_what_cannot_stand_is_drawn_with_the_reason(
    name: str, text: str, key: str, spaces: list[str]
) -> None:
    drawing = editor(name).begin(text)
    assert (drawing.value, drawing.text) == (None, text)
    assert drawing.says["key"] == key
    assert sorted(drawing.spaces) == spaces
    shown = [space["id"] for space in drawing.scene["spaces"] if space["holds"] != "empty"]
    assert set(spaces) <= set(shown)


def put(name: str, text: str, *choices: tuple[str, str]) -> Drawing:
    drawing = editor(name).begin(text)
    for choice, tool in choices:
        drawing = editor(name).change(drawing.text, choice, tool)
    return drawing


def test_the_same_piece_again_takes_it_away() -> None:
    for name in GAMES:
        drawing = editor(name).begin("")
        space = drawing.scene["spaces"][0]["id"]
        tool = drawing.tools[0]["id"]
        with_piece = editor(name).change(drawing.text, space, tool)
        assert with_piece.text != drawing.text
        assert editor(name).change(with_piece.text, space, tool).text == drawing.text
        assert editor(name).change(with_piece.text, space, "remove").text == drawing.text
        assert editor(name).change(with_piece.text, "clear", "").text == drawing.text


def test_constas_turn_is_the_least_that_fits_stones_and_side() -> None:
    drawing = put("consta", "5/5/5/5/5 b 1", ("c3", "black-stack"), ("a1", "white"))
    assert drawing.value == "5/5/2B2/5/w4 b 5"
    drawing = put("consta", drawing.text, ("side:white", ""))
    assert drawing.value == "5/5/2B2/5/w4 w 4"


def test_a_square_group_is_verticals_until_it_is_claimed_otherwise() -> None:
    drawing = put("carteso", "3/3/3 V - 0 0.5", ("a2", "white"), ("b1", "white"), ("a1", "black"))
    assert drawing.value == "3/w2/bw1 V a1V 0 0.5"
    assert drawing.says["key"] == "carteso-drawing-square"
    drawing = put("carteso", drawing.text, ("a1", "claim-horizontal"), ("c3", "black"))
    assert drawing.value == "2b/w2/bw1 V a1H 0 0.5"
    assert drawing.says["key"] == "drawing-stands"
    # The stone leaves the corner, and its claim with it.
    assert put("carteso", drawing.text, ("a1", "remove")).value == "2b/w2/1w1 V - 0 0.5"


def test_a_claim_that_the_span_decides_is_refused_with_the_reason() -> None:
    drawing = editor("carteso").begin("3/ww1/bbw V a1H 0 0.5")
    with pytest.raises(BadPosition) as refusal:
        editor("carteso").change(drawing.text, "b1", "claim-vertical")
    assert refusal.value.key == "carteso-claim-span"
    assert refusal.value.spaces == ("a1", "b1")


def test_fields_that_do_not_fit_each_other_are_kept_until_they_do() -> None:
    drawing = put("carteso", "3/3/3 H - 1 -1.5", ("variant:button", ""), ("a1", "black"))
    assert drawing.says["key"] == "carteso-position-komi-whole"
    drawing = put("carteso", drawing.text, ("komi:-2", ""))
    assert drawing.says["key"] == "carteso-position-pass"
    drawing = put("carteso", drawing.text, ("passes:0", ""))
    assert drawing.value == "3/3/b2 H - 0 -2 -"


def test_a_board_of_another_size_keeps_what_fits() -> None:
    assert put("consta", "3/3/b1W b 5", ("size:2", "")).value == "2/b1 b 3"
    assert put("carteso", "2/b1 V - 0 1.5", ("size:3", "")).value == "3/3/b2 V - 0 1.5"
    drawing = put("constructo", "rhombus R/-/-/-/-/-/-/-/m b", ("pattern:0.0+1.1+0.2", ""))
    assert drawing.value == "0.0+1.1+0.2 R/-/- b"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_board_no_tool_and_no_choice_is_refused(name: str) -> None:
    tools = editor(name)
    drawing = tools.begin("")
    space = drawing.scene["spaces"][0]["id"]
    for text in ("x", "  ", "0/0 b 1", "rhombus R y", drawing.text.replace(" ", "_")):
        with pytest.raises(BadPosition):
            tools.begin(text)
    for choice, tool in ((space, "x"), (space, ""), ("?", "remove"), ("side:x", ""), ("x:1", "")):
        with pytest.raises(Problem):
            tools.change(drawing.text, choice, tool)
