"""All text is drawn in the site's own fonts, and nothing moves when they come late."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.test_shifts import WATCH, expect_calm
from tests.support.table import PLAY, Table
from tools.build.paths import DOCS
from tools.build.server import SiteServer
from trilithon.games import GAMES

pytestmark = pytest.mark.browser

OWN = {"Trilithon Sans", "Trilithon Code"}
LANGUAGES = ["en", "es"]
_GAME = "#v=0&game=consta&size=5&moves=c3.a1,a5.c2,c4.e1,e5.c1,c5"
_READY = "[data-state=ready]"
_BOARD = f"{_READY} .space"
_DOCS = sorted({path.name.split(".")[0] for path in DOCS.glob("*.md")})
# Pages, each with what is there once it is ready. `*` stands for what a language adds to a name.
PAGES = {
    "": ".living-board .board",
    f"{PLAY}{_GAME}": _BOARD,
    "learn.html": _BOARD,
    "puzzles.html#carteso": _BOARD,
    **{f"rules/{game}*.html": ".board" for game in GAMES},
    **{f"docs/{name}*.html": "h1" for name in _DOCS},
    "lab/index*.html": ".cm-line",
    "embed.html?game=consta&size=5&moves=c3+2d4&mode=replay": _BOARD,
    "embed.html?game=none": "[data-state=problem] #problem",
}
# Elements with text of their own, seen or not, that would be drawn in other fonts than ours.
_ASTRAY = """() => [...document.querySelectorAll("body *")]
  .filter((e) => !e.matches("script, style, template, option, optgroup"))
  .filter((e) => e.matches("input:not([type=radio], [type=checkbox], [type=range])")
    || e.matches("select, textarea")
    || [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
  .filter((e) => !getComputedStyle(e).fontFamily.startsWith('"Trilithon '))
  .map((e) => `${e.tagName} ${e.id || e.textContent.trim().slice(0, 40)}`)"""


def expect_own_fonts(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    assert astray(page) == {}
    assert page.evaluate(_ASTRAY) == []


def astray(page: Page) -> dict[str, str]:
    """The other fonts that text of the page is drawn in, each with an element that has some."""
    browser = page.context.new_cdp_session(page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]
    found = {}
    for node in _written(root):
        drawn = browser.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})
        for font in drawn["fonts"]:
            if not (font["isCustomFont"] and font["familyName"] in OWN):
                found[font["familyName"]] = f"{node['nodeName']} {node.get('attributes')}"
    browser.detach()
    return found


def _written(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The elements under a node with text of their own, frames and controls' insides among them."""
    children = node.get("children", [])
    if any(child["nodeType"] == 3 and child["nodeValue"].strip() for child in children):
        yield node
    yield from node.get("pseudoElements", [])
    within = [*children, *node.get("shadowRoots", [])]
    if "contentDocument" in node:
        within.append(node["contentDocument"])
    for child in within:
        yield from _written(child)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_text_is_drawn_in_our_own_fonts(page: Page, server: SiteServer, language: str) -> None:
    page.goto(server.url)
    page.evaluate(
        "tag => localStorage.setItem('trilithon.language', JSON.stringify(tag))", language
    )
    for address, ready in PAGES.items():
        page.goto("about:blank")
        page.goto(server.url + address.replace("*", "" if language == "en" else f".{language}"))
        expect(page.locator(ready).first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect_own_fonts(page)


def test_what_the_lab_prints_is_drawn_in_our_own_fonts(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.url}lab/index.html")
    page.locator(f"{_READY} #lab-run").click()
    expect(page.locator(".said-result, .said-picture").first).to_be_visible()
    expect_own_fonts(page)


def test_other_fonts_are_found(page: Page, server: SiteServer) -> None:
    page.goto(server.url)
    page.evaluate("document.querySelector('h1').style.fontFamily = 'serif'")
    assert astray(page)
    assert page.evaluate(_ASTRAY)
    page.evaluate("document.querySelector('h1').style.fontFamily = ''")
    assert not astray(page)
    page.evaluate("document.querySelector('h1').textContent = '★'")
    assert astray(page)


def test_nothing_moves_when_the_fonts_come_late(page: Page, server: SiteServer) -> None:
    late: list[Route] = []
    page.add_init_script(WATCH)
    page.set_viewport_size({"width": 360, "height": 740})
    page.route("**/*.woff2", lambda route: late.append(route))
    for address in ("", f"{PLAY}{_GAME}", "rules/consta.html"):
        page.goto(server.url + address, wait_until="commit")
        if "play" in address:
            Table(page).ready()
        expect(page.locator(".board").first).to_be_visible()
        stood_in = page.evaluate(
            """Promise.all(["Arial", "Roboto", "DejaVu"].map((name) =>
              document.fonts.load(`16px "Like ${name}"`).then((faces) => faces.length, () => 0)))
              .then((loaded) => loaded.some(Boolean))"""
        )
        if not stood_in:
            pytest.skip("none of the fonts that stand in is here")
        while late:
            late.pop().continue_()
        page.evaluate("document.fonts.load('16px \"Trilithon Sans\"').then(() => {})")
        expect_calm(page)
