"""What is said in browsers that cannot run the site."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.support.haste import hasten
from tests.support.table import PLAY, Table
from tests.support.warm_context import NO_ENGINE
from tests.support.watch import Watch
from tools.build.server import SiteServer, serving

pytestmark = pytest.mark.browser

PAGES = [
    "play.html",
    "learn.html",
    "models.html",
    "puzzles.html",
    "lab/index.html",
    "embed.html",
]


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
    page.add_init_script(NO_ENGINE)
    page.goto(server.url + "embed.html")
    expect(page.locator("#needs")).to_be_hidden()
    assert urlsplit(page.url).path == "/embed.html"


@pytest.mark.page("warm")
def test_a_page_whose_scripts_come_at_the_second_time_loads_itself_once_more(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    missing = ["one"]

    def answer(route: Route) -> None:
        route.fulfill(status=404) if missing else route.continue_()
        missing.clear()

    page.route("**/js/shared/board.js", answer)
    page.goto(f"{server.url}{PLAY}#v=0&game=consta&size=5&moves=c3")
    expect(Table(page).ready().moves).to_have_count(1)
    watch.problems.clear()


@pytest.mark.parametrize("place", ["play.html", "index.html", "embed.html", "lab/index.html"])
def test_a_page_whose_scripts_never_come_says_what_to_do(
    page: Page, server: SiteServer, watch: Watch, place: str
) -> None:
    hasten(page)
    page.add_init_script(NO_ENGINE)
    page.route("**/js/shared/words.js", lambda route: route.fulfill(status=404))
    page.goto(server.url + place)
    expect(page.locator("#unstarted p")).to_contain_text("Check the connection")
    page.unroute("**/js/shared/words.js")
    page.locator("#unstarted button").click()
    expect(page.locator("html")).to_have_attribute("data-started", "")
    expect(page.locator("#unstarted")).to_have_count(0)
    watch.problems.clear()


def test_a_page_that_is_a_file_says_that_it_wants_a_server(browser: Browser, site: Path) -> None:
    with browser.new_context(locale="es-ES") as context:
        page = context.new_page()
        hasten(page)
        page.goto((site / "play.html").as_uri())
        expect(page.locator("#unstarted p:visible")).to_contain_text("python3 -m http.server")


def test_a_sandboxed_frame_of_a_host_without_its_headers_says_why(
    page: Page, site: Path, watch: Watch
) -> None:
    with serving(site, headers=None) as plain:
        watch.allow(plain)
        frame = f"<iframe sandbox='allow-scripts' src='{plain.url}embed.html?game=consta'></iframe>"
        hasten(page)
        page.goto(f"{plain.url}robots.txt")
        page.set_content(frame)
        said = page.frame_locator("iframe").locator("#unstarted")
        expect(said).to_contain_text("Access-Control-Allow-Origin")
    watch.problems.clear()
