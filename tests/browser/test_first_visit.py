"""What a first visit costs: no file that lasts is fetched by a page, and then again to be kept."""

from __future__ import annotations

import json
import os
import re
import time
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.drivers.driver import PATIENCE
from tests.support.drivers.webkit import window
from tests.support.table import PLAY
from tests.support.watch import Watch
from tools.build.browser import ALL, find_webkit
from tools.build.server import SiteServer

pytestmark = pytest.mark.browser

GAME = f"{PLAY}#v=0&game=consta&size=5"


def kept(site: Path) -> set[str]:
    """The files that the service worker keeps, as paths."""
    script = (site / "sw.js").read_text(encoding="utf-8")
    found = re.search(r"FILES = [^\[]*(\[.*?\])", script, re.DOTALL)
    assert found is not None
    return {f"/{name.removeprefix('./')}" for name in json.loads(found[1])}


def asked_twice(server: SiteServer) -> set[str]:
    """Lasting files that were sent more than once."""
    counts = Counter(path for path, _ in server.sent if path.startswith("/assets/"))
    return {path for path, count in counts.items() if count > 1}


@pytest.mark.page("kept")
def test_chromium_asks_for_each_file_once(page: Page, own_server: SiteServer, watch: Watch) -> None:
    watch.allow(own_server)
    page.goto(own_server.url + GAME)
    expect(page.locator("body")).to_have_attribute("data-offline", "kept")
    assert asked_twice(own_server) == set()


def test_webkit_asks_for_each_file_once(site: Path, own_server: SiteServer) -> None:
    # Not by its driver, whose windows are private ones: those have no store on disk, so that pages
    # and service workers fetch each for themselves.
    browser = find_webkit()
    if browser is None:
        if os.environ.get(ALL):
            pytest.fail(f"there is no WebKitGTK, and {ALL} wants every browser")
        pytest.skip("there is no WebKitGTK")
    wanted = kept(site)
    with window(browser, own_server.url + GAME):
        deadline = time.monotonic() + PATIENCE
        while not wanted <= {path for path, _ in own_server.sent}:
            assert time.monotonic() < deadline, "the site is not kept"
            time.sleep(0.1)
    assert asked_twice(own_server) == set()
