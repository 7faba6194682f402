"""Pictures for tests: of what, and what holds for all of them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from trilithon import GAMES
from trilithon.core.scene import Theme

PER_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
THEMES: tuple[Theme, ...] = ("light", "dark", "auto")
SVG = "{http://www.w3.org/2000/svg}"
CONSTA = """[Game "consta"] [Size "5"]
1. c3 2. b2,d4 3. 2b4 {[%mark circle b4] [%mark arrow b2 d4]} 4. a1,a2 5. d1,e3 *"""


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def check_alone(svg: str) -> None:
    """Nothing in the picture refers to anything outside of it."""
    root = tree(svg)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    addresses = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', svg)
    assert all((one or other).startswith("#") for one, other in addresses)
    assert {(one or other)[1:] for one, other in addresses} <= set(ids)
    labels = (root.get("aria-labelledby") or "").split()
    assert len(labels) == 2
    assert set(labels) <= set(ids)
    for foreign in ("var(", "light-dark(", "calc(", "--", "<script", "@import", " style="):
        assert foreign not in svg
    used = {name for element in root.iter() if (name := element.get("class"))}
    styled = set(re.findall(r"\.(\w+)\{", svg))
    assert used == styled
