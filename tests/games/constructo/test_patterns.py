"""Constructo's patterns: the printed ones, and which drawn ones there may be."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reference import constructo as reference
from tests.support.amounts import many
from tests.support.constructo_games import (
    drawn_pattern,
)
from trilithon.boards.hexagons import BadPattern, check_pattern, normal_form, read_pattern
from trilithon.core.errors import BadSetting
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.patterns import PRINTED, find_pattern, pattern_text

# Patterns


@pytest.mark.parametrize(("name", "links"), [("rhombus", 16), ("crown", 16), ("arch", 14)])
def test_the_printed_patterns(name: str, links: int) -> None:
    pattern = find_pattern(name)
    assert list(pattern.tiles) == reference.printed(name)
    assert pattern.links == links
    assert pattern_text(pattern) == name
    assert read_pattern(pattern.text) == pattern


def test_a_printed_shape_that_is_drawn_goes_by_its_name() -> None:
    for name, pattern in PRINTED.items():
        assert rules.PATTERN.read(pattern.text) == name
        moved = [(column + 7, y + 5) for column, y in pattern.tiles]
        assert pattern_text(normal_form(moved)) == name


def test_who_touches_whom() -> None:
    for seed in range(many(20)):
        pattern = drawn_pattern(Random(seed), 3 + seed % 17)
        for tile, place in enumerate(pattern.tiles):
            expected = [n for n, p in enumerate(pattern.tiles) if reference.touch(place, p)]
            assert list(pattern.neighbours[tile]) == expected


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("0.0+1.1", "pattern-count"),
        ("+".join(f"0.{2 * n}" for n in range(20)), "pattern-count"),
        ("0.0+1.2+0.2", "pattern-order"),
        ("0.0+1.1+1.1", "pattern-twice"),
        ("0.0+0.1+0.2", "pattern-parity"),
        ("0.0+2.0+4.0", "pattern-connected"),
        ("1.1+2.2+1.3", "pattern-origin"),
        ("0.2+1.3+0.4", "pattern-origin"),
        ("0.0+1.1+00.2", "pattern-malformed"),
        ("0.0+1.1+", "pattern-malformed"),
        ("0.0+1.1+0.²", "pattern-malformed"),
        ("0.0,1.1,0.2", "pattern-malformed"),
        ("hexagon", "constructo-pattern-name"),
        ("Rhombus", "constructo-pattern-name"),
        ("", "constructo-pattern-name"),
    ],
)
def test_patterns_that_are_none(text: str, key: str) -> None:
    with pytest.raises(BadPattern) as caught:
        find_pattern(text)
    assert caught.value.key == key
    with pytest.raises(BadSetting, match="The pattern cannot be used"):
        rules.start({"pattern": text})


@pytest.mark.parametrize(
    ("text", "quoted"),
    [("0.0,0.2,1.1,1.3,2.2,2.4", "0.0,0.2,1.1,1.3,2.2,2.4"), ("1" * 200, "1" * 99 + "…")],
)
def test_what_is_no_tile_is_quoted_as_it_was_written(text: str, quoted: str) -> None:
    with pytest.raises(BadPattern, match=f"“{quoted}” is not a tile"):
        find_pattern(text)


def test_loose_tiles_are_shown() -> None:
    with pytest.raises(BadPattern) as caught:
        check_pattern([(5, 5), (5, 7), (9, 5)])
    assert caught.value.spaces == ("9.5",)


@given(st.sets(st.tuples(st.integers(0, 5), st.integers(0, 8)), max_size=21))
def test_a_normal_form_is_read_back_and_is_the_same_wherever_it_was_drawn(
    tiles: set[tuple[int, int]],
) -> None:
    try:
        pattern = normal_form(tiles)
    except BadPattern:
        return
    assert read_pattern(pattern.text) is pattern
    assert normal_form((column + 3, y + 1) for column, y in tiles) is pattern


# Placing and moving
