"""What a board costs the page that it stands in, for as long as nobody uses it."""

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from tools.build.server import SiteServer, serving
from tools.research.bench.figures import Figure

# A game of some length on the usual board.
MOVES = (
    "c9.c2,c3.a8,f4.h5,j2.d5,h7.e5,j7.b3,e2.a9,b10.a6,d11.a2,g9.e10,i1.h11,"
    "j9.d6,h2.a10,c11.d1,d8.2j11.f8,j5.b9,k4.g11,i9.b4,j6.2i10.a11,g3.c7,e1.c1,f3"
)
_GAME = f"play.html#v=0&game=consta&size=11&moves={MOVES}"
_HOST = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,"><p>A page.</p>{markup}</html>"""
_SETTLE_MS = 1000
_PAIRS = 7


def embed_figures(browser: Browser, server: SiteServer) -> list[Figure]:
    """The cost of the markup that the page's dialog gives, on a page that has nothing else."""
    markup = _markup(browser, server)
    _, _, element = markup.partition("\n")
    with TemporaryDirectory(prefix="trilithon-bench-") as folder:
        (Path(folder) / "with.html").write_text(_HOST.format(markup=markup), encoding="utf-8")
        (Path(folder) / "without.html").write_text(_HOST.format(markup=""), encoding="utf-8")
        with serving(Path(folder), headers=None) as host:
            server.sent.clear()
            times = [
                _busy(browser, f"{host.url}with.html") - _busy(browser, f"{host.url}without.html")
                for _ in range(_PAIRS)
            ]
            sent = sum(size for _, size in server.sent) / _PAIRS
    return [
        Figure("unused-sent", (sent + len(element)) / 1e3, "kB", 40),
        Figure("unused-busy", median(times), "ms", 100),
    ]


def _markup(browser: Browser, server: SiteServer) -> str:
    page = browser.new_page()
    page.goto(server.url + _GAME)
    page.wait_for_selector("body[data-state=ready]")
    page.locator("#tools-open").click()
    page.locator("#embed").click()
    page.wait_for_selector("#embed-preview trilithon-board")
    markup = page.locator("#embed-markup").input_value()
    page.close()
    return markup


def _busy(browser: Browser, url: str) -> float:
    """How long a page that is loaded by itself keeps its main thread at work, in ms."""
    page: Page = browser.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    page.goto(url)
    page.wait_for_timeout(_SETTLE_MS)
    metrics = session.send("Performance.getMetrics")["metrics"]
    page.close()
    seconds: float = next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")
    return 1e3 * seconds
