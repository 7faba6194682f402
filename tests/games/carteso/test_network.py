"""Carteso's learned network: the same for either side, and read as a literal one reads it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from tests.reference import network as literal
from tests.support.carteso_games import after_stones, start
from trilithon.boards.square import bits
from trilithon.boards.square_planes import ONE
from trilithon.core import Player
from trilithon.games.carteso.play import weights
from trilithon.games.carteso.play.chances import SHARES, Chances
from trilithon.games.carteso.play.network import Counted, View, kinds, learned_weights, views
from trilithon.games.carteso.rules.position import Move, Position


@cache
def positions() -> list[Position]:
    """Positions with Vertical and with Horizontal to move, some with claimed stones."""
    rng = Random(4)
    found = [
        after_stones(start(size), rng.randrange(size * size * 3 // 4), rng)
        for size in (3, 5, 7, 9)
        for _ in range(6)
    ]
    assert {position.mover for position in found} == set(Player)
    assert any(position.vertical | position.horizontal for position in found)
    return found


def random_chances(position: Position, rng: Random, winrate: float = 0.5) -> Chances:
    """What fills might tell."""
    length = position.board.full.bit_length()
    own = [rng.randint(0, SHARES) for _ in range(length)]
    other = [rng.randint(0, SHARES - mine) for mine in own]
    return Chances(winrate, [rng.uniform(-0.1, 0.1) for _ in range(length)], own, other)


def mirrored(position: Position, told: Chances) -> Counted:
    """The board turned over along its rising diagonal, with the sides changed."""
    board = position.board

    def moved(mask: int) -> int:
        return sum(1 << board.bit(*reversed(board.place(bit))) for bit in bits(mask))

    def spread(numbers: Sequence[float]) -> list[float]:
        found = list(numbers)
        for bit in bits(board.full):
            found[board.bit(*reversed(board.place(bit)))] = numbers[bit]
        return found

    def spread_counts(numbers: Sequence[int]) -> list[int]:
        return list(map(int, spread(numbers)))

    other = replace(
        position,
        black=moved(position.black),
        white=moved(position.white),
        vertical=moved(position.horizontal),
        horizontal=moved(position.vertical),
        mover=position.mover.opponent,
    )
    owned = spread_counts(told.own), spread_counts(told.other)
    return Counted(other, Chances(told.winrate, spread(told.black), *owned))


def stones(position: Position, seen: View) -> dict[Move, float]:
    return dict(seen.stones(list(bits(position.empty))))


def test_either_side_is_judged_by_the_same_weights() -> None:
    rng = Random(7)
    for position in positions():
        told = random_chances(position, rng)
        turned = mirrored(position, told)
        [mine] = views([Counted(position, told)])
        [theirs] = views([turned])
        assert theirs.winrate == pytest.approx(mine.winrate)
        there, board = stones(turned.position, theirs), position.board
        for move, prior in stones(position, mine).items():
            same = Move(move.kind, board.bit(*reversed(board.place(move.space))))
            assert there[same] == pytest.approx(prior)


def test_the_network_sees_stones_and_fills_as_they_stand() -> None:
    """Vertical's columns are columns as the network takes them, so that rows are rows."""
    rng = Random(9)
    for position in positions():
        if position.mover is Player.SECOND:
            continue
        board, told = position.board, random_chances(position, rng)
        places = {bit: board.place(bit)[::-1] for bit in bits(board.full)}
        pieces = {places[b]: kind for kind, mask in enumerate(kinds(position)) for b in bits(mask)}
        empty = {place: position.empty >> bit & 1 for bit, place in places.items()}
        planes = [
            {place: max(-15, min(15, round(256 * told.black[bit]))) * empty[place]
             for bit, place in places.items()},
            {place: told.own[bit] for bit, place in places.items()},
            {place: told.other[bit] for bit, place in places.items()},
            empty,
        ]  # fmt: skip
        (black, white), _ = literal.tell(learned_weights(), position.size, pieces, planes)
        [seen] = views([Counted(position, told)])
        one = ONE << weights.SHIFTS[-1]
        for move, prior in stones(position, seen).items():
            gain, place = told.black[move.space], places[move.space]
            if move.kind == "black":
                expected = weights.GAIN_BLACK * gain + black[place] / one
            else:
                expected = weights.GAIN_WHITE * -gain + white[place] / one
            assert prior == pytest.approx(expected)


def test_better_fills_make_a_better_winrate() -> None:
    rng = Random(3)
    for position in positions():
        told = random_chances(position, rng)
        each = [Counted(position, told._replace(winrate=share / 10)) for share in range(11)]
        winrates = [seen.winrate for seen in views(each)]
        assert winrates == sorted(winrates)
        assert 0 < winrates[0] < winrates[-1] < 1
