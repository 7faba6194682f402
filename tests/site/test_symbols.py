"""The sheet of symbols and the style sheets have all that scenes and the page name."""

from __future__ import annotations

import re
from functools import cache
from pathlib import PurePosixPath

import pytest

from tests.support.scenes import scenes
from tools.build.paths import PICTURES, WEB
from tools.site.frame import framed
from trilithon.games import GAMES

SHEET = (PICTURES / "symbols.svg").read_text(encoding="utf-8")
STYLE = (WEB / "css" / "base" / "board.css").read_text(encoding="utf-8")
PAGES = sorted(path.name for path in WEB.glob("*.html"))
IDS = re.findall(r'\bid="([\w-]+)"', SHEET)


@cache
def drawn() -> dict[str, set[str]]:
    """Names of shapes by kind, as scenes have them."""
    names: dict[str, set[str]] = {"symbol": set(), "path": set(), "label": set()}
    for _, scene in scenes():
        for layer in scene["layers"]:
            for shape in layer["shapes"]:
                names[shape["kind"]].add(shape["name"])
        previews = [scene.get("preview"), *(space.get("preview") for space in scene["spaces"])]
        names["symbol"] |= {name for name in previews if name}
    return names


def test_every_symbol_is_in_the_sheet() -> None:
    sides = {f"player-{name}" for game in GAMES.values() for name in game.players}
    editors = [editor for game in GAMES.values() for editor in game.editors.values()]
    tools = {tool["symbol"] for editor in editors for tool in editor.begin("").tools}
    own = {"refused", "pending", "held"}
    assert (drawn()["symbol"] | sides | tools | own) - set(IDS) == set()


def test_every_path_and_label_has_a_style() -> None:
    classes = set(re.findall(r"\.([a-z][\w-]*)", STYLE))
    assert drawn()["path"] | drawn()["label"] <= classes


@pytest.mark.parametrize("name", PAGES)
def test_ids_of_page_and_sheet_differ(name: str) -> None:
    both = [*re.findall(r'\bid="([\w-]+)"', page(name)), *IDS]
    assert sorted(set(both)) == sorted(both)


@pytest.mark.parametrize("name", PAGES)
def test_icons_the_page_uses_are_in_the_sheet(name: str) -> None:
    assert set(re.findall(r'href="#(icon-[\w-]+)"', page(name))) <= set(IDS)


def page(name: str) -> str:
    return framed((WEB / name).read_text(encoding="utf-8"), PurePosixPath(name))
