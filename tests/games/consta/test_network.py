"""Consta's learned network: the same for either side, and read as a literal one reads it."""

from __future__ import annotations

from functools import cache
from math import isclose
from random import Random

import pytest

from tests.reference import network as literal
from tests.support.consta_games import random_position
from trilithon.boards.square import bits
from trilithon.boards.square_planes import ONE
from trilithon.games.consta.play import weights
from trilithon.games.consta.play.network import Counted, View, learned_weights, views
from trilithon.games.consta.play.priors import Priors
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.rules.rules import legal_moves, open_spaces, outcome


@cache
def positions() -> list[Position]:
    rng = Random(4)
    found = [random_position(size, rng) for size in (3, 5, 7, 9) for _ in range(6)]
    return [position for position in found if position.ply and outcome(position) is None]


def even(position: Position, winrate: float = 0.5) -> View:
    """What is told of a position where no half move adds anything to the playouts' winrate."""
    nothing = [0.0] * position.board.full.bit_length()
    return views([Counted(position, winrate, nothing, nothing)])[0]


def half_moves(position: Position, seen: View) -> dict[str, float]:
    """The priors of all half moves, by name."""
    single, stack = (dict.fromkeys(bits(mask), 0.0) for mask in open_spaces(position))
    name = position.board.name
    return {
        **{name(bit): prior for bit, prior in seen.singles(single).items()},
        **{f"2{name(bit)}": prior for bit, prior in seen.stacks(stack).items()},
    }


def turned(position: Position) -> Position:
    """The board turned over along its rising diagonal, with the colours changed."""
    board = position.board

    def moved(mask: int) -> int:
        return sum(1 << board.bit(*reversed(board.place(bit))) for bit in bits(mask))

    masks = moved(position.white), moved(position.black), moved(position.stacks)
    return Position(position.size, *masks, position.ply + 1)


def test_either_side_is_judged_by_the_same_weights() -> None:
    for position in positions():
        board, other = position.board, turned(position)
        likely, there = (half_moves(one, even(one)) for one in (position, other))
        assert even(other).winrate == pytest.approx(even(position).winrate)
        for name, prior in likely.items():
            stack = name.startswith("2")
            space = board.name(board.bit(*reversed(board.place(board.read(name[stack:])))))
            assert there["2" * stack + space] == pytest.approx(prior)
        for move in legal_moves(position)[::7]:
            same = Move(
                tuple(board.bit(*reversed(board.place(b))) for b in move.spaces), move.stack
            )
            assert isclose(prior_of(other, same), prior_of(position, move))


def prior_of(position: Position, move: Move) -> float:
    seen = even(position)
    single, stack = (dict.fromkeys(bits(mask), 0.0) for mask in open_spaces(position))
    return Priors(seen.singles(single), seen.stacks(stack), position).of(move)


def test_the_network_sees_pieces_and_gains_as_they_stand() -> None:
    """Black joins the bottom and the top as the network takes it, so that rows are rows."""
    rng = Random(9)
    for position in positions():
        if position.ply % 2:
            continue
        board, size = position.board, position.size
        places = {bit: board.place(bit)[::-1] for bit in bits(board.full)}
        own, other, stacks = position.black, position.white, position.stacks
        kinds = own & ~stacks, own & stacks, other & ~stacks, other & stacks
        pieces = {places[bit]: kind for kind, mask in enumerate(kinds) for bit in bits(mask)}
        gains = [[rng.uniform(-0.1, 0.1) for _ in range(board.full.bit_length())] for _ in "12"]
        legal = open_spaces(position)
        told = [
            {place: max(-15, min(15, round(256 * gain[bit]))) * (mask >> bit & 1)
             for bit, place in places.items()}
            for gain, mask in zip(gains, legal, strict=True)
        ]  # fmt: skip
        told += [{place: mask >> bit & 1 for bit, place in places.items()} for mask in legal]
        maps, _ = literal.tell(learned_weights(), size, pieces, told)
        [seen] = views([Counted(position, 0.5, gains[0], gains[1])])
        for plane, priors in (
            (maps[0], seen.singles(dict.fromkeys(bits(legal[0]), 0.0))),
            (maps[1], seen.stacks(dict.fromkeys(bits(legal[1]), 0.0))),
        ):
            for bit, prior in priors.items():
                assert prior * (ONE << weights.SHIFTS[-1]) == pytest.approx(plane[places[bit]])


def test_better_playouts_make_a_better_winrate() -> None:
    for position in positions():
        winrates = [even(position, share / 10).winrate for share in range(11)]
        assert winrates == sorted(winrates)
        assert 0 < winrates[0] < winrates[-1] < 1
