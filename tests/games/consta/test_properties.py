"""Consta against the slow reference in random games, and what holds in every position."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.reference import consta as reference
from tests.support.amounts import many
from tests.support.consta_games import WINNERS, start, to_reference
from tests.support.perft_files import Entry, read_entries
from trilithon.core.errors import IllegalMove
from trilithon.games.consta.rules import notation, rules
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.show.figures import shortest_path

# Against the reference


def same_moves(position: Position, state: reference.State) -> list[Move]:
    """The legal moves, after seeing that they and their count are the reference's."""
    moves = rules.legal_moves(position)
    expected = [reference.write_move(move) for move in reference.legal_moves(state)]
    assert [notation.write_move(position, move) for move in moves] == expected
    assert rules.count_legal_moves(position) == len(moves)
    return list(moves)


def is_legal(position: Position, move: Move) -> bool:
    try:
        rules.check(position, move)
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize(("size", "games"), [(2, 330), (3, 230), (4, 75), (5, 17)])
def test_small_boards_agree_with_the_reference_at_every_ply(size: int, games: int) -> None:
    rng = random.Random(size)
    for _ in range(many(games)):
        position, state = start(size), reference.State(size)
        while True:
            result = reference.outcome(state)
            assert rules.outcome(position) == (WINNERS[result] if result else None)
            assert notation.write_position(position) == reference.write_state(state)
            moves = same_moves(position, state)
            if not moves:
                break
            everything = {*reference.placements(state), ()}
            for candidate in rng.sample(sorted(everything), min(4, len(everything))):
                move = notation.read_move(position, reference.write_move(candidate))
                assert is_legal(position, move) == (move in moves)
            choice = rng.randrange(len(moves))
            position = rules.play(position, moves[choice])
            state = reference.after(state, reference.legal_moves(state)[choice])


def random_placement(rng: random.Random, state: reference.State) -> reference.Move:
    empty = [space for space in reference.spaces(state.size) if space not in state.board]
    if not empty:
        return ()
    if state.ply == 0:
        return ((rng.choice(empty), 1),)
    if len(empty) < 2 or rng.random() < 0.3:
        return ((rng.choice(empty), 2),)
    first, second = sorted(rng.sample(empty, 2))
    return ((first, 1), (second, 1))


@pytest.mark.parametrize(("size", "games"), [(6, 23), (7, 18), (8, 13), (9, 10), (10, 8), (11, 7)])
def test_larger_boards_agree_with_the_reference(size: int, games: int) -> None:
    """Outcomes at every ply, `check` at every try, lists of moves where few spaces are empty."""
    rng = random.Random(size)
    for _ in range(many(games)):
        position, state = start(size), reference.State(size)
        while reference.outcome(state) is None:
            assert rules.outcome(position) is None
            tried = None
            few = size * size - len(state.board) <= 25
            if few and rng.random() < 0.2:
                tried = rng.choice(reference.legal_moves(state))
                same_moves(position, state)
            while tried is None:
                candidate = random_placement(rng, state)
                after = reference.after(state, candidate)
                legal = not reference.has_equal_crosscut(after.board, size)
                move = notation.read_move(position, reference.write_move(candidate))
                assert is_legal(position, move) == legal
                if legal:
                    tried = candidate
                elif few:
                    tried = rng.choice(reference.legal_moves(state))
            move = notation.read_move(position, reference.write_move(tried))
            position, state = rules.play(position, move), reference.after(state, tried)
            assert notation.write_position(position) == reference.write_state(state)
        assert rules.outcome(position) == WINNERS[str(reference.outcome(state))]
        assert same_moves(position, state) == []


@pytest.mark.parametrize("size", [6, 8, 11])
def test_an_open_board_agrees_with_the_reference(size: int) -> None:
    rng = random.Random(size)
    position = start(size)
    for _ in range(size):
        position = rules.play(position, rng.choice(rules.legal_moves(position)))
    same_moves(position, to_reference(position))


@pytest.mark.parametrize("entry", read_entries("consta"), ids=lambda entry: entry.name)
def test_the_reference_confirms_perft(entry: Entry) -> None:
    state = to_reference(notation.read_position(entry.position))
    assert reference.write_state(state) == entry.position
    for depth, count in entry.counts.items():
        if count <= 8000:
            assert reference.perft(state, depth) == count


# Properties


@st.composite
def positions(draw: st.DrawFn, largest: int = 7) -> Position:
    """A position of a random game, from its start to its end."""
    size = draw(st.integers(2, largest))
    rng = random.Random(draw(st.integers(0, 2**32)))
    position = start(size)
    for _ in range(draw(st.integers(0, size * size))):
        moves = rules.legal_moves(position)
        if not moves:
            break
        position = rules.play(position, rng.choice(moves))
    return position


@given(positions(largest=11))
@settings(max_examples=many(40), deadline=None)
def test_positions_come_back_from_their_text(position: Position) -> None:
    text = notation.write_position(position)
    assert notation.read_position(text) == position
    assert notation.write_position(notation.read_position(text)) == text


@given(positions(), st.randoms(use_true_random=False))
@settings(max_examples=many(40), deadline=None)
def test_moves_come_back_from_their_text_in_any_case_and_order(
    position: Position, rng: random.Random
) -> None:
    for move in rules.legal_moves(position):
        text = notation.write_move(position, move)
        assert notation.read_move(position, text) == move
        turned = ",".join(reversed(text.split(",")))
        assert (
            notation.read_move(position, rng.choice([turned.upper(), turned, text.upper()])) == move
        )


@given(positions())
@settings(max_examples=many(40), deadline=None)
def test_colours_stay_apart_and_stones_stay_where_they_are(position: Position) -> None:
    for move in list(rules.legal_moves(position))[:20]:
        after = rules.play(position, move)
        assert not after.black & after.white
        assert position.black & after.black == position.black
        assert position.white & after.white == position.white
        assert position.stacks & after.stacks == position.stacks
        assert after.stacks & ~(after.black | after.white) == 0


@given(positions())
@settings(max_examples=many(40), deadline=None)
def test_a_shortest_path_runs_from_edge_to_edge_through_links_that_hold(position: Position) -> None:
    state = to_reference(position)
    for white, colour in ((False, "black"), (True, "white")):
        path = [position.board.place(bit) for bit in shortest_path(position, white)]
        assert bool(path) == reference.has_chain(state.board, state.size, colour)
        if path:
            along = 0 if white else 1
            assert sorted((path[0][along], path[-1][along])) == [0, position.size - 1]
            pairs = pairwise(path)
            assert all(reference.connected(state.board, a, b) for a, b in pairs)
