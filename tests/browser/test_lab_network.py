"""The lab where the network comes late, or is gone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.support.lab import PATIENCE, PYPI, Lab
from tests.support.table import open_table
from tests.support.waiting import wait_until
from tests.support.warm_context import NO_ENGINE
from tests.support.watch import Watch
from tools.build.server import SiteServer, serving
from trilithon.games import GAMES

# How often a start is tried, and the longest pause between (`interpreter.js`).
TRIES, LONGEST_PAUSE_MS = 5, 4000
COUNT_WARNINGS = """globalThis.warnings = 0;
const { warn } = console;
console.warn = (...told) => {
  warnings += 1;
  warn(...told);
};"""

pytestmark = pytest.mark.browser


@pytest.fixture
def own_folder(site: Path, watch: Watch) -> Iterator[SiteServer]:
    """The site in a sub-folder of an origin of one test alone."""
    with serving(site, prefix="/some/folder") as started:
        watch.allow(started)
        yield started


def stop(server: SiteServer, page: Page) -> None:
    """Take the network away."""
    server.shutdown()
    server.server_close()
    # Connections that are still open would be answered.
    page.context.set_offline(True)


@pytest.mark.page("kept")
def test_a_position_opens_in_the_lab_and_then_every_example_runs_with_the_server_stopped(
    page: Page, own_folder: SiteServer, watch: Watch
) -> None:
    open_table(page, own_folder.url, query="?lang=es").choose("c3")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # The game's page asks for nothing of the lab's.
    assert not [path for path, _ in own_folder.sent if "/lab" in path and "/app-" not in path]
    page.click("#tools-open")
    page.get_by_role("link", name="Abrir en el laboratorio").click()
    expect(page).to_have_url(re.compile(r"/some/folder/lab/index\.es\.html#link=1t"))
    lab = Lab(page, own_folder.url).ready()
    expect(lab.output.locator("img")).to_have_count(0)
    page.click("#lab-run")
    expect(lab.output.get_by_role("img")).to_have_attribute("alt", re.compile("Piedra negra: c3"))
    expect(page.locator("body")).to_have_attribute("data-kept", "yes", timeout=PATIENCE)
    stop(own_folder, page)
    lab.open()
    for game in GAMES:
        page.click("#lab-clear")
        lab.example(game)
        expect(lab.output.locator(".said-error")).to_have_count(0)
        expect(lab.last("note")).to_contain_text("Done in")
        picture = lab.output.locator("img").last
        expect(picture).to_have_attribute("alt", re.compile(f"^{game.capitalize()}"))
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100
    # Another version taking over is told here too.
    page.evaluate("navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))")
    expect(page.locator("#renewal")).to_contain_text("There is a new version of Trilithon.")
    watch.origins.add(PYPI)
    lab.fetch("sortedcontainers")
    expect(lab.last("trouble")).to_have_text(
        "This package cannot be reached, since the network is off or PyPI does not answer:"
        " sortedcontainers"
    )
    lab.run('await micropip.install(["attrs", "toolz"])')
    expect(lab.last("trouble")).to_contain_text("These packages cannot be reached")
    expect(lab.last("trouble")).to_contain_text("attrs and toolz")
    # The browser notes each request that failed.
    watch.problems.clear()


def test_a_program_in_a_link_does_not_run_by_itself_however_late_the_network_is_there(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    lab = Lab(page, server.url)
    page.clock.install()
    page.add_init_script(COUNT_WARNINGS)
    page.route("**/*.packed", lambda route: route.abort("internetdisconnected"))
    # Where nothing is run no Python is wanted.
    page.add_init_script(f"if (!location.hash) {NO_ENGINE}")
    page.goto(lab.address + "lab/")
    lab.write("mine = 1")
    page.goto(lab.address + "lab/#code=" + quote('print("linked")'))
    page.reload()
    for failures in range(1, TRIES):
        wait_until(page, f"warnings >= {failures}")
        page.clock.run_for(LONGEST_PAUSE_MS)
    told = lab.last("trouble")
    expect(told).to_contain_text("It needs the network once", timeout=PATIENCE)
    expect(told).not_to_contain_text("TypeError")
    page.unroute("**/*.packed")
    page.click("#lab-anew")
    lab.ready()
    expect(lab.editor).to_have_text('print("linked")')
    expect(lab.output.locator(".said-note").first).to_contain_text("has not been run")
    expect(lab.output.locator(".said-out")).to_have_count(0)
    page.click("#lab-earlier")
    expect(lab.editor).to_have_text("mine = 1")
    page.click("#lab-later")
    page.click("#lab-run")
    expect(lab.last("out")).to_have_text("linked\n")
    watch.problems.clear()
