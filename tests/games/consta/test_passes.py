"""Forced passes in Consta: where they come up, and that whoever has to pass faces a chain."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.reference import consta as reference
from tests.support.amounts import many
from tests.support.consta_games import board, start, texts, to_reference
from tests.support.stuck_boards import stuck_board
from trilithon.core import Outcome, Player
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.position import PASS, Position
from trilithon.games.consta.rules.rules import has_chain


def stuck_positions(size: int, games: int) -> Iterator[Position]:
    """Positions of random games in which a player has to pass, or could not play if it went on."""
    rng = random.Random(size)
    for _ in range(games):
        position = start(size)
        while rules.outcome(position) is None:
            moves = rules.legal_moves(position)
            if moves == [PASS]:
                yield position
            position = rules.play(position, rng.choice(moves))


@pytest.mark.parametrize("size", [2, 3, 4])
def test_forced_passes_met_in_random_games(size: int) -> None:
    met = list(stuck_positions(size, 1500))
    assert met
    for position in met:
        assert texts(position) == ["pass"]
        assert rules.count_legal_moves(position) == 1
        rules.check(position, PASS)
        after = rules.play(position, PASS)
        assert after.ply == position.ply + 1
        assert (after.black, after.white) == (position.black, position.white)
        assert reference.legal_moves(to_reference(position)) == [()]


def test_the_win_check_follows_a_forced_pass() -> None:
    waiting = [p for p in stuck_positions(3, 1500) if has_chain(p, white=p.ply % 2 == 0)]
    assert waiting
    for position in waiting:
        winner = rules.player(position).opponent
        assert rules.outcome(rules.play(position, PASS)) == Outcome(winner)


def test_a_full_board_without_a_waiting_chain_is_passed_once() -> None:
    position = board("bb", "bb", turn=4)
    assert texts(position) == ["pass"]
    assert rules.outcome(rules.play(position, PASS)) == Outcome(Player.FIRST)


@pytest.mark.parametrize("seed", range(many(16)))
def test_whoever_has_no_legal_move_faces_a_chain(seed: int) -> None:
    """The theorem by which there are no draws, on boards that are stuck by design."""
    rng = random.Random(seed)
    position = stuck_board(rng, rng.randint(4, 6), rng.randint(1, 2))
    chains = has_chain(position, white=False), has_chain(position, white=True)
    assert sum(chains) == 1
    # With a chain of his own the player to move has won already.
    if chains[1]:
        assert texts(position) == ["pass"]
        assert rules.outcome(rules.play(position, PASS)) == Outcome(Player.SECOND)


def test_empty_spaces_side_by_side_can_be_stuck_too() -> None:
    found = [stuck_board(random.Random(seed), 5, 2) for seed in range(10)]
    beside = [one for one in found if one.empty & (one.empty << 1 | one.empty << one.board.stride)]
    assert beside
    assert all(has_chain(one, white=False) != has_chain(one, white=True) for one in beside)
