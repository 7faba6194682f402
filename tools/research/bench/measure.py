"""Play in a browser, and read its clocks."""

import sys
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

from tools.build.browser import FLAGS
from tools.build.server import SiteServer, serving
from tools.research.bench.audits import audit_figures
from tools.research.bench.embed import embed_figures
from tools.research.bench.figures import Figure

_CLICKS = 60
# Lighthouse's own advice is to run it five times.
_AUDITS = 5
_READY = "body[data-state=ready]"
_MARK = "name => performance.getEntriesByName(name).at(-1)?.startTime"
_SERVED = "async () => (await navigator.serviceWorker.ready).active.state"

# From the click, as the browser stamped it, to the mark that the page sets after painting.
_WATCH_CLICKS = """() => {
  window.clicked = [];
  addEventListener("click", (event) => window.clicked.push(event.timeStamp), true);
}"""
_TIMES = """() => [
  window.clicked, performance.getEntriesByName("view-painted").map((mark) => mark.startTime)
]"""
# The page of the game.
_PLAY = "play.html"
_WATCH_TASKS = """() => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ startTime, duration }) => (
      { startTime, duration })));
  }).observe({ type: "longtask", buffered: true });
}"""


def measure(playwright: Playwright, site: Path, executable: Path) -> list[Figure]:
    """Return the figures of a page that is there, and what Lighthouse says of pages that come."""
    with serving(site) as server:
        browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        try:
            return [
                *_play(browser, server),
                *_memory(playwright, executable, server),
                *embed_figures(browser, server),
                *audit_figures(server, executable, _AUDITS),
            ]
        finally:
            browser.close()


def _play(browser: Browser, server: SiteServer) -> list[Figure]:
    """Click one space after the other and see how long the board takes to show each."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.url + _PLAY)
    page.wait_for_selector(_READY)
    page.evaluate(_SERVED)
    loaded: float = page.evaluate(_MARK, "view-painted")
    page.evaluate(_WATCH_CLICKS)
    page.evaluate(_WATCH_TASKS)
    for number in range(_CLICKS):
        _click(page, number)
    clicked, painted = page.evaluate(_TIMES)
    tasks: list[dict[str, Any]] = page.evaluate("() => window.longTasks")
    context.close()
    waits = [min(at for at in painted if at > click) - click for click in clicked]
    longest = max((task["duration"] for task in tasks if task["startTime"] > loaded), default=0.0)
    return [
        Figure("painted-median", median(waits), "ms"),
        Figure("painted-95", quantiles(waits, n=20)[-1], "ms", 50),
        Figure("painted-slowest", max(waits), "ms"),
        Figure("longest-task", longest, "ms", 50),
    ]


def _click(page: Page, number: int) -> None:
    """Click a target, and wait for the revision that comes of it."""
    before = page.get_attribute("body", "data-revision")
    targets = page.locator('[data-space][data-state="target"]')
    targets.nth(number * 7 % targets.count()).click()
    page.wait_for_selector(f'body[data-state="ready"]:not([data-revision="{before}"])')
    page.evaluate("() => new Promise((done) => setTimeout(done, 60))")


def _memory(playwright: Playwright, executable: Path, server: SiteServer) -> list[Figure]:
    """What the page's process holds once a game with the computer has been played to its end."""
    if sys.platform != "linux":
        return []
    browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
    try:
        page = browser.new_page()
        page.add_init_script("localStorage.setItem('trilithon.pause', '0')")
        page.goto(f"{server.url}{_PLAY}?level=1")
        page.wait_for_selector(_READY)
        number = 0
        while not page.get_attribute("body", "data-result"):
            _click(page, number)
            number += 1
        session = browser.new_browser_cdp_session()
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        held = sum(_held(one["id"]) for one in processes if one["type"] == "renderer")
    finally:
        browser.close()
    return [Figure("memory", held / 1e6, "MB")]


def _held(process: int) -> float:
    """The bytes of a process, with its part of what it shares with others."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines():
        name, _, value = line.partition(":")
        if name == "Pss":
            return 1024 * float(value.split()[0])
    return 0.0
