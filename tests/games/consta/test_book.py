"""The book of 5×5: what it holds, and what the solver and the computer player make of it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tools.research.consta.proof import is_lost
from trilithon.boards.square import mirrored, transposed
from trilithon.core import Player, assets
from trilithon.games.consta import CONSTA
from trilithon.games.consta.play import book
from trilithon.games.consta.play.book import Book, Stones, read_book, write_book
from trilithon.games.consta.play.solver import solvable, solver
from trilithon.games.consta.play.threats import winning_moves
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.position import Move, Position
from trilithon.search.best_move import search
from trilithon.search.books import BadBook
from trilithon.search.budget import Budget
from trilithon.search.result import finish

START = rules.start({"size": 5})
FILE = Path(book.__file__).parent / "books" / "5.book"


@pytest.fixture(scope="module")
def shipped() -> Book:
    return read_book(5, FILE.read_bytes())


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a page that cannot have the book."""
    monkeypatch.setattr(assets, "_had", {book.FILES[5]: None})


def some(shipped: Book, count: int) -> list[tuple[Position, int]]:
    """Positions of the book with their moves as masks."""
    return [
        (Position(5, *stones, ply=2), mask)
        for stones, mask in Random(5).sample([*shipped.items()], count)
    ]


def test_what_is_written_is_read() -> None:
    claims: Mapping[Stones, int] = {(0, 1, 0): 1 << 7, (4, 3, 2): 1 << 8 | 1 << 15}
    assert dict(read_book(5, write_book(5, claims)).items()) == claims


@pytest.mark.parametrize("damage", [b"", b"x", b"trilithon consta book 1 5 9\n"])
def test_a_damaged_book_is_refused(damage: bytes) -> None:
    content = write_book(5, {(0, 1, 0): 1 << 7})
    with pytest.raises(BadBook):
        read_book(5, damage + content[:-1])
    with pytest.raises(BadBook):
        read_book(4, content)


def test_all_moves_after_a_move_of_the_book_lose(shipped: Book) -> None:
    for position, _ in some(shipped, 60):
        move = shipped.winning_move(position)
        assert move is not None
        rules.check(position, move)
        assert rules.outcome(position) is None
        after = rules.play(position, move)
        assert rules.outcome(after) is None
        assert is_lost(shipped, after)


def test_the_moves_of_images_are_images(shipped: Book) -> None:
    for position, mask in some(shipped, 60):
        for mirror in range(4):
            own, other, stacks, spaces = (
                mirrored(5, one)[mirror]
                for one in (position.black, position.white, position.stacks, mask)
            )
            for white in (False, True):
                seen = Position(5, own, other, stacks, ply=4)
                if white:
                    own, other, stacks, spaces = (
                        transposed(5, one) for one in (own, other, stacks, spaces)
                    )
                    seen = Position(5, other, own, stacks, ply=5)
                move = shipped.winning_move(seen)
                assert move is not None
                rules.check(seen, move)
                after = rules.play(seen, move)
                # Positions that look the same in a mirror have several such moves.
                assert book.alike(after) == book.alike(rules.play(position, _move(mask)))


def _move(mask: int) -> Move:
    spaces = tuple(bit for bit in range(30) if mask >> bit & 1)
    return Move(spaces, stack=len(spaces) == 1)


def test_white_wins_whatever_black_plays(shipped: Book) -> None:
    rng = Random(6)
    for _ in range(30):
        position = START
        while rules.outcome(position) is None:
            if position.ply % 2 == 0:
                position = rules.play(position, rng.choice(rules.legal_moves(position)))
                continue
            move = next(filter(None, winning_moves(position)), None)
            move = move or shipped.winning_move(position)
            if move is None:
                # The chain that stands has just not been broken.
                assert rules.outcome(position) is not None
                break
            position = rules.play(position, move)
        outcome = rules.outcome(position)
        assert outcome is not None
        assert outcome.winner is Player.SECOND


def test_all_first_moves_are_known_to_lose_without_a_search() -> None:
    assert solvable(START)
    proof = solver(START, 10)
    *_, looked = proof.run()
    solution = finish(proof.run())
    assert solution.value == -1
    assert {value for _, value in solution.moves} == {-1}
    assert len(solution.moves) == 25
    assert looked <= 1


def test_a_winning_reply_is_known_at_once() -> None:
    position = rules.play(START, rules.legal_moves(START)[12])
    proof = solver(position, 10)
    steps = proof.run()
    while proof.value is None:
        next(steps)
    assert proof.value == 1
    [(move, value)] = proof.found.items()
    assert value == 1
    after = rules.play(position, move)
    assert solvable(after)
    assert finish(solver(after, 10).run()).value == -1


def test_the_highest_level_plays_by_the_book_and_no_other() -> None:
    position = rules.play(START, rules.legal_moves(START)[7])
    highest = max(CONSTA.levels)
    report = finish(search(CONSTA, position, Budget(CONSTA.levels[highest], 60.0), 1))
    assert report.lines[0].moves == (book.winning_move(position),)
    assert report.lines[0].result == 1
    assert report.playouts == 0
    assert [level for level, effort in CONSTA.levels.items() if effort.states] == [highest]


@pytest.mark.usefixtures("without")
def test_without_the_book_nothing_is_known() -> None:
    assert not solvable(START)
    for position, following in pairwise([START, rules.play(START, rules.legal_moves(START)[0])]):
        assert book.known(position) is None
        assert book.known(following) is None
        assert finish(book.best_moves(following, 1)) == []


def test_a_book_changes_no_value() -> None:
    rng = Random(8)
    position = START
    while position.ply < 6:
        position = rules.play(position, rng.choice(rules.legal_moves(position)))
    with_book = finish(solver(position, 50).worth(position))
    assert with_book == finish(solver(position, 50, book=False).worth(position))
