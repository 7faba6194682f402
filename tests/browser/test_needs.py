"""What is said in browsers that cannot run the site."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.watch import Watch
from tools.build.server import SiteServer

pytestmark = pytest.mark.browser

PAGES = ["play.html", "learn.html", "puzzles.html", "lab/index.html", "embed.html"]


def test_without_scripts_every_language_says_so(browser: Browser, server: SiteServer) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        for place in PAGES:
            page.goto(server.url + place)
            told = page.locator("noscript")
            expect(told.locator('[lang="en"]')).to_contain_text("JavaScript is switched off")
            expect(told.locator('[lang="es"]')).to_contain_text("JavaScript está desactivado")
            expect(told.locator("h2").first).to_be_visible()


def test_what_is_lacking_is_named_in_the_visitors_language(
    browser: Browser, server: SiteServer
) -> None:
    with browser.new_context(locale="es-MX") as context:
        page = context.new_page()
        page.add_init_script("delete window.WebAssembly; delete HTMLElement.prototype.showPopover")
        for place in PAGES:
            page.goto(server.url + place)
            needs = page.locator("#needs")
            expect(needs.get_by_text("Este navegador no puede ejecutar Trilithon")).to_be_visible()
            expect(needs.locator("li:visible")).to_have_text(["WebAssembly", "popover"])
            expect(needs.locator('[lang="en"]')).to_be_hidden()


def test_a_language_that_is_not_spoken_gets_them_all(browser: Browser, server: SiteServer) -> None:
    with browser.new_context(locale="de-DE") as context:
        page = context.new_page()
        page.add_init_script("delete window.WebAssembly")
        page.goto(server.url + "play.html")
        expect(page.locator("#needs h2:visible")).to_have_count(2)


def test_nothing_is_said_where_nothing_lacks(page: Page, server: SiteServer, watch: Watch) -> None:
    page.goto(server.url + "embed.html")
    expect(page.locator("#needs")).to_be_hidden()
    assert urlsplit(page.url).path == "/embed.html"
