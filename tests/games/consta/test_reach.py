"""How far a chain is at the least: never further than games show."""

from __future__ import annotations

from random import Random

import pytest

from trilithon.core import Player
from trilithon.games.consta.play.reach import NEVER, least_turns
from trilithon.games.consta.play.threats import winning_moves
from trilithon.games.consta.rules import notation, rules


@pytest.mark.parametrize("size", [4, 5, 7])
def test_no_game_is_won_sooner(size: int) -> None:
    random = Random(size)
    for _ in range(12):
        position = rules.start({"size": size})
        line = [position]
        while rules.outcome(position) is None:
            position = rules.play(position, random.choice(rules.legal_moves(position)))
            line.append(position)
        outcome = rules.outcome(position)
        assert outcome is not None
        winner = outcome.winner
        assert winner is not None
        turns = 0
        for before in reversed(line[:-1]):
            turns += rules.player(before) is winner
            assert least_turns(before, winner) <= turns
            if rules.player(before) is winner and any(winning_moves(before)):
                assert least_turns(before, winner) <= 1


@pytest.mark.parametrize(
    ("text", "black", "white"),
    [
        # Three spaces are empty in a column, and two in the row.
        ("5/2b2/2b2/1w1ww/5 b 5", 2, 1),
        # A wall of White's from edge to edge, which no diagonal leads through.
        ("5/5/wwwww/5/5 b 5", NEVER // 2, 0),
        ("5/5/5/5/5 b 1", 3, 3),
    ],
)
def test_the_fewest_turns_are_counted_by_two_spaces_each(text: str, black: int, white: int) -> None:
    position = notation.read_position(text)
    assert least_turns(position, Player.FIRST) == black
    assert least_turns(position, Player.SECOND) == white
