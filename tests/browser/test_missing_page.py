"""The page that is shown where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.haste import hasten
from tests.support.site_versions import copy_site
from tests.support.watch import Watch
from tools.build.headers import site_headers
from tools.build.server import serving
from tools.site.missing import missing_page

pytestmark = pytest.mark.browser

DEEP = "rules/no/such/page.html"
GAME = "1t4rwryHbRssy"


@pytest.mark.parametrize("prefix", ["", "/some/folder"])
@pytest.mark.parametrize("known", [True, False], ids=["address-known", "address-unknown"])
def test_it_leads_home_from_any_depth(
    browser: Browser, site: Path, tmp_path: Path, prefix: str, known: bool
) -> None:
    folder = copy_site(site, tmp_path / "site")
    with serving(folder, prefix, site_headers if known else None) as server:
        if known:
            (folder / "404.html").write_text(missing_page(server.url), encoding="utf-8")
        with browser.new_context(locale="es-MX") as context:
            watch = Watch(context, {server.url.removesuffix(f"{prefix}/")})
            page = context.new_page()
            answer = page.goto(server.url + DEEP)
            assert answer is not None
            assert answer.status == 404
            expect(page.get_by_role("heading")).to_have_text("No hay ninguna página aquí")
            expect(page.locator("html")).to_have_attribute("lang", "es")
            expect(page).to_have_title("No hay ninguna página aquí · Trilithon")
            home = page.get_by_role("link", name="Ir a los juegos")
            expect(home).to_have_attribute("href", f"{prefix}/")
            colour = home.evaluate("link => getComputedStyle(link).backgroundColor")
            assert colour == "rgb(28, 102, 75)"
            home.click()
            expect(page).to_have_title("Trilithon · Consta, Carteso, Constructo")
            # Nothing is missing but the page, and what is looked for on the way home.
            assert all("404" in problem for problem in watch.problems)


@pytest.mark.parametrize("known", [True, False], ids=["address-known", "address-unknown"])
def test_a_link_with_an_escaped_hash_leads_on_to_its_game(
    browser: Browser, site: Path, tmp_path: Path, known: bool
) -> None:
    folder = copy_site(site, tmp_path / "site")
    with serving(folder, "/some/folder") as server, browser.new_context() as context:
        if known:
            (folder / "404.html").write_text(missing_page(server.url), encoding="utf-8")
        page = context.new_page()
        for path in ("", "play.html", "rules/consta.html"):
            page.goto(f"{server.url}{path}%23{GAME}", wait_until="commit")
            page.wait_for_url(f"{server.url}{path or 'play.html'}#{GAME}")
        # So it is where the rest of the link is a folder for hosts, and with what stands before it.
        page.goto(f"{server.url}play.html%23v=0&moves=c3/?lang=es", wait_until="commit")
        page.wait_for_url(f"{server.url}play.html?lang=es#v=0&moves=c3/")


def test_an_escaped_hash_leads_to_no_other_site(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    folder = copy_site(site, tmp_path / "site")
    with serving(folder) as server, browser.new_context() as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for home in ("", server.url):
            (folder / "404.html").write_text(missing_page(home), encoding="utf-8")
            for path in ("/other.example/", "%5Cother.example/"):
                page.goto(f"{server.url}{path}%23{GAME}", wait_until="commit")
                page.wait_for_url(f"{server.url}{path}#{GAME}")
        # Nor to what stands beside the site.
        (folder / "404.html").write_text(missing_page(f"{server.url}games/"), encoding="utf-8")
        page.goto(f"{server.url}play.html%23{GAME}")
        expect(page.get_by_role("link", name="To the games")).to_have_attribute("href", "/games/")
        assert page.url == f"{server.url}play.html%23{GAME}"
        assert all(url.startswith(server.url) for url in asked)


def test_a_language_that_is_not_spoken_gets_them_all(browser: Browser, site: Path) -> None:
    with serving(site) as server, browser.new_context(locale="de-DE") as context:
        page = context.new_page()
        page.goto(server.url + "nothing")
        expect(page.get_by_role("heading")).to_have_count(2)
        page.goto(f"{server.url}nothing?lang=en")
        expect(page.get_by_role("heading")).to_have_text("There is no such page")


def test_a_home_page_that_is_a_file_says_that_it_wants_a_server(
    browser: Browser, site: Path
) -> None:
    for language, word in (("en-GB", "opened from a file"), ("es-ES", "abierto desde un archivo")):
        with browser.new_context(locale=language) as context:
            page = context.new_page()
            hasten(page)
            page.goto((site / "index.html").as_uri())
            expect(page.locator("#unstarted p:visible")).to_contain_text(word)
