"""Random fills of Carteso's board, and the chances of moves that they tell."""

from __future__ import annotations

import random

import pytest

from tests.reference import carteso as reference
from tests.support.carteso_games import after_stones, start, to_reference
from trilithon.core import Player
from trilithon.games.carteso.play.chances import SHARES, after_pass, chances
from trilithon.games.carteso.play.fill import Fills, every_fill, fill, fill_all
from trilithon.games.carteso.rules import notation, rules
from trilithon.games.carteso.rules.position import BUTTON, PASS, Position

# Fills


def lead_of(fills: Fills, number: int) -> int:
    """Vertical's lead in stones in one of the fills."""
    lead = -fills.points
    while fills.at_least(lead + 1) >> number & 1:
        lead += 1
    return lead


def owners(position: Position, fills: Fills, number: int) -> dict[int, str | None]:
    """Whose the stones are in one of the fills, by the reference."""
    state = to_reference(position)
    places = {bit: position.board.place(bit) for bit in position.board.bits_by_column()}
    filled = {
        place: "white" if fills.white[bit] >> number & 1 else "black"
        for bit, place in places.items()
    }
    assert state.board.items() <= filled.items()
    owner: dict[tuple[int, int], str | None] = {}
    for group in reference.groups(filled):
        columns, rows = reference.spans(group)
        longer = "vertical" if rows > columns else "horizontal"
        whose = reference.claimer(state, group) if rows == columns else longer
        owner |= dict.fromkeys(group, whose)
    return {bit: owner[place] for bit, place in places.items()}


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7, 9])
@pytest.mark.parametrize("together", [1, 3])
def test_fills_keep_the_stones_and_are_decided_like_the_reference_decides_groups(
    size: int, together: int
) -> None:
    """Square groups count for their claimer, and for nobody when they are unclaimed.

    Positions that share a batch have fills of their own.
    """
    rng = random.Random(size)
    for _ in range(12 // together):
        positions = [
            after_stones(start(size), rng.randrange(size * size), rng) for _ in range(together)
        ]
        found = fill_all(positions, 8, rng)
        for position, fills in zip(positions, found, strict=True):
            for number in range(fills.count):
                whose = list(owners(position, fills, number).values())
                lead = whose.count("vertical") - whose.count("horizontal")
                assert lead_of(fills, number) == lead


def test_hardly_a_fill_of_a_large_board_has_a_group_that_is_cut() -> None:
    """Groups that wind about are not followed to their ends: at most one fill of fifty is wrong."""
    rng = random.Random(11)
    position = after_stones(start(11), 20, rng)
    fills = fill(position, 400, rng)
    wrong = 0
    for number in range(fills.count):
        whose = list(owners(position, fills, number).values())
        wrong += lead_of(fills, number) != whose.count("vertical") - whose.count("horizontal")
    assert wrong <= 8


def test_where_every_fill_is_made_groups_are_followed_to_their_ends() -> None:
    """A snake of white stones lies along the board, up and down, wider than it is high."""
    rows = [["w" if column % 2 == 0 else "b" for column in range(11)] for _ in range(9)]
    for column in range(1, 11, 2):
        rows[0 if column % 4 == 1 else -1][column] = "w"
    rows += [["b"] * 11, [*"1bbbb1bbbbb"]]
    written = "/".join("".join(row) for row in rows)
    position = notation.read_position(f"{written} V a2H,a3H,d4V,h4V 0 0.5")
    fills = every_fill(position)
    assert fills.count == 4
    for number in range(fills.count):
        whose = list(owners(position, fills, number).values())
        assert lead_of(fills, number) == whose.count("vertical") - whose.count("horizontal")


def test_the_colours_of_empty_points_are_even() -> None:
    """A fill makes four, in which each point has either colour twice."""
    rng = random.Random(8)
    position = after_stones(start(5), 6, rng)
    fills = fill(position, 64, rng)
    for bit in position.board.bits_by_column():
        if position.empty >> bit & 1:
            assert fills.white[bit].bit_count() == 32
    assert len({tuple(strip >> n & 1 for strip in fills.white) for n in range(64)}) > 60


def test_both_colours_are_as_likely_and_a_seed_gives_the_same_fills() -> None:
    fills = fill(start(5), 4096, random.Random(1))
    assert fills == fill(start(5), 4096, random.Random(1))
    counts = [fills.white[bit].bit_count() for bit in start(5).board.bits_by_column()]
    assert all(1850 < count < 2250 for count in counts)


@pytest.mark.parametrize("size", [4, 5])
def test_win_rates_are_those_of_random_games_by_the_reference_but_for_square_groups(
    size: int,
) -> None:
    """Three standard deviations of 300 games make 9%."""
    rng = random.Random(size)
    komi = size / 2 + 0.5
    won = 0
    for _ in range(300):
        state = reference.State(size, komi)
        for point in rng.sample(reference.points(size), size * size):
            state = reference.place(state, rng.choice(reference.COLOURS), point)
        claimed = {"vertical": 0.0, "horizontal": komi}
        for group in reference.groups(state.board):
            columns, rows = reference.spans(group)
            if columns != rows:
                claimed[reference.claimer(state, group) or ""] += len(group)
        won += claimed["vertical"] > claimed["horizontal"]
    fills = fill(start(size), 8000, rng)
    assert abs(won / 300 - fills.at_least(round(komi + 0.5)).bit_count() / 8000) < 0.09


# Chances


def test_moves_share_the_fills_that_follow_them() -> None:
    """Near the end a win is a win, by however much. Many fills make little of the other terms."""
    rng = random.Random(5)
    position = after_stones(start(5), 23, rng)
    fills = fill(position, 4096, rng)
    everything = (1 << 4096) - 1
    won = fills.at_least(1) if position.mover is Player.FIRST else ~fills.at_least(1)
    told = chances(position, fills)
    assert told.winrate == pytest.approx((won & everything).bit_count() / 4096)
    for move in rules.legal_moves(position):
        if move.space >= 0:
            white = fills.white[move.space]
            follows = white if move.kind == "white" else ~white & everything
            share = (follows & won).bit_count() / follows.bit_count()
            assert abs(told.after(move) - share) < 0.01


def test_fills_tell_how_often_a_stone_is_whose() -> None:
    rng = random.Random(6)
    for _ in range(6):
        position = after_stones(start(4), rng.randrange(8), rng)
        fills = fill(position, 64, rng)
        told = chances(position, fills)
        found = [owners(position, fills, number) for number in range(fills.count)]
        names = ("vertical", "horizontal")[:: 1 if position.mover is Player.FIRST else -1]
        for bit in position.board.bits_by_column():
            often = [[whose[bit] for whose in found].count(name) for name in names]
            assert [told.own[bit], told.other[bit]] == [SHARES * count // 64 for count in often]


def test_chances_go_down_with_komi() -> None:
    fills = fill(start(5), 1024, random.Random(1))
    komis = ("-8", "-0.5", "0", "0.5", "8")
    told = [chances(start(5, komi=komi), fills).winrate for komi in komis]
    assert told == sorted(told, reverse=True)
    assert len(set(told)) == 5


def chance_of_pass(position: Position) -> float:
    fills = fill(position, 64, random.Random(1))
    move, chance = after_pass(position, fills, chances(position, fills).winrate)
    assert move == PASS
    return chance


def test_a_pass_counts_what_the_other_player_makes_of_it() -> None:
    behind = start(5, komi="0.5")
    assert chance_of_pass(behind) == 0
    assert chance_of_pass(rules.play(behind, PASS)) == 1
    assert chance_of_pass(start(5, komi="0")) <= 0.5
    assert chance_of_pass(rules.play(start(5, komi="0"), PASS)) == 0.5


def test_taking_the_button_is_worth_a_half_point() -> None:
    position = start(5, variant="button")
    fills = fill(position, 4096, random.Random(1))
    winrate = chances(position, fills).winrate
    move, taken = after_pass(position, fills, winrate)
    assert move == BUTTON
    assert taken == pytest.approx(chances(start(5, komi="-0.5"), fills).winrate)
    assert taken > winrate
