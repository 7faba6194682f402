"""Pictures that move: each of their frames, and what stands where nothing may move."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.support.pictures import CONSTA, PER_GAME, SVG, THEMES, check_alone, tree
from tests.support.scenes import matches
from trilithon import GAMES
from trilithon.core import AnyGame
from trilithon.core.scene import Theme
from trilithon.draw.pictures import animated, still
from trilithon.formats.pgn import read_record
from trilithon.match import Match, new_match


def line_of(game: AnyGame) -> Match:
    *_, match = matches(game)
    return match


@PER_GAME
@pytest.mark.parametrize("theme", THEMES)
def test_animated_pictures_stand_alone(game: AnyGame, theme: Theme) -> None:
    check_alone(animated(line_of(game), theme=theme))
    check_alone(animated(new_match(game, {}), theme=theme, numbers=True, coordinates=False))


# Animated


def keyframes(svg: str) -> dict[str, list[tuple[float, str]]]:
    found = {}
    for name, body in re.findall(r"@keyframes (\w+)\{((?:[\d.]+%\{[^}]*\})*)\}", svg):
        steps = re.findall(r"([\d.]+)%\{visibility:(\w+)\}", body)
        found[name] = [(float(percent), state) for percent, state in steps]
    return found


def shown_at(svg: str, percent: float) -> list[str]:
    """What is visible at a point of the animation: the attributes of the shapes, sorted."""
    frames = keyframes(svg)
    shown: list[str] = []

    def walk(element: ElementTree.Element, visible: bool) -> None:
        name = element.get("class") or ""
        if name in frames:
            visible = [state for at, state in frames[name] if at <= percent + 1e-3][-1] == "visible"
        tag = element.tag.removeprefix(SVG)
        if tag == "path" and visible:
            shown.extend(f"path M{part}" for part in element.attrib["d"].split("M")[1:])
        elif tag in ("use", "text") and visible:
            values = [element.get("href", "")[8:], element.get("x"), element.get("y"), element.text]
            shown.append(f"{tag} {values}")
        if tag != "defs":
            for child in element:
                walk(child, visible)

    walk(tree(svg), visible=True)
    return sorted(shown)


@PER_GAME
def test_each_frame_shows_what_a_still_picture_of_its_position_shows(game: AnyGame) -> None:
    match = line_of(game)
    match.orientation = game.orientations[-1]
    line = match.line()
    moving = animated(match, numbers=True)
    for index, node in enumerate(line):
        percent = 100 * index / (len(line) + 2)
        assert shown_at(moving, percent) == shown_at(still(match, node, numbers=True), 0)


def test_without_motion_the_last_position_stands() -> None:
    match = read_record(CONSTA)
    svg = animated(match)
    assert "@media(prefers-reduced-motion:reduce)" in svg
    frames = keyframes(svg)
    resting = dict(re.findall(r"\.(\w+)\{visibility:(\w+);", svg))
    assert set(resting) == set(frames)
    assert all(frames[name][-1][1] == state for name, state in resting.items())


def test_a_long_game_shares_what_does_not_change() -> None:
    match = new_match(GAMES["consta"], {"size": "11"})
    while len(match.line()) <= 60 and match.outcome is None:
        moves = match.game.rules.legal_moves(match.position)
        match.play(moves[len(moves) * 7 // 11])
    assert len(match.line()) > 30
    each = [len(still(match, node)) for node in match.line()]
    assert len(animated(match)) < 6 * max(each)
