"""What pages hold in memory once they have settled: a diagram, a replay, a game that was played."""

import sys
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, Playwright

from tools.build.browser import FLAGS
from tools.build.server import SiteServer
from tools.research.bench.clicks import PLAY, READY, click
from tools.research.bench.embed import MOVES
from tools.research.bench.figures import Figure

# Beyond what an empty page takes, and in all: half of what it was.
_MORE, _GAME = 60, 187
_BOARD = f"embed.html?game=consta&size=11&moves={MOVES.replace('.', '+')}&mode="
# A page with nothing in it.
_EMPTY = "robots.txt"
_PATIENCE_MS = 120_000
# A browser tidies up half a minute after there was last something to do, and then bit by bit.
_REST_MS = 40_000
_PAUSE_MS, _STILL, _LONGEST = 2000, 1e6, 30
# Which process a page has is told nowhere, so it is kept busy for so long.
_WORK = "() => { const end = performance.now() + 300; while (performance.now() < end); }"


def memory_figures(playwright: Playwright, executable: Path, server: SiteServer) -> list[Figure]:
    """What the process of each page holds, in a browser of its own."""
    if sys.platform != "linux":
        return []

    def measured(place: str, *, played: bool = False) -> float:
        browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        try:
            page = browser.new_page()
            page.set_default_timeout(_PATIENCE_MS)
            page.add_init_script("localStorage.setItem('trilithon.pause', '0')")
            page.goto(server.url + place)
            if place != _EMPTY:
                page.wait_for_selector(READY)
            if played:
                _play(page)
            return _settled(browser, page, workers=int(played))
        finally:
            browser.close()

    empty = measured(_EMPTY)
    boards = {mode: measured(_BOARD + mode) - empty for mode in ("diagram", "replay")}
    game = measured(f"{PLAY}?level=1", played=True)
    return [
        *(Figure("memory-more", more / 1e6, "MB", _MORE, of) for of, more in boards.items()),
        Figure("memory", game / 1e6, "MB", _GAME),
    ]


def _play(page: Page) -> None:
    """Play a game with the computer to its end."""
    number = 0
    while not page.get_attribute("body", "data-result"):
        click(page, number)
        number += 1


def _settled(browser: Browser, page: Page, workers: int) -> float:
    """What the page's process holds when so many of its workers are left and it changes no more."""
    while len(page.workers) > workers:
        page.wait_for_timeout(_PAUSE_MS)
    page.wait_for_timeout(_REST_MS)
    session = browser.new_browser_cdp_session()
    process = _process(session, page)
    held, before = _held(process), float("inf")
    for _ in range(_LONGEST):
        if abs(before - held) < _STILL:
            break
        page.wait_for_timeout(_PAUSE_MS)
        before, held = held, _held(process)
    return held


def _process(session: CDPSession, page: Page) -> int:
    """The page's process: the one that works when the page does."""
    before = _times(session)
    page.evaluate(_WORK)
    after = _times(session)
    return max(after, key=lambda one: after[one] - before.get(one, 0.0))


def _times(session: CDPSession) -> dict[int, float]:
    """How long the processes of pages have worked, the browser's own pages among them."""
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return {one["id"]: one["cpuTime"] for one in told if one["type"] == "renderer"}


def _held(process: int) -> float:
    """The bytes of a process, with its part of what it shares with others."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines():
        name, _, value = line.partition(":")
        if name == "Pss":
            return 1024 * float(value.split()[0])
    return 0.0
