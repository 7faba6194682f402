"""Play in a browser, and read its clocks."""

from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Playwright

from tools.build.browser import FLAGS
from tools.build.server import SiteServer, serving
from tools.research.bench.audits import audit_figures
from tools.research.bench.clicks import PLAY, READY, click
from tools.research.bench.embed import embed_figures
from tools.research.bench.figures import Figure
from tools.research.bench.memory import memory_figures

_CLICKS = 60
# Lighthouse's own advice is to run it five times.
_AUDITS = 5
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
                *memory_figures(playwright, executable, server),
                *embed_figures(browser, server),
                *audit_figures(server, executable, _AUDITS),
            ]
        finally:
            browser.close()


def _play(browser: Browser, server: SiteServer) -> list[Figure]:
    """Click one space after the other and see how long the board takes to show each."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.url + PLAY)
    page.wait_for_selector(READY)
    page.evaluate(_SERVED)
    loaded: float = page.evaluate(_MARK, "view-painted")
    page.evaluate(_WATCH_CLICKS)
    page.evaluate(_WATCH_TASKS)
    for number in range(_CLICKS):
        click(page, number)
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
