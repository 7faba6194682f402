"""A browser context whose pages find a running engine, for tests that are not about starting one.

The engine is the site's own and runs in a page that stays open. The workers of all other pages
hand their commands over to it, through the hub by which boards of one page share an engine.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.support.waiting import PATIENCE_MS
from tests.support.watch import origin
from tools.build.server import SiteServer

_PAGE = """<!doctype html><title>Engine</title><link rel="icon" href="data:,">
<script type="module" src="assets/warm/js/pages/embed/engine.js"></script>
<script type="module" src="assets/warm/js/warm.js"></script>"""
# What runs in it beside the script of `engine.html`, in a copy of the site's scripts that has the
# site's own worker. It has a board that is never gone, since soon after the last one a hub ends its
# engine. With a worker all ends that it wanted, as with the site's own: each holds a lock for as
# long as it lives. Else what a page analysed would go on for minutes after it.
_ENGINE = """const workers = new BroadcastChannel("warm-engine");
const ports = new Map();
const keeper = new MessageChannel();
const tell = (trilithon, id, ports = []) => postMessage({ trilithon, id }, "*", ports);
tell("board", "keeper", [keeper.port2]);
let helping;
const leave = (worker) => {
  ports.get(worker)?.close();
  if (ports.delete(worker)) tell("gone", worker);
  if (worker !== helping) return;
  keeper.port1.postMessage({ type: "assist", game: "", position: "" });
  helping = undefined;
};
workers.onmessage = ({ data: { worker, word } }) => {
  if (word === "held") return navigator.locks.request(worker, () => leave(worker));
  if (word?.type === "assist") helping = worker;
  if (!ports.has(worker)) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => workers.postMessage({ to: worker, word: data });
    ports.set(worker, port1);
    tell("board", worker, [port2]);
  }
  if (word !== null) ports.get(worker).postMessage(word);
};
globalThis.forget = () => [...ports.keys()].forEach(leave);
document.body.dataset.state = "ready";"""
# What a page sends and is told is the same as from the site's own worker. Sessions are told apart
# by the worker's name, since pages call them alike.
_WORKER = """const worker = Math.random().toString(36).slice(2);
const engine = new BroadcastChannel("warm-engine");
const tell = (word) => engine.postMessage({ worker, word });
onmessage = ({ data }) => {
  if (data === "") return postMessage({ kind: "alive" });
  const command = JSON.parse(data);
  tell("session" in command ? { ...command, session: `${worker} ${command.session}` } : command);
};
engine.onmessage = ({ data: { to, word } }) => {
  if (to !== worker) return;
  if (word.kind !== "event") return postMessage(word);
  const { event } = word;
  const mine = "session" in event && event.session !== "";
  const told = mine ? { ...event, session: event.session.split(" ").slice(1).join(" ") } : event;
  postMessage({ kind: "events", text: JSON.stringify([told]) });
};
tell(null);
navigator.locks.request(worker, () => {
  tell("held");
  return new Promise(() => {});
}).catch(() => {});"""

# The computer's moves are shown without a pause, which most tests are not about.
AT_ONCE = """try {
  localStorage.setItem("trilithon.pause", "0");
} catch {
  // Frames that may keep nothing have to wait.
}"""
# A device without sound, which most tests are not about: a page that was heard once goes on to
# make silence, thousands of samples a second.
SILENT = "delete globalThis.AudioContext; delete Navigator.prototype.mediaDevices;"
# For pages that are looked at as they stand without an engine.
NO_ENGINE = """globalThis.Worker = class extends EventTarget {
  postMessage() {}
  terminate() {}
};"""

_KEPT = {"storageTypes": "local_storage,indexeddb,cache_storage"}
_ADDRESS = "warm.html"
# In milliseconds, until pages that do not close are given up with their context.
_PATIENCE, _PAUSE = 5_000, 20
# Playwright's clock cannot be taken out of a context again.
_HAS_OWN_CLOCK = "/native code/.test(Function.prototype.toString.call(Date))"


def make_warm_site(site: Path, folder: Path) -> None:
    """Make a copy of the site in a folder that is not there yet, for a server of warm contexts."""
    compressed = shutil.ignore_patterns("*.br", "*.gz")
    shutil.copytree(site, folder, ignore=compressed, copy_function=_link)
    [worker] = folder.glob("assets/app-*/js/engine/worker.js")
    scripts = worker.parents[2]
    shutil.copytree(scripts, folder / "assets/warm", copy_function=_link)
    (folder / "assets/warm/js/warm.js").write_text(_ENGINE, encoding="utf-8")
    worker.unlink()
    worker.write_text(_WORKER, encoding="utf-8")
    (folder / _ADDRESS).write_text(_PAGE, encoding="utf-8")


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


class WarmContext:
    """A context that tests use one after the other, each with pages of its own."""

    def __init__(
        self,
        browser: Browser,
        options: dict[str, Any],
        server: SiteServer,
        service_workers: Literal["allow", "block"] = "block",
    ) -> None:
        self._browser = browser
        self._options = {**options, "service_workers": service_workers}
        self._url = server.url
        self._context: BrowserContext | None = None
        self._keeper: Page | None = None

    def take(self) -> BrowserContext:
        """The context, with an engine that runs and nothing that is kept."""
        if self._context is None:
            self._context = self._browser.new_context(**self._options)
            self._context.set_default_timeout(PATIENCE_MS)
            self._context.add_init_script(AT_ONCE)
            self._context.add_init_script(SILENT)
            self._keeper = self._context.new_page()
            self._keeper.goto(self._url + _ADDRESS)
            self._keeper.locator("[data-state=ready]").wait_for(state="attached")
        return self._context

    def pages(self) -> list[Page]:
        """The pages of the test that has the context."""
        assert self._context is not None
        return [page for page in self._context.pages if page is not self._keeper]

    def close_pages(self, left_open: Page | None = None) -> None:
        """Close what a test opened, but for one page; raises `Error` if some do not close.

        Chromium is told to close them, which answers at once: Playwright waits without end for a
        page that is on its way to another address.
        """
        context, keeper = self._context, self._keeper
        assert context is not None
        assert keeper is not None
        stay = [_target(context, page) for page in (keeper, left_open) if page is not None]
        session = self._browser.new_browser_cdp_session()
        for target in session.send("Target.getTargets")["targetInfos"]:
            ours = target.get("browserContextId") == stay[0]["browserContextId"]
            others = target["targetId"] not in [one["targetId"] for one in stay]
            if ours and others and target["type"] == "page":
                session.send("Target.closeTarget", {"targetId": target["targetId"]})
        session.detach()
        for _ in range(_PATIENCE // _PAUSE):
            if all(page is left_open for page in self.pages()):
                return
            keeper.wait_for_timeout(_PAUSE)
        raise Error("a page was not closed")

    def give_back(self) -> None:
        """Close what a test opened and clear away what it left."""
        context, keeper = self._context, self._keeper
        assert context is not None
        assert keeper is not None
        try:
            self.close_pages()
            if not keeper.evaluate(_HAS_OWN_CLOCK):
                return self.discard()
            context.unroute_all()
            context.clear_permissions()
            keeper.evaluate("forget()")
            session = context.new_cdp_session(keeper)
            session.send("Storage.clearDataForOrigin", {**_KEPT, "origin": origin(self._url)})
            session.detach()
        except Error:
            self.discard()

    def discard(self) -> None:
        """Let the next test have a new context."""
        if self._context is not None:
            self._context.close()
        self._context = self._keeper = None


def _target(context: BrowserContext, page: Page) -> dict[str, Any]:
    session = context.new_cdp_session(page)
    target: dict[str, Any] = session.send("Target.getTargetInfo")["targetInfo"]
    session.detach()
    return target
