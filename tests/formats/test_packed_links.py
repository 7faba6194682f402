"""Links that nothing of ours wrote, with a good checksum: they are refused, or open a game."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.amounts import many
from tests.support.mangled_links import packed, spoil
from tests.support.match_contents import contents
from tests.support.random_matches import linked_matches
from trilithon.formats.link import BadLink, read_fragment, write_fragment
from trilithon.formats.link.writer import write_lines
from trilithon.formats.pgn import write_record
from trilithon.match import Match


def test_a_link_that_grows_beyond_measure_is_refused() -> None:
    for filling in ("0", "C", "M# ", "\n", "/\n"):
        bomb = packed("consta\nC" + filling * (50_000_000 // len(filling)))
        with pytest.raises(BadLink) as caught:
            read_fragment(bomb)
        assert caught.value.key == "link-large"


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"\xff", "link-damaged"),
        ("", "link-game"),
        ("chess", "link-game"),
        ("consta\nSsize\n=99", "link-setup"),
        ("consta\nSsize\nSsize", "link-content"),
        ("consta\nSsize", "link-content"),
        ("consta\n=5", "link-content"),
        ("consta\n", "link-content"),
        ("consta\nZ1", "link-content"),
        ("consta\nR1\n/", "link-content"),
        ("consta\nR2", "link-content"),
        ("consta\nR9000" + "\n/" * 8000, "link-content"),
        ("consta\nM#", "link-content"),
        ("consta\nM#\nXc", "link-content"),
        ("consta\nM#\nXccc", "link-content"),
        ("consta\nM^1 #\nXcc", "link-content"),
        ("consta\nM^x #\nXcc", "link-content"),
        ("consta\nM#\nXc9", "link-content"),
        (f"consta\nM{'#' * 50}\nX{'c' * 100}", "link-content"),
        ("consta\nM#\nXzz", "link-move"),
        ("consta\n@7", "link-content"),
        ("consta\n@²", "link-content"),
        ("consta\nE0 1-0 boredom", "link-content"),
        ("consta\nE0 2-0 time", "link-content"),
        ("consta\nE9 1-0 time", "link-content"),
        ("consta\nE", "link-content"),
        ("consta\nP5/5/5/5/5 w 1", "link-setup"),
        ("consta\nFx", "link-content"),
        ("consta\nFq", "link-setup"),
        ("consta\nI", "link-content"),
        ("consta\nI7abcdef", "link-content"),
        ("consta\nG256", "link-content"),
        ("consta\nOa1 b2", "link-content"),
        ("consta\nAa1", "link-content"),
        ("carteso\nF1", "link-content"),
        ("carteso\nFqs\nQkomi\n=x", "link-setup"),
        ("carteso\nFqs\nQkomi\n=1\nQside\n=up", "link-setup"),
        ("constructo\nFqs\nQpattern\n=arch", "link-content"),
        *(
            (f"consta\nSsize\n=5\nI0abcdef1234\nM# 2# 2#\nXccaabb\n{line}", key)
            for line, key in [
                ("K", "link-content"),
                ("K4 00000000", "link-content"),
                ("K1 0000000", "link-content"),
                ("K1 00000000;1 00000000", "link-content"),
                ("K1 " + "00000000" * 2_000, "link-content"),
                ("J2 1 3", "link-content"),
                ("J0 1 3", "link-content"),
                ("J0 3 3", "link-content"),
                ("J0 0 2", "link-content"),
                ("Y3", "link-content"),
                ("Y4 2d4 2d5", "link-content"),
                ("Y3 2d4", "link-content"),
                ("Y3 2d4 2d4", "link-reply"),
                ("Y3 2d4 z", "link-reply"),
                ("Y3 " + ";".join(["2d4 2d5"] * 61), "link-content"),
                ("Y3 " + " ".join(["2d4"] * 42), "link-content"),
                ("V0", "link-content"),
                ("V4", "link-content"),
                ("U3", "link-content"),
            ]
        ),
        ("consta\nM#\nXcc\nV1", "link-content"),
    ],
)
def test_packed_nonsense_is_refused(content: str | bytes, key: str) -> None:
    with pytest.raises(BadLink) as caught:
        read_fragment(packed(content))
    assert caught.value.key == key


@given(linked_matches(), st.randoms(use_true_random=False))
@settings(max_examples=many(40))
def test_other_lines_well_packed_are_refused_or_open_a_game(
    match: Match, rng: random.Random
) -> None:
    lines = list(write_lines(match))
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines))
        other = rng.choice(lines)
        lines[at : at + rng.randint(0, 2)] = rng.choice(
            [[], [other], [other, lines[at]], [spoil(lines[at] or "x", rng)], ["/"]]
        )
        lines = lines or [""]
    with suppress(BadLink):
        opened = read_fragment(packed("\n".join(lines)))
        assert contents(read_fragment(write_fragment(opened))) == contents(opened)
        write_record(opened)
