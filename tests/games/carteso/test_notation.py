"""Carteso's texts: what is written, what is read, and what is refused for which reason."""

from __future__ import annotations

import pytest

from trilithon.core import Player
from trilithon.core.errors import BadMove, BadPosition
from trilithon.games.carteso.rules import notation, rules
from trilithon.games.carteso.rules.position import BUTTON, PASS, Move, Position, half_points


def read(text: str) -> Position:
    return notation.read_position(text)


def refusal(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        read(text)
    assert str(caught.value)
    return caught.value


# Moves


def test_moves_are_written_as_colour_and_point() -> None:
    start = rules.start({})
    bit = start.board.read("f6")
    assert notation.write_move(start, Move("black", bit)) == "Bf6"
    assert notation.write_move(start, Move("white", bit)) == "Wf6"
    assert notation.write_move(start, PASS) == "pass"
    assert notation.write_move(start, BUTTON) == "button"


@pytest.mark.parametrize("text", ["Bf6", "bf6", "BF6", "bF6"])
def test_moves_are_read_in_any_case(text: str) -> None:
    start = rules.start({})
    assert notation.read_move(start, text) == Move("black", start.board.read("f6"))


def test_pass_and_button_are_read_in_any_case() -> None:
    start = rules.start({})
    assert notation.read_move(start, "PASS") == PASS
    assert notation.read_move(start, "Button") == BUTTON


def test_on_the_second_column_colour_and_column_are_told_apart() -> None:
    start = rules.start({})
    assert notation.read_move(start, "bb2") == Move("black", start.board.read("b2"))
    assert notation.read_move(start, "wb2") == Move("white", start.board.read("b2"))


@pytest.mark.parametrize(
    "text",
    [
        *("", "f6", "B", "Bf", "B6", "Bf06", "Bf0", "Gf6", "Bf6 ", " Bf6", "Bf6,Wf7", "2f6"),
        *("Bl1", "Ba12", "Bf²", "Bf6\n", "passe", "B-1", "Ba99999999"),
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadMove):
        notation.read_move(rules.start({}), text)


# Positions


@pytest.mark.parametrize(
    "text",
    [
        "5/5/5/5/5 V - 0 1.5",
        "5/5/5/5/5 V - 0 -0.5",
        "5/5/5/5/5 V - 0 -12.5",
        "5/5/5/5/5 H - 1 2",
        "5/5/5/5/5 V - 2 0",
        "5/5/2b2/5/5 H - 0 0.5",
        "5/5/2b2/5/5 V - 0 0.5",
        "5/5/5/5/5 V - 0 0 -",
        "5/5/5/5/5 H - 1 0 V",
        "5/5/5/5/5 V - 2 -3 H",
        "bw/bw V a1V,b1V 0 0.5",
        "ww/bb V a1H,a2H 1 0.5",
        "wb/b1 H a2V 0 0.5",
        "wb/b1 H a2H 0 0.5",
        "19/19/19/19/19/19/19/19/19/9b9/19/19/19/19/19/19/19/19/19 H - 0 100.5",
    ],
)
def test_positions_come_back_as_they_were_written(text: str) -> None:
    assert notation.write_position(read(text)) == text


def test_a_position_holds_what_its_text_says() -> None:
    position = read("ww/bb H a1H,a2H 1 -1 V")
    assert rules.player(position) is Player.SECOND
    assert (position.passes, position.komi, position.button) == (1, -2, True)
    assert position.holder is Player.FIRST
    assert rules.score(position) == (0.5, 3)
    assert rules.ply(position) % 2 == 1


def test_a_set_up_position_is_at_the_ply_that_its_board_shows() -> None:
    assert rules.ply(read("5/5/5/5/5 V - 0 0.5")) == 0
    assert rules.ply(read("5/5/2b2/5/5 H - 0 0.5")) == 1
    assert rules.ply(read("5/5/2b2/5/5 V - 0 0.5")) == 2
    assert rules.ply(read("5/5/2b2/5/5 V - 0 0 V")) == 2


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "carteso-position-fields"),
        ("5/5/5/5/5 V - 0", "carteso-position-fields"),
        ("5/5/5/5/5 V - 0 0 - -", "carteso-position-fields"),
        ("1 V - 0 0.5", "rows-count"),
        ("5/5/5/5 V - 0 0.5", "rows-length"),
        ("5/5/5/5/05 V - 0 0.5", "rows-length"),
        ("5/5/5/5/4 V - 0 0.5", "rows-length"),
        ("5/5/5/5/41 V - 0 0.5", "rows-length"),
        ("5/5/5/5/0 V - 0 0.5", "rows-length"),
        ("5/5/B4/5/5 V - 0 0.5", "rows-letter"),
        ("5/5/²4/5/5 V - 0 0.5", "rows-letter"),
        ("5/5/5/5/5 v - 0 0.5", "carteso-position-side"),
        ("5/5/5/5/5 b - 0 0.5", "carteso-position-side"),
        ("5/5/5/5/5 V - 3 0.5", "carteso-position-passes"),
        ("5/5/5/5/5 V - -1 0.5", "carteso-position-passes"),
        ("5/5/5/5/5 V - 00 0.5", "carteso-position-passes"),
        ("5/5/5/5/5 V - 0 0.25", "carteso-position-komi"),
        ("5/5/5/5/5 V - 0 1.0", "carteso-position-komi"),
        ("5/5/5/5/5 V - 0 1.50", "carteso-position-komi"),
        ("5/5/5/5/5 V - 0 .5", "carteso-position-komi"),
        ("5/5/5/5/5 V - 0 01", "carteso-position-komi"),
        ("5/5/5/5/5 V - 0 -0", "carteso-position-komi"),
        ("5/5/5/5/5 V - 0 +1", "carteso-position-komi"),
        ("5/5/5/5/5 V - 0 1,5", "carteso-position-komi"),
        ("5/5/5/5/5 V - 0 x", "carteso-position-komi"),
        ("5/5/5/5/5 V - 0 0.5 -", "carteso-position-komi-whole"),
        ("5/5/5/5/5 V - 0 0 v", "carteso-position-holder"),
        ("5/5/5/5/5 V - 0 0 x", "carteso-position-holder"),
        ("5/5/5/5/5 H - 1 0 -", "carteso-position-pass"),
        ("bw/bw V - 0 0.5", "carteso-claim-missing"),
        ("bw/bw V a1V 0 0.5", "carteso-claim-missing"),
        ("bw/bw V b1V,a1V 0 0.5", "carteso-claim-order"),
        ("bw/bw V a1V,a1V,b1V 0 0.5", "carteso-claim-twice"),
        ("wb/b1 H a2V,a2H 0 0.5", "carteso-claim-twice"),
        ("bw/bw V a1V,a2V,b1V 0 0.5", "carteso-claim-place"),
        ("bw/bw V a2V,b1V 0 0.5", "carteso-claim-place"),
        ("bw/bw V a1H,b1V 0 0.5", "carteso-claim-span"),
        ("ww/bb V a1H,a2V 0 0.5", "carteso-claim-span"),
        ("5/5/2b2/5/5 H c3H 0 0.5", "carteso-claim-unfinished"),
        ("5/5/2b2/5/5 H a1H 0 0.5", "carteso-claim-empty"),
        ("bw/bw V a1V,b1V, 0 0.5", "carteso-claim-malformed"),
        ("bw/bw V a1v,b1V 0 0.5", "carteso-claim-malformed"),
        ("bw/bw V A1V,b1V 0 0.5", "carteso-claim-malformed"),
        ("bw/bw V -,b1V 0 0.5", "carteso-claim-malformed"),
        ("bw/bw V a0V 0 0.5", "space-malformed"),
        ("bw/bw V a3V 0 0.5", "space-off-board"),
    ],
)
def test_positions_that_cannot_stand_are_refused_with_the_reason(text: str, key: str) -> None:
    assert refusal(text).key == key


def test_a_refused_claim_shows_its_group() -> None:
    assert refusal("bw/bw V - 0 0.5").spaces == ("a1", "a2")
    problem = refusal("bw/bw V a1H,b1V 0 0.5")
    assert problem.arguments == {"space": "a1", "columns": 1, "rows": 2, "player": "horizontal"}


def test_half_points() -> None:
    texts = [half_points(halves) for halves in (-3, -2, -1, 0, 1, 2, 3)]
    assert texts == ["-1.5", "-1", "-0.5", "0", "0.5", "1", "1.5"]


def test_a_board_of_plain_text_shows_stones_and_claims() -> None:
    assert notation.text_board(read("wb/b1 H a2H 0 0.5")) == " 2 w- b\n 1 b  .\n   a  b"
    assert notation.text_board(read("bw/bw V a1V,b1V 0 0.5")) == (" 2 b| w|\n 1 b| w|\n   a  b")
