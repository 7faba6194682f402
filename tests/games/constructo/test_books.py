"""Books of Constructo: what they hold, what a search makes of them, and how pages get them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import brotli
import pytest

from tests.support.client import Client
from tests.support.constructo_games import beginning, fresh
from tests.support.constructo_minimax import shapes
from tools.research.book.plan import Answer, answer, make
from trilithon.core import assets
from trilithon.games.constructo.play import book
from trilithon.games.constructo.play.book import KnownStates, read_book, write_book
from trilithon.games.constructo.play.solver import Solver
from trilithon.games.constructo.play.states import States, states_of
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.patterns import PRINTED
from trilithon.games.constructo.rules.position import Position
from trilithon.search.books import BadBook
from trilithon.search.df_pn import Table
from trilithon.search.result import finish

PATTERN = shapes(5)[3]
SHIPPED = sorted((Path(book.__file__).parent / "books").glob("*.book"))
NAME = "games/constructo/play/books/test.book"


class Prover:
    """The solver as it answers a book's maker."""

    def __init__(self, states: States) -> None:
        self.table = Table(states, 200)

    def value(self, state: int, guess: int) -> int:
        return finish(self.table.value(state, guess))

    def reaches(self, state: int, need: int) -> bool:
        return finish(self.table.prove(state, need))


def small_book(whole: int, last: int) -> dict[int, int]:
    """A book of a whole round on five tiles."""
    states = states_of(PATTERN.neighbours)
    prover = Prover(states)

    def answers(_: int, level: dict[int, int], wanted: set[int]) -> dict[int, Answer]:
        return {
            state: answer(states, prover, state, guess, state in wanted)
            for state, guess in level.items()
        }

    start, _ = states.state(beginning(PATTERN))
    return make(states, start, whole, last, answers)  # type: ignore[arg-type]


@pytest.fixture
def supplied(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[int, int]]:
    """A book of five tiles that has been handed over like a page does."""
    monkeypatch.setitem(book._FILES, PATTERN, NAME)
    monkeypatch.setattr(assets, "_had", {})
    values = small_book(1, 4)
    assets.supply(NAME, write_book(PATTERN, values))
    yield values
    assets.supply(NAME, None)


def test_what_is_written_is_read() -> None:
    values = small_book(2, 5)
    found = read_book(PATTERN, write_book(PATTERN, values))
    assert len(found) == len(values)
    assert all(found.value(state) == value for state, value in values.items())
    assert found.value(max(values) + 1) is None
    assert found.value(min(values) - 1) is None


def test_a_book_holds_the_first_plies_and_what_perfect_players_meet() -> None:
    values = small_book(1, 4)
    states = states_of(PATTERN.neighbours)
    start, _ = states.state(beginning(PATTERN))
    first = {child for child, _, _, _ in states.children(start)}
    assert {start, *first} <= set(values)
    by_ply = [sum(1 for state in values if states.ply(state) == ply) for ply in range(6)]
    assert all(by_ply[:5])
    assert not by_ply[5]


@pytest.mark.usefixtures("supplied")
def test_values_with_a_book_are_those_without() -> None:
    position = beginning(PATTERN)
    while rules.legal_moves(position):
        known = Solver(position, Table(KnownStates(PATTERN), 100))
        with_book = finish(known.run())
        assert with_book == finish(fresh(position).run())
        position = rules.play(position, with_book.moves[rules.ply(position) % 2][0])


def test_the_first_moves_are_told_without_a_search(supplied: dict[int, int]) -> None:
    table = Table(KnownStates(PATTERN), 100)
    solution = finish(Solver(beginning(PATTERN), table).run())
    states = states_of(PATTERN.neighbours)
    assert solution.value == supplied[states.state(beginning(PATTERN))[0]]
    assert table.looked_into == 0


@pytest.mark.parametrize("damage", ["", "x", "trilithon book 1 0.0 9\n"])
def test_a_damaged_book_is_refused(damage: str) -> None:
    content = write_book(PATTERN, small_book(1, 2))
    with pytest.raises(BadBook):
        read_book(PATTERN, damage.encode() + content[:-1])
    with pytest.raises(BadBook):
        read_book(shapes(5)[0], content)


def test_a_page_is_told_once_what_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_had", "_missed", "_coming"):
        monkeypatch.setattr(assets, name, {} if name == "_had" else set())
    monkeypatch.setattr(assets, "_fetched", False)
    assert assets.read(NAME) is None
    # Nobody has asked yet: on the command line nobody will.
    assert not assets.awaited(NAME)
    assert assets.wanted() == NAME
    assert assets.read(NAME) is None
    assert assets.wanted() == ""
    assert assets.awaited(NAME)
    assets.supply(NAME, memoryview(b"here it is"))
    assert not assets.awaited(NAME)
    assert assets.read(NAME) == b"here it is"
    assert assets.read("games/constructo/play/books/none.book") is None
    assets.supply("games/constructo/play/books/none.book", None)
    assert assets.read("games/constructo/play/books/none.book") is None
    assert assets.wanted() in ("", "games/constructo/play/books/none.book")


def test_a_book_that_cannot_be_had_is_told_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(book._FILES, PATTERN, "games/constructo/play/books/none.book")
    for name in ("_had", "_missed", "_coming", "_lost"):
        monkeypatch.setattr(assets, name, {} if name == "_had" else set())
    client = Client()
    client.send("open", fragment=f"v=0&game=constructo&pattern={PATTERN.text}&first=yellow")
    client.send("analyse", on=True, paused=False)
    # How far a step comes depends on the machine.
    asked = ""
    for _ in range(500):
        client.step()
        asked = asked or assets.wanted()
        if asked:
            break
    assert asked == "games/constructo/play/books/none.book"
    assert not any(event["type"] == "trouble" for event in client.step())
    assets.supply("games/constructo/play/books/none.book", None)
    told = [event for event in client.think() if event["type"] == "trouble"]
    assert [event["text"]["key"] for event in told] == ["bridge-supply"]
    assert [event["session"] for event in told] == ["s"]


def test_nothing_is_searched_for_before_a_book_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(book._FILES, PATTERN, NAME)
    for name in ("_had", "_missed", "_coming", "_lost"):
        monkeypatch.setattr(assets, name, {} if name == "_had" else set())
    # A page asks after every message, also before the first search.
    assert assets.wanted() == ""
    awaiting = book.await_book(PATTERN)
    # A slice of a search has many steps, and the page asks only after it.
    assert len(list(islice(awaiting, 9))) == 9
    assert assets.wanted() == NAME
    assert len(list(islice(awaiting, 9))) == 9
    assets.supply(NAME, write_book(PATTERN, small_book(1, 4)))
    assert list(awaiting) == []
    assets.supply(NAME, None)


def test_a_book_that_comes_in_the_middle_of_a_search_ends_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(book._FILES, PATTERN, NAME)
    monkeypatch.setattr(assets, "_had", {})
    monkeypatch.setattr(assets, "_missed", set())
    states = KnownStates(PATTERN)
    start, _ = states_of(PATTERN.neighbours).state(Position(PATTERN, bytes(5)))
    values = small_book(1, 4)
    table = Table(states, 200, per_slice=1)
    # The guess is wrong, so that one proof does not tell the value.
    steps = table.value(start, values[start] + 1)
    next(steps)
    assets.supply(NAME, write_book(PATTERN, values))
    assert finish(steps) == values[start]
    assets.supply(NAME, None)


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_shipped_books_know_all_first_moves_and_agree_with_the_solver_late_on(
    file: Path,
) -> None:
    pattern = PRINTED[file.stem]
    states = states_of(pattern.neighbours)
    shipped = read_book(pattern, file.read_bytes())
    start, _ = states.state(beginning(pattern))
    assert all(shipped.value(child) is not None for child, _, _, _ in states.children(start))
    # Earlier ones take too long.
    late = [state for state in shipped.states if states.ply(state) >= 8]
    for state in islice(late, 0, None, max(1, len(late) // 4)):
        assert finish(Table(states, 200).value(state, 0)) == shipped.value(state)


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_a_book_takes_at_most_400_kb_to_fetch(file: Path) -> None:
    assert len(brotli.compress(file.read_bytes(), quality=11)) <= 400_000
