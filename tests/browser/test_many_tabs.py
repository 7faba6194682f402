"""Many tabs of one browser at once: each plays a game of its own, and none spoils another's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.support.table import START, Table
from tests.support.watch import Watch
from tools.build.server import SiteServer

pytestmark = pytest.mark.browser

TABS = 10
# A game for each tab, told apart by its first stone.
GAMES = [(f"{'abcde'[tab % 5]}{1 + tab // 5}", f"{'edcba'[tab % 5]}5") for tab in range(TABS)]
KEPT = """() => Object.keys(localStorage).filter((name) => name.startsWith("trilithon.game."))
  .map((name) => JSON.parse(localStorage.getItem(name)).fragment)"""

# Ten engines would be most of what this test takes, so one serves the workers of all tabs.
ENGINE = """<!doctype html><title>Engine</title><link rel="icon" href="data:,">
<script type="module">
import {{ connect }} from "./{module}";
const tabs = new BroadcastChannel("engine");
const engine = connect({{
  onEvent: (event) => tabs.postMessage({{ event }}),
  onProgress: () => {{}}, onRestart: () => {{}}, onFailure: () => {{}},
}});
tabs.onmessage = ({{ data }}) => data.command && engine.send(data.command);
</script>"""
WORKER = """const name = Math.random().toString(36);
const engine = new BroadcastChannel("engine");
onmessage = ({ data }) => {
  if (data === "") return postMessage({ kind: "alive" });
  const command = JSON.parse(data);
  engine.postMessage({ command: { ...command, session: `${name} ${command.session}` } });
};
engine.onmessage = ({ data: { event } }) => {
  if (!event) return;
  const [tab, session] = event.session?.split(" ") ?? [name];
  if (tab === name) postMessage({ kind: "events", text: JSON.stringify([{ ...event, session }]) });
};"""


@pytest.fixture
def sharing(browser: Browser, server: SiteServer, site: Path) -> Iterator[BrowserContext]:
    """A browser whose tabs share an engine."""
    [module] = site.glob("assets/app-*/js/engine/engine.js")
    engine = ENGINE.format(module=module.relative_to(site).as_posix())

    with browser.new_context(service_workers="block") as context:
        watching = Watch(context, {server.url.rstrip("/")})
        context.route("**/shared-engine", lambda route: route.fulfill(body=engine))
        shared = context.new_page()
        shared.goto(f"{server.url}shared-engine")
        shared.wait_for_event("worker")
        # From now on: the shared engine's own worker is there already.
        context.route(
            "**/engine/worker.js",
            lambda route: route.fulfill(body=WORKER, content_type="text/javascript"),
        )
        yield context
        assert watching.problems == []


def test_ten_tabs_play_and_reload_without_spoiling_each_others_games(
    sharing: BrowserContext, server: SiteServer
) -> None:
    pages = [sharing.new_page() for _ in GAMES]
    for page in pages:
        page.goto(server.url + START.format(size=5), wait_until="commit")
    tables = [Table(page).ready() for page in pages]
    # One move in each tab by turns, so that every tab writes between two moves of each other.
    for table, (stone, _) in zip(tables, GAMES, strict=True):
        table.choose(stone)
    for page, table in zip(pages, tables, strict=True):
        expect(table.body).to_have_attribute("data-kept", table.revision)
        page.reload(wait_until="commit")
    for table, (_, stack) in zip(tables, GAMES, strict=True):
        table.ready().choose(stack, stack)
    for table, (stone, stack) in zip(tables, GAMES, strict=True):
        expect(table.moves).to_have_text([re.compile(f"{stone}$"), re.compile(f"2{stack}$")])
        expect(table.body).to_have_attribute("data-kept", table.revision)
    addresses = {urlsplit(page.url).fragment for page in pages}
    assert len(addresses) == TABS
    assert set(pages[0].evaluate(KEPT)) == addresses
