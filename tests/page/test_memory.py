"""What searches hold is given back when they are over: it is counted what is still there."""

from __future__ import annotations

import gc
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.client import COMPUTER_SECOND, HUMANS, Client, Watcher, opened
from trilithon import games
from trilithon.core.memo import clear_memos, count_memos
from trilithon.search.df_pn import Table
from trilithon.search.node import Node
from trilithon.search.puct import Tree

# Small enough for the computer to prove what it plays, and for an analysis to prove all.
GAMES = {
    "carteso": ({"size": "3"}, "Ba1"),
    "constructo": ({"pattern": "rhombus"}, "R1"),
}
ANALYSED = "v=0&game=consta&size=3&moves=b2.a1,c3"
# Not done within a few steps.
LARGE = "v=0&game=consta&size=9&moves=e5"


def held() -> Counter[str]:
    """How many trees, tables and whatever else searches are made of there are."""
    gc.collect()
    kinds = Tree, Node, Table
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in kinds)


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """There is no more after a test than before."""
    clear_memos()
    before = held()
    yield
    assert count_memos() == 0
    assert not held() - before


def answered(game: str) -> Client:
    """A game in which the computer has searched for an answer at its best."""
    settings, move = GAMES[game]
    highest = max(games.GAMES[game].levels)
    seats = [COMPUTER_SECOND[0], {"seat": "computer", "level": highest}]
    client = Watcher()
    client.send("open")
    client.send("new", game=game, seats=seats, settings=settings)
    client.send("play", move=move)
    client.think()
    assert len(client.view["moves"]) == 2
    return client


def analysed(fragment: str) -> Watcher:
    """A game whose position has been analysed for a while."""
    client = opened(fragment)
    client.watch()
    while not client.last["analysis"]["lines"]:
        client.take(client.bridge.step())
    return client


@pytest.mark.parametrize("game", GAMES)
def test_what_helps_the_next_search_goes_with_the_game(game: str) -> None:
    client = answered(game)
    assert count_memos()
    client.send("display", numbers=True)
    assert count_memos()
    client.send("resign")
    assert count_memos() == 0


def test_another_game_in_its_place_begins_with_nothing() -> None:
    client = answered("constructo")
    client.send("new", game="consta", seats=COMPUTER_SECOND, settings={"size": "3"})
    assert count_memos() == 0


def test_a_board_that_is_closed_leaves_nothing() -> None:
    before = held()
    client = analysed(ANALYSED)
    assert count_memos()
    client.send("close")
    assert count_memos() == 0
    assert held() == before


def test_an_analysis_that_is_ended_keeps_what_it_found_and_no_more() -> None:
    before = held()
    client = analysed(LARGE)
    assert held() - before
    client.send("analyse", on=False, paused=False)
    assert not held() - before
    client.send("analyse", on=True, paused=False)
    assert client.last["analysis"]["lines"]
    client.send("close")


def test_a_search_that_is_broken_off_leaves_nothing() -> None:
    before = held()
    client = opened(LARGE)
    client.send("seats", seats=[{"seat": "computer", "level": 5}] * 2)
    client.take(client.bridge.step())
    assert held() - before
    client.send("seats", seats=HUMANS)
    assert not held() - before


def test_a_helper_that_is_not_wanted_any_more_holds_nothing() -> None:
    before = held()
    helper = Watcher()

    def assist(position: str) -> None:
        command = {"type": "assist", "game": "consta", "position": position}
        helper.take(helper.bridge.handle(json.dumps(command)))

    assist(opened(LARGE).view["position"])
    while "assisted" not in helper.last:
        helper.take(helper.bridge.step())
    assert held() - before
    assist("")
    assert count_memos() == 0
    assert not held() - before


def test_one_board_keeps_what_another_one_needs() -> None:
    client: Any = answered("constructo")
    other = {"type": "open", "session": "other", "fragment": ANALYSED}
    [told] = [one for one in json.loads(client.bridge.handle(json.dumps(other))) if "moves" in one]
    assert count_memos()
    close = {"type": "close", "session": "other", "revision": told["revision"]}
    client.bridge.handle(json.dumps(close))
    assert count_memos()
    client.send("resign")
