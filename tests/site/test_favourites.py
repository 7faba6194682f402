"""Spaces that come up more often than others are told from chance."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from random import Random

import pytest

from tools.docs.reports.evenness import evenness
from tools.docs.reports.folds import folded, folds
from trilithon.games import GAMES
from trilithon.match import new_match


def test_favourites_are_told_from_chance() -> None:
    # As Pearson has it where each game has one place.
    chi_squared, freedom, chance = evenness([15, 10, 5, 10], 40)
    assert chi_squared == pytest.approx(5)
    assert freedom == 3
    assert chance == pytest.approx(0.1718, abs=2e-3)
    assert evenness([10, 10, 10], 30).chance > 0.9
    assert evenness([40, 10, 10, 10], 70).chance < 1e-6
    assert evenness([9, 9], 9).chance == 1
    # Of so many tests of even games, few find a favourite.
    random, found = Random(1), 0
    for _ in range(200):
        places = [place for _ in range(100) for place in random.sample(range(20), 6)]
        found += evenness([places.count(place) for place in range(20)], 100).chance < 0.05
    assert 2 <= found <= 20


def test_places_that_are_counted_together_are_told_from_chance_too() -> None:
    # As many places in each as there are faces that count for it: 20 throws of a die.
    chi_squared, freedom, _ = evenness([4, 6, 10], 20, [1, 2, 3])
    assert chi_squared == pytest.approx((2 / 3) ** 2 / (10 / 3) + (2 / 3) ** 2 / (20 / 3))
    assert freedom == 2
    random, found = Random(2), 0
    sizes = [1, 4, 4, 2, 9]
    ends = list(accumulate(sizes))
    for _ in range(200):
        places = [place for _ in range(100) for place in random.sample(range(20), 6)]
        counts = [
            sum(end - size <= place < end for place in places)
            for size, end in zip(sizes, ends, strict=True)
        ]
        found += evenness(counts, 100, sizes).chance < 0.05
    assert 2 <= found <= 20


@pytest.mark.parametrize(
    ("game", "settings", "sizes"),
    [
        ("consta", {"size": "5"}, {1: 1, 2: 4, 4: 4}),
        ("carteso", {"size": "4"}, {4: 4}),
        ("constructo", {"pattern": "rhombus"}, {1: 1, 2: 2, 4: 1}),
    ],
)
def test_mirrors_fold_a_board(game: str, settings: dict[str, str], sizes: dict[int, int]) -> None:
    match = new_match(GAMES[game], settings)
    found = folds(match.game, match.position)
    assert Counter(len(fold) for fold in found) == sizes
    spaces = [space for fold in found for space in fold]
    assert len(set(spaces)) == len(spaces)
    assert sum(folded(dict.fromkeys(spaces, 1), found)) == len(spaces)
    if game == "consta":
        # What is left and right of a chain is not what is above and below it.
        assert ("a3", "e3") in found
        assert ("c5", "c1") in found
