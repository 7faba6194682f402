"""The text forms of Constructo's moves and positions."""

from __future__ import annotations

from random import Random

import pytest

from tests.reference import constructo as reference
from tests.support.amounts import many
from tests.support.constructo_games import beginning, drawn_pattern, literal, random_round, read
from trilithon.core.errors import BadMove, BadPosition
from trilithon.games.constructo.rules import notation, rules
from trilithon.games.constructo.rules.patterns import PRINTED
from trilithon.games.constructo.rules.position import Move

START = "rhombus -/-/-/-/-/-/-/-/- y"
LARGE = "+".join(f"0.{2 * n}" for n in range(19)) + " " + "/".join("-" * 19) + " y"


def test_the_start_positions() -> None:
    assert notation.write_position(rules.start({})) == START
    for name, pattern in PRINTED.items():
        assert notation.write_position(beginning(pattern)) == f"{name} -/-/-/-/-/-/-/-/- y"
    drawn = rules.start({"pattern": "0.0+1.1+0.2", "first": "blue"})
    assert notation.write_position(drawn) == "0.0+1.1+0.2 -/-/- b"


def test_positions_come_back_from_their_texts_and_are_the_reference_s() -> None:
    for seed in range(many(70)):
        random = Random(seed)
        start = beginning(drawn_pattern(random, random.randint(3, 19)))
        if seed % 2:
            start = beginning(random.choice(list(PRINTED.values())), "blue")
        for position in random_round(random, start):
            text = notation.write_position(position)
            assert reference.write_state(literal(position)) == text
            assert read(text) == position
            assert notation.write_position(read(text)) == text


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("R5", Move(4, kind=0)),
        ("m1", Move(0, kind=1)),
        ("S12", Move(11, kind=2)),
        ("s19", Move(18, kind=2)),
        ("4-7", Move(6, source=3)),
        ("10-11", Move(10, source=9)),
    ],
)
def test_moves(text: str, move: Move) -> None:
    position = read(LARGE)
    assert notation.read_move(position, text) == move
    assert notation.write_move(position, move) == text.upper()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "R",
        "5",
        "R0",
        "R05",
        "R10",
        "RR5",
        "B5",
        "R-5",
        "R100",
        "R²",
        "R٥",
        "ſ5",
        "4-",
        "-4",
        "4-4",
        "4-10",
        "0-4",
        "4-07",
        "4–7",
        "4-7-8",
        "pass",
        "R5,4-7",
        " R5",
        "R5 ",
        "R5\n",
    ],
)
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(BadMove) as caught:
        notation.read_move(rules.start({}), text)
    assert str(caught.value)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("rhombus -/-/-/-/-/-/-/-/-", "fields"),
        (START + " 1", "fields"),
        ("", "fields"),
        ("rhomb -/-/-/-/-/-/-/-/- y", "pattern"),
        ("RHOMBUS -/-/-/-/-/-/-/-/- y", "pattern"),
        ("0.0+1.1 -/- y", "pattern"),
        ("0.2+1.1+0.0 -/-/- y", "pattern"),
        ("rhombus -/-/-/-/-/-/-/- y", "tiles"),
        ("rhombus -/-/-/-/-/-/-/-/-/- y", "tiles"),
        ("rhombus 9 y", "tiles"),
        ("rhombus X/-/-/-/-/-/-/-/- y", "letter"),
        ("rhombus R-/-/-/-/-/-/-/-/- y", "letter"),
        ("rhombus ſ/-/-/-/-/-/-/-/- y", "letter"),
        ("rhombus RM/-/-/-/-/-/-/-/- y", "colours"),
        ("rhombus SrmS/-/-/-/-/-/-/-/- y", "colours"),
        ("rhombus //-/-/-/-/-/-/- y", "gap"),
        ("rhombus Rs/-/-/-/-/-/-/-/- y", "stack"),
        ("rhombus Mr/-/-/-/-/-/-/-/- y", "stack"),
        ("rhombus Sm/-/-/-/-/-/-/-/- y", "stack"),
        ("rhombus MsR/-/-/-/-/-/-/-/- y", "stack"),
        ("rhombus RmSr/-/-/-/-/-/-/-/- y", "stack"),
        ("rhombus R/R/R/R/-/-/-/-/- y", "many"),
        ("rhombus r/Sr/r/mS/rM/-/-/-/- y", "many"),
        ("rhombus -/-/-/-/-/-/-/-/- w", "side"),
        ("rhombus -/-/-/-/-/-/-/-/- Y", "side"),
        ("rhombus -/-/-/-/-/-/-/-/- yb", "side"),
    ],
)
def test_texts_that_are_no_positions(text: str, key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(text)
    assert caught.value.key == f"constructo-position-{key}"
    assert str(caught.value)


def test_a_dash_in_a_stack_is_told_to_stand_alone() -> None:
    with pytest.raises(BadPosition, match="or - alone for an empty tile"):
        read("rhombus R-/-/-/-/-/-/-/-/- y")


def test_a_drawn_shape_that_is_printed_is_written_by_its_name() -> None:
    for name, pattern in PRINTED.items():
        position = read(f"{pattern.text} R/-/-/-/-/-/-/-/- b")
        assert notation.write_position(position) == f"{name} R/-/-/-/-/-/-/-/- b"


def test_all_stacks_are_read() -> None:
    for text in ("SrMs/-/-", "sRmS/-/-", "RmS/-/-", "rMs/Ms/mS", "Sr/sRm/-"):
        assert notation.write_position(read(f"0.0+1.1+0.2 {text} b")) == f"0.0+1.1+0.2 {text} b"


def test_the_board_as_plain_text() -> None:
    assert notation.text_board(read("rhombus Sr/R/M/m/RmS/Ms/rMs/mS/- y")).splitlines() == [
        "              1:Sr",
        "       2:R           3:M",
        "4:m           5:RmS         6:Ms",
        "       7:rMs         8:mS",
        "              9:-",
        "yellow in hand: R",
        "blue in hand: rs",
    ]
