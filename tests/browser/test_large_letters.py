"""Pages of somebody whose browser sets letters twice as large, on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect

from tests.support.table import PLAY
from tests.support.waiting import PATIENCE_MS
from tools.build.server import SiteServer

pytestmark = pytest.mark.browser

# What reaches beyond the right edge, and text that is cut.
_OUTSIDE = """() => [...document.querySelectorAll("body *")].filter((one) => {
  return one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1;
}).map((one) => one.outerHTML.slice(0, 80))"""
_CUT = """all => all.filter((one) => {
  const { overflowX, overflowY } = getComputedStyle(one);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one;
  const cut = (how, all, seen) => how !== "visible" && all > seen + 1;
  return cut(overflowX, scrollWidth, clientWidth) || cut(overflowY, scrollHeight, clientHeight);
}).map((one) => one.id || one.className)"""
_PLACES = [
    "",
    f"{PLAY}?level=1#v=0&game=consta&size=5",
    f"{PLAY}?level=1#v=0&game=carteso&size=5",
    f"{PLAY}?level=1#v=0&game=constructo",
    "puzzles.html#consta",
    "puzzles.html#daily",
    "learn.html#constructo",
]


@pytest.fixture
def large(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Page]:
    """A phone's page with letters of twice the usual size."""
    flags = [*browser_type_launch_args["args"], "--blink-settings=defaultFontSize=32"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": flags})
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, locale="es-ES", service_workers="block"
    )
    context.set_default_timeout(PATIENCE_MS)
    yield context.new_page()
    browser.close()


def test_all_is_within_the_page(large: Page, server: SiteServer) -> None:
    for place in _PLACES:
        large.goto("about:blank")
        large.goto(server.url + place)
        if place:
            expect(large.locator("body")).to_have_attribute("data-state", "ready")
        assert large.evaluate(_OUTSIDE) == [], place
        assert large.evaluate("document.documentElement.scrollWidth") <= 360, place
        if PLAY in place:
            assert large.locator("#says :is(p, div), #acts").evaluate_all(_CUT) == [], place
