"""What a test wants of any browser, and what can be said of a page with it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Protocol

# A cold engine on a busy machine takes its time.
PATIENCE = 60.0
_PAUSE = 0.1


class Driver(Protocol):
    """One window of one browser, with a profile of its own that is gone at the end."""

    def open(self, url: str) -> None:
        """Go to an address and wait until the page is loaded."""

    def reload(self) -> None:
        """Load the page again."""

    def run(self, expression: str) -> object:
        """Return what a JavaScript expression is worth, awaited if it is a promise."""

    def click(self, selector: str) -> None:
        """Click the middle of an element as a mouse does."""

    def picture(self, path: Path) -> None:
        """Write what the window shows as PNG."""

    def close(self) -> None:
        """End the browser."""


def wait(driver: Driver, expression: str) -> None:
    """Wait until a JavaScript expression is true."""
    end = time.monotonic() + PATIENCE
    while not driver.run(f"Boolean(document.body && ({expression}))"):
        if time.monotonic() > end:
            told = driver.run("document.body.innerText.slice(0, 400)")
            raise AssertionError(f"{expression} did not come true; the page says: {told}")
        time.sleep(_PAUSE)


def one(selector: str) -> str:
    """Return the JavaScript that finds an element."""
    return f"document.querySelector({json.dumps(selector)})"
