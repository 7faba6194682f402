"""Every board theme can be read: contrast, sides that differ for any eyes, patterns for colours."""

from __future__ import annotations

import re
from itertools import product
from typing import get_args

import pytest

from tools.build.looks import resolved, variables
from trilithon import GAMES
from trilithon.core.scene import BoardTheme
from trilithon.draw.pictures import still
from trilithon.draw.pictures.sheet import looks, symbols
from trilithon.match import new_match

BOARDS: tuple[BoardTheme, ...] = get_args(BoardTheme)
Colour = tuple[float, float, float]

# Each with what it is drawn on, and what WCAG asks of it there: 3 for what is seen, 4.5 for text.
# Stones are told from the board by their rims where they are as light or dark as it is.
CONTRASTS = (
    ("--stone-black", "--stone-white", 3),
    ("--stone-white-rim", "--board", 3),
    ("--stone-black", "--board", 3),
    ("--stone-black-line", "--stone-black", 3),
    ("--stone-white-line", "--stone-white", 3),
    ("--vertical-mark", "--stone-black", 3),
    ("--vertical-mark", "--stone-white", 3),
    ("--horizontal-mark", "--stone-black", 3),
    ("--horizontal-mark", "--stone-white", 3),
    ("--base-yellow-rim", "--base-yellow", 3),
    ("--base-yellow-rim", "--board", 3),
    ("--base-yellow-line", "--base-yellow", 3),
    ("--base-blue-line", "--base-blue", 3),
    ("--board-edge", "--paper", 2),
    ("--tile-ink", "--board", 4.5),
)
# The usual boards are quieter than these, but every mark on them has a shape of its own.
CLEAR_CONTRASTS = tuple(
    (mark, "--board", 3)
    for mark in (
        *("--board-accent", "--board-line", "--board-mark", "--stone-white", "--vertical"),
        *(
            "--horizontal",
            "--base-yellow",
            "--base-blue",
            "--goal",
            "--last",
            "--mark",
            "--refused",
        ),
    )
)
# Of two sides, the colours that are seen beside each other.
SIDES = (
    ("--stone-black", "--stone-white"),
    ("--vertical", "--horizontal"),
    ("--base-yellow", "--base-blue"),
)
# How red, green and blue light come through to those who lack one kind of cones: Viénot and others,
# 1999; for the third kind a plane like Brettel's.
EYES = {
    "red": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "green": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "blue": ((1.0, 0.14461, -0.14461), (0.0, 0.85924, 0.14076), (0.0, 0.85924, 0.14076)),
}


def linear(text: str) -> Colour:
    """A colour's light, each part from 0 to 1."""
    assert re.fullmatch("#[0-9a-f]{6}", text), text
    parts = [int(text[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def luminance(colour: Colour) -> float:
    red, green, blue = colour
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def seen(colour: Colour, eyes: str) -> Colour:
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, colour, strict=True))))
        for row in EYES[eyes]
    )
    return red, green, blue


def colour(name: str, board: BoardTheme, *, dark: bool) -> Colour:
    known = variables(board)
    return linear(resolved(known[name], known, dark=dark))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("board", BOARDS)
def test_what_is_on_a_board_can_be_seen(board: BoardTheme, dark: bool) -> None:
    wanted = CONTRASTS + (() if board == "stone" else CLEAR_CONTRASTS)
    if board == "print":
        # Hollow things are as white as the paper; their rims are black.
        hollow = {"--stone-white", "--base-yellow"}
        wanted = tuple(one for one in wanted if one[0] not in hollow and one[1] != "--paper")
    found = {
        (front, back): contrast(colour(front, board, dark=dark), colour(back, board, dark=dark))
        for front, back, _ in wanted
    }
    assert [one for one in wanted if found[one[0], one[1]] < one[2]] == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("eyes", EYES)
def test_the_sides_of_the_clear_boards_differ_for_any_eyes(eyes: str, dark: bool) -> None:
    for one, other in SIDES:
        pair = [seen(colour(name, "clear", dark=dark), eyes) for name in (one, other)]
        assert contrast(*pair) >= 4.5, (one, other)


def test_boards_on_paper_know_no_colour_and_tell_sides_by_pattern() -> None:
    board: BoardTheme = "print"
    for name in variables(board).keys() - variables("stone").keys() | {
        name for name, value in variables(board).items() if value != variables("stone")[name]
    }:
        value = variables(board)[name]
        red, green, blue = re.findall("[0-9a-f]{2}", value) if value[0] == "#" else ("0", "0", "0")
        assert red == green == blue, name
    fills = {
        name: looks(board)[f"path {name}"]["fill"]
        for name in ("edge-vertical", "edge-horizontal", "claim-vertical", "claim-horizontal")
    }
    assert fills["edge-vertical"] == fills["claim-vertical"] == 'url("#hatch-upright")'
    assert fills["edge-horizontal"] == fills["claim-horizontal"] == 'url("#hatch-level")'


@pytest.mark.parametrize("board", BOARDS)
def test_sides_have_shapes_of_their_own(board: BoardTheme) -> None:
    lines = [
        looks(board)[f"circle base-line {side}"].get("stroke-dasharray")
        for side in ("yellow", "blue")
    ]
    assert lines[0] != lines[1]
    upright, level = (symbols()[f"carteso-owner-{side}"] for side in ("vertical", "horizontal"))
    assert re.sub('class="[^"]*"', "", upright) != re.sub('class="[^"]*"', "", level)


@pytest.mark.parametrize(("game", "theme"), list(product(GAMES, ("auto", "dark"))))
def test_pictures_can_be_of_any_board(game: str, theme: str) -> None:
    match = new_match(GAMES[game], {})
    pictures = {
        board: still(match, theme="dark" if theme == "dark" else "auto", board=board)
        for board in BOARDS
    }
    assert len(set(pictures.values())) == len(BOARDS)
    # On paper nothing is dark.
    assert "prefers-color-scheme" not in pictures["print"]
    assert "#181715" not in pictures["print"]
    assert ("hatch-upright" in pictures["print"]) is (game == "carteso")
