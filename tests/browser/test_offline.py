"""The site without a network, renewed, half kept, not kept at all, and as an app."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.site_versions import next_version
from tests.support.table import Table, expect_linked, open_table
from tests.support.waiting import wait_until
from tests.support.watch import Watch
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("kept")]

STORES = "caches.keys().then(all => all.filter(name => name.startsWith('trilithon ')).length)"
EVERY_PAGE = {
    "": "Trilithon · Consta, Carteso, Constructo",
    "play.html": "Consta · Trilithon",
    "learn.html#carteso": "Learn: Carteso · Trilithon",
    "puzzles.html#constructo": "Puzzles: Constructo · Trilithon",
    "rules/consta.html": "Consta · Rules · Trilithon",
    "rules/constructo.es.html": "Constructo · Reglas · Trilithon",
    "docs/opponents.html": "The computer as an opponent · Trilithon",
    "docs/embed.html": "Boards on your own pages · Trilithon",
}


def expect_offline(page: Page, state: str) -> None:
    """Wait until the page knows whether it is kept."""
    expect(page.locator("body")).to_have_attribute("data-offline", state)


def test_a_new_version_is_offered_and_takes_over(
    context: BrowserContext, page: Page, site: Path, tmp_path: Path, changing: SiteServer
) -> None:
    table = open_table(page, changing.url).choose("c3", "b2", "b2")
    expect_offline(page, "kept")
    other = context.new_page()
    old = open_table(other, changing.url).choose("d4")

    changing.folder = next_version(site, tmp_path / "later")
    page.evaluate("navigator.serviceWorker.ready.then(one => one.update()).then(() => true)")
    offer = page.locator("#renewal")
    expect(offer).to_contain_text("There is a new version of Trilithon.")

    # The other page goes on as it is, with files that are no longer on the server.
    other.locator("#settings-open").click()
    other.locator("#language").select_option("es")
    expect(other.locator("#new")).to_have_text("Nueva")
    other.keyboard.press("Escape")
    old.choose("b3", "b3")
    assert page.evaluate(STORES) == 2

    offer.get_by_role("button", name="Load it").click()
    expect(page.locator('script[src*="app-ffffffffffff"]')).not_to_have_count(0)
    assert table.ready().pieces() == ["b2", "c3"]
    expect_offline(page, "kept")
    assert page.evaluate(STORES) == 2

    other.close()
    page.reload()
    table.ready()
    wait_until(page, f"{STORES}.then((count) => count === 1)")
    changing.stop()
    page.reload()
    assert table.ready().pieces() == ["b2", "c3"]


def test_one_visit_keeps_every_page_and_a_store_that_lacks_files_heals_itself(
    page: Page, changing: SiteServer
) -> None:
    table = open_table(page, changing.url).choose("c3")
    expect_offline(page, "kept")
    page.evaluate(
        """async () => {
          const [name] = await caches.keys();
          const store = await caches.open(name);
          const all = await store.keys();
          await Promise.all(all.filter((_, index) => index % 2).map((one) => store.delete(one)));
        }"""
    )
    page.reload()
    table.ready()
    expect_offline(page, "kept")
    page.locator("#settings-open").click()
    expect(page.locator(".menu-note")).to_have_text("Works without a network.")
    changing.stop()
    for place, title in EVERY_PAGE.items():
        page.goto(changing.url + place)
        expect(page).to_have_title(title)
    # What was never kept, as the lab is only for those who come there, leads home.
    for place in ("lab/index.html", "no/such/page"):
        page.goto(changing.url + place)
        expect(page.locator("#unkept")).to_contain_text("never opened with one")
        page.locator("#unkept").get_by_role("button").click()
        expect(page).to_have_url(changing.url)
    page.goto(changing.url + "play.html")
    assert Table(page).ready().pieces() == ["c3"]


@pytest.mark.parametrize("place", ["rules/carteso.html", "docs/opponents.html"])
def test_a_visit_to_a_page_of_text_keeps_the_games_too(
    page: Page, changing: SiteServer, place: str
) -> None:
    page.goto(changing.url + place)
    expect_offline(page, "kept")
    changing.stop()
    page.goto(changing.url + "play.html#v=0&game=consta&size=5")
    assert Table(page).ready().choose("c3").pieces() == ["c3"]


def test_a_visit_broken_off_is_made_good_by_the_next(
    page: Page, changing: SiteServer, watch: Watch
) -> None:
    lost = changing.folder / "rules" / "carteso.html"
    content = lost.read_bytes()
    lost.unlink()
    table = open_table(page, changing.url)
    expect_offline(page, "failed")
    page.locator("#settings-open").click()
    expect(page.locator(".menu-note")).to_contain_text("The next load tries again.")
    page.keyboard.press("Escape")
    table.choose("c3")
    lost.write_bytes(content)
    table.reload()
    expect_offline(page, "kept")
    watch.problems.clear()


def test_a_device_without_room_is_played_on_all_the_same(
    page: Page, changing: SiteServer, watch: Watch
) -> None:
    room = {"origin": changing.url.removesuffix("/some/folder/"), "quotaSize": 2_000_000}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", room)
    table = open_table(page, changing.url)
    expect_offline(page, "full")
    page.locator("#settings-open").click()
    expect(page.locator(".menu-note")).to_contain_text("There is no room on this device")
    page.keyboard.press("Escape")
    table.choose("c3")
    expect_linked(page, "c3")
    assert page.evaluate(STORES) == 0
    watch.problems.clear()


def test_it_can_be_installed_from_any_folder(page: Page, changing: SiteServer) -> None:
    page.goto(changing.url)
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{changing.url}manifest.webmanifest"
    # Contexts of tests are like private windows, in which nothing is installed.
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
