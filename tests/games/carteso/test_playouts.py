"""What the search is told of Carteso: random fills, exact results near the end, and chances."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import pytest

from tests.reference import carteso as reference
from tests.support.amounts import many
from tests.support.carteso_games import start, to_reference
from trilithon.core import Player
from trilithon.games.carteso.play import playouts
from trilithon.games.carteso.play.chances import chances
from trilithon.games.carteso.play.closure import closing
from trilithon.games.carteso.play.endgame import Endgame, known_bounds
from trilithon.games.carteso.play.fill import Fills, fill
from trilithon.games.carteso.rules import notation, rules
from trilithon.games.carteso.rules.position import BUTTON, PASS, Move, Position
from trilithon.search.result import finish


def after_stones(position: Position, stones: int, rng: random.Random) -> Position:
    """The position after some random stones."""
    for _ in range(stones):
        moves = [move for move in rules.legal_moves(position) if move.space >= 0]
        if moves:
            position = rules.play(position, rng.choice(moves))
    return position


# Fills


def lead_of(fills: Fills, number: int) -> int:
    """Vertical's lead in stones in one of the fills."""
    lead = -fills.points
    while fills.at_least(lead + 1) >> number & 1:
        lead += 1
    return lead


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7, 9])
def test_fills_keep_the_stones_and_are_decided_like_the_reference_decides_groups(
    size: int,
) -> None:
    """Square groups count for their claimer, and for nobody when they are unclaimed."""
    rng = random.Random(size)
    for _ in range(12):
        position = after_stones(start(size), rng.randrange(size * size), rng)
        state = to_reference(position)
        fills = fill(position, 8, rng)
        for number in range(fills.count):
            filled = {
                position.board.place(bit): "white" if fills.white[bit] >> number & 1 else "black"
                for bit in position.board.bits_by_column()
            }
            assert state.board.items() <= filled.items()
            lead = 0
            for group in reference.groups(filled):
                columns, rows = reference.spans(group)
                claimer = reference.claimer(state, group)
                if rows > columns or (rows == columns and claimer == "vertical"):
                    lead += len(group)
                elif columns > rows or claimer == "horizontal":
                    lead -= len(group)
            assert lead_of(fills, number) == lead


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
    won = fills.at_least(1) if position.mover is Player.FIRST else ~fills.at_least(1)
    winrate, moves = chances(position, fills, [])
    assert winrate == pytest.approx((won & (1 << 4096) - 1).bit_count() / 4096)
    assert {move for move, _ in moves} == set(rules.legal_moves(position))
    for move, chance in moves:
        if move.space >= 0:
            white = fills.white[move.space]
            follows = white if move.kind == "white" else ~white & (1 << 4096) - 1
            assert abs(chance - (follows & won).bit_count() / follows.bit_count()) < 0.01
    assert [chance for _, chance in moves] == sorted((chance for _, chance in moves), reverse=True)
    wanted = rules.legal_moves(position)[1:3]
    assert sorted(chances(position, fills, wanted)[1], key=lambda pair: wanted.index(pair[0])) == [
        pair for move in wanted for pair in moves if pair[0] == move
    ]


def test_chances_go_down_with_komi() -> None:
    fills = fill(start(5), 1024, random.Random(1))
    told = [chances(start(5, komi=komi), fills, [])[0] for komi in ("-8", "-0.5", "0", "0.5", "8")]
    assert told == sorted(told, reverse=True)
    assert len(set(told)) == 5


def chance_of(position: Position, move: Move) -> float:
    fills = fill(position, 64, random.Random(1))
    return dict(chances(position, fills, [])[1])[move]


def test_a_pass_counts_what_the_other_player_makes_of_it() -> None:
    behind = start(5, komi="0.5")
    assert chance_of(behind, PASS) == 0
    assert chance_of(rules.play(behind, PASS), PASS) == 1
    assert chance_of(start(5, komi="0"), PASS) <= 0.5
    assert chance_of(rules.play(start(5, komi="0"), PASS), PASS) == 0.5


def test_taking_the_button_is_worth_a_half_point() -> None:
    fills = fill(start(5), 4096, random.Random(1))
    winrate, moves = chances(start(5, variant="button"), fills, [])
    taken = dict(moves)[BUTTON]
    assert taken == pytest.approx(chances(start(5, komi="-0.5"), fills, [])[0])
    assert taken > winrate


# Exact play


@cache
def value(text: str) -> int:
    """The result of a position for its mover by trying everything with the reference."""
    state = to_reference(notation.read_position(text))
    outcome = reference.outcome(state)
    if outcome is not None:
        return 0 if outcome == "draw" else 1 if outcome == state.mover else -1
    moves = reference.legal_moves(state)
    return max(-value(reference.write_state(reference.after(state, move))) for move in moves)


def best_moves(position: Position) -> tuple[Sequence[Move], int]:
    found = finish(Endgame(finish(closing(position))).best_moves(10**9))
    assert found is not None
    return found


def check_against_trying_everything(position: Position) -> None:
    text = notation.write_position(position)
    moves, result = best_moves(position)
    assert result == value(text)
    state = to_reference(position)
    values = {
        move: -value(reference.write_state(reference.after(state, move)))
        for move in reference.legal_moves(state)
    }
    names = {notation.write_move(position, move) for move in moves}
    good = {name for name, result_of in values.items() if result_of == result}
    assert names <= good
    assert names == good or result != 0


@pytest.mark.parametrize("komi", ["-4.5", "-2", "-1", "-0.5", "0", "0.5", "1", "2", "3.5"])
def test_2_by_2_is_played_perfectly_from_the_start(komi: str) -> None:
    check_against_trying_everything(start(2, komi=komi))


def test_positions_near_the_end_are_played_perfectly() -> None:
    rng = random.Random(9)
    for _ in range(many(50)):
        size = rng.choice([3, 3, 4])
        stones = size * size - rng.randint(0, 3)
        position = after_stones(start(size, komi=str(rng.randint(-8, 8) / 2)), stones, rng)
        check_against_trying_everything(position)


@pytest.mark.parametrize("variant", ["standard", "button"])
def test_what_is_certain_is_so(variant: str) -> None:
    """All ways on are looked at from the first position, and what comes of it asked later too."""
    rng = random.Random(variant)
    proved = {-1: 0, 0: 0, 1: 0}
    for _ in range(many(50)):
        size = rng.choice([2, 3, 3, 4])
        komi = str(rng.randint(-4, 4) if variant == "button" else rng.randint(-8, 8) / 2)
        position = start(size, komi=komi, variant=variant)
        position = after_stones(position, size * size - rng.randint(0, 4), rng)
        if size == 2 and variant == "standard":
            position = start(2, komi=komi)
        sure = finish(closing(position))
        for _ in range(rng.randint(0, 3)):
            moves = rules.legal_moves(position)
            after = rules.play(position, rng.choice(moves))
            position = after if rules.outcome(after) is None else position
        low, high = known_bounds(position, sure)
        exact = value(notation.write_position(position))
        assert low <= exact <= high
        best, result = finish(playouts.tactics(position, deep=rng.random() < 0.5))
        assert result in (None, exact)
        if result is not None:
            proved[result] += 1
            for move in best if result >= 0 else []:
                after = rules.play(position, move)
                over = rules.outcome(after)
                if over is None:
                    assert value(notation.write_position(after)) == -result
    assert min(proved[1], proved[-1]) > 5


def test_with_komi_0_whoever_places_first_on_3_by_3_loses() -> None:
    moves, result = best_moves(start(3, komi="0"))
    assert (list(moves), result) == ([PASS], 0)


# What the search calls


def decide(position: Position, seed: int) -> Move:
    """What is proved, else the best chances in one batch."""
    moves, result = finish(playouts.tactics(position, deep=True))
    if result is not None and moves:
        return moves[0]
    return playouts.evaluate(position, moves, 8, 512, random.Random(seed)).moves[0][0]


@pytest.mark.parametrize("size", [2, 3, 4, 6, 9, 13, 19])
def test_moves_are_legal_and_a_seed_gives_the_same_ones(size: int) -> None:
    rng = random.Random(size)
    for _ in range(3):
        variant = rng.choice(["standard", "button"])
        position = after_stones(start(size, variant=variant), rng.randrange(size * size), rng)
        move = decide(position, 1)
        rules.check(position, move)
        assert decide(position, 1) == move


def test_a_winning_pass_is_taken() -> None:
    assert finish(playouts.tactics(rules.play(start(9), PASS), deep=False)) == ([PASS], 1)


def test_it_beats_random_play_from_either_side() -> None:
    rng = random.Random(3)
    for side in (*Player, *Player):
        position = start(5, komi="1.5")
        while rules.outcome(position) is None:
            if position.mover is side:
                move = decide(position, 1)
            else:
                stones = [move for move in rules.legal_moves(position) if move.space >= 0]
                move = rng.choice(stones or [PASS])
            position = rules.play(position, move)
        outcome = rules.outcome(position)
        assert outcome is not None
        assert outcome.winner is side


def test_the_generators_pause_often() -> None:
    rng = random.Random(4)
    position = after_stones(start(6), 26, rng)
    pauses = sum(1 for _ in playouts.tactics(position, deep=True))
    assert pauses >= 1
