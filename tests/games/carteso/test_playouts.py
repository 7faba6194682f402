"""What the search is told of Carteso: exact results near the end, and moves that are likely."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import pytest

from tests.reference import carteso as reference
from tests.support.amounts import many
from tests.support.carteso_games import after_stones, start, to_reference
from trilithon.core import Player
from trilithon.games.carteso import CARTESO
from trilithon.games.carteso.play import playouts
from trilithon.games.carteso.play.closure import closing
from trilithon.games.carteso.play.endgame import Endgame, known_bounds
from trilithon.games.carteso.play.levels import LEVELS
from trilithon.games.carteso.rules import notation, rules
from trilithon.games.carteso.rules.position import PASS, Move, Position
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish

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


def value_by_rules(position: Position, known: dict[Position, int]) -> int:
    """The result for the mover by trying every move with the engine's rules."""
    if position not in known:
        over = rules.outcome(position)
        if over is not None:
            known[position] = (over.winner is not None) * (
                1 if over.winner is position.mover else -1
            )
        else:
            after = (rules.play(position, move) for move in rules.legal_moves(position))
            known[position] = max(-value_by_rules(one, known) for one in after)
    return known[position]


@pytest.mark.parametrize("variant", ["standard", "button"])
@pytest.mark.parametrize("size", [5, 9])
def test_all_that_is_open_with_five_empty_points_is_known_but_for_few(
    size: int, variant: str
) -> None:
    """Square groups count for whoever did not finish them, and what joins them for their owner."""
    rng, open_ = random.Random(size), 0
    for _ in range(many(6)):
        komi = str(rng.randint(-3, 3) if variant == "button" else rng.randint(-6, 6) / 2)
        position = start(size, komi=komi, variant=variant)
        position = after_stones(position, size * size - 5, rng)
        low, high = known_bounds(position, finish(closing(position)))
        assert low <= value_by_rules(position, {}) <= high
        open_ += low != high
    assert open_ <= many(6) // 6


def test_only_the_pass_that_draws_is_told_where_all_stones_lose() -> None:
    text = "wb2b1/wbwwbb/wbbbbb/bbbwww/bwwwwb/bbb1w1 H a1V,a4V,b2H 1 12"
    position = notation.read_position(text)
    assert finish(playouts.tactics(position, deep=True)) == ([PASS], 0)


def test_ten_points_before_the_end_of_a_game_its_result_is_known() -> None:
    rng = random.Random(10)
    found = []
    for _ in range(6):
        position = after_stones(start(9), 71, rng)
        found.append(finish(playouts.tactics(position, deep=True))[1])
    assert found.count(None) <= 1


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


@pytest.mark.parametrize("level", [level for level, effort in LEVELS.items() if effort.playouts])
def test_no_level_passes_while_it_is_behind(level: int) -> None:
    """The other player would pass too, and win."""
    for seed in range(12):
        found = finish(search(CARTESO, start(7), Budget(LEVELS[level]), seed))
        assert found.lines[0].move != PASS


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
