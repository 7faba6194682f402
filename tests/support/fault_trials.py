"""Visits to the site while one of its files is answered wrongly, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

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


@dataclass(frozen=True)
class Outcome:
    """What came of a trial: how the page stood at last, and after how many seconds."""

    trial: Trial
    stood: str
    seconds: float
    hits: int

    def __str__(self) -> str:
        """One line of a report."""
        trial = self.trial
        what = trial.path, trial.kind, trial.page or "home", self.stood or "nothing"
        return "\t".join((*what, f"{self.seconds:.1f}", str(self.hits)))


def trials(site: Path, asked: dict[str, list[str]]) -> Iterator[Trial]:
    """All that there are: each file in each way, on the first page that asks for it.

    ``asked`` tells which files each page has asked for when all was well.
    """
    known = set[str]()
    for page, paths in asked.items():
        for path in paths:
            if path not in known:
                known.add(path)
                yield from (Trial(path, kind, page) for kind in _kinds(path))
    for name in DIALOGS:
        [script] = site.glob(f"assets/app-*/js/dialogs/{name}.js")
        path = f"/{script.relative_to(site).as_posix()}"
        yield from (Trial(path, kind, f"{PLAY} {name}") for kind in KINDS)


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
        page = context.new_page()
        server.sent.clear()
        page.goto(server.url + address)
        _until(page, lambda stands: bool(stands), time.monotonic() + PATIENCE)
        asked[address] = list(dict.fromkeys(path for path, _ in server.sent))
        page.close()
    return asked


def tried(server: FaultServer, context: BrowserContext, trial: Trial) -> Outcome:
    """Make a visit while a file fails."""
    server.fault = fault = Fault(trial.path, trial.kind)
    began = time.monotonic()
    page = context.new_page()
    try:
        stood = _visit(page, server.url, trial, fault)
    finally:
        page.close()
    return Outcome(trial, stood, time.monotonic() - began, fault.hits)


def _visit(page: Page, site: str, trial: Trial, fault: Fault) -> str:
    address, _, dialog = trial.page.partition(" ")
    document = trial.path in (f"/{address.partition('#')[0].partition('?')[0]}", "/")
    try:
        page.goto(site + address, wait_until="commit")
    except Error:
        # A page that did not come at all is for the browser to tell of.
        document = True
    if document:
        # Whoever sees that loads it again.
        time.sleep(max(0.0, min(fault.until, time.monotonic() + 5) - time.monotonic()))
        page.goto("about:blank")
        page.goto(site + address, wait_until="commit")
    if dialog:
        _until(page, lambda stands: stands == "works", time.monotonic() + PATIENCE)
        for selector in DIALOGS[dialog]:
            page.locator(selector).click()
        return _until(page, lambda _: _opened(page), _end(fault))
    # A fault that is not met yet is still to come, or was on a page that has been left.
    return _until(page, lambda stands: bool(stands) and fault.hits > 0, _end(fault))


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
        time.sleep(0.05)
    return ""
