"""Compiled scouts of Constructo: their claims are checked, and agree with the rules."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import suppress
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest

from tests.reference import constructo as reference
from tests.support.constructo_games import beginning, literal, random_round
from tests.support.constructo_minimax import TooMany, minimax, shapes
from tools.research.book.claims import FalseClaim, check, read_claims
from tools.research.book.literal import literal_value
from tools.research.book.others import solved, symmetries
from tools.research.book.scout import Scout
from trilithon.boards.hexagons import HexPattern, normal_form
from trilithon.games.constructo.play.states import States, states_of
from trilithon.games.constructo.rules import notation
from trilithon.games.constructo.rules.patterns import PRINTED
from trilithon.games.constructo.rules.position import Position
from trilithon.search.df_pn import Table
from trilithon.search.result import finish

PATTERN = shapes(5)[3]


def claims() -> tuple[States, list[list[int]]]:
    """All that a solver has proved of a small pattern, as claims by ply."""
    states = states_of(shapes(4)[0].neighbours, 2)
    table = Table(states, 200)
    start, _ = states.state(beginning(shapes(4)[0]))
    finish(table.value(start, 0))
    levels: list[list[int]] = [[] for _ in range(30)]
    for state, bounds in table.bounds.items():
        low, high = (max(-100, min(100, bound)) & 255 for bound in bounds)
        levels[states.ply(state)].append(state << 16 | low << 8 | high)
    return states, levels


def test_claims_that_hold_are_accepted_and_others_are_not() -> None:
    states, levels = claims()
    assert list(check(states, levels))[-1] == sum(map(len, levels))
    (start,) = levels[0]
    for wrong in (start + (1 << 8), start - 1):
        with pytest.raises(FalseClaim):
            list(check(states, [[wrong], *levels[1:]]))


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_compiled_scout_agrees_and_its_proof_is_checked(tmp_path: Path) -> None:
    pattern = PRINTED["crown"]
    states = states_of(pattern.neighbours)
    scout = Scout(pattern.text, 20, tmp_path)
    for position in islice(late_rounds(), 12):
        state, _ = states.state(position)
        assert scout.value(state, 0) == finish(Table(states, 200).value(state, 0))
    claimed, without_reason = scout.write_claims(tmp_path / "claims")
    scout.program.close()
    assert list(check(states, read_claims(tmp_path / "claims")))[-1] == claimed
    assert not without_reason


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_other_patterns_are_solved_by_the_compiled_scout() -> None:
    triangle = HexPattern(((0, 0), (1, 1), (0, 2)))
    found = {symmetries(pattern): pattern for pattern in shapes(3)}
    assert sorted(found) == [2, 4, 6]
    assert found[6].text == normal_form(triangle.tiles).text
    for pattern in found.values():
        states = states_of(pattern.neighbours)
        start, _ = states.state(Position(pattern, bytes(3)))
        assert solved(pattern, 16) == finish(Table(states, 200).value(start, 0))


@pytest.mark.parametrize("ringed", [False, True])
def test_the_compiled_minimax_agrees_with_that_over_the_reference_rules(
    ringed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if ringed:
        follow_the_variant(monkeypatch)
    values = set()
    for pattern, each in [*((one, 1) for one in shapes(4)), (shapes(3)[2], 2)]:
        plain = minimax(reference.State(pattern.text, list(pattern.tiles), each=each))
        assert literal_value(pattern.text, each, ringed=ringed)[0] == plain
        values.add(plain)
    assert ringed or values == {0, 1}


def follow_the_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the reference rules allow rings on towers."""
    tops = {"ring": "small", "medium": "ring", "small": "medium"}
    monkeypatch.setattr(reference, "may_stand_on", lambda kind, bases: bases[-1][1] == tops[kind])


def test_the_scout_follows_the_variant_of_rings_on_towers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = states_of(PATTERN.neighbours)
    usual, variant = (Scout(PATTERN.text, 18, tmp_path, ringed=ringed) for ringed in (False, True))
    follow_the_variant(monkeypatch)
    random, different = Random(3), set()
    for position in islice(before_towers_are_topped(random), 60):
        with suppress(TooMany):
            plain = minimax(literal(position), 3000)
            state, _ = states.state(position)
            assert variant.value(state, 0) == plain
            different.add(usual.value(state, 0) != plain)
    usual.program.close()
    variant.program.close()
    assert different == {True, False}


def before_towers_are_topped(random: Random) -> Iterator[Position]:
    """Positions of random rounds, for whose states the variant makes no difference yet."""
    while True:
        for position in islice(random_round(random, Position(PATTERN, bytes(5))), 5, None):
            if "ms" not in notation.write_position(position).lower():
                yield position


def late_rounds() -> Iterator[Position]:
    """Positions of the crown after nine random moves."""
    for seed in count():
        yield next(islice(random_round(Random(seed), beginning(PRINTED["crown"])), 9, None))
