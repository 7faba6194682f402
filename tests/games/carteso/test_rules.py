"""Carteso's rules: each rule and ruling by example."""

from __future__ import annotations

import random
import re

import pytest

from tests.reference import carteso as reference
from tests.support.carteso_games import play, start, texts
from trilithon.core import Outcome, Player
from trilithon.core.errors import BadSetting, IllegalMove
from trilithon.games.carteso import CARTESO
from trilithon.games.carteso.rules import notation, rules
from trilithon.games.carteso.rules.claims import groups, is_finished
from trilithon.games.carteso.rules.position import Position


def board(*rows: str, rest: str = "V - 0 0.5") -> Position:
    """A position from its rows, top one first, with dots for empty points."""
    packed = re.sub(r"\.+", lambda run: str(len(run[0])), "/".join(rows))
    return notation.read_position(f"{packed} {rest}")


def refusal(position: Position, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        rules.check(position, notation.read_move(position, text))
    return caught.value


def claims(position: Position) -> str:
    return notation.write_position(position).split()[2]


# Setting up


def test_the_defaults() -> None:
    assert notation.write_position(rules.start({})) == "/".join(["11"] * 11) + " V - 0 0.5"
    assert notation.write_position(start(5, komi="1.5")) == "5/5/5/5/5 V - 0 1.5"
    assert notation.write_position(rules.start({"size": 2, "variant": "button"})) == "2/2 V - 0 0 -"
    assert CARTESO.complete({"variant": "button"})["komi"] == "0"
    assert CARTESO.complete({"variant": "button", "komi": "3"})["komi"] == "3"


@pytest.mark.parametrize("text", ["", "x", "1.25", "0.3", "1,5", ".5", "1.", "1e3", "١", "--1"])
def test_komi_is_a_multiple_of_a_half(text: str) -> None:
    with pytest.raises(BadSetting):
        CARTESO.read_settings({"komi": text})


@pytest.mark.parametrize("text", ["0", "2", "-2", "7.5", "-0.5", "2.0"])
def test_komi_may_be_negative_or_whole(text: str) -> None:
    assert rules.score(start(5, komi=text)) == (0, float(text))


@pytest.mark.parametrize("text", ["-0", "-0.0", "0.00", "0000"])
def test_no_komi_has_no_sign(text: str) -> None:
    settings, _ = CARTESO.begin({"komi": text})
    assert settings["komi"] == "0"


def test_with_the_button_komi_is_whole() -> None:
    with pytest.raises(BadSetting, match="whole"):
        start(5, komi="1.5", variant="button")
    assert rules.score(start(5, komi="-3", variant="button")) == (0, -3)


def test_a_variant_that_is_not_known_is_named() -> None:
    with pytest.raises(BadSetting, match="pie"):
        CARTESO.read_settings({"variant": "pie"})


@pytest.mark.parametrize("size", ["1", "20", "x"])
def test_sizes_go_from_2_to_19(size: str) -> None:
    with pytest.raises(BadSetting):
        CARTESO.read_settings({"size": size})


# Moves


def test_either_player_may_place_either_colour_or_pass() -> None:
    expected = ["Ba1", "Wa1", "Ba2", "Wa2", "Bb1", "Wb1", "Bb2", "Wb2", "pass"]
    assert texts(start(2)) == expected
    assert texts(play(start(2), "pass")) == expected


def test_points_are_taken_once() -> None:
    problem = refusal(play(start(3), "Bb2"), "Wb2")
    assert problem.key == "carteso-taken"
    assert problem.spaces == ("b2",)


def test_on_a_full_board_only_passing_is_left() -> None:
    full = play(start(2), "Ba1", "Ba2", "Wb1", "Wb2")
    assert texts(full) == ["pass"]
    assert rules.count_legal_moves(full) == 1


def test_two_passes_in_succession_end_the_game() -> None:
    assert rules.outcome(play(start(3), "pass")) is None
    assert rules.outcome(play(start(3), "pass", "Bb2", "pass")) is None
    over = play(start(3), "Bb2", "pass", "pass")
    assert rules.outcome(over) == Outcome(Player.SECOND)
    assert texts(over) == []
    assert rules.count_legal_moves(over) == 0
    for move in ("pass", "Ba1", "button"):
        assert refusal(over, move).key == "carteso-over"


def test_equal_scores_are_a_draw() -> None:
    assert rules.outcome(play(start(3, komi="0"), "pass", "pass")) == Outcome(None)
    assert rules.outcome(play(start(3, komi="-1"), "pass", "pass")) == Outcome(Player.FIRST)


# Claims


def test_a_group_that_spans_more_rows_is_verticals_and_more_columns_horizontals() -> None:
    tall = play(start(2), "Ba1", "Ba2", "Wb1", "Wb2")
    assert claims(tall) == "a1V,b1V"
    assert rules.score(tall) == (4, 0.5)
    level = play(start(2), "Ba1", "Bb1", "Wa2", "Wb2")
    assert claims(level) == "a1H,a2H"
    assert rules.score(level) == (0, 4.5)


def test_a_stone_shut_in_by_the_other_colour_is_claimed_at_once() -> None:
    assert claims(play(start(2), "Ba1", "Wa2")) == "-"
    assert claims(play(start(2), "Ba1", "Wa2", "Bb2")) == "a2H"


def test_a_square_group_goes_to_the_opponent_of_the_last_placer() -> None:
    assert claims(play(start(2), "Ba1", "Wa2", "Wb1")) == "a1H"
    assert claims(play(start(2), "pass", "Ba1", "Wa2", "Wb1")) == "a1V"


def test_a_pass_is_not_a_placement() -> None:
    """Horizontal places last in both; whoever passed in between does not matter."""
    position = play(start(2), "Ba1", "Wa2", "pass", "Wb1")
    assert claims(position) == "a1V"


def test_all_groups_that_one_stone_finishes_are_claimed_each_by_its_owner() -> None:
    columns = board("bwb", "bwb", "b.b", rest="H - 0 0.5")
    assert claims(play(columns, "Wb1")) == "a1V,b1V,c1V"
    assert claims(play(columns, "Bb1")) == "a1V,b2V"


def test_a_group_is_not_finished_while_it_can_reach_further_in_either_direction() -> None:
    position = board("...", ".w.", ".bw")
    assert claims(play(position, "Ba1")) == "-"
    assert claims(play(position, "Wa1")) == "b1H"
    assert claims(play(position, "Wc3")) == "-"


def test_a_group_is_finished_when_it_spans_its_reach_though_it_has_room_inside() -> None:
    position = play(board("bb.", "b..", "bb."), "Bc3")
    assert claims(position) == "a1H"
    assert rules.score(position) == (0, 6.5)


def test_a_claim_stays_and_takes_in_stones_that_join_it() -> None:
    position = board("bbb", "b.b", "bb.", rest="V a1H 0 0.5")
    assert rules.score(position) == (0, 7.5)
    assert rules.score(play(position, "Bb2")) == (0, 8.5)
    joined = play(position, "Wc1")
    assert claims(joined) == "a1H,c1H"


# The button


def test_the_button_is_taken_before_anybody_passes() -> None:
    position = start(2, variant="button")
    assert texts(position)[-1] == "button"
    assert refusal(position, "pass").key == "carteso-button-first"
    taken = play(position, "button")
    assert texts(taken)[-1] == "pass"
    assert refusal(taken, "button").key == "carteso-button-taken"
    assert refusal(start(2), "button").key == "carteso-no-button"


def test_the_button_is_worth_half_a_point_and_rules_out_draws() -> None:
    assert rules.score(play(start(3, variant="button"), "button")) == (0.5, 0)
    assert rules.score(play(start(3, variant="button"), "Bb2", "button")) == (0, 0.5)
    over = play(start(3, variant="button"), "button", "pass", "pass")
    assert rules.outcome(over) == Outcome(Player.FIRST)


def test_taking_the_button_is_neither_a_pass_nor_a_placement() -> None:
    one_pass = play(start(3, variant="button"), "button", "pass")
    assert rules.outcome(one_pass) is None
    position = play(start(2, variant="button"), "Ba1", "Wa2", "button", "Wb1")
    assert claims(position) == "a1V"


def test_on_a_full_board_the_button_can_still_be_taken() -> None:
    full = play(start(2, variant="button"), "Ba1", "Ba2", "Wb1", "Wb2")
    assert texts(full) == ["button"]
    assert rules.outcome(play(full, "button", "pass", "pass")) == Outcome(Player.FIRST)


# A printed game


PRINTED = (
    "wbbwwwwbbwb",
    "wwwbbbwwbbw",
    "wbwbbwbwbbw",
    "wbbbbwwbbww",
    "bwbwbwbbwww",
    "bbbwbbwwwwb",
    "wwwwbwbbwwb",
    "wwbbwbwbwbb",
    "wbbbwbwwwwb",
    "bwwbwbbbbbw",
    "bbbbwwwwwbb",
)


def test_the_printed_board_has_its_twenty_groups() -> None:
    masks = {"b": 0, "w": 0}
    geometry = rules.start({}).board
    for row, text in enumerate(reversed(PRINTED)):
        for column, letter in enumerate(text):
            masks[letter] |= 1 << geometry.bit(column, row)
    found: dict[str, list[int]] = {"vertical": [], "horizontal": [], "square": []}
    for own, other in ((masks["b"], masks["w"]), (masks["w"], masks["b"])):
        for group in groups(geometry, own, own):
            assert is_finished(geometry, group, other)
            columns = {geometry.place(bit)[0] for bit in range(200) if group >> bit & 1}
            rows = {geometry.place(bit)[1] for bit in range(200) if group >> bit & 1}
            shape = "vertical" if len(rows) > len(columns) else "horizontal"
            found["square" if len(rows) == len(columns) else shape].append(group.bit_count())
    sizes = {shape: (len(counts), sum(counts)) for shape, counts in found.items()}
    assert sizes == {"vertical": (6, 54), "horizontal": (5, 28), "square": (9, 39)}


@pytest.mark.parametrize("seed", range(5))
def test_the_printed_board_scores_by_span_in_whatever_order_it_is_filled(seed: int) -> None:
    """Square groups go by who finished them; the others do not."""
    points = [(x, y) for x in range(11) for y in range(11)]
    random.Random(seed).shuffle(points)
    position = start(11)
    for x, y in points:
        colour = PRINTED[10 - y][x].upper()
        position = play(position, f"{colour}{reference.name((x, y))}")
    vertical, horizontal = rules.score(position)
    assert vertical + horizontal == 121.5
    assert vertical >= 54
    assert horizontal >= 28.5


# How many games there are


@pytest.mark.parametrize("variant", ["standard", "button"])
@pytest.mark.parametrize("plies", [0, 1, 2, 3, 4, 5])
def test_games_are_counted_as_if_each_had_been_played(variant: str, plies: int) -> None:
    position = rules.start({"size": 2, "variant": variant})
    rng = random.Random(plies)
    for _ in range(plies):
        if moves := rules.legal_moves(position):
            position = rules.play(position, rng.choice(moves))
    assert rules.count_games(position) == played_through(position)


def played_through(position: Position) -> int:
    moves = rules.legal_moves(position)
    return sum(played_through(rules.play(position, move)) for move in moves) if moves else 1


def test_the_usual_board_has_some_ten_to_the_274_games() -> None:
    assert rules.count_games(rules.start({"size": 2})) == 7889
    assert len(str(rules.count_games(rules.start({"size": 11})))) == 274
