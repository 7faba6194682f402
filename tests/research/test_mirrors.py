"""Players who mirror: the symmetries of boards, and the moves that are images."""

from __future__ import annotations

import pytest

from tools.research.mirrors import image, play, symmetries
from trilithon.games import GAMES
from trilithon.match import new_match

SQUARE = {
    "half-turn",
    "left-right",
    "top-bottom",
    "falling",
    "rising",
    "quarter-left",
    "quarter-right",
}


@pytest.mark.parametrize(
    ("name", "settings", "known"),
    [
        ("consta", {"size": "5"}, SQUARE),
        ("carteso", {"size": "4"}, SQUARE),
        ("constructo", {"pattern": "rhombus"}, {"half-turn", "left-right", "top-bottom"}),
    ],
)
def test_boards_have_their_symmetries(name: str, settings: dict[str, str], known: set[str]) -> None:
    game = GAMES[name]
    found = dict(symmetries(game, game.begin(settings)[1]))
    assert set(found) == known
    for images in found.values():
        assert sorted(images.values()) == sorted(images)
    # Whoever turns twice is where he was, and two quarters are a half.
    half = found["half-turn"]
    assert {half[half[space]] for space in half} == set(half)
    if "quarter-left" in found:
        left = found["quarter-left"]
        assert {space: left[left[space]] for space in left} == half


@pytest.mark.parametrize(
    ("name", "mirror", "text", "expected"),
    [
        ("consta", "half-turn", "2b1", "2j11"),
        ("consta", "falling", "a11,c11", "a11,a9"),
        ("carteso", "left-right", "Wa1", "Wk1"),
        ("carteso", "top-bottom", "pass", "pass"),
        ("constructo", "half-turn", "R1", "R9"),
        ("constructo", "half-turn", "4-2", "6-8"),
    ],
)
def test_an_image_has_the_images_of_its_spaces(
    name: str, mirror: str, text: str, expected: str
) -> None:
    game = GAMES[name]
    images = dict(symmetries(game, game.begin({})[1]))[mirror]
    assert image(text, images) == expected


@pytest.mark.parametrize("name", GAMES)
def test_a_mirror_plays_to_the_end(name: str) -> None:
    game = GAMES[name]
    match = new_match(game, dict(game.first_settings))
    images = dict(symmetries(game, match.position))["half-turn"]
    score, mirrored, moves = play(match, images, game.levels[1], 1)
    assert match.outcome is not None
    assert score in (0, 0.5, 1)
    assert 0 <= mirrored <= moves
    plies = len(list(match.main_line())) - 1
    assert moves == plies // 2
