"""The header is one line on every page, as high on all of them, in each language on all screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.warm_context import NO_ENGINE
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

WIDTHS = (320, 360, 740, 1440, 1920)
PAGES = (
    "",
    "learn.html",
    "models.html",
    "puzzles.html",
    *(f"play.html#v=0&game={game}" for game in ("consta", "constructo")),
    "rules/carteso{}.html",
    "docs/opponents{}.html",
    "docs/report-consta{}.html",
    "lab/index{}.html",
)
# The header's height, how far below its middle anything in it stands, and what sticks out of it.
MEASURE = """() => {
  const head = document.querySelector(".masthead");
  const box = head.getBoundingClientRect();
  const parts = [...head.querySelectorAll("a, h1, button")].filter((part) => part.offsetParent);
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const outside = boxes.filter(({ left, right, top, bottom, width }) =>
    left < box.left - 9 || right > box.right + 9 || top < box.top - 1 || bottom > box.bottom + 1);
  const cut = parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth);
  const wide = document.documentElement.scrollWidth - innerWidth;
  return { height: box.height, outside: outside.length, cut: cut.length, wide: Math.max(wide, 0) };
}"""


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_line_on_every_page(page: Page, server: SiteServer, language: str) -> None:
    # What is measured stands there before any engine does, and none is wanted.
    page.add_init_script(NO_ENGINE)
    page.add_init_script(f"localStorage.setItem('trilithon.language', '\"{language}\"')")
    heights = {}
    for name in PAGES:
        page.goto(server.url + name.format("" if language == "en" else f".{language}"))
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.evaluate("document.fonts.ready.then(() => true)")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740 if width <= 360 else 900})
            heights[name, width] = page.evaluate(MEASURE)
    assert set(map(str, heights.values())) == {
        str({"height": 44, "outside": 0, "cut": 0, "wide": 0})
    }, heights
