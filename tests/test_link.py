"""Links: what is copied from the address opens the same game."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from trilithon import GAMES
from trilithon.core import Player
from trilithon.link import BadLink, read_fragment, write_fragment
from trilithon.match import match_from, new_match

GOLDEN = {
    "v=0&game=consta&size=5": "5/5/5/5/5 b 1",
    "v=0&game=consta&size=5&moves=c3.b2,d4.2a1": "5/3w1/2b2/1w3/B4 w 4",
    "v=0&game=consta&size=5&moves=c3.b2,d4.2a1&at=1": "5/5/2b2/5/5 w 2",
    "#v=0&game=consta&position=5/5/2b2/5/5_w_2&moves=2e5": "4W/5/2b2/5/5 b 3",
    "v=0&game=consta&size=5&moves=c3.b2%2Cd4": "5/3w1/2b2/1w3/5 b 3",
}


@pytest.mark.parametrize(("fragment", "position"), GOLDEN.items())
def test_golden_links_open(fragment: str, position: str) -> None:
    match = read_fragment(fragment)
    assert match.game.notation.write_position(match.position) == position


def test_random_games_come_back_from_their_links() -> None:
    rng = random.Random(5)
    for number in range(60):
        game = GAMES["consta"]
        match = new_match(game, {"size": str(rng.randint(2, 9))})
        if number % 3 == 0:
            match = match_from(game, game.notation.write_position(match.position))
        for _ in range(rng.randint(0, 30)):
            if match.outcome is None:
                match.play(rng.choice(game.rules.legal_moves(match.position)))
        if number % 4 == 0 and match.outcome is None:
            match.resign(Player.SECOND)
        match.go(rng.choice(match.line()).id)
        again = read_fragment(write_fragment(match))
        assert [node.move for node in again.line()] == [node.move for node in match.line()]
        assert again.position == match.position
        assert again.outcome == match.outcome
        assert write_fragment(again) == write_fragment(match)


@pytest.mark.parametrize(
    ("fragment", "named"),
    [
        ("", "cannot be read"),
        ("nonsense", "nonsense"),
        ("v=7&game=consta", "version 7"),
        ("game=consta", "version"),
        ("v=0&game=chess", "chess"),
        ("v=0&game=consta&size=99", "99"),
        ("v=0&game=consta&size=5&komi=3", "komi"),
        ("v=0&game=consta&size=5&size=5", "twice"),
        ("v=0&game=consta&size=5&moves=c3.c3,c4", "ply 2, c3,c4"),
        ("v=0&game=consta&size=5&moves=c3.x", "ply 2, x"),
        ("v=0&game=consta&size=5&moves=c3&at=2", "ply 2"),
        ("v=0&game=consta&size=5&moves=c3&at=-1", "-1"),
        ("v=0&game=consta&size=5&resigned=red", "red"),
        ("v=0&game=consta&position=5/5/5/5/5", "fields"),
        ("v=0&game=consta&position=5/5/5/5/5_b_1&size=5", "size"),
    ],
)
def test_mangled_links_say_what_is_wrong(fragment: str, named: str) -> None:
    with pytest.raises(BadLink, match=named):
        read_fragment(fragment)


def test_links_with_letters_changed_are_refused_or_open_a_game() -> None:
    rng = random.Random(9)
    whole = "v=0&game=consta&size=5&moves=c3.b2,d4.2a1.e5,e1&at=2"
    for _ in range(1000):
        letters = list(whole)
        for _ in range(rng.randint(1, 4)):
            letters[rng.randrange(len(letters))] = rng.choice("abz019&=.,%_/é\x00")
        with suppress(BadLink):
            read_fragment("".join(letters))
