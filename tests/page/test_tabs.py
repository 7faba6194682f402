"""What two tabs have made of one game, put together again."""

from __future__ import annotations

import itertools
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.amounts import many
from tests.support.client import COMPUTER_SECOND, Client
from tests.support.edits import EDITS, edit
from tests.support.match_contents import contents
from trilithon.formats.link import read_fragment
from trilithon.match import Match


def opened(fragment: str = "", **more: Any) -> Client:
    client = Client()
    client.send("open", **({"fragment": fragment} if fragment else {}), **more)
    return client


def played(fragment: str, *moves: str) -> Client:
    client = opened(fragment)
    for move in moves:
        client.send("play", move=move)
    return client


def main_line(client: Client) -> list[str]:
    match = read_fragment(client.view["fragment"])
    write, line = match.game.notation.write_move, match.main_line()
    return [write(one.position, two.move) for one, two in itertools.pairwise(line)]


def lines(match: Match) -> set[tuple[Any, ...]]:
    """Each position of a tree, by the moves that lead to it."""
    return {tuple(node.move for node in one.path()[1:]) for one in match.root.subtree()}


FIRST = played("v=0&game=consta&size=5", "a1").view["fragment"]


def test_a_line_that_parted_becomes_a_variation() -> None:
    one, other = played(FIRST, "b2,b3"), played(FIRST, "c3,c4")
    one.send("join", fragment=other.view["fragment"])
    assert main_line(one) == ["a1", "b2,b3"]
    assert "c3,c4" in [move["text"] for move in one.view["tree"]]
    assert one.view["cursor"] == 2


def test_where_the_other_tab_only_went_on_so_does_the_game() -> None:
    one, other = played(FIRST), played(FIRST, "b2,b3", "c3,c4")
    one.send("join", fragment=other.view["fragment"])
    assert main_line(one) == ["a1", "b2,b3", "c3,c4"]
    assert one.view["cursor"] == 3
    assert "tree" not in one.view


def test_what_was_ended_in_the_other_tab_is_ended() -> None:
    one, other = played(FIRST), played(FIRST)
    other.send("resign")
    one.send("join", fragment=other.view["fragment"])
    assert one.view["result"] == other.view["result"] is not None


def test_comments_of_both_stay() -> None:
    one, other = played(FIRST), played(FIRST)
    for client, text in ((one, "Here."), (other, "There.")):
        client.send("annotate", node=1, comment=text)
    one.send("join", fragment=other.view["fragment"])
    assert "{Here.} {There.}" in one.view["record"]


def test_another_game_is_refused_and_leaves_all_as_it_is() -> None:
    one = played(FIRST)
    before = one.view
    [told] = one.send("join", fragment="v=0&game=consta&size=7")
    assert told["text"]["key"] == "match-apart"
    assert one.view == before


@settings(max_examples=many(15))
@given(
    st.lists(st.tuples(st.sampled_from(EDITS), st.just("text")), max_size=8),
    st.lists(st.tuples(st.sampled_from(EDITS), st.just("other")), max_size=8),
    st.randoms(use_true_random=False),
)
def test_all_that_two_tabs_made_is_there(
    edits: list[tuple[str, str]], others: list[tuple[str, str]], rng: random.Random
) -> None:
    one, other = opened(FIRST), opened(FIRST)
    for client, which in ((one, edits), (other, others)):
        for what, comment in which:
            edit(client, what, rng, comment)
    both = [lines(read_fragment(client.view["fragment"])) for client in (one, other)]
    one.send("join", fragment=other.view["fragment"])
    assert lines(read_fragment(one.view["fragment"])) >= both[0] | both[1]
    match = one.bridge._desk.sessions["s"].match
    assert contents(read_fragment(one.view["fragment"])) == contents(match)


def test_a_game_that_is_watched_is_not_played_by_the_computer_here() -> None:
    client = opened(FIRST, seats=COMPUTER_SECOND, watched=True)
    assert not client.view["thinking"]
    assert not client.bridge.busy
    client.send("open", fragment=FIRST, seats=COMPUTER_SECOND)
    assert client.view["thinking"]
