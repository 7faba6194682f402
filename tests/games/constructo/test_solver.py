"""Exact values of Constructo against plain minimax over the literal rules."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from tests.reference import constructo as reference
from tests.support.amounts import many
from tests.support.constructo_games import (
    beginning,
    fresh,
    literal,
    random_round,
    read,
    some_pattern,
)
from tests.support.constructo_minimax import late_positions, minimax, shapes
from trilithon.core import BadProof
from trilithon.games.constructo.play.solver import solver
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.position import Position
from trilithon.search.df_pn import Table
from trilithon.search.result import finish

# Too little for what a proof would keep, so that much is forgotten on the way.
_LITTLE = 0
_ENOUGH = 100


def solved(position: Position, megabytes: int = _ENOUGH) -> tuple[float, dict[str, float]]:
    """The value, and those of the moves by the text of the position they lead to."""
    solution = finish(fresh(position, megabytes).run())
    after = {
        reference.write_state(literal(rules.play(position, move))): value
        for move, value in solution.moves
    }
    return solution.value, after


@pytest.mark.parametrize(("tiles", "each"), [(3, 1), (3, 2), (4, 1), (4, 2), (5, 1)])
def test_whole_rounds_on_small_patterns_have_the_value_of_plain_minimax(
    tiles: int, each: int
) -> None:
    for pattern in shapes(tiles):
        states = states_of(pattern.neighbours, each)
        start, lead = states.state(beginning(pattern))
        value = finish(Table(states, _ENOUGH).value(start, 0)) + lead
        state = reference.State(pattern.text, list(pattern.tiles), each=each)
        assert value == minimax(state), pattern.text


@pytest.mark.parametrize("seed", range(4))
def test_late_positions_and_their_moves_have_the_values_of_plain_minimax(seed: int) -> None:
    for position, value in islice(late_positions(seed, 250), many(10)):
        state = literal(position)
        found, moves = solved(position)
        assert found == value, reference.write_state(state)
        for move in reference.legal_moves(state):
            child = reference.after(state, move)
            assert moves.pop(reference.write_state(child)) == -minimax(child)
        assert not moves


def test_what_is_forgotten_changes_no_value() -> None:
    for position, value in islice(late_positions(9, 3000), 6):
        for megabytes in (_LITTLE, _ENOUGH):
            assert solved(position, megabytes)[0] == value


def test_states_tell_how_many_replies_there_are_and_how_a_round_ends() -> None:
    for seed in range(many(30)):
        random = Random(seed)
        pattern = some_pattern(random)
        states = states_of(pattern.neighbours)
        for position in random_round(random, beginning(pattern)):
            state, lead = states.state(position)
            found = {
                (states.canonical(child), gain): (replies, value)
                for child, gain, replies, value in states.children(state)
            }
            for move in rules.legal_moves(position):
                after = rules.play(position, move)
                child, child_lead = states.state(after)
                replies, value = found[states.canonical(child), -child_lead - lead]
                assert replies == rules.count_legal_moves(after)
                if not replies:
                    yellow, blue = rules.towers(after)
                    assert value + child_lead == (blue - yellow if after.colour else yellow - blue)


def test_colours_and_symmetries_make_no_difference() -> None:
    position = read("rhombus R/-/S/-/-/-/-/-/m b")
    states = states_of(position.pattern.neighbours)
    state = states.state(position)
    assert states.state(read("rhombus r/-/s/-/-/-/-/-/M y")) == state
    assert states.state(read("rhombus M/-/-/-/-/-/s/-/r y")) == state
    assert states.state(read("rhombus M/-/-/-/-/-/S/-/r y")) != state


def test_a_finished_round_has_the_value_of_its_towers_and_no_moves() -> None:
    position = read("0.0+1.1+0.2 RmS/sRmS/M y")
    assert solved(position) == (2, {})


def test_a_saved_proof_is_taken_up_where_it_was_left() -> None:
    position = read("rhombus Rm/s/S/m/-/RmS/S/-/- y")
    whole = fresh(position)
    steps = list(whole.run())
    first = fresh(position)
    for _ in islice(first.run(), len(steps) // 2):
        pass
    second = fresh(position)
    second.load(first.save())
    rest = list(second.run())
    assert len(rest) < len(steps) * 3 / 4
    assert finish(second.run()) == finish(whole.run())


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ([], "no proof on the pattern"),
        (["trilithon proof 1 constructo 0.0+1.1+0.2"], "no proof on the pattern"),
        (["zzz 1 1"], "line 2"),
        (["12 1 2 3"], "line 2"),
        (["12"], "line 2"),
        (["12 3 1"], "line 2"),
    ],
)
def test_a_damaged_proof_is_refused(lines: list[str], reason: str) -> None:
    empty = fresh(read("rhombus -/-/-/-/-/-/-/-/- y"))
    if lines and lines[0][0] != "t":
        lines = [next(iter(empty.save())), *lines]
    with pytest.raises(BadProof, match=reason):
        empty.load(lines)


def test_values_of_moves_come_one_by_one_and_are_kept_for_the_next_move() -> None:
    position = read("rhombus s/m/r/S/M/R/s/-/- y")
    first = solver(position, _ENOUGH, book=False)
    assert first.value is None
    counts = [len(first.found) for _ in first.run()]
    solution = finish(first.run())
    assert first.value == solution.value
    assert dict(solution.moves) == first.found
    assert counts == sorted(counts)
    assert len(set(counts)) > 2
    move, value = solution.moves[0]
    second = solver(rules.play(position, move), _ENOUGH, book=False)
    assert finish(second.run()).value == -value
    assert next(iter(second.run()), 0) == 0


def test_what_is_kept_of_one_pattern_leaves_others_alone() -> None:
    late = [position for position, _ in islice(late_positions(3, 250), 10)]
    for position in late:
        assert finish(solver(position, _ENOUGH).run()) == finish(fresh(position).run())
