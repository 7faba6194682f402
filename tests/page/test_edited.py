"""Whatever is done to a game on the page comes back from its record and from its link."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from tests.support.client import Client
from tests.support.edits import EDITS, edit
from tests.support.match_contents import contents, recorded
from tests.support.random_matches import RECORD_TEXT
from trilithon.formats.link import read_fragment
from trilithon.formats.pgn import read_record

# A record whose first line has a comment that only a variation can have before its move.
IMPORTED = '[Game "consta"][Size "5"] 1. a1 2. b2,c3 ({text} 2. d4,e5 {more}) ({other} 2. 2e1) *'


def comes_back(client: Client) -> None:
    """Whether record and link hold all of the game."""
    match = client.bridge._desk.sessions["s"].match
    assert recorded(read_record(client.view["record"])) == recorded(match)
    assert contents(read_fragment(client.view["fragment"])) == contents(match)


def test_a_comment_before_a_variation_stays_when_that_becomes_the_main_line() -> None:
    client = Client()
    client.send("open", record=IMPORTED)
    variation = next(move["node"] for move in client.view["tree"] if move["text"] == "d4,e5")
    client.send("promote", node=variation)
    assert "{text}" in client.view["record"]
    comes_back(client)


@given(
    st.sampled_from(["", IMPORTED]),
    st.lists(st.tuples(st.sampled_from(EDITS), RECORD_TEXT), max_size=25),
    st.randoms(use_true_random=False),
)
def test_any_tree_comes_back_from_record_and_link(
    imported: str, edits: list[tuple[str, str]], rng: random.Random
) -> None:
    client = Client()
    client.send("open", **({"record": imported} if imported else {}))
    for what, comment in edits:
        edit(client, what, rng, comment)
    comes_back(client)
