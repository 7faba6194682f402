"""Later visits start from a snapshot of the engine that is kept on the device."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.lab import Lab
from tests.support.site_versions import next_version
from tests.support.table import Table, open_table
from tests.support.waiting import wait_until
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("kept")]

# Longer than a page rests before it has a snapshot taken.
REST_MS = 10_000
RESTORED = "() => performance.getEntriesByName('engine-restored').length"
# What is kept of the engine besides the site's own files.
ADDRESS = "/js/engine/snapshot"
SNAPSHOT = f"""async (change) => {{
  for (const name of await caches.keys()) {{
    const store = await caches.open(name);
    for (const {{ url }} of await store.keys()) if (url.endsWith('{ADDRESS}')) {{
      const {{ headers }} = await store.match(url);
      if (change) await store.put(url, new Response('damaged', {{ headers }}));
      return url;
    }}
  }}
  return null;
}}"""

KEPT = """async (ending) => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(stores.map((store) => store.keys()));
  return kept.flat().some(({ url }) => url.endsWith(ending));
}"""


def restored(page: Page) -> bool:
    """Whether the page's engine was there from the beginning."""
    return bool(page.workers[0].evaluate(RESTORED))


def test_a_later_visit_starts_from_a_snapshot_until_it_is_damaged_or_old(
    page: Page, site: Path, tmp_path: Path, changing: SiteServer
) -> None:
    page.clock.install()
    table = open_table(page, changing.url).choose("c3")
    expect(page.locator("body")).to_have_attribute("data-offline", "kept")
    assert not restored(page)
    assert page.evaluate(SNAPSHOT) is None
    page.clock.run_for(REST_MS)
    wait_until(page, f"({SNAPSHOT})()")

    table.reload()
    assert restored(page)
    assert table.pieces() == ["c3"]
    # What was not needed before is found in the archive still.
    table.choose("b2", "d4").click("#study")
    expect(page.locator("#analysis-lines li")).to_have_count(3)

    first = page.evaluate(SNAPSHOT, True)
    table.reload()
    assert not restored(page)
    assert page.evaluate(SNAPSHOT) is None
    assert table.pieces() == ["b2", "c3", "d4"]

    page.clock.run_for(REST_MS)
    wait_until(page, f"({SNAPSHOT})()")
    changing.folder = next_version(site, tmp_path / "later")
    page.evaluate("navigator.serviceWorker.ready.then(one => one.update()).then(() => true)")
    with page.expect_navigation():
        page.locator("#renewal").get_by_role("button", name="Load it").click()
    Table(page).ready()
    assert not restored(page)
    page.reload()
    Table(page).ready()
    wait_until(page, f"({SNAPSHOT})().then((url) => url !== '{first}')")


def test_the_lab_starts_beside_a_snapshot_and_a_new_version_takes_over_then(
    page: Page, site: Path, tmp_path: Path, changing: SiteServer
) -> None:
    page.clock.install()
    open_table(page, changing.url)
    expect(page.locator("body")).to_have_attribute("data-offline", "kept")
    page.clock.run_for(REST_MS)
    wait_until(page, f"({SNAPSHOT})()")
    page.clock.resume()
    Lab(page, changing.url).open()
    expect(page.locator("body")).to_have_attribute("data-offline", "kept")
    # The lab, which is kept by now, goes on without what a damaged snapshot takes with it.
    page.evaluate(SNAPSHOT, True)
    open_table(page, changing.url)
    assert not restored(page)
    assert page.evaluate(f"({KEPT})('/pyodide.asm.mjs')")
    changing.folder = next_version(site, tmp_path / "later")
    page.evaluate("navigator.serviceWorker.ready.then(one => one.update()).then(() => true)")
    expect(page.locator("#renewal").get_by_role("button", name="Load it")).to_be_visible()
