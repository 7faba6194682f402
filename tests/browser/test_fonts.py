"""All text is drawn in the site's own fonts, and nothing moves when they come late."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.drawn_fonts import ASTRAY, astray, expect_own_fonts
from tests.support.shifts import expect_calm, watch_shifts
from tests.support.table import PLAY, Table
from tests.support.waiting import wait_until
from tests.support.warm_context import NO_ENGINE
from tools.build.paths import DOCS
from tools.build.server import SiteServer
from trilithon.games import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_text_is_drawn_in_our_own_fonts(page: Page, server: SiteServer, language: str) -> None:
    page.goto(server.url)
    page.evaluate(
        "tag => localStorage.setItem('trilithon.language', JSON.stringify(tag))", language
    )
    page.add_init_script(f"if (location.pathname.includes('/lab/')) {NO_ENGINE}")
    for address, ready in PAGES.items():
        page.goto("about:blank")
        page.goto(server.url + address.replace("*", "" if language == "en" else f".{language}"))
        expect(page.locator(ready).first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect_own_fonts(page)


def test_other_fonts_are_found(page: Page, server: SiteServer) -> None:
    page.goto(server.url)
    page.evaluate("document.querySelector('h1').style.fontFamily = 'serif'")
    assert astray(page)
    assert page.evaluate(ASTRAY)
    page.evaluate("document.querySelector('h1').style.fontFamily = ''")
    assert not astray(page)
    page.evaluate("document.querySelector('h1').textContent = '★'")
    assert astray(page)


@pytest.mark.usefixtures("moving")
def test_nothing_moves_when_the_fonts_come_late(page: Page, server: SiteServer) -> None:
    late: list[Route] = []
    watch_shifts(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.route("**/*.woff2", lambda route: late.append(route))
    for address in ("", f"{PLAY}{_GAME}", "rules/consta.html"):
        page.goto(server.url + address, wait_until="commit")
        if "play" in address:
            Table(page).ready()
        expect(page.locator(".board").first).to_be_visible()
        # What is visible may stand there before its style sheet, which names the fonts.
        wait_until(page, "document.fonts.size > 0")
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
