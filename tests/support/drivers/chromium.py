"""Chromium, by Playwright."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType

_NETWORK = b"=network.mojom.NetworkService"


class Chromium:
    """A whole Chromium; `options` say how it is started."""

    def __init__(self, kind: BrowserType, options: dict[str, Any]) -> None:
        self._browser = kind.launch(**options)
        self._page = self._browser.new_page(viewport={"width": 1280, "height": 900})

    def open(self, url: str) -> None:
        """Go to an address and wait until the page is loaded."""
        self._page.goto(url)

    def reload(self) -> None:
        """Load the page again."""
        self._page.reload()

    def run(self, expression: str) -> object:
        """Return what a JavaScript expression is worth, awaited if it is a promise."""
        result: object = self._page.evaluate(f"async () => await ({expression}) ?? null")
        return result

    def click(self, selector: str) -> None:
        """Click the middle of an element as a mouse does."""
        self._page.click(selector)

    def picture(self, path: Path) -> None:
        """Write what the window shows as PNG."""
        self._page.screenshot(path=path)

    @contextmanager
    def without_network(self) -> Iterator[None]:
        """Let nothing through, nor tell anybody: the process that has the network stands still."""
        session = self._browser.new_browser_cdp_session()
        told = session.send("SystemInfo.getProcessInfo")["processInfo"]
        ids = [one["id"] for one in told]
        [process] = [one for one in ids if _NETWORK in Path(f"/proc/{one}/cmdline").read_bytes()]
        os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(process, signal.SIGCONT)

    def close(self) -> None:
        """End the browser."""
        self._browser.close()
