"""Chromium, by Playwright."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext


class Chromium:
    """A page of its own in the browser that all other tests use."""

    def __init__(self, context: BrowserContext) -> None:
        self._context = context
        self._page = context.new_page()
        self._page.set_viewport_size({"width": 1280, "height": 900})

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

    def close(self) -> None:
        """Close the page."""
        self._page.close()
