"""Consta's tactics: the moves found are exactly those that trying everything finds."""

from __future__ import annotations

from random import Random

import pytest

from tests.reference import consta as reference
from tests.support.amounts import many
from tests.support.consta_games import by_trying, random_game, to_reference
from trilithon.games.consta.play.cuts import breaking_moves, can_break
from trilithon.games.consta.play.tactics import tactics
from trilithon.games.consta.play.threats import winning_moves
from trilithon.games.consta.rules import notation, rules
from trilithon.games.consta.rules.position import PASS, Move, Position
from trilithon.games.consta.rules.rules import has_chain
from trilithon.search.result import finish


def threatened(position: Position) -> bool:
    return has_chain(position, position.ply % 2 == 0)


def holding(position: Position) -> set[Move]:
    """Moves that leave the other player neither a chain nor a move that wins whatever the reply."""
    _, breaking = by_trying(position)
    return {move for move in breaking if not by_trying(rules.play(position, move))[0]}


def found(position: Position, *, deep: bool = True) -> tuple[list[Move], int | None]:
    moves, result = finish(tactics(position, deep=deep))
    return list(moves), result


def check(position: Position) -> tuple[bool, bool]:
    """Compare with trying everything; returns whether there was something to win or to break."""
    winning, breaking = by_trying(position)
    wins = [move for move in winning_moves(position) if move is not None]
    assert len(wins) == len(set(wins))
    assert set(wins) == winning
    if threatened(position):
        breaks = [move for move in breaking_moves(position) if move is not None]
        assert len(breaks) == len(set(breaks))
        assert set(breaks) == breaking
        assert can_break(position) == bool(breaking)
    moves, result = found(position)
    assert (result == 1) == bool(winning)
    if winning:
        assert moves[0] in winning
    elif threatened(position):
        assert set(moves) <= breaking
    return bool(winning), threatened(position) and bool(breaking)


def check_answers(position: Position) -> tuple[bool, bool]:
    """Where no move wins, all that hold are told; returns whether all lose, and some were told."""
    for deep in (False, True):
        moves, result = found(position, deep=deep)
        if result == 1:
            return False, False
        expected = holding(position)
        assert len(moves) == len(set(moves))
        assert set(moves) <= set(rules.legal_moves(position))
        if result == -1:
            assert not expected
        elif moves:
            assert expected <= set(moves)
            assert expected or not deep
        else:
            assert expected or rules.legal_moves(position) == [PASS]
    return result == -1, bool(moves)


def every_position(size: int) -> set[Position]:
    """All positions of a size that can be reached and are not over."""
    layer, reached = {Position(size)}, set[Position]()
    while layer:
        layer = {position for position in layer if rules.outcome(position) is None}
        reached |= layer
        layer = {
            rules.play(position, move) for position in layer for move in rules.legal_moves(position)
        }
    return reached


def test_every_position_of_size_2() -> None:
    positions = every_position(2)
    for position in positions:
        check(position)
    assert len(positions) > 50


@pytest.mark.parametrize(
    ("size", "games", "stacks"),
    [(3, 50, 0.2), (3, 50, 0.6), (4, 27, 0.2), (4, 27, 0.6), (5, 4, 0.3), (6, 1, 0.4)],
)
def test_random_positions(size: int, games: int, stacks: float) -> None:
    rng = Random(size * 100 + games)
    won = broken = 0
    for _ in range(many(games)):
        for position in random_game(size, rng, stacks):
            wins, breaks = check(position)
            won += wins
            broken += breaks
    assert won > 0
    assert broken > 0 or size > 4


@pytest.mark.parametrize(
    ("size", "games", "stacks"), [(3, 17, 0.2), (3, 17, 0.6), (4, 2, 0.2), (4, 2, 0.6)]
)
def test_every_move_that_holds_is_told(size: int, games: int, stacks: float) -> None:
    rng = Random(size * 100 + games)
    lost = told = 0
    for _ in range(many(games)):
        for position in random_game(size, rng, stacks):
            loses, answers = check_answers(position)
            lost += loses
            told += answers
    assert lost > 0
    assert told > 0


def test_a_proved_win_is_one_by_the_reference_too() -> None:
    rng = Random(8)
    proofs = 0
    for _ in range(40):
        for position in random_game(3, rng):
            moves, result = found(position)
            if result != 1:
                continue
            proofs += 1
            state = to_reference(rules.play(position, moves[0]))
            mover = reference.colour_at(position.ply)
            for reply in reference.legal_moves(state):
                assert reference.outcome(reference.after(state, reply)) == mover
    assert proofs > 40


def written(position: Position, moves: list[Move]) -> list[str]:
    return sorted(notation.write_move(position, move) for move in moves)


def test_a_stack_beside_a_single_cuts_a_link_of_singles() -> None:
    position = notation.read_position("2b1/1bwW/bb1w/1b2 w 6")
    breaking = [move for move in breaking_moves(position) if move is not None]
    assert written(position, breaking) == ["2b4"]


def test_of_the_moves_that_break_one_that_also_wins_is_played() -> None:
    position = notation.read_position("WbW1/b1w1/1bB1/2wB w 8")
    _, breaking = by_trying(position)
    moves, result = found(position)
    assert (len(breaking), result) == (6, 1)
    assert written(position, moves)[0] in ("b3,d3", "b3,d4")


def test_a_forced_pass_breaks_nothing() -> None:
    position = notation.read_position("b1w/wBw/bbw w 6")
    assert rules.legal_moves(position) == [PASS]
    assert threatened(position)
    assert not can_break(position)
    assert found(position) == ([], -1)
