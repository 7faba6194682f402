"""Visits to the site while one of its files is answered wrongly, and what came of them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from playwright.sync_api import BrowserContext, Error, Page

from tests.support.fault_server import KINDS, Fault, FaultServer, Kind

# Each page that a visitor comes to, with a game on it where there is one.
PLAY = "play.html#v=0&game=consta&size=5"
PAGES = (
    PLAY,
    "",
    "learn.html",
    "puzzles.html",
    "models.html",
    "embed.html?game=consta&size=5&mode=play",
    "lab/",
    "rules/consta.html",
    "docs/embed.html",
)
SPANISH = ("play.html?lang=es#v=0&game=consta&size=5", "learn.html?lang=es", "lab/index.es.html")
# What is fetched when a person wants it: the script of a dialog, and what leads to it.
DIALOGS = {
    "details": ("#tools-open", "#details-open"),
    "editor": ("#tools-open", "#set-up"),
    "embed": ("#tools-open", "#embed"),
    "games": ("#games-open",),
    "new-game": ("#new",),
    "notation": ("#tools-open", "#notation-open"),
    "picture": ("#tools-open", "#picture-open"),
    "records": ("#tools-open", "#open-record"),
    "share": ("#tools-open", "#share"),
    "shortcuts": ("#settings-open", "#keys-open"),
    "statistics": ("#games-open", "#statistics-open"),
}
# So long after a fault has ended the page may take.
PATIENCE = 20.0

# `works`, `says` what to do, or nothing while it may come to either.
STANDS = """() => {
  const has = (sheet) => {
    try {
      return sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  };
  const root = document.documentElement, state = document.body.dataset.state;
  const seen = (what) => [...document.querySelectorAll(what)].some((one) => one.checkVisibility());
  if (seen("#unstarted, #revive, #dialog-missing, .problem:not(:empty)")) return "says";
  const all = (what) => [...document.querySelectorAll(what)];
  const styles = all("link[rel=stylesheet]").every(({ sheet }) => has(sheet));
  if (!styles || document.readyState !== "complete") return "";
  const speaks = all("script[type=module]").length && all("[data-text]").length;
  if (speaks && !("started" in root.dataset)) return "";
  const raw = all("[data-text]").filter((one) => one.textContent === one.dataset.text);
  if (raw.length || !document.body.textContent.trim()) return "";
  // The lab's Python takes its time, and has trials of its own.
  const ready = [undefined, "ready", "thinking"].includes(state);
  const waits = !ready && !document.querySelector("#lab-run");
  return waits ? "" : "works";
}"""


@dataclass(frozen=True)
class Trial:
    """A file that fails, how, and the page on which that is tried."""

    path: str
    kind: Kind
    page: str

    @property
    def sort(self) -> tuple[str, str]:
        """What kind of file it is, by its role and its name's end, and what is wrong with it."""
        *_, folder, name = f"/{self.path}".replace("/index.html", "/").split("/")
        role = "dialog" if " " in self.page else folder.partition("-")[0]
        return f"{role} {''.join(Path(name).suffixes[-2:])}", self.kind


@dataclass(frozen=True)
class Outcome:
    """What came of a trial.

    `stood` is how the page stood at last, `again` how it does on the next visit, with what the
    browser has kept of the one before.
    """

    trial: Trial
    stood: str
    again: str
    seconds: float
    hits: int

    @property
    def good(self) -> bool:
        """Whether the page has worked or said what to do, and works on the next visit."""
        return bool(self.stood) and self.again == "works"

    def __str__(self) -> str:
        """One line of a report."""
        trial = self.trial
        what = trial.path, trial.kind, trial.page or "home", self.stood or "nothing"
        return "\t".join((*what, self.again or "nothing", f"{self.seconds:.1f}", str(self.hits)))


def read_outcome(line: str) -> tuple[str, Trial, bool]:
    """What a line of a report tells: the test, the trial, and whether it went well."""
    name, path, kind, page, stood, again, *_ = line.split("\t")
    trial = Trial(path, cast(Kind, kind), "" if page == "home" else page)
    return name, trial, stood != "nothing" and again == "works"


def trials(site: Path, asked: dict[str, list[str]], *, dialogs: bool = True) -> Iterator[Trial]:
    """All that there are: each file in each way, on the first page that asks for it.

    ``asked`` tells which files each page has asked for when all was well.
    """
    known = set[str]()
    for page, paths in asked.items():
        for path in paths:
            if path not in known:
                known.add(path)
                yield from (Trial(path, kind, page) for kind in _kinds(path))
    for name in DIALOGS if dialogs else ():
        [script] = site.glob(f"assets/app-*/js/dialogs/{name}.js")
        path = f"/{script.relative_to(site).as_posix()}"
        yield from (Trial(path, kind, f"{PLAY} {name}") for kind in KINDS)


def of_each_sort(chosen: Iterable[Trial]) -> list[Trial]:
    """One trial, by lot, of each kind of file and fault."""
    shuffled = list(chosen)
    random.shuffle(shuffled)
    return list({trial.sort: trial for trial in shuffled}.values())


def texts(site: Path) -> tuple[str, ...]:
    """The pages that are no visitor's first, such as reports and those in another language."""
    all_pages = (page.relative_to(site).as_posix() for page in sorted(site.rglob("*.html")))
    known = {page.partition("#")[0].partition("?")[0] for page in (*PAGES, *SPANISH)}
    known |= {"index.html", "lab/index.html", "engine.html", "warm.html"}
    return tuple(page for page in all_pages if page not in known)


def _kinds(path: str) -> tuple[Kind, ...]:
    # What lies in a folder named after its content is never a style sheet of another version.
    return KINDS[:-1] if path.endswith((".css", ".woff2", ".html")) else KINDS


def visited(
    server: FaultServer, context: BrowserContext, pages: Iterable[str] = PAGES
) -> dict[str, list[str]]:
    """Which files each page asks for when all is well."""
    asked = {}
    server.fault = None
    for address in pages:
        page = _new(context)
        server.sent.clear()
        page.goto(server.url + address)
        _until(page, lambda stands: bool(stands), time.monotonic() + 3 * PATIENCE)
        asked[address] = list(dict.fromkeys(path for path, _ in server.sent))
        page.close()
    return asked


def tried(
    server: FaultServer, context: BrowserContext, trial: Trial, seconds: float = 1.0
) -> Outcome:
    """Make a visit while a file fails for so long, and another one when it does no more."""
    server.fault = fault = Fault(trial.path, trial.kind, seconds)
    began = time.monotonic()
    page = _new(context)
    try:
        stood = _visit(page, server.url, trial, fault)
    finally:
        page.close()
    server.fault = None
    page = context.new_page()
    try:
        again = _return(page, server.url, trial)
    finally:
        page.close()
    return Outcome(trial, stood, again, time.monotonic() - began, fault.hits)


def tried_later(
    server: FaultServer, context: BrowserContext, trial: Trial, seconds: float = 1.0
) -> Outcome:
    """Let a file fail when a visitor comes back whose device has kept the site."""
    server.fault = fault = Fault(trial.path, trial.kind, seconds)
    began = time.monotonic()
    page = context.new_page()
    try:
        stood = _visit(page, server.url, trial, fault, met=False)
    finally:
        page.close()
    return Outcome(trial, stood, "works", time.monotonic() - began, fault.hits)


def _new(context: BrowserContext) -> Page:
    """A page in a browser that has been nowhere yet."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.clearBrowserCache")
    session.detach()
    return page


def _visit(page: Page, site: str, trial: Trial, fault: Fault, *, met: bool = True) -> str:
    address, _, dialog = trial.page.partition(" ")
    document = trial.path in (f"/{address.partition('#')[0].partition('?')[0]}", "/")
    try:
        page.goto(site + address, wait_until="commit")
    except Error:
        # A page that did not come at all is for the browser to tell of.
        document = True
    if document and (met or fault.hits):
        # Whoever sees that loads it again.
        time.sleep(max(0.0, min(fault.until, time.monotonic() + 5) - time.monotonic()))
        page.goto("about:blank")
        page.goto(site + address, wait_until="commit")
    if dialog:
        _until(page, lambda stands: stands == "works", time.monotonic() + PATIENCE)
        return _open(page, dialog, _end(fault))
    # A fault that is not met yet is still to come, or was on a page that has been left.
    return _until(page, lambda stands: bool(stands) and (fault.hits > 0 or not met), _end(fault))


def _return(page: Page, site: str, trial: Trial) -> str:
    """How a page stands on a visit that nothing is wrong with any more."""
    address, _, dialog = trial.page.partition(" ")
    page.goto(site + address, wait_until="commit")
    began = time.monotonic()
    end = began + PATIENCE
    # What is said at once may have been said of a file that the browser had kept, and be over.
    stood = _until(page, lambda stands: stands == "works", end)
    return _open(page, dialog, end) if dialog and stood else stood


def _open(page: Page, dialog: str, end: float) -> str:
    for selector in DIALOGS[dialog]:
        page.locator(selector).click()
    return _until(page, lambda _: _opened(page), end)


def _end(fault: Fault) -> float:
    return min(fault.until, time.monotonic() + fault.seconds) + PATIENCE


def _opened(page: Page) -> bool:
    return bool(page.evaluate("document.querySelector('dialog[open], #dialog-missing') !== null"))


def _until(page: Page, ends: Callable[[str], bool], deadline: float) -> str:
    """How a page stands when that is enough; nothing where it never is."""
    while time.monotonic() < deadline:
        try:
            stands: str = page.evaluate(STANDS)
            if ends(stands):
                return stands or "works"
        except Error:
            # It is just being loaded.
            pass
        page.wait_for_timeout(50)
    return ""
