"""Links: what is copied from the address opens the same game, now and in all later versions."""

from __future__ import annotations

import random
import re
from contextlib import suppress

import pytest
from hypothesis import given, settings

from tests.support.amounts import many
from tests.support.link_files import Kept, describe, kept_links
from tests.support.match_contents import contents
from tests.support.random_matches import linked_matches
from trilithon import GAMES
from trilithon.core import Player
from trilithon.core.errors import Problem
from trilithon.formats.link import BadLink, read_fragment, write_fragment
from trilithon.match import Correspondence, Match, new_match
from trilithon.match.seats import Request

KEPT = [pytest.param(kept, id=kept.title) for kept in kept_links()]


@pytest.mark.parametrize("kept", KEPT)
def test_links_of_every_version_open_what_they_always_did(kept: Kept) -> None:
    assert describe(read_fragment(kept.link)) == kept.description


@pytest.mark.parametrize("kept", KEPT)
def test_kept_links_come_back_in_the_newest_version(kept: Kept) -> None:
    match = read_fragment(kept.link)
    assert contents(read_fragment(write_fragment(match))) == contents(match)


def test_all_games_and_versions_have_kept_links() -> None:
    kinds = {(kept.link[:2], read_fragment(kept.link).game.name) for kept in kept_links()}
    assert {(version, game) for version in ("v=", "1t") for game in GAMES} <= kinds


@given(linked_matches())
@settings(max_examples=many(100))
def test_any_match_comes_back_whole(match: Match) -> None:
    fragment = write_fragment(match)
    assert re.fullmatch("1t[0-9A-Za-z]+", fragment)
    again = read_fragment(fragment)
    assert contents(again) == contents(match)
    assert write_fragment(again) == fragment


def random_consta(rng: random.Random, moves: int) -> Match:
    """A game on the usual board, mostly of moves with two stones, which take the most room."""
    spaces = [f"{column}{row}" for column in "abcdefghijk" for row in range(1, 12)]
    match = new_match(GAMES["consta"], {"size": "11"})
    match.play_text(rng.choice(spaces))
    for _ in range(100 * moves):
        if len(match.nodes) > moves or match.outcome is not None:
            break
        one, two = rng.sample(spaces, 2)
        with suppress(Problem):
            match.play_text(f"{one},{two}" if rng.random() < 0.8 else f"2{one}")
    return match if len(match.nodes) > moves else random_consta(rng, moves)


def test_a_game_of_60_moves_makes_a_short_link() -> None:
    rng = random.Random(60)
    for _ in range(10):
        assert len(write_fragment(random_consta(rng, 60))) <= 280


def test_a_tree_of_any_depth_and_width_comes_back() -> None:
    match = new_match(GAMES["carteso"], {"size": "19"})
    rules, node = match.game.rules, match.root
    for _ in range(150):
        moves = rules.legal_moves(node.position)
        match.append(node, moves[0])
        node = match.append(node, moves[-3])
    for _ in range(3000):
        match.append(match.root, rules.legal_moves(match.root.position)[7])
    assert contents(read_fragment(write_fragment(match))) == contents(match)


def test_no_draw_is_offered_in_a_match_whose_rounds_are_counted_together() -> None:
    match = new_match(GAMES["constructo"], {})
    match.play_text("R5")
    offered = Request(Player.FIRST, None, 1)
    match.correspondence = Correspondence("abcdef1234", Player.FIRST, request=offered)
    read = read_fragment(write_fragment(match)).correspondence
    assert read is not None
    assert read.request == offered
    match.rounds = 2
    with pytest.raises(BadLink):
        read_fragment(write_fragment(match))
