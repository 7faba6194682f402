"""Carteso against the slow reference in random games, and what holds in every position."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.reference import carteso as reference
from tests.support.amounts import many
from tests.support.carteso_games import WINNERS, play, start, texts, to_reference
from tests.support.perft_files import Entry, read_entries
from trilithon.games.carteso.rules import notation, rules
from trilithon.games.carteso.rules.claims import groups, is_finished
from trilithon.games.carteso.rules.position import Move, Position

# Against the reference


@pytest.mark.parametrize("entry", read_entries("carteso"), ids=lambda entry: entry.name)
def test_the_reference_confirms_perft(entry: Entry) -> None:
    state = to_reference(notation.read_position(entry.position))
    assert reference.write_state(state) == entry.position
    for depth, count in entry.counts.items():
        if count <= 8000:
            assert reference.perft(state, depth) == count


def random_settings(rng: random.Random) -> tuple[dict[str, str], float, str | None]:
    """Setting texts, and the same komi and button for the reference."""
    if rng.random() < 0.3:
        komi = rng.randint(-4, 4)
        return {"komi": str(komi), "variant": "button"}, komi, "nobody"
    halves = rng.randint(-5, 9)
    return {"komi": str(halves / 2)}, halves / 2, None


@pytest.mark.parametrize(
    ("size", "games"),
    [
        (2, 300),
        (3, 300),
        (4, 130),
        (5, 50),
        (6, 20),
        (7, 11),
        (8, 7),
        (9, 5),
        (10, 3),
        (11, 2),
        (12, 2),
        (13, 1),
    ],
)
def test_random_games_agree_with_the_reference_at_every_ply(size: int, games: int) -> None:
    rng = random.Random(size)
    for _ in range(many(games)):
        texts_by_name, komi, button = random_settings(rng)
        position = start(size, **texts_by_name)
        state = reference.State(size, komi, button=button)
        favourite = rng.choice([0.2, 0.5, 0.5, 0.8])
        while True:
            result = reference.outcome(state)
            assert rules.outcome(position) == (WINNERS[result] if result else None)
            assert notation.write_position(position) == reference.write_state(state)
            assert rules.score(position) == reference.score(state)
            moves = list(reference.legal_moves(state))
            assert rules.count_legal_moves(position) == len(moves)
            if len(moves) < 20 or rng.random() < 0.05:
                assert texts(position) == moves
            if not moves:
                break
            placements = [move for move in moves if move[0] == "WB"[rng.random() < favourite]]
            move = rng.choice(placements if placements and rng.random() < 0.97 else moves)
            position, state = play(position, move), reference.after(state, move)


def test_the_references_finished_groups_are_those_that_no_placements_enlarge() -> None:
    """The definition by bounding boxes against trying every series of placements."""
    rng = random.Random(1)
    tried = 0
    for _ in range(many(150)):
        size = rng.choice([3, 3, 4])
        points = reference.points(size)
        empty = set(rng.sample(points, rng.randint(0, 5)))
        filled = {p: rng.choice(reference.COLOURS) for p in points if p not in empty}
        for group in reference.groups(filled):
            by_box = reference.finished(size, filled, group)
            assert by_box == reference.finished_by_trying(size, filled, group)
            tried += by_box
    assert tried > many(150)


# Properties


@st.composite
def positions(draw: st.DrawFn, largest: int = 9) -> Position:
    """A position of a random game, from its start to its end."""
    size = draw(st.integers(2, largest))
    rng = random.Random(draw(st.integers(0, 2**32)))
    position = start(size, **random_settings(rng)[0])
    for _ in range(draw(st.integers(0, size * size + 3))):
        moves = rules.legal_moves(position)
        if not moves:
            break
        position = rules.play(position, rng.choice(moves))
    return position


@given(positions())
@settings(max_examples=many(40), deadline=None)
def test_claims_are_never_taken_back(position: Position) -> None:
    for move in rules.legal_moves(position)[:30]:
        after = rules.play(position, move)
        assert after.vertical & position.vertical == position.vertical
        assert after.horizontal & position.horizontal == position.horizontal
        assert not after.vertical & after.horizontal
        assert not (after.vertical | after.horizontal) & ~(after.black | after.white)


@given(positions())
@settings(max_examples=many(40), deadline=None)
def test_claims_are_whole_finished_groups_and_no_finished_group_is_left(
    position: Position,
) -> None:
    claimed = position.vertical | position.horizontal
    for own, other in ((position.black, position.white), (position.white, position.black)):
        for group in groups(position.board, own, own):
            assert group & claimed in (0, group)
            assert is_finished(position.board, group, other) == bool(group & claimed)
            assert not (group & position.vertical and group & position.horizontal)


@given(positions())
@settings(max_examples=many(40), deadline=None)
def test_counts_are_the_lengths_of_lists_without_repeats(position: Position) -> None:
    moves = rules.legal_moves(position)
    assert rules.count_legal_moves(position) == len(moves) == len(set(moves))
    assert (rules.outcome(position) is None) == bool(moves)
    for move in moves:
        rules.check(position, move)


@given(positions(), st.booleans())
@settings(max_examples=many(30), deadline=None)
def test_turning_the_board_by_a_quarter_swaps_the_players(position: Position, flip: bool) -> None:
    """Columns for rows, Horizontal for Vertical: every placement then has the mirrored claims."""
    geometry = position.board

    def mirrored(mask: int) -> int:
        places = (geometry.place(bit) for bit in range(mask.bit_length()) if mask >> bit & 1)
        return sum(1 << geometry.bit(row, column) for column, row in places)

    black, white = mirrored(position.black), mirrored(position.white)
    turned = Position(
        position.size,
        -position.komi,
        white if flip else black,
        black if flip else white,
        mirrored(position.horizontal),
        mirrored(position.vertical),
        position.mover.opponent,
        position.passes,
        position.button,
        position.holder.opponent if position.holder is not None else None,
    )
    assert rules.lead_in_halves(turned) == -rules.lead_in_halves(position)
    for move in rules.legal_moves(position)[:20]:
        if move.space < 0:
            continue
        column, row = geometry.place(move.space)
        kind = {"black": "white", "white": "black"}[move.kind] if flip else move.kind
        after = rules.play(position, move)
        mirror = rules.play(turned, Move(kind, geometry.bit(row, column)))  # type: ignore[arg-type]
        assert mirrored(after.vertical) == mirror.horizontal
        assert mirrored(after.horizontal) == mirror.vertical
