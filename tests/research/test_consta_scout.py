"""The program that proves Consta on small boards answers as the engine's own solver does."""

from __future__ import annotations

import random
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.support.amounts import many
from tools.research.consta.proof import FalseClaim, check
from tools.research.consta.scout import Scout
from trilithon.games.consta.play.book import Book, Stones, alike, read_book, write_book
from trilithon.games.consta.play.solver import solver
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.position import Position
from trilithon.search.result import finish

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no compiler of C")


def engine(position: Position) -> bool:
    """Whether the player to move wins, by the engine alone."""
    return finish(solver(position, 100, book=False).worth(position)) == 1


def early(size: int) -> list[Position]:
    """The positions after the first stone, and after each reply, those that are alike once."""
    start = rules.start({"size": size})
    firsts = [rules.play(start, move) for move in rules.legal_moves(start)]
    seconds = [rules.play(at, move) for at in firsts for move in rules.legal_moves(at)]
    return list({alike(at): at for at in firsts + seconds}.values())


def late(size: int, count: int, plies: int) -> list[Position]:
    """Positions after so many random moves."""
    rng, found = random.Random(size), list[Position]()
    while len(found) < count:
        position = rules.start({"size": size})
        for _ in range(plies):
            moves = rules.legal_moves(position)
            if moves:
                position = rules.play(position, rng.choice(moves))
        if rules.outcome(position) is None and position.ply == plies:
            found.append(position)
    return found


# What is asked about, by size; found when the test runs.
POSITIONS = {
    3: lambda: early(3),
    4: lambda: random.Random(4).sample(early(4), len(early(4)))[: many(20)],
    5: lambda: late(5, 3, 7),
}


@pytest.mark.parametrize("size", POSITIONS)
def test_it_agrees_with_the_solver(size: int, tmp_path: Path) -> None:
    positions = POSITIONS[size]()
    scout = Scout(size, 16, tmp_path)
    told = [scout.value(position)[0] for position in positions]
    scout.program.close()
    assert {True, False} >= set(told)
    assert told == [engine(position) for position in positions]


def book_of(claims: Mapping[Stones, int]) -> Book:
    """A book of 4×4."""
    return read_book(4, write_book(4, claims))


def test_its_proof_is_confirmed_and_none_with_a_move_that_loses(tmp_path: Path) -> None:
    scout = Scout(4, 16, tmp_path)
    first = early(4)[0]
    assert scout.value(first)[0]
    claims = scout.claims(4, tmp_path / "claims.txt")
    scout.program.close()
    assert alike(first) in claims
    assert [*check(4, book_of(claims))][-1] == len(claims)
    for stones in list(claims)[::5]:
        position = Position(4, *stones, ply=2)
        for move in rules.legal_moves(position):
            mask = 1 << move.spaces[0] | 1 << move.spaces[-1]
            if engine(rules.play(position, move)):
                with pytest.raises(FalseClaim):
                    [*check(4, book_of({**claims, stones: mask}))]
                break


def test_a_proof_that_lacks_what_it_rests_on_is_refused() -> None:
    with pytest.raises(FalseClaim):
        [*check(4, book_of({alike(early(4)[0]): 1 << 6}))]
